"""`play`: whole games by what a person types, questions, slips, help, and what a person may not see."""

import re
from pathlib import Path

import pytest

from cosmodrome.cli import screen
from cosmodrome.cli.boards import board
from cosmodrome.core.seats import drawn
from cosmodrome.games.catalogue import GAMES
from cosmodrome.play.record import Record, loads
from cosmodrome.words.catalogue import speaker
from cosmodrome.words.render import LANGUAGES, Speaker

from .program import complaint, ran

RACE = GAMES["race"]
ANYTHING = (
    "\n".join(["2", "1", *(" ".join(map(str, range(1, last + 1))) for last in range(2, 16)), "0", ""]) * 400
)
"""Something for every question: what does not fit is refused, and asked again."""


def whole_game(file: Path, game: str, *words: str) -> tuple[str, Record]:
    """What is printed in a game to the end, and its record."""
    printed = ran("play", game, *words, "--record", str(file), typed=ANYTHING)
    record = loads(file.read_text(), GAMES)
    assert "verified" in ran("replay", str(file), "--verify")
    return printed, record


def called(words: Speaker, players: list[str]) -> list[str]:
    """The names of a record as the terminal tells them: bots in the reader's language."""
    return [re.sub(r"^random\b", words.bot("random"), player) for player in players]


@pytest.mark.parametrize(
    ("game", "language", "words"),
    [
        ("race", "en", "--bots random --seed 3"),
        ("race", "es", "--bots random,random --seed 4 --option first_game=yes"),
        ("race", "pl", "--bots random --seed 3 --option experienced=yes"),
        ("race", "en", "--bots random,random,random --seed 6 -o edition=second -o new_start_worlds=yes"),
        ("race", "pl", "--bots random,random --seed 3 -o gathering_storm=yes"),
        ("jump_drive", "en", "--bots random --seed 3"),
        ("jump_drive", "es", "--bots random,random --seed 4 --option first_game=yes"),
        ("jump_drive", "pl", "--bots random,random,random --seed 5 --option colony_convoy_waits=yes"),
    ],
)
@pytest.mark.sample(3)
def test_a_game_is_played_to_the_end(tmp_path: Path, game: str, language: str, words: str) -> None:
    printed, record = whole_game(tmp_path / "g.jsonl", game, *words.split(), "--lang", language)
    played = GAMES[game]
    options = played.meta.read_options(record.header.options, record.header.seats)
    say = speaker(language, game, played.card_facts(options))
    players = called(say, record.header.players)
    assert say.event(record.events[-1], 0, players) in printed
    final = printed[printed.index(say.say("terminal-final")) :]
    for seat, player in enumerate(players):
        shown = say.say("terminal-own", player=player) if seat == 0 else player
        points = say.say("terminal-points", vp=record.events[-1].scores[seat])  # type: ignore[attr-defined]
        assert f"{shown}: {points}" in final


def test_the_final_breakdown_adds_up(tmp_path: Path) -> None:
    printed, record = whole_game(tmp_path / "g.jsonl", "race", "--bots", "random", "--seed", "3")
    sums: dict[str, int] = {}
    name = ""
    for line in printed[printed.index("Final scores") :].splitlines()[1:]:
        if line.startswith("    "):
            sums[name] += int(line.split()[0])
        elif ": " in line:
            name = line
            sums[name] = 0
    assert [f"{total} VP" == name.rpartition(": ")[2] for name, total in sums.items()] == [True, True]
    assert sorted(sums.values()) == sorted(record.events[-1].scores)  # type: ignore[attr-defined]


@pytest.mark.parametrize(("game", "secrets"), [("race", 10), ("jump_drive", 15)])
def test_everything_the_person_may_know_is_said_and_nothing_else(
    tmp_path: Path, game: str, secrets: int
) -> None:
    printed, record = whole_game(tmp_path / "g.jsonl", game, "--bots", "random", "--seed", "3")
    words = speaker("en", game, GAMES[game].card_facts(record.header.options))
    players = called(words, record.header.players)
    lines = set(printed.replace("== ", "").replace(" ==", "").splitlines())
    hidden = 0
    for event in record.events:
        seen = words.event(event.seen_by(0), 0, players)
        assert any(line == seen or line.endswith(seen) for line in lines), seen
        whole = words.event(event, 0, players)
        if whole != seen:
            hidden += 1
            assert whole not in lines
    assert hidden > secrets


