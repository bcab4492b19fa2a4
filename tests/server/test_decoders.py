"""Whatever comes from outside is read whole or refused in words: generated input for every decoder there is."""

import ast
import asyncio
import json
import logging
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from cosmodrome.arena import plots
from cosmodrome.cli import plot
from cosmodrome.cli.arguments import CommandError
from cosmodrome.cli.board import Slip
from cosmodrome.cli.card_files import read_cards
from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.meta import CardsError
from cosmodrome.games.catalogue import GAMES
from cosmodrome.learn.session import FIELDS, read_field
from cosmodrome.play import record
from cosmodrome.server import settings as given_settings
from cosmodrome.server import wire
from cosmodrome.server.app import ROUTES
from cosmodrome.server.bots.replaying import Replayed, replayed
from cosmodrome.server.db.store import Store
from cosmodrome.server.hall import cluster
from cosmodrome.server.http.route_arguments import asked_of, payload_of
from cosmodrome.server.limits import Limits, address_of, counted
from cosmodrome.server.people import letters, push
from cosmodrome.server.refusals import Refused
from cosmodrome.server.settings import SettingsError
from cosmodrome.server.table.messages import Incoming, read_message, request_of
from tests.cli.test_sidereal_typing import table, typed
from tests.server.conftest import tiny_house
from tests.server.generated import ANY_JSON, fitting, texts

