//! The colours of the charts, for light and for dark.

use std::fmt::Write;

/// A colour for each chapter, on white and on black. Neighbours differ in lightness too; on their
/// background all have the contrast of 4.5 that WCAG 2.2 asks for in text (criterion 1.4.3).
const CHAPTERS: [(&str, &str); 11] = [
    ("#ac3031", "#f28881"),
    ("#b05a0a", "#fea668"),
    ("#6e5c09", "#c5a93b"),
    ("#45800f", "#99d079"),
    ("#007654", "#47c496"),
    ("#107e83", "#28d6df"),
    ("#006a9e", "#52b5f4"),
    ("#506bd0", "#a4bbff"),
    ("#7347af", "#b897f0"),
    ("#a64aa0", "#ed9ee5"),
    ("#a62f5f", "#ed86a7"),
];

/// Background, text, less important text, and the lines of the scale.
const LIGHT: [&str; 4] = ["#ffffff", "#1c2530", "#56616d", "#dfe3e8"];
const DARK: [&str; 4] = ["#14181d", "#e8ecf0", "#a3adb8", "#333b45"];

/// How the stages of a chapter are told apart: dashes and gaps in pixels.
const DASHES: [&str; 5] = ["none", "8 3", "2 3", "10 3 2 3", "4 4"];

/// The class of a chapter's colour.
pub fn of_chapter(chapter: usize) -> String {
    format!("c{}", chapter.saturating_sub(1) % CHAPTERS.len() + 1)
}

/// The dashes of the line of a chapter's stage, counted from 0.
pub fn dashes(stage_of_chapter: usize) -> &'static str {
    DASHES[stage_of_chapter % DASHES.len()]
}

/// The style sheet that all charts share.
pub fn css() -> String {
    let mut css = "
.chart{font-family:system-ui,-apple-system,'Segoe UI',sans-serif}
.chart .code{font-family:ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace}
.chart .title{font-size:20px;font-weight:600}
.chart .strong{font-weight:600}
.chart .line{fill:none;stroke-width:2;stroke-linejoin:round}
.chart .thin{fill:none;stroke-width:1}
.chart .loss{stroke-width:1.5;stroke-dasharray:3 3}
.chart .tint{opacity:.22}
.chart .halo{paint-order:stroke;stroke-width:4px;stroke-linejoin:round}
"
    .to_owned();
    let [light, dark] = [
        colours(&LIGHT, |pair| pair.0),
        colours(&DARK, |pair| pair.1),
    ];
    write!(
        css,
        "{light}@media (prefers-color-scheme:dark){{\n{dark}}}\n"
    )
    .expect("a string can be written to");
    css
}

fn colours(
    [back, ink, muted, grid]: &[&str; 4],
    of_pair: impl Fn(&(&'static str, &'static str)) -> &'static str,
) -> String {
    let mut css = format!(
        ".chart .back{{fill:{back}}}\n.chart .halo{{stroke:{back}}}\n.chart .ink{{fill:{ink}}}\n\
         .chart .muted{{fill:{muted}}}\n.chart .grid{{stroke:{grid}}}\n.chart .base{{stroke:{muted}}}\n"
    );
    for (index, pair) in CHAPTERS.iter().enumerate() {
        let (class, colour) = (of_chapter(index + 1), of_pair(pair));
        writeln!(
            css,
            ".chart .{class}{{fill:{colour}}}\
             .chart .{class}.line,.chart .{class}.thin,.chart .{class}.loss\
             {{fill:none;stroke:{colour}}}"
        )
        .expect("a string can be written to");
    }
    css
}
