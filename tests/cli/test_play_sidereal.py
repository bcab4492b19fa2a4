"""`play sidereal`: its table, promises and converters by number, and whole games with answers typed in short forms."""

import re
from pathlib import Path
from types import SimpleNamespace

import pytest

from cosmodrome.cli.ask import Asker
from cosmodrome.cli.boards import board
from cosmodrome.cli.sidereal_runs import in_short
from cosmodrome.core.decision import Verdict
from cosmodrome.games.catalogue import GAMES
from cosmodrome.games.sidereal.game import SIDEREAL
from cosmodrome.play.record import loads
from cosmodrome.words.catalogue import speaker
from cosmodrome.words.render import LANGUAGES
from tests.rules.sidereal.scenario import deliver, move, play, seat

from .program import ran

TYPED = "run all\nsplit 1 1\nsplit 0 0\n1\n1 2\n1 2 3\ngive 2: 1 white\nn\n" * 500
BOTS = ("play", "sidereal", "--bots", "random,random,random", "--seed", "8")


def talk(typed: str, *words: str) -> str:
    """What is printed in a game of the first species, which ends with what is typed."""
    return ran(*BOTS, *words, typed=f"1\n{typed}")


def test_the_trade_phase_begins_with_the_whole_table() -> None:
    printed = talk("")
    lines = printed[printed.index("== Turn 1 ==") :].splitlines()
    assert lines[1] == "Turn 1 of 6, Trade. Sharing bonus: 6, for the Yengii 3."
    assert lines[2].split() == ["w", "n", "g", "Y", "B", "K", "U", "S", "x", "X"]
    assert lines[3].split() == ["Player", "(you)", "4", "2", "5", ".", ".", "2", ".", "1", ".", "."]
    assert "Player (you). Caylion; points 0; colonies 1 of 3" in lines
    assert any(line.startswith("Random 1. Eni Et; points ?;") for line in lines)
    cards = next(line for line in lines if "Lunar Mining Consortium" in line)
    assert "Lunar Mining Consortium 2B → w K 2S; Planetary Ecological Dominance → w 3g S" in cards
    assert re.search(r"^    1  \S+ \(\w+\) → \w; minimum bid 1$", printed, re.MULTILINE)
    assert re.search(r"^    1  .* / .* → \*, .*; minimum bid 1$", printed, re.MULTILINE)


def test_a_research_team_says_what_the_reader_gets_by_its_invention() -> None:
    printed = talk("? nuclear physicists\n")
    found = re.findall(r"^    \d  (.+) → \*, (.+) \((.+)\); minimum bid", printed, re.MULTILINE)
    assert len(found) > 2 and all(" → " in runs for _, _, runs in found)
    words = speaker("en", "sidereal")
    for _, name, runs in found:
        cards = [
            card for card in words.cards.values() if card["name"] == name and card["species"] == "caylion"
        ]
        assert [" | ".join(map(in_short, card["front"]["converters"])) for card in cards] == [runs]


def test_where_nothing_is_numbered_a_number_is_told_so() -> None:
    printed = talk("1\n5\n")
    assert "There is no number 5: here an answer is typed in words, as the line behind + says.\n" in printed
    assert "the last one is 0" not in printed


def test_species_are_offered_with_difficulty_and_impact() -> None:
    printed = talk("")
    goods = "4 Culture, 2 Industry, 5 Food, 2 Information and 1 ship"
    assert f"  1  Caylion Plutocracy: difficulty 2, impact 0, good to begin with; {goods}\n" in printed
    assert re.search(r"^  2  .*Eni Et.*: difficulty 5, impact 1; ", printed, re.MULTILINE)


def test_offers_are_typed_listed_and_withdrawn() -> None:
    printed = talk("offer eni et: 1 n > 1 w; turn 2 i give 1 green\nwithdraw 0\n")
    deal = "you give Random 1 1 Industry; Random 1 gives you 1 Culture; in turn 2 you give Random 1 1 Food"
    own = "you give 1 Industry; you get 1 Culture; in turn 2 you give Random 1 1 Food"
    assert f"You offer, to Random 1: {own}." in printed
    assert f"  2  Withdraw #0: {deal}\n" in printed
    assert "You withdraw an offer." in printed


