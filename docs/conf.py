"""How Sphinx makes the site from these pages: `make docs`. What is not plain Sphinx is in scripts/site."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from scripts.site import included, notebooks  # noqa: E402 - found by the line above

from readyroom.core import registry  # noqa: E402

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

project = "Ready Room"
author = copyright = PROJECT["authors"][0]["name"]
release = version = PROJECT["version"]

extensions = ["myst_parser", "sphinx.ext.autodoc"]
source_suffix = {".md": "markdown", ".ipynb": "markdown"}  # a notebook is turned into a page when it is read
root_doc = "index"
exclude_patterns = ["_static"]

myst_enable_extensions = ["attrs_block", "colon_fence"]
myst_heading_anchors = 4
myst_links_external_new_tab = False

autodoc_default_options = {"members": True, "undoc-members": True, "member-order": "bysource", "show-inheritance": True}
autodoc_typehints_format = "short"
autodoc_use_legacy_class_based = False
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 88
add_module_names = False
toc_object_entries_show_parents = "hide"

html_theme = "furo"
html_title = "Ready Room"
html_logo = html_favicon = "../web/src/art/logo.svg"
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_sphinx = False
html_theme_options: dict[str, Any] = {"top_of_page_buttons": []}
pygments_style = "friendly"
pygments_dark_style = "github-dark"


def setup(app: Any) -> None:
    app.connect("builder-inited", leave_out_limits)
    app.connect("doctree-read", leave_out_fields, priority=400)  # before the contents are collected
    app.connect("source-read", read_page)
    app.connect("include-read", read_included)


def leave_out_limits(app: Any) -> None:
    """Shows the options' plain types: what a form or a decoder is told besides would fill the page."""
    for slug in registry.slugs():
        for kind in vars(sys.modules[registry.game(slug).Options.__module__]).values():
            if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
                hints = get_type_hints(kind)
                kind.__annotations__ = {name: hints[name] for name in kind.__annotations__}


def leave_out_fields(app: Any, doctree: Any) -> None:
    """Keeps a page's contents to classes and functions: fields stand right below their class."""
    for sign in doctree.findall(lambda node: node.tagname == "desc_signature"):
        if sign.parent["objtype"] in ("attribute", "property"):
            sign["_toc_name"] = ""


def read_page(app: Any, docname: str, text: list[str]) -> None:
    """Turns a notebook into a page, and links to included files into links to the pages that include them."""
    path = Path(app.env.doc2path(docname))
    if path.suffix == ".ipynb":
        text[0] = notebooks.as_markdown(text[0])
    page = included.inside(path)
    text[0] = included.relinked(text[0], page, page)


def read_included(app: Any, path: Path, parent: str, text: list[str]) -> None:
    """Makes an included file read well on the page that includes it."""
    file = included.inside(Path(app.srcdir) / path)
    text[0] = included.relinked(included.named(text[0], file), file, included.pages()[file])