def test_the_opening_says_who_plays_and_how() -> None:
    printed = ran("play", "race", "--bots", "greedy,random", "--name", "Ana", "--seed", "5", typed="q\n")
    assert printed.startswith("Race for the Galaxy. You are Ana; your opponents: Greedy, Random.\nSeed 5:")
    assert "Type the number before an answer and press Enter." in printed
    assert "Choose 2 cards to discard from your starting hand." in printed
    assert printed.endswith("You leave the game.\n")


def test_without_a_seed_every_game_is_another() -> None:
    games = {
        ran("play", "race", "--bots", "random", typed="").split("Seed ")[1].split(":")[0] for _ in range(3)
    }
    assert len(games) == 3


def test_the_persons_seat_is_drawn_as_at_any_table(tmp_path: Path) -> None:
    """With a seed given it is the first."""

    def seat(*words: str) -> tuple[int, int]:
        file = tmp_path / "g.jsonl"
        ran("play", "race", "--bots", "random", "--name", "Ana", "--record", str(file), *words, typed="q\n")
        header = loads(file.read_text(), GAMES).header
        return header.players.index("Ana"), drawn(header.seed, 2).index(0)

    seats = [seat("--force") for _ in range(8)]
    assert all(sits == lot for sits, lot in seats)
    for seed in range(4):
        assert seat("--force", "--seed", str(seed))[0] == 0


def test_the_end_of_the_input_leaves_the_game() -> None:
    assert ran("play", "race", "--bots", "random", typed="").endswith("You leave the game.\n")


def talk(typed: str, *words: str) -> str:
    """What is printed from the first prompt on."""
    printed = ran("play", "race", "--bots", "random", "--seed", "5", *words, typed=typed)
    return printed[printed.index("Your answer") :]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("1 1", "You typed 1 twice"),
        ("1", "That takes 2 numbers, you typed 1."),
        ("1 2 3", "That takes 2 numbers, you typed 3."),
        ("1 7", "There is no number 7 in the list; the last one is 6."),
        ("0 1", "There is no number 0 in the list"),
        ("gem", "“gem” is no answer here."),
        ("-1 2", "“-1 2” is no answer here."),
        ("² 1", "“² 1” is no answer here."),
        ("99999999999999999999 1", "There is no number 99999999999999999999 in the list"),
    ],
)
def test_a_slip_is_told_and_asked_again(typed: str, said: str) -> None:
    printed = talk(f"{typed}\n1 2\n")
    assert said in printed.splitlines()[0]
    assert "You discard 2 cards" in printed


def test_several_cards_are_ticked_by_their_numbers() -> None:
    for typed in ("1 3", "3,1", " 3 , 1 "):
        printed = ran("play", "race", "--bots", "random", "--seed", "5", typed=f"{typed}\n")
        listed = [line for line in printed.splitlines() if line.startswith("  ")][:6]
        names = [line.split("  ")[2].split(":")[0] for line in listed]
        assert f"You discard 2 cards from your starting hand: {names[0]}, {names[2]}." in printed


def test_an_empty_line_asks_again() -> None:
    assert talk("\n").count("Choose 2 cards to discard") == 1


def test_help_names_everything_that_can_be_typed() -> None:
    printed = talk("?\n")
    for said in ("a number:", "? 2:", "? mining:", "t:", "h:", "s:", "b:", "q, quit:"):
        assert f"\n  {said}" in printed


def test_a_numbered_card_is_explained() -> None:
    whole = ran("play", "race", "--bots", "random", "--seed", "5", typed="? 1\n? 9\n")
    first = next(line for line in whole.splitlines() if line.startswith("  1  "))[5:]
    in_short, powers = first.split(". ", 1)
    assert f"{in_short}\n    {powers}\n" in whole.split("Your answer", 1)[1]
    assert "There is no number 9 in the list" in whole


def test_a_card_is_explained_by_its_name() -> None:
    printed = talk("? gem world\n?blaster\n? zzz\n? world\n")
    assert "Gem World: production world (Novelty), cost 2, 1 VP\n    Produce: " in printed
    assert "Blaster Gem Mines: windfall world" in printed
    assert "No card is called “zzz”." in printed
    assert "Several cards are meant by “world”: " in printed


def test_an_action_is_explained() -> None:
    assert "Explore. Everyone looks at 2 cards and keeps 1; you look at 5 more." in talk("1 2\n? 1\n")