LAST = "nothing more; nobody else does anything either, so this ends the phase"


def test_to_do_nothing_says_beforehand_that_it_ends_the_phase() -> None:
    printed = ran(
        "play", "sidereal", "--bots", "greedy,greedy,greedy", "--seed", "8", typed="1\n" + "n\n" * 9
    )
    before, after = printed.split("Time is up: Trade.", 1)
    # Asked for the last time, the person is told; and a phase ends in no other way.
    assert LAST in before[before.rindex("Trade: make deals") :]
    assert "nothing now; the others go on" in before
    # Who can do nothing in the last acts is not asked.
    assert "You may still invent" not in after[: after.index("Economy: which converters")]


def test_what_an_offer_is_worth_is_told_as_soon_as_it_is_listed() -> None:
    printed = ran("play", "sidereal", "--bots", "greedy,greedy,greedy", "--seed", "8", typed="1\nn\n")
    listed = [line for line in printed.splitlines() if re.match(r"  \d  Accept #", line)]
    assert listed and all("brings you" in line for line in listed)


def test_the_table_tells_spent_cards_and_the_relic_deck(capsys: pytest.CaptureFixture[str]) -> None:
    table = play(seat("eni_et", "", "quantum_computers"), seat("faderan"))
    table.upgrade(0, "mutual_understanding", spend="quantum_computers")
    words = speaker("en", "sidereal")
    view = table.view(0)
    board(words, ["Ada", "Ben", "Cleo", "Dan"]).table(view)
    printed = capsys.readouterr().out
    assert printed.count("    Spent for good: Quantum Computers\n") == 1
    assert printed.count(f"    relic worlds in the deck: {view.relic_deck}\n") == 1 and view.relic_deck > 0


def test_an_offer_says_what_it_is_worth_and_which_promise_it_endangers() -> None:
    table = play(seat("caylion", "2 white 2 green"), seat("unity", "4 blue"))
    table.trade(1, "blue", 0, promises=[deliver(0, 1, "2 white", turn=2)])
    table.free(1, "offer", moves=[move(0, 1, "white"), move(1, 0, "blue")])
    view, decision = table.view(0), table.game.decision(table.state, 0)
    verdicts = {each.card: each for each in table.game.referee.verdicts(table.state, 0)}
    take = next(option for option in decision.options if option.verb == "take")
    shown = board(speaker("en", "sidereal"), ["Ada", "Ben", "Cleo", "Dan"])
    line = shown.plain_line(take, decision, verdicts, view)
    assert "; can be done, but then what was promised to Ben could not be kept as things stand)" in line
    assert "(brings you +1.8" in line


def test_an_offer_says_first_what_the_reader_gives_then_gets_then_owes_then_the_rest(
    capsys: pytest.CaptureFixture[str],
) -> None:
    table = play(seat("caylion", "2 white"), seat("unity", "2 blue"), seat("zeth", "2 green"))
    between, owed = deliver(1, 2, "blue", turn=2), deliver(1, 0, "white", turn=3)
    table.free(1, "offer", moves=[move(1, 2, "blue"), move(1, 0, "blue")], promises=[between, owed])
    table.free(1, "offer", moves=[move(1, 0, "blue"), move(0, 1, "white")])
    words = speaker("en", "sidereal")
    words.reader = 0
    board(words, ["Ada", "Ben", "Cleo", "Dan"]).offers(table.view(0))
    first, second = capsys.readouterr().out.splitlines()[1:]
    mine, theirs = "Ben gives you 1 Biotechnology", "Ben gives Cleo 1 Biotechnology"
    later = "in turn 3 Ben gives you 1 Culture; in turn 2 Ben gives Cleo 1 Biotechnology"
    assert first.startswith(f"    take 0: Ben: {mine}; {theirs}; {later} (")
    assert second.startswith(f"    take 1: Ben: you give Ben 1 Culture; {mine} (")


