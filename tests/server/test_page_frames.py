"""The recorded games through the page's own code: at every frame the page shows the game's view, field by field.

Live, from the messages that the server sends to every seat and to those who watch; and in the replay of the game
once it is over. What the view is at each event is asked of the game by a listener of this test's own.
"""

import hashlib
import json
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cosmodrome.core.event import Event, Log
from cosmodrome.core.game import Game
from cosmodrome.core.meta import Setup
from cosmodrome.core.seats import CLOCK
from cosmodrome.games.catalogue import GAMES
from cosmodrome.play.course import Course
from cosmodrome.play.record import Record, loads
from cosmodrome.server.db.tables import HUMAN, PLAYING, Head, Place
from cosmodrome.server.table.appraising import Appraising
from cosmodrome.server.table.ending import seen_by
from cosmodrome.server.table.framing import Framing
from cosmodrome.server.table.live_table import LiveTable
from cosmodrome.server.table.messages import Choose
from cosmodrome.server.table.showing import Showing
from cosmodrome.server.table.watcher import Watcher
from tests.server.no_store import NoStore

ROOT = Path(__file__).resolve().parents[2]
RECORDS = ROOT / "tests/records"
Viewer = int | None

pytestmark = pytest.mark.browser  # it needs the page's tools, as the browser tests do


class Seen(Log):
    """What every viewer sees right after each event, as plain data."""

    def __init__(self, game: Game[Any], viewers: list[Viewer]) -> None:
        super().__init__()
        self.game = game
        self.views: dict[Viewer, list[Any]] = {viewer: [] for viewer in viewers}
        self.heard: dict[Viewer, list[int]] = {viewer: [] for viewer in viewers}
        """How many events each viewer has heard, after each event."""

    def hear(self, state: Any, event: Event) -> None:
        self.append(event)
        for viewer, views in self.views.items():
            views.append(self.now(state, viewer))
            self.heard[viewer].append(self.count(viewer) + (event.seen_by(viewer) is not None))

    def count(self, viewer: Viewer) -> int:
        return self.heard[viewer][-1] if self.heard[viewer] else 0

    def view_at(self, viewer: Viewer, heard: int) -> Any:
        """The view when the viewer heard its so-many-th event."""
        return self.views[viewer][self.heard[viewer].index(heard)]

    def now(self, state: Any, viewer: Viewer) -> Any:
        view = self.game.view(state, viewer)
        fields: dict[str, Any] = msgspec.to_builtins(view, str_keys=True)
        return {name: field for name, field in fields.items() if name not in view.off_wire}


def digest(view: Any, heard: int) -> str:
    return hashlib.sha1(msgspec.json.encode([view, heard], order="sorted")).hexdigest()


class Unasked(Showing):
    """No questions: what would be asked after other answers than the recorded ones, scripts do not tell."""

    def asked(self, viewer: Viewer) -> tuple[msgspec.Raw, msgspec.Raw]:
        return msgspec.Raw(b"null"), msgspec.Raw(b"null")


class Recorded(LiveTable):
    """A table whose setup is that of a record, scripted chance included."""

    def __init__(self, game: Game[Any], setup: Setup) -> None:
        head = Head("t", "", game.meta.id, game.meta.version, setup.seats, setup.seed, {}, PLAYING, "p0")
        places = [Place(seat, HUMAN, f"p{seat}") for seat in range(setup.seats)]
        store: Any = NoStore()
        super().__init__(store, game, head, places)
        self.match.setup = lambda _: setup  # type: ignore[method-assign]
        self.showing = Unasked(self)
        nobody: Any = None
        self.attendants = {Appraising: Appraising(self, nobody)}


