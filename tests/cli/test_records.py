"""`record` and `replay`: a game kept, shown in words, verified; and files that are no records."""

import json
import re
from pathlib import Path

import pytest

from cosmodrome.cli.screen import tell
from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.meta import Setup
from cosmodrome.core.seats import CLOCK
from cosmodrome.games.catalogue import GAMES
from cosmodrome.play.record import Recorder, dumps, loads
from tests.saved import SAVED

from .program import complaint, ran, run


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """The record of a game between two bots."""
    file = tmp_path / "game.jsonl"
    printed = ran("record", "race", "--bots", "random,random", "--seed", "7", "--out", str(file))
    record = loads(file.read_text(), GAMES)
    assert f"{len(record.answers)} choices, {len(record.events)} events" in printed
    return file


def test_a_record_tells_its_table(kept: Path) -> None:
    header = loads(kept.read_text(), GAMES).header
    assert (header.game, header.seats, header.seed) == ("race", 2, 7)
    assert header.players == ["random 1", "random 2"]


def test_the_same_words_give_the_same_record(kept: Path) -> None:
    assert ran("record", "race", "--bots", "random", "--seed", "7", "--out", "-") == kept.read_text()
    assert ran("record", "race", "--bots", "random", "--seed", "8", "--out", "-") != kept.read_text()


def test_a_record_has_a_name_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert ran("record", "race", "--seats", "3", "--seed", "2", "--option", "first_game=yes").startswith(
        "race-2.jsonl"
    )
    assert "there already" in complaint("record", "race", "--seed", "2")
    ran("record", "race", "--seed", "2", "--force")


def test_a_place_that_cannot_be_written_is_known_before_the_game(tmp_path: Path) -> None:
    assert "in a folder that is there" in complaint("record", "race", "--out", str(tmp_path / "no" / "x"))
    assert "in a folder that is there" in complaint("record", "race", "--out", str(tmp_path))


def test_every_bot_is_recorded(tmp_path: Path) -> None:
    file = str(tmp_path / "g.jsonl")
    ran("record", "race", "--bots", "greedy,random", "--seed", "3", "--out", file)
    assert "verified" in ran("replay", file, "--verify")


def test_a_game_that_is_stopped_is_kept_and_called_unfinished(tmp_path: Path) -> None:
    file = str(tmp_path / "g.jsonl")
    done = run("record", "race", "--max-rounds", "2", "--out", file)
    assert "unfinished: stopped after 2 rounds" in done.stderr and "choices" in done.stdout
    assert "verified" in ran("replay", file, "--verify")
    assert "unfinished" not in run("record", "race", "--out", str(tmp_path / "whole.jsonl")).stderr


def test_a_good_record_is_verified(kept: Path) -> None:
    record = loads(kept.read_text(), GAMES)
    printed = ran("replay", str(kept), "--verify")
    assert f"verified, {len(record.answers)} choices give the {len(record.events)} events" in printed


def test_a_record_is_told_in_words(kept: Path) -> None:
    printed = ran("replay", str(kept), "--all")
    assert printed.startswith("Race for the Galaxy: random 1, random 2. Seed 7.")
    assert "random 1 is dealt 6 cards: " in printed and "\nRound 1\n" in printed
    assert "The game is over: " in printed and printed.splitlines()[-1].startswith(
        "That was the whole record"
    )
    assert "Enter" not in printed
    for language, word in (("es", "Ronda 1"), ("pl", "Runda 1")):
        assert word in ran("replay", str(kept), "--all", "--lang", language)


def test_a_record_is_stepped_through(kept: Path) -> None:
    whole = ran("replay", str(kept), "--all").splitlines()[1:]
    stepped = ran("replay", str(kept), typed="\n" * 2000).splitlines()[2:]
    assert stepped == whole
    beginning = ran("replay", str(kept), typed="\n\n").splitlines()[2:]
    assert 0 < len(beginning) < len(whole) and beginning == whole[: len(beginning)]
    assert ran("replay", str(kept), typed="q\n").count("\n") == 2


def test_a_round_at_a_time_and_all_the_rest(kept: Path) -> None:
    rounds = ran("replay", str(kept), typed="r\nr\nr\n")
    assert "Round 2" in rounds and "Round 3" not in rounds
    assert ran("replay", str(kept), typed="a\n").splitlines()[-1].startswith("That was the whole record")


