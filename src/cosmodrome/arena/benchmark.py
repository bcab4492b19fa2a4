"""The benchmark: a bot on fixed deals against opponents that stand still, at every kind of table, from every seat.

What it plays is its version: with another table, opponent, net or deal it is another one, whose figures cannot be
compared.
"""

from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec

from cosmodrome.arena import frozen
from cosmodrome.arena.deals import Share
from cosmodrome.arena.match import Chunk, Plan, Played
from cosmodrome.arena.stats import FAULTS, Fault, Outcome
from cosmodrome.bots import catalogue
from cosmodrome.core.manifest import part
from cosmodrome.core.meta import OptionValue
from cosmodrome.games.catalogue import GAMES, MANIFESTS

VERSION: Final = 1
# Beyond the seeds of matches, which have 58 bits, and those of learning, which begin at 2**60 and 2**61.
FIRST_DEAL: Final = 2**62
"""The seed of the first deal; the others follow it."""
MOST_DEALS: Final = 100_000


class Table(msgspec.Struct, frozen=True):
    """A kind of table: so many seats, options that are not the usual ones, and who sits in all seats but one.

    Each of `against` is an opponent of its own; "" alone where there is but one seat.
    """

    seats: int
    against: tuple[str, ...]
    options: dict[str, OptionValue] = {}


def _tables(*kinds: tuple[int, dict[str, OptionValue]], against: tuple[str, ...]) -> tuple[Table, ...]:
    return tuple(Table(seats, against if seats > 1 else ("",), options) for seats, options in kinds)


TABLES: Final[dict[str, tuple[Table, ...]]] = {
    "race": _tables(
        (2, {}),
        (2, {"edition": "second", "new_start_worlds": True}),
        (2, {"experienced": True}),
        (3, {}),
        (4, {}),
        against=("greedy", "champion@96"),
    ),
    "jump_drive": _tables((2, {}), (3, {}), (4, {}), against=("greedy", "search@100")),
    "pocket_mars": _tables(
        (1, {}), (2, {}), (2, {"drafting": True}), (3, {}), (4, {}), against=("greedy", "search@100")
    ),
    "sidereal": (
        Table(4, ("passive", "greedy", "trader")),
        Table(5, ("greedy", "trader")),
        Table(6, ("greedy", "trader")),
    ),
}
NETS: Final[dict[str, dict[str, str]]] = {"race": {"champion": "8c7f9fb52e29075c"}}
"""By game and opponent that plays by a net: the digest of its file."""


class Row:
    """What is found out at one kind of table against one opponent."""

    def __init__(self, plan: Plan, options: dict[str, OptionValue]) -> None:
        self.plan = plan
        self.options = options
        """Those that are not the usual ones."""
        self.bot = plan.bots[0]
        self.against = plan.bots[1] if plan.seats > 1 else ""
        self.share = Share()
        self.failed = 0
        """Games that the bot broke off, which it has lost."""
        self.faults: list[Fault] = []

    @property
    def mirror(self) -> bool:
        """Whether the bot would meet itself: over all seats it wins its part, whatever it does, and is not played."""
        return self.bot == self.against

    def add(self, games: Sequence[Played]) -> None:
        """All games of one deal. One that an opponent broke off counts for nobody."""
        shares = []
        for game in games:
            if isinstance(game, Outcome):
                own = game.names.index(self.bot)
                shares.append(1 / len(game.winners) if own in game.winners else 0.0)
                continue
            self.faults = [*self.faults, game][:FAULTS]
            if game.names[game.seat] == self.bot:
                self.failed += 1
                shares.append(0.0)
        if shares:
            self.share.add(sum(shares) / len(shares))

    def report(self) -> dict[str, Any]:
        """As plain data; the share and its interval are None where nothing is played."""
        played = self.share.deals > 0
        return {
            "game": self.plan.game,
            "seats": self.plan.seats,
            "options": self.options,
            "against": self.against,
            "deals": self.share.deals,
            "won": self.share.mean if played else None,
            "ci95": list(self.share.interval()) if played else None,
            "par": 1 / self.plan.seats if self.against else None,
            "failed": self.failed,
        }


