//! A list of words, split by the busy diagonals that they hold.

use crate::chapters::chapter9::filling::layout::{busy, bytes};

/// Words by their busy diagonals; what is kept of each are its four bytes.
///
/// The number of a bucket is the set of its words' busy diagonals. Two buckets whose numbers
/// share a bit hold words that all share that diagonal, so none of one is disjoint from any of
/// the other.
#[derive(Debug)]
pub struct Buckets {
    words: Vec<u32>,
    /// Places per bucket in `words`.
    places: usize,
    /// Where each bucket's words end in `words`.
    ends: Vec<usize>,
}

impl Buckets {
    /// Empty buckets for so many busy diagonals.
    pub fn new(busy: usize) -> Self {
        Self {
            words: Vec::new(),
            places: 0,
            ends: vec![0; 1 << busy],
        }
    }

    /// Replaces the words.
    pub fn fill(&mut self, words: &[u64]) {
        // All words may fall into one bucket. Memory that is never written to costs nothing.
        if self.places < words.len() {
            self.places = words.len().next_power_of_two();
            self.words = vec![0; self.places * self.ends.len()];
        }
        // To look for the end of one and the same bucket again and again would be slow.
        if let [end] = &mut self.ends[..] {
            for (place, &word) in self.words.iter_mut().zip(words) {
                *place = bytes(word);
            }
            *end = words.len();
            return;
        }
        for (bucket, end) in self.ends.iter_mut().enumerate() {
            *end = bucket * self.places;
        }
        for &word in words {
            let end = &mut self.ends[busy(word)];
            self.words[*end] = bytes(word);
            *end += 1;
        }
    }

    /// The words of each bucket, in the order of the buckets' numbers.
    pub fn iter(&self) -> impl Iterator<Item = &[u32]> {
        let bucket = |(bucket, &end)| &self.words[bucket * self.places..end];
        self.ends.iter().enumerate().map(bucket)
    }

    /// Puts into `words` all words that share no busy diagonal with those of a bucket of that
    /// number.
    pub fn gather_for(&self, number: usize, words: &mut Vec<u32>) {
        words.clear();
        for (bucket, bucket_words) in self.iter().enumerate() {
            if bucket & number == 0 {
                words.extend_from_slice(bucket_words);
            }
        }
    }
}