def test_the_table_is_shown_as_it_stood_then(kept: Path) -> None:
    begun = ran("replay", str(kept), typed="r\nt\nq\n")
    later = ran("replay", str(kept), typed="r\nr\nr\nr\nt\nq\n")
    assert "Round 1" not in begun and "Round 3" in later
    assert "VP pool: 24" in begun and "VP chips: 0" in begun
    scores = [printed.split("Scores so far")[1] for printed in (begun, later)]
    assert scores[0] != scores[1] and all("random 2: " in score for score in scores)


def test_a_table_of_other_rules_is_not_shown(kept: Path) -> None:
    lines = kept.read_text().splitlines()
    header = json.loads(lines[0])
    older = header["version"] - 1
    lines[0] = json.dumps(header | {"version": older})
    kept.write_text("\n".join(lines) + "\n")
    printed = ran("replay", str(kept), typed="\nt\na\n")
    assert "is not known any more" in printed and "That was the whole record" in printed
    assert f"played with version {older} of the game" in printed


def test_a_changed_event_is_found(kept: Path) -> None:
    lines = kept.read_text().splitlines()
    at = next(number for number, line in enumerate(lines) if '"event":"kept"' in line)
    lines[at] = lines[at].replace('"count":', '"count":1')
    kept.write_text("\n".join(lines) + "\n")
    printed = complaint("replay", str(kept), "--verify", code=1)
    assert f"line {at + 1}: the record says" in printed and "gives" in printed


def test_a_changed_choice_is_found(kept: Path) -> None:
    lines = kept.read_text().splitlines()
    at = next(number for number, line in enumerate(lines) if '"choice":"act:' in line)
    lines[at] = json.dumps({"seat": json.loads(lines[at])["seat"], "choice": "pass"})
    kept.write_text("\n".join(lines) + "\n")
    printed = complaint("replay", str(kept), "--verify", code=1)
    assert f"line {at + 1}" in printed and "refused" in printed


@pytest.mark.parametrize(
    ("text", "named"),
    [
        (b"", "line 1: the file is empty"),
        (b"{}\n", "line 1: this is no Cosmodrome record"),
        (b"not json\n", "line 1: not JSON"),
        (b'{"cosmodrome":1\n', "line 1: not JSON"),
        (b'{"cosmodrome":99}\n', "line 1: format 99 is newer"),
        (
            b'{"cosmodrome":1,"game":"race","version":1,"seats":2,"seed":0,"cards":[]}\n{"end":0}\n',
            "line 1: race is played with its built-in cards only",
        ),
        (b"\x89PNG\r\n\x1a\n", "line 1: not text in UTF-8"),
        (b"{}\n{}\n\xff", "line 3: not text in UTF-8"),
        (b"[" * 100_000 + b"\n", "record"),
    ],
)
def test_what_is_no_record_is_said_with_its_line(tmp_path: Path, text: bytes, named: str) -> None:
    file = tmp_path / "x"
    file.write_bytes(text)
    for more in ((), ("--verify",), ("--all",)):
        assert named in complaint("replay", str(file), *more)