def test_the_table_the_hand_and_the_scores_are_told_when_asked() -> None:
    printed = talk("t\nh\ns\n")
    assert (
        "VP pool: 24; Deck: " in printed
        and "Player (you). Score: " in printed
        and "Tableau: 1 of 12" in printed
    )
    assert "Hand: 6\n" in printed
    assert "Scores so far\n" in printed and "  VP chips\n" in printed


def test_each_round_begins_with_the_table_and_the_own_hand() -> None:
    printed = ran("play", "race", "--bots", "random", "--seed", "5", typed="1 2\n")
    beginning = printed[printed.index("== Round 1 ==") :]
    assert beginning.splitlines()[1].startswith("VP pool: ")
    assert beginning.count("hand:") == 1
    hand = beginning[beginning.index("\n    hand:\n") :].splitlines()[2:6]
    assert hand[1] == "      Replicant Robots: development, cost 4, 2 VP. Settle: Worlds cost you 2 less."
    assert all(line.startswith("      ") for line in hand)


def test_powers_stand_beside_cards_that_are_offered() -> None:
    """Not what the kind of a card says already, nor that it has none."""
    printed = ran("play", "race", "--bots", "random", "--seed", "5", typed="1 2\n1\n")
    assert "  1  Space Marines: development, cost 2, 1 VP. Settle: Military +2.\n" in printed
    assert "  6  Destroyed World: windfall world (Rare elements), cost 1, 0 VP\n" in printed
    looked = "cost 2, 1 VP). Trade: Draw 2 extra cards when you sell a Novelty good.\n"
    assert f"  2  Keep Spice World (production world (Novelty), {looked}" in printed
    league = next(line for line in printed.splitlines() if "Mining League: " in line)
    assert "Spend 2 Rare elements goods for 3 VP. Produce: Put" in league
    assert league.endswith("windfall world. 2 VP for Mining Robots. 2 VP for Mining Conglomerate.")
    drive = ran("play", "jump_drive", "--bots", "random", "--seed", "5", typed="1 2\n")
    assert (
        "Place Replicant Robots for 2: +2 VP a round (development, cost 3). Worlds cost you 2 less.\n"
        in drive
    )
    assert "fan list" not in drive and "no powers" not in drive


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "offered", "held"), [("race", 3, 2), ("jump_drive", 3, None)])
def test_no_card_takes_more_than_its_lines_at_80_columns(
    game: str,
    offered: int,
    held: int | None,
    language: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "80")
    words = speaker(language, game)
    shown = board(words, ["Ana", "Ben"])
    assert (shown.lines_offered, shown.lines_held) == (offered, held)
    whole = []
    for card in words.cards.values():
        line = shown.tick_line(card)
        screen.tell(f"  1  {line}", most=held or offered)
        lines = capsys.readouterr().out.splitlines()
        assert len(lines) <= (held or offered) and max(map(len, lines)) < 80
        assert lines[0].startswith(f"  1  {card['name']}")
        whole.append(not lines[-1].endswith(" …"))
    assert sum(whole) > 0.6 * len(whole), "and few are cut"