def rows(game_id: str, bot: str, **more: Any) -> list[Row]:
    """All that a bot plays in a game; `more` are further fields of the plans. Raises ValueError for what is no bot."""
    catalogue.check(game_id, bot)
    found = []
    folder = more.pop("transcripts", "")
    for table in TABLES[game_id]:
        for against in table.against:
            options = GAMES[game_id].meta.read_options(table.options, table.seats)
            bots = (bot, *[against] * (table.seats - 1))
            plan = Plan(
                game_id,
                table.seats,
                0,
                options,
                bots,
                rotations=True,
                first_deal=FIRST_DEAL,
                transcripts=str(Path(folder, _name(game_id, table, against))) if folder else "",
                **more,
            )
            found.append(Row(plan, table.options))
    return found


def _name(game_id: str, table: Table, against: str) -> str:
    return "-".join(filter(None, [game_id, f"{table.seats}-seats", *table.options, against]))


def chunks(found: Sequence[Row], deals: int) -> Iterator[tuple[Row, Chunk]]:
    """What is to be played: a deal of each row, then the next one, so that whenever it is stopped all are as far."""
    for deal in range(deals):
        for row in found:
            if not row.mirror:
                size = row.plan.games_a_deal
                yield row, (row.plan, deal * size, (deal + 1) * size)


# --- what stands still


def opponents(game_id: str) -> list[str]:
    """All opponents of a game."""
    return [*dict.fromkeys(name for table in TABLES[game_id] for name in table.against if name)]


def fingerprint() -> str:
    """A digest of all that the benchmark is: tables, opponents with their answers and nets, deals."""
    tables = {
        game_id: [msgspec.structs.astuple(table) for table in tables] for game_id, tables in TABLES.items()
    }
    digests = {
        game_id: {name: frozen.FROZEN[game_id][name] for name in opponents(game_id)} for game_id in TABLES
    }
    text = msgspec.json.encode([tables, digests, NETS, FIRST_DEAL])
    return blake2b(text, digest_size=8).hexdigest()


def check(game_id: str, named: str) -> str:
    """That an opponent is what it was: "", or a line that says what is to be known of it.

    Raises `frozen.Changed` where it is another one, or cannot play here.
    """
    bot = named.partition("@")[0]
    wanted = NETS.get(game_id, {}).get(bot)
    try:
        catalogue.check(game_id, named)
    except ValueError as error:
        raise frozen.Changed(str(error)) from None
    if wanted is not None and (found := net_of(game_id, bot)) != wanted:
        raise frozen.Changed(
            f"{named} of {game_id} has another net than benchmark {VERSION} was made with ({found}, not {wanted}): "
            "its figures cannot be compared"
        )
    try:
        frozen.check(game_id, named)
    except frozen.Changed:
        if wanted is None:
            raise
        return (
            f"{named} of {game_id} has its net, but not all of its answers: this processor rounds sums otherwise, so "
            "figures against it compare with those of other machines to within chance only"
        )
    return ""


def net_of(game_id: str, bot: str) -> str:
    """A digest of the file of a bot's net."""
    kind: Any = part(MANIFESTS[game_id].bots[bot])
    return blake2b(Path(kind.nets[""]).read_bytes(), digest_size=8).hexdigest()


Say = Callable[[str], None]


def check_all(found: Sequence[Row], say: Say) -> dict[str, dict[str, str]]:
    """`check` of each opponent that is to be played; by game and opponent the digest of the answers it was frozen with.

    What is to be known of one is said. Raises `frozen.Changed`.
    """
    checked: dict[str, dict[str, str]] = {}
    for row in found:
        digests = checked.setdefault(row.plan.game, {})
        if row.against and not row.mirror and row.against not in digests:
            if note := check(row.plan.game, row.against):
                say(note)
            digests[row.against] = frozen.FROZEN[row.plan.game][row.against]
    return checked
