//! What each file of a crate imports of the others, read from its syntax.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use proc_macro2::{TokenStream, TokenTree};
use syn::visit::{self, Visit};

/// A module's path, without `crate`.
pub type Module = Vec<String>;

/// A file of a crate.
pub struct File {
    /// Its path from the package's folder.
    pub name: String,
    /// The module that it holds.
    pub module: Module,
    /// The modules of other files that it names.
    pub imports: BTreeSet<Module>,
}

impl File {
    /// The first name of its module's path; `None` for the crate's root.
    pub fn room(&self) -> Option<String> {
        self.module.first().cloned()
    }
}

pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Whether the file `name` of the module `place` is a crate of its own.
fn is_another_crate(place: &[String], name: &str) -> bool {
    match place.first().map(String::as_str) {
        None => name == "build.rs",
        Some("chapters") => matches!(name, "main.rs" | "exercise.rs" | "solution.rs"),
        Some(_) => false,
    }
}

/// The files of a crate: those in each folder, whose modules stand in the crate at the place beside.
pub fn files_of(folders: &[(&str, &[&str])]) -> Vec<File> {
    let mut sources = Vec::new();
    for (folder, place) in folders {
        let place: Module = place.iter().map(|name| (*name).to_owned()).collect();
        collect(&root().join(folder), &place, &mut sources);
    }
    let modules = sources.iter().map(|(_, module)| module.clone()).collect();
    let file = |(name, module): (String, Module)| {
        let code = fs::read_to_string(root().join(&name)).unwrap();
        let mut reader = Reader {
            modules: &modules,
            here: module.clone(),
            imports: BTreeSet::new(),
        };
        reader.visit_file(&syn::parse_file(&code).unwrap());
        let mut imports = reader.imports;
        imports.remove(&module);
        imports.remove(&Module::new());
        File {
            name,
            module,
            imports,
        }
    };
    sources.into_iter().map(file).collect()
}

/// The names and modules of the files in `folder`, which is the module `place`.
fn collect(folder: &Path, place: &[String], sources: &mut Vec<(String, Module)>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let file = path.file_name().unwrap().to_str().unwrap();
        let stem = path.file_stem().unwrap().to_str().unwrap();
        let inside = [place, &[stem.to_owned()]].concat();
        if path.is_dir() && stem != "bin" {
            collect(&path, &inside, sources);
        } else if file.ends_with(".rs") && !is_another_crate(place, file) {
            let is_door = matches!(stem, "mod" | "lib" | "main");
            let module = if is_door { place.to_vec() } else { inside };
            let name = path.strip_prefix(root()).unwrap();
            sources.push((name.to_str().unwrap().replace('\\', "/"), module));
        }
    }
}

/// Collects the paths in a file.
struct Reader<'a> {
    modules: &'a BTreeSet<Module>,
    /// The module that is being read: the file's, or one in it.
    here: Module,
    imports: BTreeSet<Module>,
}

impl Reader<'_> {
    /// Enters the module of the file in which what `path` names stands.
    fn enter(&mut self, path: &[String]) {
        let mut names = path.iter().peekable();
        let mut module = self.here.clone();
        match names.peek().map(|name| name.as_str()) {
            Some("crate") => module.clear(),
            Some("self" | "super") => {}
            // A name alone is a module only if this one declares it.
            Some(name) => {
                let child = [&module[..], &[name.to_owned()]].concat();
                if !self.modules.contains(&child) {
                    return;
                }
            }
            None => return,
        }
        for name in names {
            match name.as_str() {
                "crate" | "self" => {}
                "super" => {
                    module.pop();
                }
                name => module.push(name.to_owned()),
            }
        }
        while !module.is_empty() && !self.modules.contains(&module) {
            module.pop();
        }
        self.imports.insert(module);
    }

    fn enter_tree(&mut self, before: &[String], tree: &syn::UseTree) {
        let with = |name: &syn::Ident| [before, &[name.to_string()]].concat();
        match tree {
            syn::UseTree::Path(path) => self.enter_tree(&with(&path.ident), &path.tree),
            syn::UseTree::Name(name) => self.enter(&with(&name.ident)),
            syn::UseTree::Rename(rename) => self.enter(&with(&rename.ident)),
            syn::UseTree::Glob(_) => self.enter(before),
            syn::UseTree::Group(group) => {
                for tree in &group.items {
                    self.enter_tree(before, tree);
                }
            }
        }
    }

    /// The arguments of a macro may be anything: every run of names and `::` may be a path.
    fn enter_tokens(&mut self, tokens: TokenStream) {
        let mut path: Vec<String> = Vec::new();
        let mut colons = 0;
        for token in tokens {
            match &token {
                TokenTree::Ident(name) if colons == 2 || path.is_empty() => {
                    path.push(name.to_string());
                    colons = 0;
                    continue;
                }
                TokenTree::Punct(punct) if punct.as_char() == ':' && colons < 2 => {
                    colons += 1;
                    continue;
                }
                _ => {}
            }
            self.enter(&std::mem::take(&mut path));
            colons = 0;
            match token {
                TokenTree::Ident(name) => path.push(name.to_string()),
                TokenTree::Group(group) => self.enter_tokens(group.stream()),
                _ => {}
            }
        }
        self.enter(&path);
    }
}

impl<'ast> Visit<'ast> for Reader<'_> {
    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        self.enter_tree(&[], &item.tree);
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let names = path.segments.iter().map(|part| part.ident.to_string());
        let names: Vec<String> = names.collect();
        // One name alone is no path into a module.
        if names.len() > 1 {
            self.enter(&names);
        }
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, item: &'ast syn::Macro) {
        self.enter_tokens(item.tokens.clone());
    }

    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        if item.content.is_some() {
            self.here.push(item.ident.to_string());
            visit::visit_item_mod(self, item);
            self.here.pop();
        }
    }
}