def test_what_cannot_be_placed_is_told_with_its_reason(tmp_path: Path) -> None:
    printed, _ = whole_game(tmp_path / "g.jsonl", "race", "--bots", "random,random", "--seed", "8")
    assert "Not now:\n" in printed
    assert "needs Military " in printed or ": costs " in printed
    assert "place it in Settle" not in printed


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("--bots", "clever"), "race has no bot 'clever'; its bots are champion, greedy, planner"),
        (("--bots", "random,random,random,random,random"), "race: 6 seats; allowed are 2, 3, 4, 5"),
        (("--seats", "6"), "race: 6 seats; allowed are 2, 3, 4"),
        (
            ("--seats", "4", "--bots", "random,random"),
            "2 bots for 3 seats beside you; name one for each seat, or one for all",
        ),
        (("--lang", "fr"), "'fr' is not one of en, es, pl"),
        (("--bots", "random,random", "--option", "experienced=yes"), "option experienced is for 2 seats"),
        (("--record", "/nowhere/x"), "cannot be written"),
        (("--record", "-"), "the name of a file"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(words: tuple[str, ...], named: str) -> None:
    assert named in complaint("play", "race", *words)


def test_one_bot_fills_the_seats_asked_for() -> None:
    assert "your opponents: Random 1, Random 2, Random 3." in ran(
        "play", "race", "--seats", "4", "--bots", "random", typed=""
    )
    assert "your opponents: Champion." in ran("play", "race", typed="")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_terminal_can_be_said(language: str) -> None:
    words = speaker(language, "race", RACE.card_facts(RACE.meta.read_options({}, 2)))
    words.strict = True
    for more in (1, 2, 5, 21, 22):
        for name in ("answer-several", "answer-up-to"):
            assert words.say(f"terminal-{name}", more=more, example="1 2")
        for name in ("wrong-count", "too-many"):
            assert words.say(f"terminal-{name}", more=more, given=3)
        assert words.say("terminal-points", vp=more)


def test_lines_are_wrapped_between_words_on_a_terminal_only(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    line = "  1  " + "a world of words " * 10
    screen.tell(line)
    assert capsys.readouterr().out == line + "\n"
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "60")
    screen.tell(line)
    wrapped = capsys.readouterr().out.splitlines()
    assert len(wrapped) > 2 and all(len(one) < 60 for one in wrapped)
    assert wrapped[1].startswith("      ") and " ".join(" ".join(wrapped).split()) == " ".join(line.split())


def test_an_answer_is_taken_back_and_given_anew(tmp_path: Path) -> None:
    file = tmp_path / "g.jsonl"
    words = ("play", "jump_drive", "--bots", "random", "--seed", "5", "--record", str(file))
    printed = ran(*words, typed="b\n1 2\nb\n2\nb\n1\nb\n")
    said = re.split(r"Your answer(?::| \()", printed)
    assert "You have no answer to take back." in said[1]
    assert "Too late: something has happened since" in said[3]
    assert "together with Survey Team" in said[4] and "\n  b: take back your last answer\n" in said[4]
    assert "You take your last answer back." in said[5] and "\n  1  Explore:" in said[5]
    assert "You explore." in said[6]
    assert "Too late" in said[7]
    kept = loads(file.read_text(), GAMES)
    mine = [answer.choice for answer in kept.answers if answer.seat == 0]
    assert mine[2:] == ["place:survey_team", "take-back", "explore"]
    assert "verified" in ran("replay", str(file), "--verify")


def test_what_was_told_is_taken_back_as_the_bots_agree(tmp_path: Path) -> None:
    file = tmp_path / "g.jsonl"
    words = ("play", "jump_drive", "--bots", "random", "--seed", "5", "--record", str(file))
    said = re.split(r"Your answer(?::| \()", ran(*words, typed="bb\n1 2\nb\nbb\nb\n3 4\n"))
    assert "  bb: take it back all the same." not in said[1] and "  bb: take it back all the same." in said[3]
    assert "Taken back: the table is as it was before." in said[4]
    assert "You have no answer to take back." in said[5]
    kept = loads(file.read_text(), GAMES)
    entries = [answer.choice for answer in kept.answers]
    to = int(next(key for key in entries if key.startswith("back-to:")).removeprefix("back-to:"))
    assert kept.answers[to].seat == 0 and kept.header.marks == ["taken-back"]
    assert entries[to].startswith("discard:") and len(entries) > to + 4
    assert ran("replay", str(file), "--all").count("Taken back: the table is as it was before.") == 1
    assert "verified" in ran("replay", str(file), "--verify")


def test_the_board_tells_of_each_goal_what_it_takes_and_how_far_everybody_is() -> None:
    printed = ran(
        "play", "race", "--bots", "random", "--seed", "22", "-o", "gathering_storm=yes", typed=ANYTHING
    )
    lines = [line for line in printed.splitlines() if line.startswith("Galactic Standard of Living (")]
    assert lines[0].endswith("(VP chips: at least 5; 3 VP): Player (you) 0, Random 0")
    assert re.search(r"\d+ \([35] VP\)", printed), "who has some, with what it gives"


@pytest.mark.parametrize("words", [(), ("--bots", "champion@8")])
def test_who_plays_instead_of_the_champion_is_told(tmp_path: Path, words: tuple[str, ...]) -> None:
    file = tmp_path / "g.jsonl"
    storm = ("-o", "gathering_storm=yes", "-o", "drafting=yes", "--seed", "3", "--record", str(file))
    printed = ran("play", "race", *words, *storm, typed="")
    assert "your opponents: Greedy." in printed
    assert loads(file.read_text(), GAMES).header.players[1] == "greedy"
