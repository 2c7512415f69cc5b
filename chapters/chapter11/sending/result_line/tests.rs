//! That no other line is taken for a result.

use super::*;
use crate::chapters::chapter11::cutting::unit_list::Grain;
use crate::chapters::chapter11::sending::unit_line::beginning;

const UNIT: UnitLine = UnitLine {
    n: 16,
    grain: Grain::Coarse,
    number: 17,
};

#[test]
fn lines_are_read_as_they_were_written() {
    let result = ResultLine {
        unit: UNIT,
        thirds: 25_171_056,
    };
    assert_eq!(UNIT.to_string(), "queens-1 16 coarse 17");
    assert_eq!(UNIT.to_string().parse(), Ok(UNIT));
    assert_eq!(
        result.to_string(),
        "queens-1 16 coarse 17 = 25171056 08d26f33"
    );
    assert_eq!(result.to_string().parse(), Ok(result));
}

#[test]
fn every_beginning_of_a_result_is_known_and_nothing_else() {
    let result = ResultLine {
        unit: UNIT,
        thirds: 25_171_056,
    };
    let text = result.to_string();
    let beginning = beginning(16, Grain::Coarse);
    for length in 0..=text.len() {
        assert!(begins_a_result(&text[..length], &beginning), "{length}");
    }
    let others = [
        "queens-1 16 fine",
        "queens-1 16 coarse hello",
        "queens-1 16 coarse 17 is",
        "queens-1 16 coarse 17 = 5 zz",
        "queens-1 16 coarse 17 = 5 8cf6f1e0 1",
        "queens-1 16 coarse 17 = 5 8cf6f1e0\r",
    ];
    for other in others {
        assert!(!begins_a_result(other, &beginning), "{other}");
    }
    assert!(is_whole(&text) && !is_whole(&text[1..]) && !is_whole(""));
}

/// The checksum sees every change of one character.
#[test]
fn a_damaged_result_is_seen() {
    let text = ResultLine {
        unit: UNIT,
        thirds: 25_171_056,
    }
    .to_string();
    for place in 0..text.len() {
        for digit in b'0'..=b'9' {
            let mut damaged = text.clone().into_bytes();
            damaged[place] = digit;
            let damaged = String::from_utf8(damaged).unwrap();
            assert_eq!(
                damaged.parse::<ResultLine>().is_ok(),
                damaged == text,
                "{damaged}"
            );
        }
        assert!(text[..place].parse::<ResultLine>().is_err());
    }
}