SOURCE = Path(__file__).resolve().parents[2] / "src/cosmodrome"
BODIES = sorted({payload_of(route) for route in ROUTES} - {None}, key=lambda kind: kind.__name__)
FORMS = {f"{name} {verb}": form for name, game in GAMES.items() for verb, form in game.forms.items()}
FUZZED = {
    "cli/card_files.py::read_cards": "test_card_files",
    "cli/plot.py::_matrix": "test_what_plots_read",
    "cli/plot.py::_strength": "test_what_plots_read",
    "cli/replay.py::read_record": "test_records",
    "cli/sidereal_typing.py::Typist.key": "test_typed_answers",
    "learn/session.py::read_field": "test_fields_of_a_recipe",
    "core/decision.py::Form.read": "test_free_choices",
    "play/record.py::_entry": "test_records",
    "play/record.py::_header": "test_records",
    "play/record.py::_object": "test_records",
    "server/bots/replaying.py::replayed": "test_records",
    "server/hall/cluster.py::Cluster._hear": "test_what_other_processes_say",
    "server/http/guard.py::_check_host": "test_headers",
    "server/http/guard.py::_is_here": "test_headers",
    "server/limits.py::counted": "test_addresses",
    "server/people/push.py::_bytes": "test_devices",
    "server/people/push.py::_place": "test_devices",
    "server/people/push.py::is_public": "test_addresses_are_public_or_not",
    "server/settings.py::contact": "test_options_of_serve",
    "server/settings.py::limits": "test_options_of_serve",
    "server/settings.py::mail": "test_options_of_serve",
    "server/settings.py::networks": "test_options_of_serve",
    "server/wire.py::read_body": "test_bodies",
    "server/table/messages.py::read_message": "test_messages",
    "server/wire.py::read_query": "test_queries",
    "server/table/messages.py::request_of": "test_messages",
    # What reads by hand.
    "server/http/socket.py::table_socket": "test_headers",
    "server/people/accounts.py::Accounts.known": "test_headers",
    "server/people/letters.py::address": "test_addresses_of_letters",
    "server/people/programs.py::Programs.known": "test_headers",
    "server/settings.py::place": "test_options_of_serve",
    "server/settings.py::host_names": "test_options_of_serve",
    "server/settings.py::origins": "test_options_of_serve",
}
"""By function that reads what comes from outside, its target here."""
KEPT_BY_ITSELF = "what the server itself has written"
TRUSTED = {
    "arena/match.py::_with_cards": "what the program itself hands to its processes",
    "bots/net/net.py::read": "a file of the program's own; `test_net.py` and `test_run.py` have broken ones",
    "bots/own_bots.py::_told": "the environment of whoever runs the program",
    "bots/pocket_mars/outlook.py::_learned": "a file of the program's own",
    "learn/recipe.py::recipe": "what `learn/session.py` has read",
    "learn/run.py::Run._load": "what the run itself has written",
    "learn/run.py::_plain": "what the run itself has written",
    "cli/puzzles.py::_before": "a file of who runs the program; `test_puzzle_files.py` has broken ones",
    "play/study.py::unpacked": KEPT_BY_ITSELF,
    "puzzles/puzzle_file.py::_decoded": "a file of who runs the program; `test_puzzle_files.py` has broken ones",
    "puzzles/puzzle_file.py::shipped": "a file of the program's own",
    "server/admin/check.py::_is_other": f"{KEPT_BY_ITSELF}; `test_admin.py` has broken ones",
    "server/admin/check.py::_plain": f"{KEPT_BY_ITSELF}; `test_admin.py` has broken ones",
    "server/admin/check.py::_rows": f"{KEPT_BY_ITSELF}; `test_admin.py` has broken ones",
    "server/admin/check.py::_unlike": f"{KEPT_BY_ITSELF}; `test_admin.py` has broken ones",
    "server/bots/minds.py::_answer_all": "what the server hands to its processes",
    "server/bots/replaying.py::resumed": KEPT_BY_ITSELF,
    "server/bots/reviewing.py::begun": KEPT_BY_ITSELF,
    "server/bots/reviewing.py::unpacked": KEPT_BY_ITSELF,
    "server/db/daily.py::deals": KEPT_BY_ITSELF,
    "server/hall/reviews.py::_check_version": KEPT_BY_ITSELF,
    "server/bots/thinkers.py::InProcess._answer": "what its own processes say",
    "server/bots/thinkers.py::InProcess._exchange": "what its own processes say",
    "server/db/belongings.py::_unname": KEPT_BY_ITSELF,
    "server/db/deeds.py::feats_of": KEPT_BY_ITSELF,
    "server/db/exporting.py::_deeds": KEPT_BY_ITSELF,
    "server/db/profiles.py::traits_of": KEPT_BY_ITSELF,
    "server/db/reports.py::_read": KEPT_BY_ITSELF,
    "server/db/reports.py::_report": KEPT_BY_ITSELF,
    "server/db/rows.py::head_of": KEPT_BY_ITSELF,
    "server/db/store.py::Store.ending": KEPT_BY_ITSELF,
    "server/db/store.py::Store.sealed": KEPT_BY_ITSELF,
    "server/db/store.py::Store.times": KEPT_BY_ITSELF,
    "server/db/tournaments.py::_read": KEPT_BY_ITSELF,
    "server/people/programs.py::_program": KEPT_BY_ITSELF,
    "server/people/push.py::Sender._written": "the server's own key",
    "server/people/push.py::public_key": "the server's own key",
    "server/table/ending.py::_rows": KEPT_BY_ITSELF,
    "server/table/ending.py::record_of": KEPT_BY_ITSELF,
    "server/table/showing.py::Showing._view": KEPT_BY_ITSELF,
    "server/table/snapshots.py::restored": f"{KEPT_BY_ITSELF}; `test_snapshots.py` has broken ones",
    "server/table/track.py::_after": KEPT_BY_ITSELF,
    "words/catalogue.py::in_words": "keys that the game has read before",
    "words/render.py::Speaker.button": "keys that the game has read before",
}
READS = {
    "loads", "convert", "b64decode", "urlsafe_b64decode", "urlsplit", "urlparse", "parse_qs", "parse_qsl",
    "ip_address", "ip_network", "unpack", "unpack_from", "fromhex", "decompress", "FluentParser", "from_pem",
}  # fmt: skip
"""Calls that make something of foreign text or bytes; `decode` does where it is given them, and `json.load`."""


def reads(call: ast.Call) -> bool:
    called = call.func
    name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
    if name == "decode":
        return bool(call.args) and not isinstance(call.args[0], ast.Constant)
    return name in READS or ast.unparse(called) == "json.load"


def functions(node: ast.AST, inside: str = "") -> Iterator[tuple[str, bool]]:
    """The functions of a module with the classes they are in, and whether each reads itself."""
    for part in ast.iter_child_nodes(node):
        name = inside
        if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            name = f"{inside}.{part.name}".lstrip(".")
            yield name, False
        if isinstance(part, ast.Call) and reads(part):
            yield inside, True
        yield from functions(part, name)


def test_every_decoder_has_a_target() -> None:
    there, found = set(), set()
    for path in SOURCE.rglob("*.py"):
        for name, itself in functions(ast.parse(path.read_text())):
            called = f"{path.relative_to(SOURCE).as_posix()}::{name}"
            there.add(called)
            if itself:
                found.add(called)
    known = FUZZED.keys() | TRUSTED.keys()
    assert found - known == set(), "decoders without a target"
    assert known - there == set(), "decoders that are not there"
    assert TRUSTED.keys() - found == set(), "trusted, but they read nothing"
    assert {each for each in FUZZED.values() if not callable(globals().get(each))} == set()


