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
html_logo = "../web/public/icons/icon.svg"
html_favicon = "../web/public/icons/favicon.svg"
# The colours of the web app (`web/src/art/tokens.css`): light, dark.
COLOURS = {
    "color-brand-primary": ("#a04427", "#ea9c76"),
    "color-brand-content": ("#34437f", "#aab7f3"),
    "color-brand-visited": ("#5a3f7a", "#c9b3ee"),
    "color-api-name": ("#34437f", "#aab7f3"),
    "color-api-pre-name": ("#7a6238", "#95805d"),
    "color-foreground-primary": ("#2b2117", "#f3e8d5"),
    "color-foreground-secondary": ("#5c4b36", "#c8b69a"),
    "color-foreground-muted": ("#6d5a42", "#b3a185"),
    "color-foreground-border": ("#7a6238", "#95805d"),
    "color-background-primary": ("#fffbf2", "#1c1713"),
    "color-background-secondary": ("#fbf4e6", "#27201a"),
    "color-background-hover": ("#f3e7d0", "#332a21"),
    "color-background-border": ("#e4d5b7", "#4c3f31"),
    "color-code-background": ("#f7eedc", "#27201a"),
    "color-inline-code-background": ("#f7eedc", "#332a21"),
    "color-table-header-background": ("#f3e7d0", "#332a21"),
    "color-table-border": ("#e4d5b7", "#4c3f31"),
}
html_theme_options = {
    "navigation_with_keys": True,
    "top_of_page_buttons": [],
    "light_css_variables": {name: light for name, (light, _) in COLOURS.items()},
    "dark_css_variables": {name: dark for name, (_, dark) in COLOURS.items()},
}
pygments_style, pygments_dark_style = "friendly", "native"
highlight_language = "none"
# Grammars, records and notation have languages of their own, which nothing colours.
PLAIN = ["ebnf", "record-text", "record-json", "record-text-error"]
PLAIN += [f"{game}-{what}" for game in ("jaipur", "istanbul") for what in ("moves", "moves-error", "positions")]
linkcheck_timeout = 10
