"""How Sphinx makes the site: `make docs`.

Pages are Markdown that a code host shows as well: they link to each other by their paths, so the root of what Sphinx reads is the
root of the repository. What only Sphinx understands stands in HTML comments (`_ext/plain_markdown.py`).
"""

from __future__ import annotations

import sys
from pathlib import Path

import prunus
from prunus.draw import style

sys.path.insert(0, str(Path(__file__).parent / "_ext"))

project = "Prunus"
version = release = prunus.__version__
language = "en"
root_doc = "docs/index"
include_patterns = ["docs/**", "benchmarks/results/*.md", "CONTRIBUTING.md", "SECURITY.md", "CODE_OF_CONDUCT.md", "CHANGELOG.md"]
exclude_patterns = [
    ".*",
    "out",
    "build",
    "dist",
    "src",
    "tests",
    "docs/_*",
    "docs/bundles",
    "**/__pycache__",
    "**/.ipynb_checkpoints",
]
extensions = [
    "myst_nb",
    "sphinx.ext.autodoc",
    "sphinx.ext.viewcode",
    "plain_markdown",
    "signatures",
    "stepper",
    "commands",
]
default_role = "code"  # docstrings write names `so`

# Markdown
myst_heading_anchors = 4
myst_disable_syntax = ["myst_block_break", "myst_line_comment", "myst_target"]  # lines may begin with a % sign
nb_execution_mode = "cache"
nb_execution_cache_path = str(Path(__file__).parents[1] / "out" / "notebooks")
nb_execution_timeout = 300
nb_execution_raise_on_error = True
nb_execution_show_tb = True

# The reference
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
# Names of many names stay names; and a Path is Python's, where it is not a way to a goal.
autodoc_type_aliases = {
    f"{kind}Name": f"{kind}Name" for kind in ("Algorithm", "Evaluation", "Exercise", "Game", "Ordering", "Prover", "Solver")
}
autodoc_type_aliases["Path"] = "pathlib.Path"
autodoc_default_options = {"members": True, "exclude-members": "__init__, __new__"}
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 88
toc_object_entries_show_parents = "hide"
viewcode_line_numbers = False

# The look: `draw/style.py` has the colours, and nothing comes from another host
html_theme = "furo"
html_title = "Prunus"
html_static_path = ["_static"]
templates_path = ["_templates"]
html_additional_pages = {"index": "start.html"}
html_css_files = ["prunus.css"]
html_js_files = ["theme.js"]
html_theme_options = {
    f"{theme}_css_variables": {
        "font-stack": style.FONT,
        "font-stack--monospace": "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace",
        "color-foreground-primary": colour[style.INK],
        "color-foreground-secondary": colour[style.SOFT],
        "color-foreground-muted": colour[style.SOFT],
        "color-foreground-border": colour[style.FAINT],
        "color-background-primary": colour[style.PAPER],
        "color-background-secondary": colour[style.SHADE],
        "color-background-hover": colour[style.PALE],
        "color-background-border": colour[style.PALE],
        "color-brand-primary": colour[style.BLUE],
        "color-brand-content": colour[style.BLUE],
        "color-brand-visited": colour[style.BLUE],
        "color-api-name": colour[style.INK],
        "color-api-pre-name": colour[style.SOFT],
    }
    for theme, colour in (("light", {each: each for each in style.DARK}), ("dark", style.DARK))
}
html_copy_source = False
html_show_sphinx = False
html_show_copyright = False
html_favicon = None
pygments_style = "a11y-light"
pygments_dark_style = "a11y-dark"
