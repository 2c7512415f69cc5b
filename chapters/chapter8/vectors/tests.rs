//! What the vectors promise, tried out; Miri runs these, with fewer cases.

use super::avx2::{U16x16, U32x8};
use super::passes::passes;
use crate::chapters::chapter8::batch::arrays::ROOM;
use crate::chapters::chapter8::batch::lanes::{Lanes, MOST_LANES, Word};
use crate::chapters::chapter8::batch::search::search;
use crate::observer::Silent;

/// Words of all sorts: none, one or several bits, and the highest.
fn words<W: Word>(salt: u32) -> [W; ROOM] {
    let word = |index: usize| (index as u32 + salt).wrapping_mul(0x9E37_79B9) >> (index % 33 / 2);
    std::array::from_fn(|index| W::low_bits_of(word(index)))
}

/// Every operation does to each lane what the same operation on words does.
fn check_lanes<L: Lanes>() {
    let (left, right) = (words::<L::Word>(1), words::<L::Word>(7));
    for at in [0, 1, ROOM - L::LANES] {
        let (a, b) = (L::load(&left, at), L::load(&right, at));
        let none = L::Word::NONE;
        for lane in 0..L::LANES {
            let (x, y) = (left[at + lane], right[at + lane]);
            let lowest = x & x.negated();
            let is = |vector: L, word| assert!(vector.words()[lane] == word, "lane {lane}");
            is(a, x);
            is(L::splat(y), y);
            is(a.or(b), x | y);
            is(a.and(b), x & y);
            is(a.not(), !x);
            is(a.up(3), x << 3);
            is(a.down(3), x >> 3);
            is(a.lowest(), lowest);
            is(a.without_lowest(), x & !lowest);
            is(a.equal(b), if x == y { !none } else { none });
            is(a.equal(a), !none);
        }
    }
}

/// Every set of kept lanes is packed in order; nothing in front is overwritten.
fn check_packing<L: Lanes>() {
    let source = words::<L::Word>(3);
    let vector = L::load(&source, 0);
    for kept in (0..1u32 << L::LANES).step_by(if cfg!(miri) { 4111 } else { 1 }) {
        let is_kept = |lane: usize| lane < L::LANES && kept >> lane & 1 == 1;
        let mut dropped = [L::Word::NONE; ROOM];
        for (lane, word) in dropped.iter_mut().enumerate().take(MOST_LANES) {
            *word = if is_kept(lane) {
                L::Word::NONE
            } else {
                !L::Word::NONE
            };
        }
        let packing = L::packing(L::load(&dropped, 0));
        let expected = (0..L::LANES).filter(|&lane| is_kept(lane));
        let expected: Vec<L::Word> = expected.map(|lane| source[lane]).collect();
        for at in [5, ROOM - L::LANES] {
            let mut packed = [L::Word::NONE; ROOM];
            vector.store(packing, &mut packed, at);
            assert!(packed[..at].iter().all(|&word| word == L::Word::NONE));
            assert!(packed[at..].starts_with(&expected), "{kept:b}");
        }
        assert_eq!(L::kept(packing), expected.len());
    }
}

/// The search itself takes 32 bits only for boards too large to be counted here.
#[test]
fn lanes_of_32_bits_count_what_lanes_of_16_do() {
    let Some(passes) = passes::<Silent, ROOM>() else {
        return;
    };
    for n in 0..=if cfg!(miri) { 5 } else { 12 } {
        let narrow = search(n, passes.of_16_lanes, &mut Silent);
        assert_eq!(search(n, passes.of_8_lanes, &mut Silent), narrow, "N = {n}");
    }
}

#[test]
fn vectors_do_what_words_do() {
    if passes::<Silent, ROOM>().is_some() {
        check_lanes::<U16x16>();
        check_lanes::<U32x8>();
        check_packing::<U16x16>();
        check_packing::<U32x8>();
    }
}

#[test]
#[should_panic(expected = "at + 16 <= ROOM")]
fn a_load_beyond_the_end_panics() {
    assert!(
        passes::<Silent, ROOM>().is_some(),
        "at + 16 <= ROOM cannot be tried without AVX2"
    );
    U16x16::load(&[0; ROOM], ROOM - 15);
}

#[test]
#[should_panic(expected = "at + 16 <= ROOM")]
fn a_store_beyond_the_end_panics() {
    assert!(
        passes::<Silent, ROOM>().is_some(),
        "at + 16 <= ROOM cannot be tried without AVX2"
    );
    let packing = U16x16::packing(U16x16::splat(0));
    U16x16::splat(1).store(packing, &mut [0; ROOM], ROOM - 15);
}
