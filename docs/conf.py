"""The documentation site (`make docs`): Sphinx with MyST for the pages, furo for the looks (decision 0034)."""

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE / "_extensions"), str(HERE.parent / "src")]

from serai import __version__  # noqa: E402  it must be found first

project = "Serai"
copyright = "the Serai contributors, Apache-2.0"
version = release = __version__
language = "en"

extensions = ["myst_parser", "sphinx.ext.autodoc", "repository_links", "notebooks", "plain_docstrings"]
myst_enable_extensions = ["colon_fence", "attrs_inline"]
myst_heading_anchors = 4
exclude_patterns = ["bot-template/**", "examples/**", "decisions/0000*", "_*/**"]
nitpicky = False

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
autodoc_class_signature = "mixed"
default_role = "literal"  # docstrings put code between single backticks

html_theme = "furo"
html_title = f"Serai {__version__}"
html_static_path = ["_static"]
html_css_files = ["serai.css"]
html_show_sphinx = False
html_copy_source = False
html_show_sourcelink = False
html_theme_options = {"navigation_with_keys": True, "top_of_page_buttons": []}
pygments_style, pygments_dark_style = "friendly", "native"
highlight_language = "none"
# Grammars, records and notation have languages of their own, which nothing colours.
PLAIN = ["ebnf", "record-text", "record-json", "record-text-error"]
PLAIN += [f"{game}-{what}" for game in ("jaipur", "istanbul") for what in ("moves", "moves-error", "positions")]
linkcheck_timeout = 10