def read_or_refused(read: Callable[[Any], Any], given: Any, refusal: type[Exception] | tuple[()] = ()) -> Any:
    """What was read; None where it was refused, in one line."""
    try:
        return read(given)
    except refusal as error:
        assert str(error) and (isinstance(error, NotAllowed) or "\n" not in str(error))
        return None


@given(st.sampled_from(FIELDS), st.text() | st.from_regex(r"[-0-9.,e]{0,9}", fullmatch=True))
def test_fields_of_a_recipe(name: str, text: str) -> None:
    read_or_refused(lambda given: read_field(name, given), text, ValueError)


@settings(max_examples=50)
@given(texts(Incoming), st.booleans())
def test_messages(text: bytes, as_text: bool) -> None:
    given = (
        text.decode("utf-8", "surrogatepass" if as_text else "replace") if as_text and _utf(text) else text
    )
    message = read_or_refused(read_message, given, Refused)
    if message is not None:
        assert read_message(wire.encode(message)) == message
    request = request_of(given)
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
@given(texts(cluster.Bulletin))
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
    text = "\n".join(lines) + "\n"
    read_or_refused(lambda text: record.loads(text, GAMES), text, record.RecordError)
    found = replayed(GAMES, text.encode())
    assert isinstance(found, Replayed) or "\n" not in found.problem


