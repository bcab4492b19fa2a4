"""What was chosen in secret turns over together, within 600 ms; any key ends that, reduced motion has none."""

from .conftest import Visitor
from .player import Player
from .stage import BIDS

STAGE = True
LONGEST = 600
WATCH = """() => {
  window.turns = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        const cards = node.querySelectorAll?.('[data-testid=turned]') ?? [];
        for (const card of [...cards, ...(node.matches?.('[data-testid=turned]') ? [node] : [])]) {
          const ends = card.getAnimations({ subtree: true }).map((each) => each.effect.getComputedTiming().endTime);
          window.turns.push({ seat: card.closest('[data-seat]').dataset.seat, ends });
        }
      }
    }
  }).observe(document.body, { childList: true, subtree: true });
}"""


def test_cards_of_jump_drive_turn_over_together(visitor: Visitor) -> None:
    visit = visitor(pace="normal", motion="full")
    table = visit.play(bots=3, seed=1, game="jump_drive")
    table.question("start-discard")
    visit.page.evaluate(WATCH)
    Player(table, seed=1).play(until=lambda asked: asked.round >= 3)
    turns = visit.page.evaluate("window.turns")
    assert len({turn["seat"] for turn in turns}) >= 3
    ends = [end for turn in turns for end in turn["ends"]]
    assert len(ends) >= 2 * len(turns)
    assert 300 < max(ends) <= LONGEST


def test_a_key_ends_it(visitor: Visitor) -> None:
    visit = visitor(pace="slow", motion="full")
    table = visit.play(bots=3, seed=1, game="jump_drive")
    table.question("start-discard")
    visit.page.evaluate("""() => {
      window.ended = null;
      const look = () => {
        const turning = () => document.querySelectorAll('[data-turning]').length;
        if (!turning()) return requestAnimationFrame(look);
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
        setTimeout(() => (window.ended = turning()), 0);
      };
      look();
    }""")
    Player(table, seed=1).play(
        until=lambda asked: visit.page.evaluate("window.ended !== null") or asked.round >= 4
    )
    assert visit.page.evaluate("window.ended") == 0


def test_who_wants_no_motion_sees_no_card_turn(visitor: Visitor) -> None:
    visit = visitor(pace="fast")
    table = visit.play(bots=3, seed=1, game="jump_drive")
    table.question("start-discard")
    visit.page.evaluate(WATCH)
    Player(table, seed=1).play(until=lambda asked: asked.round >= 3)
    turns = visit.page.evaluate("window.turns")
    assert turns
    assert [turn for turn in turns if turn["ends"]] == []


def test_bids_of_sidereal_lie_open_at_their_seats(visitor: Visitor) -> None:
    visit = visitor()
    table = visit.play(bots=3, seed=BIDS, game="sidereal")
    table.question()
    bids = visit.page.get_by_test_id("bid")
    assert bids.count() == 4
    assert set(bids.evaluate_all("all => all.map(({ dataset }) => dataset.track)")) == {"colony"}
    assert "4" in bids.all_inner_texts()
