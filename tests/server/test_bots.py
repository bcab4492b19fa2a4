"""Bots at a table: the usual one plays on with its first option if it fails, nobody waits for long thoughts."""

import logging
import random
import threading
from errno import EMFILE
from typing import Any

import pytest

from cosmodrome.bots.budget import Budget
from cosmodrome.bots.random_bot import RandomBot
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.core.manifest import Manifest
from cosmodrome.games.catalogue import GAMES, MANIFESTS
from cosmodrome.server.db.log_writer import Answer, LogWriter
from cosmodrome.server.db.outage import Unreachable
from cosmodrome.server.settings import Deck
from cosmodrome.server.table import table_bots
from tests.clock import wait_until
from tests.laws.tables import OWN_CARDS, PLAYED
from tests.server.conftest import House, open_house
from tests.server.people import hear_the_end, play_on, play_to_the_end
from tests.server.test_limits import limited
from tests.server.tiny_game import TINY, FirstBot, TinyBots


@pytest.mark.parametrize("bot", ["broken", "cheating"])
def test_a_bot_that_fails_does_not_stop_the_table(
    tiny: House, bot: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The usual one, for which no other can go on."""
    monkeypatch.setattr(TinyBots, "names", lambda *_: [bot, "first"])
    ada = tiny.visitor("Ada")
    with caplog.at_level(logging.ERROR):
        seat = ada.sit(ada.post("/api/play", {"game": "tiny", "bots": 2, "bot": bot, "seed": 1}).json()["id"])
        play_to_the_end([seat], 2)
    failures = [record for record in caplog.records if "in seat 2 " in record.getMessage()]
    assert len(failures) > 1 and all(record.getMessage().startswith("bot ") for record in failures)
    # Where it fails is told once, not at each of its questions.
    assert sum(bool(record.exc_info) for record in failures) == (bot == "broken")


def test_a_bot_waits_until_files_can_be_opened(
    tiny: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its making and what a first thought imports want files; so many people may come that there are none."""
    made, chosen = TinyBots.make, FirstBot.choose
    away = {"make": 3, "choose": 3}

    def short(act: str) -> None:
        if away[act]:
            away[act] -= 1
            raise OSError(EMFILE, "Too many open files")

    def make(self: TinyBots, *asked: Any) -> Any:
        short("make")
        return made(self, *asked)

    def choose(self: FirstBot, view: Any, decision: Decision) -> Choice | None:
        short("choose")
        return chosen(self, view, decision)

    monkeypatch.setattr(TinyBots, "make", make)
    monkeypatch.setattr(FirstBot, "choose", choose)
    ada = tiny.visitor("Ada")
    with caplog.at_level(logging.ERROR):
        seat = ada.sit(ada.post("/api/play", {"game": "tiny", "bots": 2, "seed": 1}).json()["id"])
        play_to_the_end([seat], 2)
    assert not caplog.records and not any(away.values())


def test_bots_go_on_when_the_database_is_back(
    tiny: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody else wakes them where only they are waited for."""
    monkeypatch.setattr(table_bots, "_FIRST_PAUSE", 0.01)
    append, away = LogWriter.append, [3]

    async def sometimes(self: LogWriter, table: str, seq: int, answers: list[Answer], *more: Any) -> None:
        if away[0] and not answers[0].request:
            away[0] -= 1
            raise Unreachable("it is started anew")
        await append(self, table, seq, answers, *more)

    monkeypatch.setattr(LogWriter, "append", sometimes)
    _, _, seat = tiny.alone(bots=2, seed=1)
    play_to_the_end([seat], 2)
    assert away == [0] and len([record for record in caplog.records if "stop for" in record.message]) == 3


class SlowBots(TinyBots):
    """Bots that answer only once they are let."""

    def __init__(self) -> None:
        self.may_answer = threading.Event()
        self.asked = threading.Event()

    def make(self, game: Any, name: str, seed: int) -> Any:
        bots = self

        class SlowBot:
            def choose(self, view: Any, decision: Decision) -> Choice:
                bots.asked.set()
                assert bots.may_answer.wait(20)
                return decision.options[0]

        return SlowBot()


def test_nobody_waits_for_a_bot_that_thinks(database: str) -> None:
    bots = SlowBots()
    with open_house(database, {"tiny": TINY}, bots) as house:
        _, ada, seat = house.alone(bot="first", seed=1)
        assert bots.asked.wait(20)
        # The bot is at its sealed answer; mine is taken in all the same, and so is other people's business.
        assert seat.choose([seat.ready()["options"][0]["key"]])["type"] == "accepted"
        assert seat.awaited == [1]
        assert ada.get("/healthz").text == "ok\n"
        bots.may_answer.set()
        seat.hear_until(lambda m: m["type"] == "update" and m["view"]["points"] != [0, 0])
        assert play_on([seat], random.Random(2))


class BusyBots(TinyBots):
    """Bots named `busy` keep a processor at work until they are let go; the others answer at once."""

    def __init__(self) -> None:
        self.may_answer = threading.Event()
        self.at_work = threading.Semaphore(0)

    def make(self, game: Any, name: str, seed: int) -> Any:
        bots = self

        class BusyBot:
            def choose(self, view: Any, decision: Decision) -> Choice:
                bots.at_work.release()
                while not bots.may_answer.is_set():
                    sum(range(50))
                return decision.options[0]

        return BusyBot() if name == "busy" else super().make(game, name, seed)

    def check(self, game_id: str, name: str) -> None:
        if name != "busy":
            super().check(game_id, name)


def test_other_tables_go_on_while_bots_work_hard(database: str) -> None:
    bots = BusyBots()
    with open_house(database, {"tiny": TINY}, bots) as house:
        try:
            ada, ben = house.visitor("Ada"), house.visitor("Ben")
            for _ in range(2):
                ada.post("/api/play", {"game": "tiny", "bots": 1, "bot": "busy", "seed": 1})
            assert bots.at_work.acquire(timeout=20)
            table = ben.post("/api/play", {"game": "tiny", "bots": 2, "bot": "first", "seed": 1}).json()["id"]
            seat = ben.sit(table)
            play_to_the_end([seat], 2)
        finally:
            bots.may_answer.set()


ALONE = {"game": "tiny", "seats": 2, "bots": {"0": "first", "1": "first"}, "seed": 1}


def test_bots_alone_play_only_while_somebody_looks_on(tiny: House) -> None:
    ada = tiny.visitor("Ada")
    alone = ada.post("/api/tables", ALONE).json()["id"]
    beside = ada.post("/api/play", {"game": "tiny", "bots": 1, "bot": "first", "seed": 1}).json()["id"]
    live = tiny.hall._known

    def bot_answers(table: str) -> None:
        """Nobody looks on here either, but one of the seats is a person's."""
        wait_until(lambda: live[table].match.trail.answers, "the bot beside a person does not answer")

    bot_answers(beside)
    ada.get(f"/api/tables/{alone}")
    bot_answers(ada.post("/api/play", {"game": "tiny", "bots": 1, "bot": "first", "seed": 1}).json()["id"])
    assert live[alone].match.trail.answers == []
    hear_the_end(tiny.visitor(None).sit(alone))


def test_of_the_tables_of_bots_alone_one_a_guest_goes_on(database: str) -> None:
    bots = SlowBots()
    with open_house(database, {"tiny": TINY}, bots) as house:
        ada, ben = house.visitor("Ada"), house.visitor("Ben")
        first, second, other = (each.post("/api/tables", ALONE).json()["id"] for each in (ada, ada, ben))
        kept = ada.sit(first)
        assert bots.asked.wait(20)
        seats = [house.visitor(None).sit(table) for table in (second, other)]
        bots.may_answer.set()
        for seat in seats:
            hear_the_end(seat)
        assert house.hall._known[first].match.trail.answers == []
        kept.line.session.close()
        hear_the_end(ada.sit(first))


class Thinker(RandomBot):
    """A bot with a budget."""

    budget = Budget(simulations=100)


def test_a_bot_s_budget_is_told_in_its_name(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    thinking = Manifest(GAMES["race"], bots={"thinker": f"{__name__}:Thinker"})
    monkeypatch.setitem(MANIFESTS, "race", thinking)
    limits = limited(bot_simulations=300, bot_thought=0.25)
    with open_house(database, GAMES, limits=limits) as house:
        ada = house.visitor("Ada")
        wanted = {"game": "race", "bots": 1, "seed": 1}
        table = ada.post("/api/play", wanted | {"bot": "thinker@200ms"}).json()["id"]
        seats = ada.get(f"/api/tables/{table}").json()["seats"]
        assert [seat["name"] for seat in seats if seat["kind"] == "bot"] == ["thinker@200ms"]
        for bot, said in (
            ("random@5", "takes no budget"),
            ("thinker@much", "'much' is no budget; allowed are @1 to"),
            ("thinker@301", "at most @300 or @250ms"),
            ("thinker@251ms", "at most @300 or @250ms"),
        ):
            answer = ada.post("/api/play", wanted | {"bot": bot})
            assert (answer.status_code, answer.json()["reason"]) == (400, "unknown-bot")
            assert said in answer.json()["facts"]["detail"] and "\n" not in answer.json()["message"]


DECKS = tuple(Deck(name, cards) for name, cards in OWN_CARDS.items())


@pytest.mark.parametrize("name", PLAYED)
@pytest.mark.sample(2)
def test_bots_in_processes_play_every_title_to_its_end(database: str, name: str) -> None:
    """With built-in and with own cards, interpreted or compiled; they ask for hints there, too."""
    game = PLAYED[name].meta
    deck = game.id if PLAYED[name].own_cards is not None else ""
    seats, bot = max(2, game.seats[0]), "passive" if game.id == "sidereal" else "greedy"
    with open_house(database, decks=DECKS, bot_processes=1) as house:
        ada = house.visitor("Ada")
        wanted = {"game": game.id, "seats": seats, "seed": 1, "deck": deck}
        bots = {str(at): bot for at in range(seats)}
        seat = ada.sit(ada.post("/api/tables", {**wanted, "bots": bots}).json()["id"])
        hear_the_end(seat)
        assert seat.table["bots_stopped"] == ""
        del bots["0"]
        mine = ada.post("/api/tables", {**wanted, "bots": bots}).json()["id"]
        question = ada.sit(mine).ready()["question"]
        hint = ada.post(f"/api/tables/{mine}/hint", {"question": question})
        assert hint.status_code == 200 and hint.json()["answers"]
