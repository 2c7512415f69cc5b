//! Placing the names beside the ends of lines, so that none covers another.

/// Moves places on a line apart until each is at least `gap` from the next, as little as can be,
/// and keeps their order. All stay between `low` and `high` if there is room.
pub fn spread(places: &[f64], gap: f64, (low, high): (f64, f64)) -> Vec<f64> {
    let mut order: Vec<usize> = (0..places.len()).collect();
    order.sort_by(|&a, &b| places[a].total_cmp(&places[b]));

    // Names that touch move as one; each wants to be where its members on average want to be.
    let mut clusters: Vec<Cluster> = Vec::new();
    for &index in &order {
        let mut cluster = Cluster::new(places[index]).within(gap, low, high);
        while let Some(before) = clusters.pop_if(|before| before.end(gap) + gap > cluster.start) {
            cluster = before.and(cluster, gap).within(gap, low, high);
        }
        clusters.push(cluster);
    }

    let mut spread = vec![0.0; places.len()];
    let placed = clusters.iter().flat_map(|cluster| cluster.places(gap));
    for (&index, place) in order.iter().zip(placed) {
        spread[index] = place;
    }
    spread
}

/// Names that touch.
struct Cluster {
    members: usize,
    /// The sum of where the first would have to be for each member to be where it wants to be.
    wanted_starts: f64,
    /// Where the first is.
    start: f64,
}

impl Cluster {
    fn new(place: f64) -> Self {
        Self {
            members: 1,
            wanted_starts: place,
            start: place,
        }
    }

    /// Where the last is.
    fn end(&self, gap: f64) -> f64 {
        self.start + (self.members - 1) as f64 * gap
    }

    /// Both as one, `after` behind.
    fn and(self, after: Self, gap: f64) -> Self {
        let shift = self.members as f64 * gap * after.members as f64;
        Self {
            members: self.members + after.members,
            wanted_starts: self.wanted_starts + after.wanted_starts - shift,
            start: self.start,
        }
    }

    /// Where it wants to be, as far as the limits allow. The lower limit comes first.
    fn within(mut self, gap: f64, low: f64, high: f64) -> Self {
        let length = (self.members - 1) as f64 * gap;
        let wanted = self.wanted_starts / self.members as f64;
        self.start = wanted.min(high - length).max(low);
        self
    }

    fn places(&self, gap: f64) -> impl Iterator<Item = f64> {
        (0..self.members).map(move |member| self.start + member as f64 * gap)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANYWHERE: (f64, f64) = (f64::NEG_INFINITY, f64::INFINITY);

    #[test]
    fn what_has_room_stays() {
        assert_eq!(
            spread(&[30.0, 0.0, 10.0], 10.0, ANYWHERE),
            [30.0, 0.0, 10.0]
        );
    }

    #[test]
    fn what_touches_moves_apart_around_its_middle() {
        assert_eq!(spread(&[12.0, 10.0], 10.0, ANYWHERE), [16.0, 6.0]);
        // The third is pushed by the first two, and pushes back.
        assert_eq!(spread(&[0.0, 0.0, 6.0], 10.0, ANYWHERE), [-8.0, 2.0, 12.0]);
    }

    #[test]
    fn the_limits_hold() {
        assert_eq!(spread(&[1.0, 2.0], 10.0, (0.0, 100.0)), [0.0, 10.0]);
        assert_eq!(spread(&[98.0, 99.0], 10.0, (0.0, 100.0)), [90.0, 100.0]);
    }

    #[test]
    fn many_names_keep_their_order_and_their_gap() {
        let places: Vec<f64> = (0..25).map(|index| f64::from(index * index % 37)).collect();
        let spread = spread(&places, 5.0, (-50.0, 150.0));
        let mut pairs: Vec<_> = places.iter().zip(&spread).collect();
        pairs.sort_by(|a, b| a.1.total_cmp(b.1));
        for pair in pairs.windows(2) {
            assert!(pair[0].0 <= pair[1].0, "{pairs:?}");
            assert!(pair[1].1 - pair[0].1 >= 5.0 - 1e-9, "{pairs:?}");
        }
    }
}