async def shown_live(game: Game[Any], kept: Record) -> tuple[LiveTable, dict[Viewer, list[Any]]]:
    """The frames that each viewer is sent while a game is played; None at each entry that sent nothing."""
    table = Recorded(game, kept.header.setup())
    table.match.begin(table.head)
    table.showing.forget()
    watchers: dict[Viewer, Watcher] = {
        viewer: Watcher(table, f"p{viewer}", 0) for viewer in [*range(kept.header.seats), None]
    }
    table.gallery.onlookers.update(watchers.values())
    sent: dict[Viewer, list[Any]] = {viewer: [] for viewer in watchers}
    for entry in (None, *kept.answers):
        if entry is not None and entry.seat == CLOCK:
            trial = table.match.trial(table.showing.views())
            trial.choose(CLOCK, game.parse(entry.choice))
            await table.commit(trial)
        elif entry is not None:
            number = table.match.trail.question(entry.seat)
            await table.choose(f"p{entry.seat}", Choose("r", number, [entry.choice]))
        for viewer, watcher in watchers.items():
            message = watcher._owed()
            sent[viewer].append(None if message is None else json.loads(message)["frames"])
    await Framing(table).frames()
    return table, sent


def cases(game: Game[Any], kept: Record, table: LiveTable, sent: dict[Viewer, list[Any]]) -> list[Any]:
    """What the page is given, and what it should show after each frame."""
    seen = Seen(game, list(sent))
    course = Course(game, game.new(kept.header.setup(), seen))
    counts: dict[Viewer, list[int]] = {viewer: [] for viewer in sent}
    after: dict[Viewer, list[Any]] = {viewer: [] for viewer in sent}
    for entry in (None, *kept.answers):
        if entry is not None:
            course.enter(entry.seat, entry.choice)
        for viewer in sent:
            counts[viewer].append(seen.count(viewer))
            after[viewer].append(seen.now(course.state, viewer))
    assert table.match.ending is not None and table.match.ending.frames is not None
    found = []
    for viewer, updates in sent.items():
        frames: list[Any] = []
        expected: list[str] = []
        heard = 0
        for number, update in enumerate(updates):
            if update is None:  # then nothing has changed for this viewer
                assert after[viewer][number] == after[viewer][number - 1]
                assert counts[viewer][number] == counts[viewer][number - 1]
                continue
            for event, _ in update:
                heard += event is not None
                first = number == 0 and event is not None  # what happened before the page was opened
                view = None if first else seen.view_at(viewer, heard) if event else after[viewer][number]
                expected.append(digest(view, heard))
            frames += update
            # After the last frame all is as the game has it, whether or not there was a frame for it.
            assert heard == counts[viewer][number]
            if update[-1][0] is not None:
                last = number == len(updates) - 1
                now = seen.views[viewer][-1] if last else seen.view_at(viewer, heard)
                assert after[viewer][number] == now
        found.append({"frames": frames, "replay": False, "expected": expected})
        kept_frames = seen_by(table.head.game, viewer, table.match.trail.events, table.match.ending.frames)
        replayed = msgspec.json.decode(msgspec.json.encode(kept_frames))
        looked = zip(
            replayed, seen.views[viewer], seen.heard[viewer], strict=False
        )  # behind it what followed
        whole = [digest(view, heard) for frame, view, heard in looked if frame != [None, None]]
        if replayed[-1][1] is not None:
            whole.append(digest(after[viewer][-1], seen.count(viewer)))
        else:
            assert after[viewer][-1] == seen.views[viewer][-1]
        found.append({"frames": replayed, "replay": True, "expected": whole})
    return found


