"""R12: questions and chance."""

import pytest

from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.meta import Script, SetupError
from cosmodrome.games.pocket_mars.game import POCKET_MARS

from .scenario import begin, does, effect, play, seat

HANDS = [["water_1", "water_2", "energy_1", "energy_2"], ["water_3", "water_4", "energy_3", "energy_4"]]


def test_R12_1_the_beginning_is_sealed_and_a_turn_is_open():
    table = begin(4)
    assert table.awaited == [0, 1, 2, 3]
    table.settle()
    assert table.awaited == [0]


def test_R12_2_one_answer_is_not_asked_and_none_lapses():
    """One prep card to peek at or discard; nothing to swap."""
    table = play(
        seat(hand="water_1 water_2"),
        seat(prep="energy_1"),
        cards={
            "water_1": {"hand": does(effect("swap_stars"), effect("discard_other", n=1), effect("peek_prep"))}
        },
    ).choose(0, "hand:water_1")
    assert len(table.facts("other-discarded")) == 1 and table.facts("peeked") == []


def test_R12_3_picks_rise():
    table = begin(2)
    hand = table.hand(0)
    assert table.options(0) == [f"prepare:{card}" for card in hand[:3]]
    table.choose(0, f"prepare:{hand[1]}")
    assert table.options(0) == [f"prepare:{card}" for card in hand[2:]]


def test_R12_3_whose_card_it_is_and_which_comes_first_is_told_apart():
    table = begin(2, script=Script(hands=HANDS))
    assert table.refuses(0, f"prepare:{HANDS[1][0]}") == "not-yours"
    assert table.refuses(0, f"prepare:{HANDS[0][3]}") == "not-an-option"  # another one has to follow it
    table.choose(0, f"prepare:{HANDS[0][1]}")
    assert table.refuses(0, f"prepare:{HANDS[0][0]}") == "not-an-option"


def test_R12_3_colonists_are_of_as_many_owners_as_may_sit_there():
    owners = max(POCKET_MARS.meta.seats)
    for verb in ("promote", "demote"):
        assert POCKET_MARS.parse(f"{verb}:{owners - 1}-energy").verb == verb
        with pytest.raises(NotAllowed, match="unknown-choice"):
            POCKET_MARS.parse(f"{verb}:{owners}-energy")


def test_R12_4_a_script_tells_the_hands():
    table = begin(2, script=Script(hands=HANDS))
    assert [table.hand(at) for at in range(2)] == HANDS


def test_R12_4_or_the_packs_of_a_draft():
    packs = [[*HANDS[0], "science_1"], [*HANDS[1], "science_2"]]
    table = begin(2, script=Script(hands=packs), drafting=True)
    assert [sorted(table.view(at).pack) for at in range(2)] == [sorted(pack) for pack in packs]


def test_R12_5_a_script_tells_the_deck():
    table = begin(2, script=Script(hands=HANDS, deck=["science_7", "science_1"]))
    assert table.deck[:2] == ["science_7", "science_1"]


def test_R12_6_a_script_tells_later_decks():
    table = begin(2, script=Script(hands=HANDS, reshuffles=[["energy_1", "construction_7"]])).settle()
    while not table.facts("reshuffled"):
        at = table.awaited[0]
        table.choose(at, "energy" if table.purpose(at) == "act" else table.options(at)[0])
    gone = {event["cards"][0] for event in table.facts("discarded")}
    wanted = [card for card in ("energy_1", "construction_7") if card in gone]
    seen = [card for event in table.facts("drew") for card in event["cards"]]
    at = table.tags.index("reshuffled")
    drawn = sum(event["count"] for event in table.events[at:] if event["event"] == "drew")
    order = (seen[len(seen) - drawn :] if drawn else []) + table.deck
    assert wanted and order[: len(wanted)] == wanted


@pytest.mark.parametrize(
    ("script", "words"),
    [
        (Script(start_worlds=["water_1", "water_2"]), "start_worlds is not for Pocket Mars"),
        (Script(queues={"0 draw": ["water_1"]}), "queues is not for Pocket Mars"),
        (Script(hands=HANDS[:1]), "hands is for 1 seats, the table has 2"),
        (Script(hands=[HANDS[0], HANDS[1][:3]]), "seat 1 has 3 cards, where 4 are dealt"),
        (Script(hands=[HANDS[0], HANDS[0]]), "no water_1 is left"),
        (Script(deck=["gem_world"]), "'gem_world' is no card id"),
        (Script(reshuffles=[["water_1", "water_1"]]), "no water_1 is left"),
    ],
)
def test_R12_7_other_scripts_are_refused(script, words):
    with pytest.raises(SetupError, match=words) as error:
        begin(2, script=script)
    assert str(error.value).startswith("script: ") and "\n" not in str(error.value)


def test_R12_10_a_strict_script_tells_every_card_that_comes():
    with pytest.raises(SetupError, match="script: strict: hands are not told"):
        begin(2, script=Script(strict=True))
    with pytest.raises(SetupError, match="script: strict: the automa prepares cards"):
        begin(1, script=Script(hands=HANDS[:1], deck=["science_7"], strict=True))
    told = [
        card
        for suit in ("water", "ecosystem", "energy", "science")
        for card in (f"{suit}_{n}" for n in range(1, 8))
    ]
    deck = [card for card in told if card not in HANDS[0] + HANDS[1]][:3]
    table = begin(2, seed=1, script=Script(hands=HANDS, deck=deck, strict=True)).settle()
    with pytest.raises(
        SetupError, match=r"script: strict: seat \d draws \(draw\), and the script does not tell"
    ):
        for _ in range(200):
            table.choose(table.awaited[0], table.options(table.awaited[0])[-1])
    assert [card for event in table.facts("drew") for card in event["cards"]] == deck


def test_R12_8_each_card_and_colonist_is_in_one_place():
    table = begin(3, seed=5)
    for _ in range(200):
        if not table.awaited:
            break
        at = table.awaited[0]
        table.choose(at, table.options(at)[-1])
        cards = [entry % 35 for pile in table.state.piles for entry in pile]
        cards += [*table.state.deck, *table.state.shown]
        for player in table.state.players:
            cards += [*player.hand, *player.prep, *player.pack]
            assert player.earth + player.ship + sum(player.one) + sum(player.two) == 7
        assert sorted([*cards, *([table.state.card] if table.state.held else [])]) == list(range(35))


def test_R12_9_asking_anyway_changes_nothing():
    for drafting in (False, True):
        plain, anyway = begin(3, seed=5, drafting=drafting), begin(3, seed=5, drafting=drafting).anyway()
        while plain.awaited:
            assert plain.awaited == anyway.awaited
            at = plain.awaited[-1]
            assert plain.options(at) == anyway.options(at) and len(plain.options(at)) > 1
            for table in (plain, anyway):
                table.choose(at, table.options(at)[-1])
        assert plain.log == anyway.log
