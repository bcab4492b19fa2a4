"""`play jump_drive`: what its table tells beyond what every game does."""

import re
from pathlib import Path

import pytest

from cosmodrome.cli.ask import Asker, Question
from cosmodrome.cli.boards import board
from cosmodrome.games.jump_drive.game import JUMP_DRIVE
from cosmodrome.words.catalogue import speaker
from tests.rules.jump_drive.scenario import Table, play, seat

from .program import ran
from .test_play import whole_game


def talk(typed: str, *words: str) -> str:
    """What is printed in a game that ends with what is typed; the first question is answered."""
    return ran("play", "jump_drive", "--bots", "random", "--seed", "3", *words, typed=f"1 2\n{typed}")


def test_the_round_begins_with_every_empire_and_the_own_hand() -> None:
    printed = talk("")
    beginning = printed[printed.index("== Round 1 ==") :].splitlines()
    assert re.fullmatch(r"Deck: \d+; Discard pile: 4", beginning[1])
    assert beginning[2] == (
        "Player (you). VP: 0; 0 VP and 0 income a round; Hand: 5; Survey Team ready in the centre"
    )
    assert beginning[3] == "    nothing" and beginning[4].startswith("    hand: ")
    assert beginning[5].startswith("Random. VP: 0;")


def test_an_answer_says_what_the_card_costs_and_brings() -> None:
    printed = talk("")
    assert (
        "  2  Place Survey Team for nothing: +1 income a round (development, cost 1, 2 Explore icons"
        in printed
    )
    offered = [line for line in printed.splitlines() if re.match(r" +\d+  (Place|Conquer) ", line)]
    assert offered and all(" a round (" in line or "no VP or income yet (" in line for line in offered)


def test_the_hand_says_what_each_card_would_cost_and_bring() -> None:
    printed = talk("h\n")
    hand = printed[printed.index("Hand: 5\n") :]
    assert len(re.findall(r"^\S.* \[.*(a round|yet)\]$", hand, re.MULTILINE)) == 5


def test_what_cannot_be_placed_alone_names_the_development_that_helps() -> None:
    printed = ran("play", "jump_drive", "--bots", "random", "--seed", "3", typed="2 5\n")
    assert (
        "Not now:\n  -  Pirate Lair: not alone; together with Contact Specialist; +1 VP, +2 income a round\n"
        in printed
    )


def test_what_the_question_says_itself_is_not_refused_one_by_one(tmp_path: Path) -> None:
    printed, _ = whole_game(tmp_path / "g.jsonl", "jump_drive", "--bots", "random,random", "--seed", "8")
    assert "Choose a world to place together with " in printed and ": needs Military " in printed
    assert "a world is asked for" not in printed


def asked(table: Table) -> Question:
    """The open question of the first seat, as a person would be asked it."""
    words, players = speaker("en", "jump_drive"), ["Ana", "Ben"]
    return Question(Asker(JUMP_DRIVE, words, players, board(words, players)), table.state, 0)


def test_the_ways_to_take_a_world_say_the_price_and_what_the_world_brings(
    capsys: pytest.CaptureFixture[str],
) -> None:
    hand = "adaptable_uplift_race comet_zone gem_world"
    table = play(seat("contact_specialist space_marines", hand=hand), seat())
    question = asked(table.place(0, "adaptable_uplift_race").explore(1))
    brings = "+1 VP, +1 income a round; no second world can follow"
    assert [item.label for item in question.items] == [
        f"Conquer Adaptable Uplift Race [conquer: Military 2 against 2; {brings}]",
        f"Pay 1 for Adaptable Uplift Race [pay 1, you have 2; {brings}]",
    ]
    assert question.read("?2") == []
    printed = capsys.readouterr().out
    assert printed.startswith("Adaptable Uplift Race: military world (Genes), defense 2, ")
    assert f"    pay 1, you have 2; {brings} (defense 2, Contact Specialist −1)\n" in printed


def rounds(printed: str) -> list[list[str]]:
    """The cells of the last table of the rounds."""
    lines = printed[printed.rindex("Round by round:") :].splitlines()[1:]
    return [re.split(r"  +", line.strip()) for line in lines if line.startswith("    ")]


@pytest.mark.parametrize("bots", ["random", "random,random,random"])
def test_the_rounds_are_told_and_add_up(tmp_path: Path, bots: str) -> None:
    printed, record = whole_game(tmp_path / "g.jsonl", "jump_drive", "--bots", bots, "--seed", "3")
    head, *seats = rounds(printed)
    scored = [event for event in record.events if type(event).__name__ == "Scored"]
    assert head[0] == "VP/income" and head[-1] == "total"
    assert head[1:-1] == [str(number + 1) for number in range(len(scored) // record.header.seats)]
    assert len(seats) == record.header.seats
    for at, row in enumerate(seats):
        own = [event for event in scored if event.seat == at]  # type: ignore[attr-defined]
        assert row[1:-1] == [f"{event.vp}/{event.income}" for event in own]  # type: ignore[attr-defined]
        assert int(row[-1]) == sum(event.vp for event in own) == own[-1].total  # type: ignore[attr-defined]


def test_the_breakdown_adds_up_card_by_card_and_names_who_is_counted(tmp_path: Path) -> None:
    counted = set()
    for seed in range(3, 9):
        printed, _ = whole_game(
            tmp_path / f"{seed}.jsonl", "jump_drive", "--bots", "random", "--seed", str(seed)
        )
        final = printed[printed.index("Final scores") : printed.rindex("Round by round:")]
        for block in re.split(r"^\S.*: \d+ VP$", final, flags=re.MULTILINE)[1:]:
            vp, income = map(int, re.findall(r"(\d+) VP and (\d+) income a round:", block)[0])
            parts = re.findall(r"VP +(\d+), income +(\d+)  (.+)", block)
            assert sum(int(part[0]) for part in parts) == vp
            assert sum(int(part[1]) for part in parts) == income
            counted |= {part[2] for part in parts if "(counts the empire of" in part[2]}
    assert any(
        line.endswith(
            (
                "(counts the empire of Random too)",
                "(counts your empire too)",
                "(counts the empire of Player too)",
            )
        )
        for line in counted
    )


def test_the_standing_is_told_when_asked() -> None:
    printed = talk("s\nt\n")
    assert "Scores so far\nPlayer (you): 0 VP\n    0 VP and 0 income a round\n" in printed
    assert printed.count("Deck: ") == 2 and "Round by round" not in printed


def test_a_card_in_full_says_how_sure_its_values_are() -> None:
    printed = talk("? comet\n? smuggling\n? space marines\n")
    assert (
        "Comet Zone: world (Rare elements), cost 3, income 3\n    no powers\n    How sure these values are: "
        in printed
    )
    assert "number of copies (from one fan list only); everything else (checked)." in printed
    assert "Space Marines: development, cost 2, 2 Military icons\n    no powers\nYour" in printed


def test_a_game_with_cards_of_one_s_own_says_so(tmp_path: Path) -> None:
    own = tmp_path / "box.json"
    own.write_text('{"game": "jump_drive", "cards": {"comet_zone": {"income": 4, "vp": 1}}}')
    printed = talk("? comet\n", "--cards", str(own))
    assert re.search(
        r"^Deck: \d+; Discard pile: \d+; played with a card file of its own$", printed, re.MULTILINE
    )
    assert "Comet Zone: world (Rare elements), cost 3, 1 VP, income 4\n" in printed
    assert "VP, income (from the card file); everything else (from one fan list only)." in printed
