"""The papers of a release say what is so: licences, versions, files that are named."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tests import licences, release

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


def test_every_package_that_is_asked_for_has_its_licence_on_the_page() -> None:
    known = licences.known()
    asked = {name for names in licences.declared().values() for name in names}
    assert set(known) == asked
    assert all(known.values())


FAMILY = re.compile(r"BSD|MIT|PSF|Python Software|Apache|MPL|GPL|General Public|not said")


def test_the_page_says_what_the_installed_packages_say() -> None:
    """By family: another version of a package may write the same licence otherwise."""
    for name, said in licences.known().items():
        now = licences.licence(name)
        assert not now or set(FAMILY.findall(now)) & set(FAMILY.findall(said)), name


def test_nothing_under_the_gpl_is_installed_by_itself() -> None:
    known, declared = licences.known(), licences.declared()
    for extra, names in declared.items():
        under = [name for name in names if re.search(r"\bA?GPL|GNU (Affero )?General", known[name])]
        assert not under or extra in ("chess", *release.DEVELOPERS), (extra, under)


def test_the_citation_names_the_version_of_the_package() -> None:
    cited = (ROOT / "CITATION.cff").read_text()
    assert re.search(rf"^version: {re.escape(PROJECT['version'])}$", cited, re.MULTILINE)


def test_supported_pythons_begin_with_the_oldest_that_is_allowed() -> None:
    assert PROJECT["requires-python"] == f">={release.SUPPORTED[0]}"
    page = (ROOT / "docs" / "reference" / "platforms.md").read_text()
    assert f"Python {', '.join(release.SUPPORTED[:-1])} and {release.SUPPORTED[-1]}" in page


def test_every_extra_for_users_has_a_line_that_tries_it() -> None:
    assert set(PROJECT["optional-dependencies"]) - release.DEVELOPERS == set(release.EXTRAS)


@pytest.mark.parametrize("paper", ["SECURITY.md", "CODE_OF_CONDUCT.md", "CONTRIBUTING.md"])
def test_papers_name_no_file_that_is_not_there_and_no_address(paper: str) -> None:
    text = (ROOT / paper).read_text()
    assert not re.search(r"\w@\w+\.\w", text)
    for target in re.findall(r"\]\(([^)#:]+)\)", text):
        assert (ROOT / target).exists(), target
