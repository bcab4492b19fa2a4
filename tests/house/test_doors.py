"""Every game that is found goes through every door, whatever it brings; the page on adding a game names the parts."""

import re
from pathlib import Path
from typing import Any

import pytest
from tools.wire_types import GAMES as WITH_PAGE

from cosmodrome.bots.catalogue import make, names
from cosmodrome.cli.boards import board
from cosmodrome.core.event import Log
from cosmodrome.core.manifest import Manifest, part
from cosmodrome.core.meta import Setup
from cosmodrome.core.rng import seeded
from cosmodrome.games.catalogue import GAMES, MANIFESTS, found
from cosmodrome.play.record import Recorder, dumps, loads, verify
from cosmodrome.words.catalogue import speaker
from cosmodrome.words.render import LANGUAGES
from tests.laws.laws import FACTS

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs/adding-a-game.md").read_text(encoding="utf-8")

of_every_game = pytest.mark.parametrize("game", GAMES)


def opened(game: str, seats: int) -> Setup:
    """A table with the usual options."""
    return Setup(seats, 1, GAMES[game].meta.read_options({}, seats))


def test_the_games_are_those_with_a_manifest() -> None:
    packages = {path.parent.name for path in (ROOT / "src/cosmodrome/games").glob("*/manifest.py")}
    assert set(MANIFESTS) == set(GAMES) == packages and packages >= {"race"}


def test_a_game_under_another_name_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    from cosmodrome.games.race import manifest

    monkeypatch.setattr(manifest, "MANIFEST", MANIFESTS["jump_drive"])
    with pytest.raises(ValueError, match=r"games\.race: its game's id is 'jump_drive', not 'race'$"):
        found()
    monkeypatch.setattr(manifest, "MANIFEST", GAMES["race"])
    with pytest.raises(ValueError, match=r"games\.race\.manifest has no MANIFEST"):
        found()


@pytest.mark.parametrize(
    "named", ["RaceSpeaker", "cosmodrome.words.race:Nobody", "cosmodrome.words.nowhere:Speaker"]
)
def test_a_part_that_is_not_there_is_named(named: str) -> None:
    with pytest.raises(ValueError, match=re.escape(repr(named))) as refused:
        part(named)
    assert "\n" not in str(refused.value)


@of_every_game
def test_every_part_a_manifest_names_is_there(game: str) -> None:
    manifest = MANIFESTS[game]
    for named in (manifest.words, manifest.board, *manifest.bots.values()):
        assert not named or callable(part(named))


@of_every_game
def test_bots_play_it_and_the_best_stands_first(game: str) -> None:
    assert names(game) == [*MANIFESTS[game].bots, "random"]
    assert all(make(GAMES[game], name, 1) for name in names(game))


@of_every_game
def test_the_laws_know_how_to_compare_its_states(game: str) -> None:
    played, facts = GAMES[game], FACTS[game]
    setup = opened(game, played.meta.seats[-1])
    assert facts.snapshot(played.new(setup)) == facts.snapshot(played.new(setup))
    assert facts.snapshot(played.new(setup)) != facts.snapshot(
        played.new(Setup(setup.seats, 2, setup.options))
    )


@of_every_game
def test_a_game_of_it_is_recorded_and_shown_again(game: str) -> None:
    played = GAMES[game]
    recorder, chance = Recorder(played, opened(game, played.meta.seats[-1])), seeded(1, "doors")
    while awaited := played.awaited(recorder.state):
        recorder.choose(awaited[0], played.decision(recorder.state, awaited[0]).sample(chance))
    record = loads(dumps(recorder.record), GAMES)
    assert verify(played, record) is None
    assert played.view(recorder.state, 0).phase == "over"  # type: ignore[attr-defined]


class Onlooker(Log):
    """Looks at the table from everywhere whenever an event is told, as a server does that keeps frames."""

    def __init__(self, game: str, seats: int) -> None:
        super().__init__()
        self.game, self.seats = GAMES[game], seats

    def hear(self, state: Any, event: Any) -> None:
        super().hear(state, event)
        for seat in (None, *range(self.seats)):
            assert self.game.view(state, seat).seat == seat


