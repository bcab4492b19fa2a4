"""The tables of the database that tell of daily deals, puzzles, studies, clubs and tournaments; all others read them
from `models`.
"""

from sqlalchemy import JSON, BigInteger, Boolean, Column, Double, Integer, LargeBinary, String, Text, false

from cosmodrome.server.db.making_models import table

# The deals of a day, one a game, made by chance the day before.
daily_deals = table(
    "daily_deals",
    Column("day", String(10), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("secret", String(64), nullable=False),
    Column("nonce", String(32), nullable=False),
    Column("terms", Text, nullable=False),  # who plays, and by which options: `db.daily.Terms`
)

# Who plays a deal of a day, or has, and where. It stays when the table goes.
daily_tries = table(
    "daily_tries",
    Column("day", String(10), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("player", String(16), primary_key=True, index=True),
    Column("table_id", String(16), nullable=False, unique=True),
    Column("finished", Boolean, nullable=False, server_default=false()),  # to its end, by them
)

# How hard a puzzle is, once somebody has tried it, as ratings are.
puzzles = table(
    "puzzles",
    Column("game", String(32), primary_key=True),
    Column("puzzle", String(12), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
)

# How well an account solves the puzzles of a game, and how many in a row.
solvers = table(
    "solvers",
    Column("player", String(16), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("longest", Integer, nullable=False),
)

# The puzzles that an account has answered, each once.
puzzle_tries = table(
    "puzzle_tries",
    Column("player", String(16), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("puzzle", String(12), primary_key=True),
    Column("right", Boolean, nullable=False),
)

# What an account keeps of finished games: lines of its own, and a link by which others read them. It stays when the
# table goes.
studies = table(
    "studies",
    Column("id", String(16), primary_key=True),
    Column("player", String(16), nullable=False, index=True),
    Column("link", String(16), nullable=True, unique=True),
    Column("at", BigInteger, nullable=False),  # when it was begun, milliseconds since 1970
    Column("table_id", String(16), nullable=False),
    Column("game", String(32), nullable=False),
    Column("title", Text, nullable=False),
    # Two that change it at once cannot both do so.
    Column("revision", Integer, nullable=False),
    Column("study", LargeBinary, nullable=False),  # as `play.study` packs it
)

# People who play together: by its link, where it has one, whoever has it comes in.
clubs = table(
    "clubs",
    Column("id", String(16), primary_key=True),
    Column("name", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("unlisted", Boolean, nullable=False),
    Column("link", String(16), nullable=True, unique=True),
    Column("at", BigInteger, nullable=False),  # milliseconds since 1970, as below
)

# What somebody is to a club: its owner, a host, a member, who has asked to be let in, or who was put out.
club_people = table(
    "club_people",
    Column("club", String(16), primary_key=True),
    Column("player", String(16), primary_key=True, index=True),
    Column("role", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),  # since when
)

# A series of tournaments of a club, whose points are added up.
seasons = table(
    "seasons",
    Column("id", String(16), primary_key=True),
    Column("club", String(16), nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# What is played over several rounds, and how it is to go.
tournaments = table(
    "tournaments",
    Column("id", String(16), primary_key=True),
    Column("organiser", String(16), nullable=False, index=True),  # "" once they are no more
    Column("status", String(8), nullable=False, index=True),
    Column("rounds", Integer, nullable=False),  # planned
    Column("round", Integer, nullable=False),  # the one made last; 0 before the first
    # Whoever changes anything does so to the revision they have seen: no round is made twice.
    Column("revision", Integer, nullable=False),
    Column("due", BigInteger, nullable=False),  # when it goes on by itself, milliseconds since 1970; 0: not
    Column("opened", BigInteger, nullable=False),  # seconds since 1970, as the next
    Column("touched", BigInteger, nullable=False, index=True),
    Column("invite", String(16), nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("terms", Text, nullable=False),
    Column("plan", Text, nullable=False),  # of a round robin, which is made when it begins; else ""
    # Whose it is, and in which season it counts; "" for none.
    Column("club", String(16), nullable=False, index=True, server_default=""),
    Column("season", String(16), nullable=False, index=True, server_default=""),
)

# Who takes part in a tournament, a player or a bot, in the order in which they came.
entrants = table(
    "entrants",
    Column("tournament", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("player", String(16), nullable=False, index=True),
    Column("bot", String(32), nullable=False),
    Column("status", String(8), nullable=False),
    Column("rests", Integer, nullable=False),  # the round in which they do not play; 0: none
)

# The tables of each round, and what came of them. A table without a game is a bye.
pairings = table(
    "pairings",
    # The key makes a lost race visible: a round has one table of each number.
    Column("tournament", String(16), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("table_id", String(16), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("entrants", JSON, nullable=False),  # by seat
    Column("places", JSON, nullable=False),  # by seat; empty until it is known, and where nobody played
    Column("scores", JSON, nullable=False),
)
