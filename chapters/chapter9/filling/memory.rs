//! What meeting in the middle costs in memory.

/// About how many bytes counting `n` takes at its peak: the words of four quarters, and for each
/// quarter the list that it is sorted from, if all four are filled at once.
///
/// # Panics
///
/// If `n` is larger than 23.
pub fn bytes(n: usize) -> u64 {
    const WORD: u64 = 8;
    const FOUND: u64 = 16;
    const START: u64 = 4;
    let side = n / 2;
    let starts = START << (2 * side);
    4 * (FILLINGS[side] * (WORD + FOUND) + 2 * starts)
}

/// The fillings of a quarter, by its side: the ways to place any number of queens on such a board so
/// that none attacks another.
const FILLINGS: [u64; 12] = [
    1, 2, 5, 18, 87, 462, 2_635, 16_870, 118_969, 915_442, 7_535_369, 66_807_234,
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chapters::chapter9::filling::corner::Corner;
    use crate::chapters::chapter9::filling::frame::Frame;
    use crate::chapters::chapter9::filling::layout::BitLayout;
    use crate::chapters::chapter9::filling::quarter::Quarter;
    use crate::observer::Silent;

    #[test]
    fn the_fillings_of_a_quarter_are_as_many_as_the_table_says() {
        for (side, &fillings) in FILLINGS.iter().enumerate().take(9).skip(1) {
            let frame = Frame::all(2 * side)[0];
            let layout = BitLayout::new(&frame, 0);
            for corner in Corner::ALL {
                let quarter = Quarter::new(&frame, corner, &layout, &mut Silent);
                assert_eq!(quarter.fillings() as u64, fillings, "{corner:?} of {side}");
            }
        }
    }
}
