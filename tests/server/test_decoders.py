"""Whatever comes from outside is read whole or refused in words: generated input for every decoder there is."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cosmodrome.cli.arguments import Wrong
from cosmodrome.cli.card_files import read_cards
from cosmodrome.core import record
from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.meta import CardsError
from cosmodrome.games.catalogue import GAMES
from cosmodrome.server import wire
from cosmodrome.server.database.store import Store
from cosmodrome.server.hall import cluster
from cosmodrome.server.refusals import Refused
from tests.server import test_schema
from tests.server.generated import ANY_JSON, texts

SOURCE = Path(__file__).resolve().parents[2] / "src/cosmodrome"
BODIES = sorted(
    {kind for kind in test_schema.BODIES.values() if kind is not None}, key=lambda kind: kind.__name__
)
FORMS = {f"{name} {verb}": form for name, game in GAMES.items() for verb, form in game.forms.items()}
FUZZED = {
    "server/wire.py",
    "server/hall/cluster.py",
    "core/decision.py",
    "core/record.py",
    "cli/card_files.py",
}
TRUSTED = {
    "arena/match.py": "what the program itself hands to its processes",
    "bots/pocket_mars/outlook.py": "a file of the program's own",
    "text/sidereal_table.py": "keys that the game has read before",
    "server/database/store.py": "what the server itself has written",
    "server/people/belongings.py": "what the server itself has written",
    "server/table/ending.py": "what the server itself has written",
    "server/table/showing.py": "what the server itself has written",
    "server/table/track.py": "what the server itself has written",
    "server/table/snapshots.py": "what the server itself has written; `test_snapshots.py` has broken ones",
    "server/table/deeds.py": "what the server itself has written",
    "server/people/exporting.py": "what the server itself has written",
    "server/hall/past_results.py": "what the server itself has written",
    "server/http/profiles.py": "what the server itself has written",
    "server/hall/reports.py": "what the server itself has written",
    "server/tournaments/book.py": "what the server itself has written",
    "server/admin/check.py": "what the server itself has written; `test_admin.py` has broken ones",
}


def test_every_decoder_has_a_target() -> None:
    found = {
        path.relative_to(SOURCE).as_posix()
        for path in SOURCE.rglob("*.py")
        if re.search(r"json\.(decode|Decoder|loads?)\(", path.read_text())
    }
    assert found == FUZZED | TRUSTED.keys()


def read_or_refused(read: Callable[[Any], Any], given: Any, refusal: type[Exception] | tuple[()] = ()) -> Any:
    """What was read; None where it was refused, in one line."""
    try:
        return read(given)
    except refusal as error:
        assert str(error) and (isinstance(error, NotAllowed) or "\n" not in str(error))
        return None


@settings(max_examples=50)
@given(texts(wire.Incoming), st.booleans())
def test_messages(text: bytes, as_text: bool) -> None:
    given = (
        text.decode("utf-8", "surrogatepass" if as_text else "replace") if as_text and _utf(text) else text
    )
    message = read_or_refused(wire.read_message, given, Refused)
    if message is not None:
        assert wire.read_message(wire.encode(message)) == message
    request = wire.request_of(given)
    assert request is None or isinstance(request, int) or len(request) <= 64


def _utf(text: bytes) -> bool:
    try:
        text.decode("utf-8", "surrogatepass")
    except UnicodeDecodeError:
        return False
    return True


@pytest.mark.parametrize("kind", BODIES)
@settings(max_examples=10)
@given(st.data())
def test_bodies(kind: Any, data: st.DataObject) -> None:
    body = data.draw(texts(kind))
    found = read_or_refused(lambda given: wire.read_body(given, kind), body, Refused)
    if found is not None:
        assert wire.read_body(wire.encode(found), kind) == found


@pytest.mark.parametrize("name", FORMS)
@settings(max_examples=15)
@given(st.data())
def test_free_choices(name: str, data: st.DataObject) -> None:
    form = FORMS[name]
    text = data.draw(texts(form.payload)).decode("utf-8", "replace")
    choice = read_or_refused(form.read, text, NotAllowed)
    if choice is not None:
        assert form.read(choice.subject).key == choice.key


@settings(max_examples=30)
@given(texts(cluster.Told))
def test_what_other_processes_say(text: bytes) -> None:
    heard = cluster.Cluster(Store("sqlite+aiosqlite://"))
    heard._hear(text.decode("utf-8", "replace"))


KEPT = min(
    (Path(__file__).resolve().parents[1] / "records").rglob("*.jsonl"), key=lambda path: path.stat().st_size
)
LINES = st.one_of(
    texts(record.Header), texts(record.Answer), st.sampled_from([b'{"end":3}', b'{"event":"dealt","seat":0}'])
)


@settings(max_examples=30)
@given(st.lists(st.tuples(st.integers(0, 30), LINES), min_size=1, max_size=4), st.booleans())
def test_records(changes: list[tuple[int, bytes]], whole: bool) -> None:
    lines = KEPT.read_text().splitlines()
    del lines[len(lines) if whole else 12 :]
    for at, line in changes:
        lines[at % len(lines)] = line.decode("utf-8", "replace")
    read_or_refused(lambda text: record.loads(text, GAMES), "\n".join(lines) + "\n", record.RecordError)


@settings(max_examples=25)
@given(texts(dict[str, Any]))
def test_card_files(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    file = tmp_path_factory.getbasetemp() / "cards.json"
    file.write_bytes(content)
    read_or_refused(read_cards, str(file), Wrong)


CARD_FIELDS = (
    "name", "copies", "cost", "defense", "military", "vp", "income", "good", "icons", "keywords", "powers",
    "id", "colour", "value", "hand", "prep", "effects", "condition",
)  # fmt: skip


@pytest.mark.parametrize("name", ["jump_drive", "pocket_mars"])
@settings(max_examples=30)
@given(st.data())
def test_cards(name: str, data: st.DataObject) -> None:
    ids = [card["id"] for card in GAMES[name].card_facts(GAMES[name].meta.read_options({}, 2))]
    card = st.one_of(st.dictionaries(st.sampled_from(CARD_FIELDS), ANY_JSON, max_size=4), ANY_JSON)
    cards = st.one_of(
        st.dictionaries(st.sampled_from(ids), card, max_size=3), st.lists(card, max_size=3), ANY_JSON
    )
    content = data.draw(st.dictionaries(st.sampled_from(["name", "deck", "x"]), ANY_JSON, max_size=2))
    read_or_refused(GAMES[name].with_cards, {"game": name, **content, "cards": data.draw(cards)}, CardsError)