def test_a_truncated_record_is_known_for_what_it_is(kept: Path) -> None:
    whole = kept.read_bytes()
    for length in (1, len(whole) // 3, len(whole) // 2, len(whole) - 2):
        kept.write_bytes(whole[:length])
        assert ", line " in complaint("replay", str(kept))
    lines = whole.splitlines(keepends=True)
    kept.write_bytes(b"".join(lines[:-1]))
    assert f"line {len(lines) - 1}: the file is cut off" in complaint("replay", str(kept), "--verify")


@pytest.mark.parametrize("how", SAVED)
def test_a_record_saved_elsewhere_is_read_all_the_same(kept: Path, tmp_path: Path, how: str) -> None:
    other, out = tmp_path / "other.jsonl", tmp_path / "out.jsonl"
    other.write_bytes(SAVED[how](kept.read_bytes()))
    ran("replay", str(other), "--verify")
    ran("replay", str(other), "--out", str(out))
    assert out.read_bytes() == kept.read_bytes(), "and written as ever"


def test_a_wrong_line_among_blank_ones_is_named_as_an_editor_counts(kept: Path) -> None:
    lines = kept.read_text().splitlines()
    at = next(number for number, line in enumerate(lines) if '"choice":"act:' in line)
    for wrong in ("pass", 7):
        changed = [*lines]
        changed[at] = json.dumps({"seat": 0, "choice": wrong})
        kept.write_text("\n\n".join(changed))
        assert f", line {2 * at + 1}: " in complaint(
            "replay", str(kept), "--verify", code=1 if wrong == "pass" else 2
        )


def test_a_file_that_is_not_there() -> None:
    assert "cannot be read: No such file" in complaint("replay", "nowhere.jsonl")
    assert "cannot be read: Is a directory" in complaint("replay", "/")
    assert "FILE" in complaint("replay")


def test_an_unfinished_record_is_shown_and_verified(tmp_path: Path) -> None:
    file = str(tmp_path / "left.jsonl")
    assert run("play", "race", "--bots", "random", "--record", file, typed="1 2\nq\n").exit_code == 0
    assert "verified" in ran("replay", file, "--verify")
    assert "The game is over" not in ran("replay", file, "--all")


@pytest.mark.parametrize(
    ("entries", "told"),
    [
        ([(1, "resign"), (CLOCK, "end-resigned")], "Ben resigned."),
        ([(0, "ask-end"), (CLOCK, "end-agreed")], "All agreed to end the game without a result."),
    ],
)
def test_a_game_that_people_ended_is_shown_and_verified(
    tmp_path: Path, entries: list[tuple[int, str]], told: str
) -> None:
    recorder = Recorder(GAMES["race"], Setup(2, 3), ["Ada", "Ben"])
    for seat, key in entries:
        recorder.enter(seat, key)
    with pytest.raises(NotAllowed, match="game-over"):
        recorder.enter(0, "explore")
    file = tmp_path / "g.jsonl"
    file.write_text(dumps(recorder.record))
    assert told in ran("replay", str(file), "--all")
    assert "verified" in ran("replay", str(file), "--verify")


def test_choices_alone_are_played_to_see_what_happens(kept: Path, tmp_path: Path) -> None:
    whole = kept.read_text().splitlines()
    bare = [line for line in whole if '"event"' not in line]
    script, out = tmp_path / "script.jsonl", tmp_path / "whole.jsonl"
    script.write_text("\n".join([*bare[:-1], json.dumps({"end": len(bare) - 2})]) + "\n")
    assert ran("replay", str(script), "--all") == ran("replay", str(kept), "--all")
    assert f"{len(bare) - 2} choices" in ran("replay", str(script), "--out", str(out))
    assert out.read_text() == kept.read_text()
    assert "there already" in complaint("replay", str(script), "--out", str(out))
    script.write_text(script.read_text().replace(bare[1], '{"seat":0,"choice":"act:rest"}'))
    assert "line 2" in complaint("replay", str(script), code=1)


def test_who_has_deleted_their_account_is_a_former_player_in_a_record(kept: Path) -> None:
    first, rest = kept.read_text().split("\n", 1)
    header = json.loads(first) | {"players": ["", " / greedy"]}
    kept.write_text(f"{json.dumps(header)}\n{rest}")
    printed = ran("replay", str(kept), "--all")
    assert printed.startswith("Race for the Galaxy: Former player, Former player / greedy.")
    assert "Former player 1 is dealt 6 cards" in printed
    assert "Ex participante" in ran("replay", str(kept), "--all", "--lang", "es")


def test_a_record_says_who_did_what_whoever_sat_there_later(kept: Path) -> None:
    """Two of one name are told apart, too."""
    header, *rest = kept.read_text().splitlines()
    told = json.loads(header) | {"players": ["Ada / greedy", "greedy"], "hands": [[0, 3, 1]]}
    kept.write_text("\n".join([json.dumps(told), *rest]))
    title, *lines = ran("replay", str(kept), "--all").splitlines()
    assert "Ada / greedy, greedy" in title
    text = "\n".join(lines)
    later = text.index("greedy 1")
    assert "Ada is dealt" in text[:later] and "Ada" not in text[later:]
    assert "greedy is dealt" in text[:later] and "greedy 2" in text[later:]


def test_many_records_are_verified_each_in_a_line(kept: Path, tmp_path: Path) -> None:
    good, wrong, bare = tmp_path / "good.jsonl", tmp_path / "wrong.jsonl", tmp_path / "bare.jsonl"
    good.write_bytes(kept.read_bytes())
    wrong.write_text(
        kept.read_text().replace('"event":"kept","seat":0,"count":', '"event":"kept","seat":0,"count":1', 1)
    )
    lines = [line for line in kept.read_text().splitlines() if '"event":' not in line]
    bare.write_text("\n".join([*lines[:-1], json.dumps({"end": len(lines) - 2})]) + "\n")
    printed = ran("replay", str(good), str(bare), "--verify").splitlines()
    assert printed[0].startswith(f"{good}: verified, ") and len(printed) == 2
    assert (
        printed[1]
        == f"{bare}: {len(lines) - 2} choices can be played; the file tells no events to compare with"
    )
    result = run("replay", str(good), str(wrong), "--verify", str(tmp_path / "none.jsonl"))
    assert result.exit_code == 2 and result.stdout == printed[0] + "\n"
    said = result.stderr.splitlines()
    assert said[0].startswith(f"error: {wrong}, line ") and "none.jsonl cannot be read" in said[1]
    assert said[2] == "error: 2 of 3 records do not hold"
    assert "2 records are named, and one is shown" in complaint("replay", str(good), str(bare))


HOSTILE = "\x1b]0;owned\x07\x1b[2J\x9b31m\u202eevil\r\nAda wins\x08"


def tampered(kept: Path, **header: object) -> None:
    """The record with other fields in its header."""
    first, rest = kept.read_text().split("\n", 1)
    kept.write_text(f"{json.dumps(json.loads(first) | header)}\n{rest}")


def steers(printed: str) -> set[str]:
    """Letters that a terminal or a reader's eye obeys, beside ends of lines."""
    return {each for each in printed if not each.isprintable()} - {"\n"}


def test_nothing_in_a_record_steers_the_terminal(kept: Path) -> None:
    tampered(kept, players=[HOSTILE, "Ben"])
    printed = ran("replay", str(kept), "--all")
    assert "owned" in printed and not steers(printed)
    assert all("Ada wins" not in line or "evil" in line for line in printed.splitlines())
    assert not steers(ran("replay", str(kept), typed="\n\nt\nq\n"))
    kept.write_text(kept.read_text().replace('"choice":"', f'"choice":{json.dumps(HOSTILE)[:-1]}', 1))
    for more in ((), ("--verify",)):
        result = run("replay", str(kept), *more)
        assert not steers(result.output), result.output


def test_players_of_a_record_are_one_a_seat_or_none(kept: Path) -> None:
    tampered(kept, players=["Ann", "Ben", "Cy"])
    for more in ((), ("--verify",)):
        said = run("replay", str(kept), *more).stderr
        assert said == f"error: {kept}, line 1: players: 3 named at a table of 2; name one a seat, or none\n"
    tampered(kept, players=["Ann"])
    assert "players: 1 named at a table of 2" in complaint("replay", str(kept))
    tampered(kept, players=[])
    assert "2 is dealt 6 cards" in ran("replay", str(kept), "--all")


def test_a_line_of_any_length_is_cut_and_says_so(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = kept.read_text().splitlines()
    at = next(number for number, line in enumerate(lines) if '"event":"' in line and '"cards":[' in line)
    event = json.loads(lines[at])
    lines[at] = json.dumps(event | {"cards": ["z" * 5000] * 4})
    kept.write_text("\n".join(lines))
    printed = ran("replay", str(kept), "--all")
    assert re.search(r"random 1 is dealt 6 cards: z{1500}… \[\+18506\]\.", printed)
    tell("x" * 12345)
    assert capsys.readouterr().out == "x" * 2000 + "… [+10345]\n"
    tampered(kept, players=["y" * 100_000, "Ben"])
    printed = ran("replay", str(kept), "--all")
    assert max(map(len, printed.splitlines())) < 2020 and "y" * 80 + "… [+99920]" in printed
    result = run("replay", str(kept), "--verify")
    assert result.exit_code and len(result.stderr) < 2100


def test_a_step_of_very_many_events_is_shown_a_page_at_a_time(kept: Path) -> None:
    lines = kept.read_text().splitlines()
    at = next(number for number, line in enumerate(lines) if '"event":"' in line)
    many = [*lines[:at], *[lines[at]] * 1000, *lines[at:-1]]
    kept.write_text("\n".join([*many, json.dumps({"end": len(many) - 1})]))
    more = "-- Enter: more of this step."
    for typed in ("\nq\n", "r\nquit\n"):
        printed = ran("replay", str(kept), typed=typed)
        assert printed.count("\n") < 40 and printed.count(more) == 1
    assert ran("replay", str(kept), typed="\n\n\nq\n").count(more) == 3
    for typed, words in (("\na\n", ()), ("a\n", ()), ("", ("--all",))):
        printed = ran("replay", str(kept), *words, typed=typed)
        assert printed.count("\n") > 1000 and printed.count(more) == (typed == "\na\n")


def test_help_and_quit_are_words_in_a_replay_too(kept: Path) -> None:
    assert ran("replay", str(kept), typed="help\n?\nexit\n").count("Enter: go on.") == 3
    assert ran("replay", str(kept), typed="quit\n").count("\n") == 2
