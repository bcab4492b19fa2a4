"""The one place that puts a table and those who look after it together."""

from cosmodrome.server.bots.thinkers import Thinkers
from cosmodrome.server.table.appraising import Appraising
from cosmodrome.server.table.attendant import Attendant
from cosmodrome.server.table.caller import Caller
from cosmodrome.server.table.clocks import Clock
from cosmodrome.server.table.consent import Agreeing
from cosmodrome.server.table.framing import Framing
from cosmodrome.server.table.guarding import Guarding
from cosmodrome.server.table.hourglass import Turning
from cosmodrome.server.table.live_table import LiveTable
from cosmodrome.server.table.skipping import Skipping
from cosmodrome.server.table.table_bots import TableBots
from cosmodrome.server.table.turn_calls import TurnCalls


def attend(
    table: LiveTable, thinkers: Thinkers, bot_seconds: float, caller: Caller, *more: Attendant
) -> None:
    """`bot_seconds`: how long bots may think, as in `TableBots`.

    They are called in this order: bots wait where people are asked, and the clock where bots think."""
    attendants: list[Attendant] = [
        Agreeing(table),
        TableBots(table, thinkers, bot_seconds),
        Skipping(table),
        Clock(table),
        Turning(table),
        TurnCalls(table, caller),
        Appraising(table, thinkers),
        Framing(table),
        Guarding(table),
        *more,
    ]
    table.attendants = {type(each): each for each in attendants}