@pytest.fixture(scope="module")
def page_code(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page's code for frames, as the browser runs it."""
    bundle = tmp_path_factory.mktemp("page") / "frames.mjs"
    esbuild = ROOT / "web/node_modules/.bin/esbuild"
    source = ROOT / "web/src/net/frames.ts"
    subprocess.run(
        [esbuild, source, "--bundle", "--format=esm", "--log-level=warning", f"--outfile={bundle}"],
        check=True,
    )
    return bundle


def differences(page_code: Path, found: list[Any]) -> list[Any]:
    """The frames at which the page shows something else."""
    script = ROOT / "tests/web/show_frames.mjs"
    run = subprocess.run(
        ["node", script, page_code], input=json.dumps(found).encode(), stdout=subprocess.PIPE, check=True
    )
    wrong: list[Any] = json.loads(run.stdout)
    return wrong


FILES = sorted(path.relative_to(RECORDS).as_posix() for path in RECORDS.glob("*/*.jsonl"))
FEW = {"jump_drive": 3, "pocket_mars": 3, "race": 3, "sidereal": 4}
"""Tables of more seats have as many views at each event."""
SHORT = [
    "jump_drive/2-seats-script-172.jsonl",
    "jump_drive/3-seats-138.jsonl",
    "pocket_mars/1-seats-37.jsonl",
    "pocket_mars/1-seats-6-player-1.jsonl",
    "pocket_mars/1-seats-98.jsonl",
    "pocket_mars/2-seats-drafting-6.jsonl",
    "pocket_mars/2-seats-script-21.jsonl",
    "race/2-seats-experienced-155.jsonl",
    "race/2-seats-first-game-experienced-197.jsonl",
    "race/2-seats-gathering-storm-drafting-9.jsonl",
    "race/2-seats-gathering-storm-experienced-2.jsonl",
    "race/2-seats-script-28.jsonl",
    "race/2-seats-second-new-start-worlds-experienced-41.jsonl",
    "race/3-seats-first-game-153.jsonl",
    "race/3-seats-gathering-storm-goals-25.jsonl",
    "sidereal/4-seats-draft-exact-scoring-lend-on-borrowers-upgrade-180.jsonl",
    "sidereal/4-seats-first-beginners-open-points-3-7.jsonl",
    "sidereal/4-seats-first-game-10.jsonl",
    "sidereal/4-seats-random-giver-each-1-108.jsonl",
    "sidereal/4-seats-script-99.jsonl",
]
"""They tell every event of games at small tables, to seats and watchers; the others belong to the long campaigns."""
SHORTEST = [
    "jump_drive/3-seats-138.jsonl",
    "pocket_mars/2-seats-drafting-6.jsonl",
    "race/2-seats-second-new-start-worlds-experienced-41.jsonl",
    "sidereal/4-seats-first-beginners-open-points-3-7.jsonl",
]
"""One of each game, for `make test`."""


def whenever(file: str) -> list[pytest.MarkDecorator]:
    return [] if file in SHORTEST else [pytest.mark.again] if file in SHORT else [pytest.mark.long]


def told(file: str) -> set[tuple[str, str]]:
    """The events of a recorded game, each with the game's name."""
    game = file.split("/")[0]
    lines = map(json.loads, (RECORDS / file).read_text(encoding="utf-8").splitlines())
    return {(game, line["event"]) for line in lines if "event" in line}


def test_no_event_of_a_small_table_is_left_to_the_long_campaigns() -> None:
    small = [file for file in FILES if int(file.split("/")[1][0]) <= FEW[file.split("/")[0]]]
    assert set().union(*map(told, small)) == set().union(*map(told, SHORT))


@pytest.mark.parametrize("file", [pytest.param(file, marks=whenever(file)) for file in FILES])
@pytest.mark.sample(2)
async def test_the_page_shows_what_the_game_says(file: str, page_code: Path) -> None:
    kept = loads((RECORDS / file).read_text(encoding="utf-8"), dict(GAMES))
    game = kept.header.played(GAMES[kept.header.game])
    table, sent = await shown_live(game, kept)
    found = cases(game, kept, table, sent)
    wrong = differences(page_code, found)
    assert [(one["number"], one["at"]) for one in wrong] == []
    assert sum(len(case["expected"]) for case in found) > 100


async def test_a_changed_frame_is_found(page_code: Path) -> None:
    file = SHORT[0]
    kept = loads((RECORDS / file).read_text(encoding="utf-8"), dict(GAMES))
    game = kept.header.played(GAMES[kept.header.game])
    found = cases(game, kept, *await shown_live(game, kept))[:2]
    for case in found:
        at = next(at for at, (_, change) in enumerate(case["frames"]) if change and "deck" in change)
        case["frames"][at][1]["deck"] = [99]
    assert {one["number"] for one in differences(page_code, found)} == {0, 1}
