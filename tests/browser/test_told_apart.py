"""Players at one table are told apart by face, colour and number, also where names are cut; own portraits are seen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit

#: The face without what lies behind it.
PAINTED = """(portrait) => {
  const copy = portrait.cloneNode(true);
  copy.querySelectorAll(':scope > circle').forEach((one) => one.remove());
  return copy.innerHTML.replaceAll(/<!--.*?-->/g, '').replaceAll(/(id|href)="[^"]*"|url\\([^)]*\\)/g, '');
}"""
#: Whether the number of a name is drawn whole: nothing around it cuts it off.
WHOLE = """(name) => {
  const box = name.querySelector('.number').getBoundingClientRect(), around = name.getBoundingClientRect();
  return box.width > 0 && box.right <= around.right + 1 && around.right <= innerWidth;
}"""


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (844, 390)])
def test_bots_of_one_level(visit: Visit, size: tuple[int, int]) -> None:
    ann = visit(language="ru", size=size)
    made = ann.table("istanbul", "me", "bot:3", "bot:3", "bot:3")
    page = ann.go(f"/table/{made['table']['id']}")
    busts = page.locator("[data-bust]")
    expect(busts.locator(".portrait")).to_have_count(3)
    grounds = {one.locator(".portrait circle").nth(1).get_attribute("fill") for one in busts.all()}
    assert len(grounds) == 3, "two look the same"
    painted = {one.locator(".portrait").evaluate(PAINTED) for one in busts.all()}
    assert len(painted) == 3, "two have the same face"
    names = page.locator(".others .name")
    expect(names).to_have_count(3)
    for number, name in enumerate(names.all(), start=2):
        assert name.inner_text().endswith(str(number))
        assert name.evaluate(WHOLE), f"the number of {name.inner_text()!r} is cut off"


def test_the_own_portrait(visit: Visit) -> None:
    ann = visit()
    made = ann.table("jaipur", "me", "bot:1")
    page = ann.go()
    page.get_by_title(ann.say("web-edit-name")).click()
    choice = page.get_by_role("group", name=ann.say("web-portrait")).get_by_role("radio")
    expect(choice.nth(0)).to_be_checked()
    choice.nth(3).check(force=True)
    page.goto(f"/table/{made['table']['id']}")
    expect(page.locator("[data-bust='0'] .portrait")).to_be_visible()
    page.goto("/")
    expect(page.get_by_title(ann.say("web-edit-name")).locator(".portrait")).to_be_visible()
