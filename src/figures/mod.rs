//! The pictures of the book, drawn by code: boards, lines of attack, search trees, masks.
//!
//! What they show comes from the stages themselves, watched by an observer, and from the rule of
//! the game in [`placement`](crate::board::placement). `cargo run -- figures` writes them; a test compares
//! the files with [`all`].

mod all_trees;
mod answer_array;
mod apparatus;
mod attack_lines;
mod attack_map;
mod axis;
mod batch;
mod batch_of_placements;
mod bit_planes;
mod bucket_pairs;
mod call_tree;
mod candidate;
pub mod canvas;
mod cell_trees;
mod class_images;
mod dead_lines;
mod figure;
mod flags;
mod grid;
mod half_pairs;
pub mod label;
mod leading_flags;
mod looks_per_call;
mod mask_bits;
mod masks;
mod middle_lines;
mod nodes_per_depth;
mod numbered_diagonals;
mod palette;
mod pass_sizes;
mod row_tree;
mod schedules;
mod solutions;
mod three_looks;
mod tree_drawing;
mod unit_work;
mod walks;
mod work_over_n;

pub use figure::Figure;

/// All pictures, in the order in which the book shows them.
pub fn all() -> Vec<Figure> {
    vec![
        solutions::figure(),
        attack_lines::figure(),
        cell_trees::cell_by_cell(),
        cell_trees::row_jump(),
        row_tree::figure(),
        attack_map::figure(),
        answer_array::figure(),
        walks::figure(),
        numbered_diagonals::anti_diagonals(),
        numbered_diagonals::diagonals(),
        three_looks::figure(),
        masks::figure(),
        half_pairs::figure(),
        bucket_pairs::figure(),
        bit_planes::figure(),
        leading_flags::figure(),
        work_over_n::figure(),
        all_trees::figure(),
        looks_per_call::figure(),
        middle_lines::figure(),
        class_images::figure(),
        dead_lines::figure(),
        nodes_per_depth::figure(),
        batch::figure(),
        pass_sizes::figure(),
        schedules::figure(),
        unit_work::figure(),
    ]
}
