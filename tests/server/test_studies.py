"""Studies: lines kept with a finished game, read by a link that can be taken back, without the names of who played."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cosmodrome.bots import catalogue
from cosmodrome.core.meta import Setup
from cosmodrome.games.catalogue import GAMES
from cosmodrome.play import study as kept_study
from cosmodrome.play.frames import applied
from cosmodrome.play.record import Recorder, loads, play
from cosmodrome.server.admin.user import set_administrator
from cosmodrome.server.db import restraints, studies
from cosmodrome.server.hall import studies as hall_studies
from tests.server.conftest import House, Visitor, tiny_house
from tests.server.people import granted, play_on, play_to_the_end, refused
from tests.server.test_limits import limited
from tests.server.test_membership import WORD, member
from tests.server.test_sweeper import DAY, swept
from tests.server.tiny_game import TINY

ROOT = Path(__file__).resolve().parents[2]
PEOPLE = ("Adelaide", "Benedict")


@pytest.fixture
def house(database: str) -> Iterator[House]:
    with tiny_house(database) as house:
        yield house


def pair(house: House, **more: Any) -> tuple[str, Visitor, Visitor]:
    """A finished game of two accounts."""
    ada, ben = (member(house, name) for name in PEOPLE)
    table = ada.opens(ben, seed=7, **more)
    assert play_on([ada.sit(table), ben.sit(table)], random.Random(1))
    return table, ada, ben


def first_question(visitor: Visitor, table: str, seat: int = 0) -> tuple[str, str]:
    """What a seat answered first, and another answer that it might have given."""
    lines = [json.loads(line) for line in visitor.get(f"/api/tables/{table}/record").text.splitlines()]
    made = next(line["choice"] for line in lines if line.get("seat") == seat and "choice" in line)
    options = TINY.options(TINY.new(Setup(2, 7, {})), seat)
    return made, next(option.key for option in options if option.key != made)


def keeps(visitor: Visitor, table: str, **more: Any) -> Any:
    return visitor.post(f"/api/tables/{table}/study", {"title": "What if"} | more)


def line(visitor: Visitor, table: str, comment: str = "", seat: int = 0, **more: Any) -> Any:
    """A line at the first question of a seat; asked twice, the same one."""
    _, other = first_question(visitor, table, seat)
    answer = {"events": 2, "seat": seat, "choice": other}
    return keeps(visitor, table, comment=comment, answer=answer, **more)


def kept(visitor: Visitor, table: str, **more: Any) -> str:
    return str(granted(line(visitor, table, **more), 201)["id"])


def shared(visitor: Visitor, study: str, yes: bool = True) -> str:
    return str(granted(visitor.post(f"/api/studies/{study}/link", {"shared": yes}))["link"])


def told(visitor: Visitor, study: str) -> Any:
    return granted(visitor.get(f"/api/studies/{study}"))


def frames(visitor: Visitor, study: str, **asked: Any) -> Any:
    return granted(visitor.get(f"/api/studies/{study}/frames", params=asked))


def none_there(visitor: Visitor, study: str) -> None:
    """Everywhere as if there had never been one."""
    never = visitor.get("/api/studies/" + "a" * 16)
    for said in (visitor.get(f"/api/studies/{study}"), visitor.get(f"/api/studies/{study}/frames")):
        assert (said.status_code, said.json()) == (never.status_code, never.json())
    assert refused(visitor.post(f"/api/studies/{study}/report", {"note": "look"})) == (404, "no-such-study")


# --- keeping and reading


def test_a_line_is_kept_and_read_by_its_link_without_an_account(house: House) -> None:
    table, ada, _ = pair(house)
    study = kept(ada, table, comment="This leaves the better card.")
    assert told(ada, study)["link"] == ""
    link = shared(ada, study)
    for reader in (house.visitor(None), house.visitor("Eve")):
        sent = told(reader, link)
        assert (sent["title"], sent["by"], sent["id"], sent["link"]) == ("What if", PEOPLE[0], "", "")
        (only,) = sent["lines"]
        assert (only["comment"], only["events"], only["seat"]) == ("This leaves the better card.", 2, 0)
        assert only["first"]["key"] == first_question(ada, table)[1] and only["purpose"] == "play"


def test_a_line_shows_what_would_have_come(house: House) -> None:
    """The other seat answers as it did, so that what was sealed is told."""
    table, ada, ben = pair(house)
    study = kept(ada, table)
    made, other = first_question(ada, table)
    theirs, _ = first_question(ben, table, 1)
    recorder = Recorder(TINY, Setup(2, 7, {}))
    for seat, key in ((0, other), (1, theirs)):
        recorder.enter(seat, key)
    for seat in (0, 1):
        shown, view = frames(ada, study, line=0, seat=seat), None
        for _, change in shown["frames"]:
            view = applied(view, change)
        assert view["hand"] == TINY.view(recorder.state, seat).hand
    whole = frames(ada, study)
    played = ada.get(f"/api/tables/{table}/frames?seat=all").json()
    assert (whole["frames"], whole["seats"]) == (played["frames"], played["seats"])
    branch = frames(ada, study, line=0)["frames"]
    cards = next(event["cards"] for event, _ in branch if event and event["event"] == "played")
    assert other.partition(":")[2] in cards and made.partition(":")[2] not in cards


def test_several_lines_are_kept_and_dropped(house: House) -> None:
    table, ada, _ = pair(house)
    study = kept(ada, table, comment="one")
    assert kept(ada, table, study=study, comment="two", seat=1) == study
    assert [each["comment"] for each in told(ada, study)["lines"]] == ["one", "two"]
    left = ada.post(f"/api/studies/{study}/drop", {"line": 0}).json()
    assert [each["comment"] for each in left["lines"]] == ["two"]
    assert refused(ada.post(f"/api/studies/{study}/drop", {"line": 1})) == (404, "no-such-line")
    assert refused(ada.get(f"/api/studies/{study}/frames?line=1")) == (404, "no-such-line")
    (own,) = ada.get("/api/me/studies").json()["studies"]
    assert (own["id"], own["lines"], own["shared"], own["table"]) == (study, 1, False, table)
    assert ada.request("DELETE", f"/api/studies/{study}").json()["studies"] == []
    none_there(ada, study)


def test_the_words_of_a_study_are_written_anew_by_its_author_alone(house: House) -> None:
    table, ada, ben = pair(house)
    study = kept(ada, table, comment="one")
    kept(ada, table, study=study, comment="two", seat=1)
    link = shared(ada, study)

    def writes(who: Visitor, **words: Any) -> Any:
        return who.post(f"/api/studies/{study}/words", words)

    sent = writes(ada, title="  Another \n way ").json()
    assert (sent["title"], [each["comment"] for each in sent["lines"]]) == ("Another way", ["one", "two"])
    sent = writes(ada, line=1, comment="It  pays.").json()
    assert [each["comment"] for each in sent["lines"]] == ["one", "It pays."]
    assert writes(ada, line=0, comment=" ").json()["lines"][0]["comment"] == ""
    read = told(house.visitor(None), link)
    assert (read["title"], [each["comment"] for each in read["lines"]]) == ("Another way", ["", "It pays."])
    (own,) = ada.get("/api/me/studies").json()["studies"]
    assert own["title"] == "Another way"
    for words, why in (
        ({"title": " "}, (400, "bad-line")),
        ({"title": "x" * 81}, (400, "bad-line")),
        ({"line": 0, "comment": "x" * 301}, (400, "bad-line")),
        ({"line": 2, "comment": "two"}, (404, "no-such-line")),
    ):
        assert refused(writes(ada, **words)) == why
    assert refused(writes(ben, title="Mine")) == (404, "no-such-study")
    assert refused(ben.post(f"/api/studies/{link}/words", {"title": "Mine"})) == (404, "no-such-study")


def test_what_was_tried_from_a_moment_is_a_line(house: House) -> None:
    table, ada, ben = pair(house)
    tried = ada.post(f"/api/tables/{table}/go-on", {"events": 2, "seat": 0}).json()["id"]
    assert refused(keeps(ada, table, tried=tried)) == (409, "game-not-over")
    play_to_the_end([ada.sit(tried)], 5)
    study = keeps(ada, table, tried=tried).json()["id"]
    (only,) = told(ada, study)["lines"]
    after = ada.get(f"/api/tables/{tried}/frames?seat=all").json()
    assert only["answers"] > 1 and frames(ada, study, line=0)["seats"] == after["seats"]
    # What another tried is theirs, and a table that never went on from here is no line of it.
    for who, at, what in ((ben, table, tried), (ada, tried, table), (ada, table, table)):
        assert refused(keeps(who, at, tried=what)) == (404, "not-tried")


def test_what_is_no_line_is_refused_in_one_line(house: House) -> None:
    table, ada, _ = pair(house)
    made, other = first_question(ada, table)
    for answer, why in (
        ({"events": 2, "seat": 0, "choice": made}, "line-as-played"),
        ({"events": 2, "seat": 0, "choice": "play:none"}, "unknown-choice"),
        ({"events": 9999, "seat": 0, "choice": other}, "line-nowhere"),
        ({"events": 0, "seat": 0, "choice": other}, "line-nowhere"),
        ({"events": 2, "seat": 5, "choice": other}, "line-nowhere"),
    ):
        assert refused(keeps(ada, table, answer=answer)) == (409, why)
    for title in ("", " ", "\u200b", "x" * 81):
        assert refused(keeps(ada, table, title=title)) == (400, "bad-line")
    assert refused(line(ada, table, comment="x" * 301)) == (400, "bad-line")
    assert ada.get("/api/me/studies").json()["studies"] == []


def test_a_line_of_a_batch_begins_at_the_question_it_answers(house: House) -> None:
    """Of several picks at the same moment the one that can be answered so, and what was taken back leads nowhere."""
    table, ada, _ = pair(house)
    lines = [json.loads(each) for each in ada.get(f"/api/tables/{table}/record").text.splitlines()[1:-1]]
    events = 0
    for each in lines:
        if "event" in each:
            events += 1
        elif each["choice"].startswith("discard"):
            break
    study = ada.post(f"/api/tables/{table}/study", {"title": "Discards"}).json()["id"]
    state = Recorder(TINY, Setup(2, 7, {}))
    for before in lines:
        if before is each:
            break
        if "choice" in before:
            state.enter(before["seat"], before["choice"])
    options = [option.key for option in TINY.options(state.state, each["seat"])]
    other = next(key for key in options if key != each["choice"])
    answer = {"events": events, "seat": each["seat"], "choice": other}
    assert keeps(ada, table, study=study, answer=answer).status_code == 201
    assert told(ada, study)["lines"][0]["purpose"] == "discard"


# --- who may not


def test_there_is_none_before_the_game_is_over_for_all(house: House) -> None:
    ada, ben, eve = (member(house, name) for name in ("Ada", "Ben", "Eve"))
    table = ada.opens(ben, eve, seed=7)
    ada.post(f"/api/tables/{table}/resign")
    for who in (ada, ben, member(house, "Dan")):
        assert refused(line_anyway(who, table)) == (409, "game-not-over")
        assert refused(keeps(who, table)) == (409, "game-not-over")
        assert who.get("/api/me/studies").json()["studies"] == []


def line_anyway(visitor: Visitor, table: str) -> Any:
    option = TINY.options(TINY.new(Setup(3, 7, {})), 0)[0]
    return keeps(visitor, table, answer={"events": 3, "seat": 0, "choice": option.key})


def test_only_accounts_keep_one(house: House) -> None:
    table, ada, _ = pair(house)
    for who in (house.visitor("Eve"), house.visitor(None)):
        assert refused(keeps(who, table)) == (403, "no-account")
        assert refused(who.get("/api/me/studies")) == (403, "no-account")
    link = shared(ada, kept(ada, table))
    for who in (house.visitor("Eve"), house.visitor(None), member(house, "Dan")):
        for act, body in (("link", {"shared": False}), ("drop", {"line": 0})):
            assert who.post(f"/api/studies/{link}/{act}", body).status_code in (403, 404)
        assert who.request("DELETE", f"/api/studies/{link}").status_code in (403, 404)
        assert keeps(who, table, study=link).status_code in (403, 404)
    assert len(told(ada, link)["lines"]) == 1


def test_a_link_that_is_taken_back_answers_as_if_it_had_never_been(house: House) -> None:
    table, ada, ben = pair(house)
    study = kept(ada, table)
    for other in (ben, house.visitor(None)):
        none_there(other, study)
    first = shared(ada, study)
    frames(ben, first, line=0)  # so that it is known by heart
    assert shared(ada, study, yes=False) == ""
    for other in (ben, house.visitor(None)):
        none_there(other, first)
    second = shared(ada, study)
    assert second != first and len(second) == 16
    none_there(ben, first)
    assert told(ben, second)["title"] == "What if"
    third = shared(ada, study)
    none_there(ben, second)
    assert told(ben, third)["title"] == told(ada, study)["title"]
    ada.request("DELETE", f"/api/studies/{study}")
    none_there(ben, third)


def test_nothing_of_people_enters_it(house: House) -> None:
    """Names, chat, notes, the table and its seed: whoever reads it learns none of these, by whatever door."""
    table, ada, ben = pair(house, name="Our evening", private=False)
    for who, words in ((ada, "I see it all"), (ben, "you wait")):
        assert who.post(f"/api/tables/{table}/chat", {"text": words}).status_code == 200
        who.post(f"/api/tables/{table}/note", {"text": f"note: {words}"})
    link = shared(ada, kept(ada, table, comment="a comment"))
    reader = house.visitor(None)
    sent = [reader.get(f"/api/studies/{link}").text, reader.get(f"/api/studies/{link}/frames?line=0").text]
    sent += [reader.get(f"/api/studies/{link}/frames?seat={side}").text for side in ("all", "none", 0, 1)]
    ids = [who.id for who in (ada, ben)]
    for text in sent:
        for secret in (
            PEOPLE[1],
            table,
            "Our evening",
            "I see it all",
            "you wait",
            "note:",
            "accuracy",
            *ids,
        ):
            assert secret not in text, secret
    assert "seed" not in sent[0] and PEOPLE[0] in sent[0]


def test_what_the_muted_have_written_is_read_by_nobody_else(house: House) -> None:
    table, ada, ben = pair(house)
    study = kept(ada, table)
    link = shared(ada, study)
    ada_id = ada.id
    house.call(restraints.lay, house.hall.store, ada_id, "muted", 1, "rude", "")
    none_there(ben, link)
    assert refused(kept_anyway(ada, table))[0] == 403
    assert refused(ada.post(f"/api/studies/{study}/link", {"shared": True})) == (403, "muted")
    assert told(ada, study)["title"] == "What if"
    assert ada.post(f"/api/studies/{study}/link", {"shared": False}).status_code == 200
    house.call(restraints.lift, house.hall.store, ada_id, "")
    none_there(ben, link)


def kept_anyway(visitor: Visitor, table: str) -> Any:
    return keeps(visitor, table, title="mine all the same")


def test_either_database_keeps_it(tiny_each: House) -> None:
    table, ada, ben = pair(tiny_each)
    studies_of = [kept(ada, table, comment="one") for _ in range(2)]
    link = shared(ada, studies_of[0])
    kept(ada, table, study=studies_of[0], comment="two")
    assert [each["comment"] for each in told(ben, link)["lines"]] == ["one", "two"]
    shared(ada, studies_of[0], yes=False)
    none_there(ben, link)
    assert ada.request("DELETE", f"/api/studies/{studies_of[1]}").status_code == 200
    assert [each["id"] for each in ada.get("/api/me/studies").json()["studies"]] == studies_of[:1]


def test_two_that_change_one_at_once_lose_nothing(house: House) -> None:
    table, ada, _ = pair(house)
    study = kept(ada, table, comment="one")
    (seen,) = house.call(studies.own, house.hall.store, ada.id)
    kept(ada, table, study=study, comment="two")
    assert not house.call(studies.change, house.hall.store, seen, seen.study)
    assert [each["comment"] for each in told(ada, study)["lines"]] == ["one", "two"]


def test_it_can_be_reported_with_its_words(house: House, database: str) -> None:
    table, ada, ben = pair(house)
    link = shared(ada, kept(ada, table, comment="something rude"))
    granted(house.visitor("Eve").post(f"/api/studies/{link}/report", {"note": "look", "reason": "rude"}), 201)
    zoe = member(house, "Zoe")
    house.call(set_administrator, database, "Zoe", True)
    (listed,) = zoe.get("/api/admin/reports").json()
    assert (listed["kind"], listed["about"], listed["reason"]) == ("study", PEOPLE[0], "rude")
    shown = zoe.get(f"/api/admin/reports/{listed['id']}").json()
    assert [each["text"] for each in shown["chat"]] == ["What if", "something rude"]
    assert zoe.get(f"/api/admin/reports/{listed['id']}/record").status_code == 200
    restrained = {"kind": "muted", "days": 1, "why": "rude"}
    assert zoe.post(f"/api/admin/reports/{listed['id']}/restrain", restrained).status_code == 200
    none_there(ben, link)
    # Nothing of her is left there when she goes.
    ada.post("/api/account/delete", {"password": WORD})
    shown = zoe.get(f"/api/admin/reports/{listed['id']}").json()
    assert (shown["chat"], shown["about"]) == ([], "")


def test_it_goes_with_the_account_and_can_be_taken_along(house: House) -> None:
    table, ada, ben = pair(house)
    study = kept(ada, table, comment="mine")
    link = shared(ada, study)
    (taken,) = ada.get("/api/me/export").json()["studies"]
    assert (taken["id"], taken["title"], taken["link"], taken["table"]) == (study, "What if", link, table)
    assert taken["lines"][0]["comment"] == "mine" and len(taken["lines"][0]["answers"]) == 2
    ada.post("/api/account/delete", {"password": WORD})
    none_there(ben, link)


def test_there_are_only_so_many_and_of_so_much(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with tiny_house(database, limits=limited(studies=2)) as house:
        table, ada, ben = pair(house)
        both = [kept(ada, table) for _ in range(2)]
        assert refused(keeps(ada, table)) == (409, "too-many-studies")
        kept(ben, table)
        ada.request("DELETE", f"/api/studies/{both[0]}")
        monkeypatch.setattr(hall_studies, "MOST_LINES", 2)
        kept(ada, table, study=both[1])
        assert refused(line(ada, table, study=both[1])) == (409, "too-many-study-lines")
        monkeypatch.setattr(hall_studies, "LARGEST", 20)
        assert refused(keeps(ada, table)) == (413, "study-too-large")


def test_it_outlives_its_table_and_no_other_rules(house: House) -> None:
    table, ada, ben = pair(house)
    link = shared(ada, kept(ada, table))
    assert swept(house, 31 * DAY) == {"table-pruned": 1}
    assert ben.get(f"/api/tables/{table}").status_code == 404
    assert told(ben, link)["lines"] and frames(ben, link, line=0)["frames"]
    (seen,) = house.call(studies.own, house.hall.store, ada.id)
    older = kept_study.unpacked(seen.study)
    older.version += 1
    assert house.call(studies.change, house.hall.store, seen, kept_study.packed(older))
    assert refused(ben.get(f"/api/studies/{link}/frames?line=0")) == (409, "frames-of-other-version")


def test_a_game_with_cards_of_ones_own_has_none(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, ada, _ = pair(house)
    monkeypatch.setattr(house.hall._live[table].head, "cards", {"game": "tiny", "worth": {}})
    assert refused(keeps(ada, table)) == (409, "study-own-cards")


@pytest.mark.parametrize("game", GAMES)
def test_choices_alone_are_kept(game: str) -> None:
    """Of whole games of all kinds: some kilobytes, which play to the same events."""
    shelved, seats = GAMES[game], max(2, GAMES[game].meta.seats[0])
    bots = [catalogue.make(shelved, "random", seat) for seat in range(seats)]
    record = play(shelved, Setup(seats, 5, {}), lambda state, seat: asked(shelved, bots[seat], state, seat))
    study = kept_study.study_of(shelved, record)
    packed = kept_study.packed(study)
    assert len(packed) < kept_study.LARGEST / 2
    assert kept_study.unpacked(packed) == study
    events = kept_study.played(shelved, study).events
    # Words that players wrote to each other are left out of a game of trade.
    same = [type(each) for each in events] if shelved.forms else events
    assert same == ([type(each) for each in record.events] if shelved.forms else record.events)


@pytest.mark.parametrize("name", ["9-seats-208", "7-seats-173"])
def test_what_players_wrote_to_each_other_does_not_enter(name: str) -> None:
    """Promises in words are no moves: without them the same happens."""
    game = GAMES["sidereal"]
    text = (ROOT / f"tests/records/sidereal/{name}.jsonl").read_text()
    record = loads(text, {"sidereal": game})
    written = {note["text"] for line in text.splitlines() for note in notes_in(json.loads(line))}
    assert written and all(len(each) > 1 for each in written)
    study = kept_study.study_of(game, record)
    told = msgspec.json.encode(study).decode()
    played = kept_study.played(game, study)
    shown = msgspec.json.encode(played.events).decode()
    assert not any(each in told or each in shown for each in written)
    assert len(played.events) == len(record.events_that_stand())
    assert [type(each) for each in played.events] == [type(each) for each in record.events_that_stand()]


def notes_in(tree: Any) -> Iterator[Any]:
    """The promises in words anywhere in a line of a record, also within the text of a choice."""
    if isinstance(tree, dict):
        if tree.get("type") == "note" or tree.get("kind") == "note":
            yield tree
        choice = tree.get("choice", "")
        inner = [json.loads(choice.partition(":")[2])] if ":{" in choice else []
        for each in [*tree.values(), *inner]:
            yield from notes_in(each)
    elif isinstance(tree, list):
        for each in tree:
            yield from notes_in(each)


def asked(game: Any, bot: Any, state: Any, seat: int) -> Any:
    return bot.choose(game.view(state, seat), game.decision(state, seat))
