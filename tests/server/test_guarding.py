"""Positions of games that count and go on: nobody is advised on a copy of one, by whichever door it is brought in."""

import random
from typing import Any

import msgspec
import pytest

from cosmodrome.core.game import Game
from cosmodrome.core.meta import Setup
from cosmodrome.games.catalogue import GAMES
from cosmodrome.play.sight import sight
from cosmodrome.server.db import models, sights
from cosmodrome.server.db.tables import Sealed
from cosmodrome.server.table import deals
from cosmodrome.server.table.guarding import Guarding
from tests.clock import wait_until
from tests.server.conftest import House, Visitor
from tests.server.people import play_on, play_to_the_end
from tests.server.test_lamp import ask
from tests.server.test_membership import member
from tests.server.test_rated import RATED
from tests.server.test_replays import brought, refused
from tests.server.test_reviews import SEEN, Judge, judge

__all__ = ["judge"]

REFUSED = (403, "position-in-play", {})


@pytest.fixture(autouse=True)
def one_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """All tables have the same deal, as one that is typed in has that of another."""
    monkeypatch.setattr(deals, "fresh", lambda: Sealed("a" * 64, "b" * 32))


def casual(house: House, people: list[Visitor]) -> str:
    """A game that does not count, played to its end."""
    table = people[0].opens(people[1], seed=None)
    play_to_the_end([each.sit(table) for each in people], 1)
    return table


def rated(people: list[Visitor]) -> tuple[str, list[Any]]:
    """One that counts and has just begun."""
    table = people[0].opens(people[1], **RATED)
    return table, [each.sit(table) for each in people]


def kept(house: House) -> list[Any]:
    return list(house.call(house.hall.store.read, models.sights.select()))


def doors(visitor: Visitor, table: str, record: bytes) -> list[Any]:
    """What each door says to a position of a finished game."""
    return [brought(visitor, record), visitor.post(f"/api/tables/{table}/go-on", {"events": 0, "seat": 0})]


def test_a_copy_of_a_game_that_counts_is_of_no_use(tiny: House) -> None:
    ada, ben = member(tiny, "Ada"), member(tiny, "Ben")
    table = casual(tiny, [ada, ben])
    record = ada.get(f"/api/tables/{table}/record").content
    assert [each.status_code for each in doors(ada, table, record)] == [201, 201]
    _, seats = rated([ben, ada])
    wait_until(lambda: kept(tiny), "positions that are kept")
    for who in (ada, ben, tiny.visitor("Friend")):
        assert refused(brought(who, record)) == REFUSED
    assert [refused(each) for each in doors(ada, table, record)] == [REFUSED] * 2
    play_to_the_end(seats, 2)
    wait_until(lambda: not kept(tiny), "positions that are forgotten")
    assert [each.status_code for each in doors(ada, table, record)] == [201, 201]


def test_games_that_do_not_count_are_not_kept(tiny: House) -> None:
    casual(tiny, [tiny.visitor("Ada"), tiny.visitor("Ben")])
    assert kept(tiny) == []


def test_what_is_left_of_a_game_that_is_over_guards_nothing(tiny: House) -> None:
    ada, ben = member(tiny, "Ada"), member(tiny, "Ben")
    table = casual(tiny, [ada, ben])
    record = ada.get(f"/api/tables/{table}/record").content
    other, seats = rated([ada, ben])
    wait_until(lambda: kept(tiny), "positions that are kept")
    seen = [row.sight for row in kept(tiny)]
    play_to_the_end(seats, 2)
    wait_until(lambda: not kept(tiny), "positions that are forgotten")
    tiny.call(sights.keep, tiny.hall.store, other, seen)
    assert brought(ada, record).status_code == 201


def test_what_could_not_be_kept_is_kept_with_the_next_answer(
    tiny: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And a server that is stopped meanwhile waits for nothing."""
    usual, away = sights.keep, True

    async def keep(*given: Any) -> None:
        if away:
            raise OSError("the database is away")
        await usual(*given)

    monkeypatch.setattr(sights, "keep", keep)
    ada, ben = member(tiny, "Ada"), member(tiny, "Ben")
    table, seats = rated([ada, ben])
    guarding = tiny.hall.known(table).attendant(Guarding)
    tiny.call(guarding.rest)
    assert kept(tiny) == [] and not guarding.busy
    away = False
    play_on(seats, random.Random(1), 1)
    wait_until(lambda: len(kept(tiny)) > 1, "positions that are kept")


def test_the_lamp_is_dark_there(tiny: House, judge: Judge) -> None:
    ada, ben = member(tiny, "Ada"), member(tiny, "Ben")
    table = casual(tiny, [ada, ben])
    other, _ = rated([ada, ben])
    mine = ada.get(f"/api/tables/{table}").json()["you"]
    assert ask(ada, table, mine).json()["lamp"]
    tiny.call(sights.keep, tiny.hall.store, other, [SEEN])
    assert refused(ask(ada, table, mine)) == REFUSED


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_position_is_known_by_what_its_seat_sees(game: Game[Any]) -> None:
    """Each is another one; the seat, and the order in which cards lie in a hand, make no difference."""
    options = game.meta.read_options({}, 4)
    state = game.new(Setup(4, 1, options))
    views = []
    for _ in range(12):
        seat = game.awaited(state)[0]
        views.append(game.view(state, seat))
        game.choose(state, seat, game.options(state, seat)[0])
    seen = [sight(game, options, view) for view in views]
    assert len({*seen}) == len(seen)
    for view, known in zip(views, seen, strict=True):
        hand = getattr(view, "hand", [])
        other = msgspec.structs.replace(view, seat=3, **({"hand": hand[::-1]} if hand else {}))
        assert sight(game, options, other) == known