@of_every_game
def test_it_can_be_looked_at_whenever_something_happens(game: str) -> None:
    played, chance = GAMES[game], seeded(1, "doors")
    setup = opened(game, played.meta.seats[-1])
    log = Onlooker(game, setup.seats)
    state = played.new(setup, log)
    while awaited := played.awaited(state):
        played.choose(state, awaited[0], played.decision(state, awaited[0]).sample(chance))
    assert log


@pytest.mark.parametrize(
    "language", ["en", *(pytest.param(each, marks=pytest.mark.long) for each in LANGUAGES[1:])]
)
@of_every_game
@pytest.mark.sample(2)
def test_it_is_said_and_shown_in_the_terminal(
    game: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    played, log, chance = GAMES[game], Log(), seeded(1, "doors")
    setup = opened(game, played.meta.seats[-1])
    people = [f"Player {seat}" for seat in range(setup.seats)]
    words = speaker(language, game, played.card_facts(setup.options))
    shown = board(words, people)
    state, heard, said, asked = played.new(setup, log), 0, 0, 0
    while awaited := played.awaited(state):
        decision = played.decision(state, awaited[0])
        assert words.ask(decision) and all(words.button(option, decision) for option in decision.options)
        if asked % 8 == 0:  # what is drawn changes little from one question to the next
            view: Any = played.view(state, awaited[0])
            verdicts = {verdict.card: verdict for verdict in played.referee.verdicts(state, awaited[0])}
            shown.hand(view, verdicts)
            shown.table(view)
            shown.scores(view)
        asked += 1
        played.choose(state, awaited[0], decision.sample(chance))
        for event in log[heard:]:
            twins = [(event.seen_by(seat), seat) for seat in (None, 0)]
            assert all(words.event(twin, seat, people) for twin, seat in twins if twin is not None)
            said += 1
        heard = len(log)
    shown.final(played.view(state, 0))
    assert said and people[0] in capsys.readouterr().out


@of_every_game
def test_views_have_what_doors_read(game: str) -> None:
    played = GAMES[game]
    seats = played.meta.seats[0]
    state = played.new(opened(game, seats))
    for seat in (0, None):
        view: Any = played.view(state, seat)
        fields = {"seat", "awaited", "options", "winners", "players", "round", "phase"}
        assert fields <= set(view.__struct_fields__)
        assert [player.seat for player in view.players][:seats] == list(range(seats))


def test_a_page_of_its_own_belongs_to_a_game_and_has_types_written_for_it() -> None:
    folders = {path.parent.name for path in (ROOT / "web/src/games").glob("*/index.ts")}
    assert folders == set(WITH_PAGE) <= set(GAMES)
    assert all((ROOT / f"web/src/games/{game}/wire.ts").is_file() for game in WITH_PAGE)


# --- the page on adding a game


def places() -> list[str]:
    """The files that the page's tables name in their second columns."""
    cells = [line.split("|")[2] for line in PAGE.splitlines() if line.startswith("| ")]
    return re.findall(r"`([^`/ ][^` ]*<game>[^` ]*)`", " ".join(cells))


def test_the_page_names_every_field_of_a_manifest() -> None:
    assert [name for name in Manifest.__struct_fields__ if f"`{name}`" not in PAGE] == []


def test_the_parts_that_the_page_names_are_those_of_a_whole_game() -> None:
    assert len(places()) > 12
    assert [place for place in places() if not [*ROOT.glob(place.replace("<game>", "race"))]] == []


def test_contributing_names_the_files_of_a_new_power() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    table = text.split("A new kind of power in Race")[1].split("\n\n")[1]
    cells = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    named = re.findall(r"`([^`]+)`", " ".join(cells))
    assert len(named) > 11
    assert [
        name for name in named if not any((ROOT / room / name).exists() for room in ("", "src/cosmodrome"))
    ] == []