def test_an_offer_that_brings_nothing_has_no_sign() -> None:
    table = play(seat("caylion", "2 white"), seat("unity", "2 blue"))
    table.free(1, "offer", moves=[move(0, 1, "white"), move(1, 0, "blue")])
    view, shown = table.view(0), board(speaker("en", "sidereal"), ["Ada", "Ben", "Cleo", "Dan"])
    for tenths, said in ((0, "brings you 0"), (3, "brings you +0.3"), (-12, "brings you −1.2")):
        told = Verdict("take:0", True, "brings", {"brings": tenths, "apart": ""}, [])
        shown.appraiser = SimpleNamespace(offers=lambda *_, told=told: [told])
        assert shown.brought(view, view.offers[0]) == [said]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "You bid 3 ships, which count 1½ for colonies: take one, and it runs twice a turn, or pass."),
        (
            "es",
            "Pujas 3 naves, que para colonias cuentan 1½: toma una, que funcionará dos veces por turno, o pasa.",
        ),
        ("pl", "Licytujesz 3 statki, dla kolonii to 1½: weź kolonię, działa dwa razy w turze, albo pas."),
    ],
)
def test_a_bid_of_the_caylion_says_what_it_counts(
    language: str, said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = play(seat("caylion", "4 ship"), seat("unity"), colonies="acrux vega").bids((3, 1))
    words = speaker(language, "sidereal")
    players = ["Ana", "Ben", "Cleo", "Dov"]
    asker = Asker(SIDEREAL, words, players, board(words, players))
    monkeypatch.setattr("builtins.input", lambda _: "1")
    asker.ask(table.state, 0, None)
    assert said in capsys.readouterr().out.splitlines()
    table.choose(0, "pass")
    asker.ask(table.state, 0, None)
    assert words.ask(table.decision(0)) in capsys.readouterr().out.splitlines()


def test_a_slip_is_one_line_and_asks_again() -> None:
    printed = talk("offer ben: 1 n > 1 w\noffer eni et: 99 n > 1 w\nwithdraw 0\n")
    assert "“ben” is nobody here. Players: Player, Random 1, Random 2, Random 3.\n" in printed
    rule = "A deal is carried out all at once, so whoever gives must have everything at that moment"
    why = f"R6.5: {rule}, and nothing is given twice."
    assert f"You have 2 of 99: Industry. {why}\n" in printed
    assert "That answer does not fit the question: withdraw:0.\n" in printed


def test_own_converters_and_acts_say_what_is_lacking() -> None:
    printed = talk("h\n")
    own = printed[printed.index("Your answer:") :]
    assert "     1. Lunar Mining Consortium: 2B → w K 2S; lacks 2 Biotechnology\n" in own
    assert re.search(r"^    flip \S+ \(\w+\): lacks ", own, re.MULTILINE)


def test_help_explains_forms_and_letters() -> None:
    printed = talk("? offer\n? letters\n? choral song\n")
    assert "offer ben: 2 green, 1 ship > 1 blue. What you give, >, what you get" in printed
    assert "x Small grey cube" in printed and "Choral Song: Starting card, Eni Et" in printed


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_cards_are_listed_by_their_names(language: str) -> None:
    printed = ran("cards", "sidereal", "--lang", language)
    every = GAMES["sidereal"].card_facts({})
    assert sum(not line.startswith(" ") for line in printed.splitlines()) == len(every)
    words = speaker(language, "sidereal")
    assert words.say("card-choral_song") in printed and "Deneb: " in printed


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_with_short_forms(language: str, tmp_path: Path) -> None:
    kept = tmp_path / "game.jsonl"
    words = ("--seed", "11", "--lang", language, "--record", str(kept))
    printed = ran("play", "sidereal", "--bots", "random,random,random", *words, typed=TYPED)
    record = loads(kept.read_text(), GAMES)
    mine = [answer.choice for answer in record.answers if answer.seat == 0]
    assert type(record.events[-1]).__name__ == "GameEnded"
    assert any(choice.startswith("split:") for choice in mine) and "run_all" in mine
    assert not re.search(r"\b(?:do|ask|reason|fact|typed|promise|phase|wait|pack)-[a-z]|[{}]", printed)
    assert "verified" in ran("replay", str(kept), "--verify")
