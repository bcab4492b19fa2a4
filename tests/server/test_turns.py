"""Turns of thought are shared by address, then by guest; whoever has had least comes first."""

from cosmodrome.server.bots.turns import Turns
from tests.clock import Clock

LONG, SHORT = True, False


def taken(turns: Turns[str]) -> str:
    """Whose turn begins now; "" for nobody's."""
    turn = turns.next()
    return turn.item if turn else ""


def test_long_thoughts_of_an_address_full_of_guests_leave_two_workers_while_others_have_bots(
    still_clock: Clock,
) -> None:
    turns: Turns[str] = Turns(4)
    turns.wait("home", "ada", "ada's", LONG)
    ada = turns.next()
    assert ada
    turns.over(ada)
    for number in range(95):
        turns.wait("crowd", f"guest {number}", f"guest {number}'s", LONG)
    assert [taken(turns) for _ in range(3)] == ["guest 0's", "guest 1's", ""]
    turns.wait("home", "ada", "ada's next", LONG)
    turns.wait("elsewhere", "eva", "eva's", LONG)
    assert [taken(turns) for _ in range(2)] == ["ada's next", ""]  # the last worker is for short ones
    turns.wait("elsewhere", "eve", "eve's", SHORT)
    assert taken(turns) == "eve's"


def test_nobody_else_has_bots_so_an_address_has_all_workers(still_clock: Clock) -> None:
    turns: Turns[str] = Turns(3)
    turns.wait("home", "ada", "ada's", LONG)
    ada = turns.next()
    assert ada
    turns.over(ada)
    still_clock.move(600.0)
    for number in range(2):
        turns.wait("crowd", f"guest {number}", f"guest {number}'s", LONG)
    assert [taken(turns) for _ in range(2)] == ["guest 0's", "guest 1's"]


def test_addresses_take_turns_however_many_guests_they_have(still_clock: Clock) -> None:
    turns: Turns[str] = Turns(1)
    for number in range(95):
        turns.wait("crowd", f"guest {number}", "crowd", LONG)
    for _ in range(3):
        turns.wait("home", "ada", "ada", LONG)
    seen = []
    for _ in range(6):
        turn = turns.next()
        assert turn
        seen.append(turn.item)
        still_clock.move(2.0)
        turns.over(turn)
    assert seen.count("ada") == 3


def test_guests_of_an_address_whose_bots_think_short_do_not_wait_behind_those_that_think_long(
    still_clock: Clock,
) -> None:
    turns: Turns[str] = Turns(1)
    for _ in range(3):
        turns.wait("club", "ada", "short", SHORT)
        turns.wait("club", "ben", "long", LONG)
    seen = []
    for _ in range(4):
        turn = turns.next()
        assert turn
        seen.append(turn.item)
        still_clock.move(0.01 if turn.item == "short" else 2.0)
        turns.over(turn)
    assert seen == ["short", "long", "short", "short"]


def test_what_somebody_has_had_is_forgotten_by_and_by(still_clock: Clock) -> None:
    turns: Turns[str] = Turns(1)

    def had(guest: str, seconds: float) -> None:
        turns.wait("club", guest, guest, LONG)
        turn = turns.next()
        assert turn and turn.guest == guest
        still_clock.move(seconds)
        turns.over(turn)

    had("ada", 8.0)
    still_clock.move(300.0)
    had("ben", 1.0)
    for guest in ("ben", "ada"):
        turns.wait("club", guest, guest, LONG)
    assert taken(turns) == "ada"
