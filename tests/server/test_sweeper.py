"""Tables that nobody comes back to are closed, and who is still there is told why; the clock here can be turned."""

import time

import pytest

from cosmodrome.server.db import upkeep
from cosmodrome.server.hall.sweeper import Sweeper
from cosmodrome.server.settings import Keeping
from tests.server.conftest import House, tiny_house
from tests.server.people import Hung, Seat, play_to_the_end, refused

HOUR, DAY = 3600.0, 86400.0
KEEPING = Keeping(open_hours=2.0, left_days=1.0, idle_days=10.0, finished_days=30.0)


def swept(house: House, later: float, keeping: Keeping = KEEPING) -> dict[str, int]:
    """What a round closes when so many seconds have passed."""
    sweeper = Sweeper(house.hall, keeping, lambda: time.time() + later)
    return dict(house.call(sweeper.sweep))


def farewell(seat: Seat) -> str:
    """How the server ended the line."""
    with pytest.raises(Hung) as hung:
        while True:
            seat.hear()
    return str(hung.value)


def finished(house: House) -> str:
    ada = house.visitor("Fin")
    table: str = ada.post("/api/play", {"game": "tiny", "bots": 1}).json()["id"]
    seat = ada.sit(table)
    play_to_the_end([seat])
    return table


def test_tables_close_when_their_time_has_come(tiny_each: House) -> None:
    ada, ben, eve = (tiny_each.visitor(name) for name in ("Ada", "Ben", "Eve"))
    waits = ada.post("/api/tables", {"game": "tiny", "seats": 2}).json()["id"]
    idle = ada.post("/api/play", {"game": "tiny", "bots": 1}).json()["id"]
    left = ben.post("/api/play", {"game": "tiny", "bots": 1}).json()["id"]
    assert ben.post(f"/api/tables/{left}/leave").status_code == 200
    done = finished(tiny_each)
    waiting, playing, watching = ada.sit(waits), ada.sit(idle), eve.sit(left)
    assert swept(tiny_each, 1.9 * HOUR) == {}
    assert swept(tiny_each, 2.1 * HOUR) == {"table-expired": 1}
    assert farewell(waiting) == "4404 table-expired"
    assert swept(tiny_each, 23 * HOUR) == {}
    assert swept(tiny_each, 25 * HOUR) == {"table-left": 1}
    assert farewell(watching) == "4404 table-left"
    assert swept(tiny_each, 9 * DAY) == {}
    assert swept(tiny_each, 11 * DAY) == {"table-idle": 1}
    assert farewell(playing) == "4404 table-idle"
    assert tiny_each.visitor(None).get(f"/api/tables/{done}").json()["status"] == "over"
    assert swept(tiny_each, 31 * DAY) == {"table-pruned": 1}
    for table in (waits, idle, left, done):
        assert refused(ada.get(f"/api/tables/{table}")) == (404, "no-such-table")
    assert ada.get("/api/tables").json() == ada.get("/api/me/tables").json() == []
    # Nothing is left of them.
    assert (
        tiny_each.call(upkeep.count, tiny_each.hall.store) == 0
        and tiny_each.call(upkeep.strays, tiny_each.hall.store) == {}
    )


def test_nothing_is_closed_where_the_settings_say_so(tiny: House) -> None:
    ada = tiny.visitor("Ada")
    ada.post("/api/tables", {"game": "tiny", "seats": 2})
    ada.post("/api/play", {"game": "tiny", "bots": 1})
    never = Keeping(open_hours=0, left_days=0, idle_days=0, finished_days=0)
    assert swept(tiny, 10_000 * DAY, never) == {}
    assert swept(tiny, 1.9 * DAY, Keeping()) == {}
    assert swept(tiny, 2.1 * DAY, Keeping()) == {"table-expired": 1}


def test_a_table_that_has_changed_meanwhile_stays(tiny: House) -> None:
    """Somebody may sit down while the sweeper walks round."""
    ada, ben = tiny.visitor("Ada"), tiny.visitor("Ben")
    before = int(time.time())  # the table is made in this second, or later
    table = ada.post("/api/tables", {"game": "tiny", "seats": 3}).json()["id"]
    assert tiny.call(tiny.hall.close_table, table, "table-expired", before) is False
    assert ben.post(f"/api/tables/{table}/join").status_code == 200
    assert tiny.call(tiny.hall.close_table, table, "table-expired", before + 60) is True


@pytest.mark.postgres
def test_one_process_of_many_sweeps(postgres: str) -> None:
    with tiny_house(postgres) as one, tiny_house(postgres) as other:
        one.call(one.hall.cluster._beat)
        assert [house.hall.cluster.first for house in (one, other)].count(True) == 1
        # What is closed by one is closed for those who are at the other.
        ada = one.visitor("Ada")
        table = ada.post("/api/tables", {"game": "tiny", "seats": 2}).json()["id"]
        watching = other.visitor(None).sit(table)
        assert swept(one, 3 * HOUR) == {"table-expired": 1}
        assert farewell(watching) == "4404 no-such-table"


def test_one_guest_fills_no_lobby(tiny: House) -> None:
    """Neither with tables that wait nor with games that run."""
    ada, mallory = tiny.visitor("Ada"), tiny.visitor("Mallory")
    waits = ada.post("/api/tables", {"game": "tiny", "seats": 2}).json()["id"]
    runs = ada.post("/api/play", {"game": "tiny", "bots": 1}).json()["id"]
    for _ in range(55):
        mallory.post("/api/tables", {"game": "tiny", "seats": 2})
        mallory.post("/api/play", {"game": "tiny", "bots": 1})
    listed = [table["id"] for table in tiny.visitor(None).get("/api/tables").json()]
    assert {waits, runs} <= set(listed) and len(listed) == 12