@settings(max_examples=25)
@given(texts(dict[str, Any]))
def test_card_files(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    file = tmp_path_factory.getbasetemp() / "cards.json"
    file.write_bytes(content)
    read_or_refused(read_cards, str(file), CommandError)


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


QUERIES = sorted({asked_of(route) for route in ROUTES} - {None}, key=lambda kind: kind.__name__)


@pytest.mark.parametrize("kind", QUERIES)
@settings(max_examples=25)
@given(st.data())
def test_queries(kind: Any, data: st.DataObject) -> None:
    values = st.one_of(ODD, fitting(int).map(str))
    names = st.one_of(st.sampled_from(kind.__struct_fields__), ODD)
    asked = data.draw(st.dictionaries(names, values, max_size=4))
    found = read_or_refused(lambda query: wire.read_query(query, kind), asked, Refused)
    assert found is None or isinstance(found, kind)


SIGNS = " \t\r\n\0:/@[]%#?=;,.-_&'\"\\<>aZ09é\u0142\u0663\u00b2\u202e\U0001f680"
ODD = st.one_of(
    st.text(SIGNS, max_size=30),
    st.sampled_from(["", "9" * 5000, "-1", "1e400", "nan", "::1", "[::1", "[::1]:99999", "//", "a" * 2000]),
)
"""Text that is nearly something: an address, a number, a header."""
NEARLY = st.one_of(
    st.ip_addresses().map(str),
    st.tuples(
        st.sampled_from(["", "https://", "http://", "smtp://", "ada@", "fe80::1%", "::ffff:"]),
        st.sampled_from(["", "example.org", "127.0.0.1", "[::1]", "xn--a", "user:word@example.org"]),
        st.one_of(st.just(""), st.integers(-1, 70000).map(lambda port: f":{port}"), ODD),
    ).map("".join),
    ODD,
)


@settings(max_examples=200)
@given(NEARLY)
def test_addresses(given: str) -> None:
    assert counted(counted(given)) in (counted(given), given) or "/64" in counted(given)
    assert address_of({"client": (given, 1)}) == counted(given)


@settings(max_examples=50)
@given(st.ip_addresses())
def test_addresses_are_public_or_not(given: Any) -> None:
    assert push.is_public(str(given)) in (True, False)
    assert not (given.is_private and push.is_public(str(given)))


@settings(max_examples=200)
@given(NEARLY)
def test_addresses_of_letters(given: str) -> None:
    found = read_or_refused(letters.address, given, Refused)
    assert found is None or (found == given.strip() and "@" in found and not set(found) & set(" \r\n\0,<>"))


@settings(max_examples=200)
@given(NEARLY, st.one_of(ODD, st.just("A" * 87)), st.one_of(ODD, st.just("A" * 22)), st.booleans())
def test_devices(endpoint: str, key: str, secret: str, anywhere: bool) -> None:
    def read(device: push.Device) -> bool:
        push.check(device, anywhere)
        return True

    if read_or_refused(read, push.Device(endpoint, key, secret), push.NotPossible):
        assert endpoint.startswith("https://") or anywhere


@settings(max_examples=200)
@given(NEARLY, NEARLY, st.sampled_from(Limits.__struct_fields__))
def test_options_of_serve(one: str, other: str, name: str) -> None:
    for read in (
        given_settings.contact,
        given_settings.place,
        lambda given: given_settings.mail(given, "tables@example.org", other),
        lambda given: given_settings.mail("smtp://example.org", given, other),
        lambda given: given_settings.networks([given]),
        lambda given: given_settings.host_names([given]),
        lambda given: given_settings.origins([given]),
        lambda given: given_settings.limits([given]),
        lambda given: given_settings.limits([f"{name}={given}"]),
        lambda given: given_settings.limits([f"{name}={given}/{other}"]),
    ):
        read_or_refused(read, one, SettingsError)


HEADERS = ("host", "origin", "cookie", "authorization", "accept-language", "if-none-match", "user-agent",
           "x-forwarded-for", "x-forwarded-proto", "content-type")  # fmt: skip
BEFORE = {
    "cookie": ["", "cosmodrome=", "a=b; cosmodrome="],
    "authorization": ["", "Bearer ", "bearer cosmo_"],
}


@st.composite
def headers(draw: st.DrawFn) -> list[tuple[str, bytes]]:
    names = draw(st.lists(st.sampled_from(HEADERS), unique=True, min_size=1, max_size=3))
    found = []
    for name in names:
        before = draw(st.sampled_from(BEFORE.get(name, [""])))
        value = (before + draw(NEARLY)).encode("utf-8", "replace")
        # What no header can hold ends a request before it comes here.
        found.append((name, value.translate(None, b"\r\n\0").strip()))
    return found


def test_headers(database: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    with tiny_house(database) as house:
        somebody = house.visitor(None)

        @settings(max_examples=150)
        @given(headers(), st.sampled_from(["GET", "POST"]))
        def ask(sent: list[tuple[str, bytes]], method: str) -> None:
            somebody.cookie = ""
            said = somebody.request(method, "/api/me", headers=dict(sent))
            assert said.status_code < 500 and not caplog.records, (said.text, caplog.text)

        ask()

    @settings(max_examples=100)
    @given(headers())
    def come_by_proxy(sent: list[tuple[str, bytes]]) -> None:
        seen = []

        async def app(scope: Any, _receive: Any, _send: Any) -> None:
            seen.append(address_of(scope))

        lines = [(name.encode(), value) for name, value in sent]
        scope = {"type": "http", "client": ("127.0.0.1", 1), "scheme": "http", "headers": lines}
        asyncio.run(ProxyHeadersMiddleware(app, ["127.0.0.1"])(scope, None, None))  # type: ignore[arg-type]
        assert len(seen) == 1

    come_by_proxy()


WORDS = st.lists(
    st.one_of(
        st.sampled_from(
            ["kjas", "zeth", "random 1", "me", "all", "2", "#1", "green", "blue", "ship", "deneb", ":", ">", ",", ";",
             "turn", "late", "until", "gives", "bid", "least", "most", "pass", "with", "pay", "spend", "from", "price",
             "option", "take", "as", "colony", "(", ")", "{", "note", "spare", "they"]
        ),
        ODD,
    ),
    max_size=8,
)  # fmt: skip


def test_typed_answers() -> None:
    from cosmodrome.cli.sidereal_typing import FORM_OF, NUMBERED

    t = table()

    @settings(max_examples=300)
    @given(st.sampled_from((*FORM_OF, *NUMBERED)), WORDS)
    def type_in(verb: str, words: list[str]) -> None:
        read_or_refused(lambda text: typed(t, text), f"{verb} {' '.join(words)}", Slip)

    type_in()


@given(st.text() | ANY_JSON.map(json.dumps))
def test_what_plots_read(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    """Whatever stands in a file that is to be drawn is drawn or refused in one line."""
    file = tmp_path_factory.mktemp("plots") / "any.json"
    file.write_text(text, encoding="utf-8", errors="replace")
    for read in (plot._matrix, plot._strength):
        with suppress(CommandError):
            read(plots, [str(file)])
