"""The tables of the database: people, game tables with their logs, reviews and results, daily deals, tournaments."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    LargeBinary,
    String,
    Text,
    false,
)

from cosmodrome.server.db.contest_models import club_people as club_people
from cosmodrome.server.db.contest_models import clubs as clubs
from cosmodrome.server.db.contest_models import daily_deals as daily_deals
from cosmodrome.server.db.contest_models import daily_tries as daily_tries
from cosmodrome.server.db.contest_models import entrants as entrants
from cosmodrome.server.db.contest_models import pairings as pairings
from cosmodrome.server.db.contest_models import puzzle_tries as puzzle_tries
from cosmodrome.server.db.contest_models import puzzles as puzzles
from cosmodrome.server.db.contest_models import seasons as seasons
from cosmodrome.server.db.contest_models import solvers as solvers
from cosmodrome.server.db.contest_models import studies as studies
from cosmodrome.server.db.contest_models import tournaments as tournaments
from cosmodrome.server.db.making_models import metadata as metadata
from cosmodrome.server.db.making_models import table as _table

# One row: whoever opens the database, by whatever address and port, is the same server.
server = _table(
    "server",
    Column("id", String(16), primary_key=True),
    # When any of its processes was last there to count the time; milliseconds since 1970, as in `times`.
    Column("alive", BigInteger, nullable=False, server_default="0"),
    # By which push services know this server; made when it is first needed.
    Column("push_key", Text, nullable=False, server_default=""),
)

guests = _table(
    "guests",
    Column("id", String(16), primary_key=True),
    Column("name", String(24), nullable=False),
    # Guests from before there were codes have none until they look at theirs.
    Column("recovery_digest", String(64), nullable=True, unique=True),
    Column("created", BigInteger, nullable=False),
)

# Who is signed in where: a row a cookie, of guests as of accounts.
sessions = _table(
    "sessions",
    Column("id", String(16), primary_key=True),
    # Only a digest: whoever reads the database cannot sit down as somebody else.
    Column("digest", String(64), nullable=False, unique=True),
    Column("player", String(16), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # to about a day
    Column("agent", String(40), nullable=False),
)

# Guests who have a password, by which they come from anywhere. What they are called stands in `guests`.
accounts = _table(
    "accounts",
    Column("player", String(16), primary_key=True),
    Column("login", Text, nullable=False, unique=True),
    # What the name looks like, as written and with small letters: no two accounts can be taken for each other.
    Column("look", Text, nullable=False, unique=True),
    Column("small_look", Text, nullable=False, unique=True),
    Column("password", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("mail", Text, nullable=False, server_default=""),
    Column("confirmed", Boolean, nullable=False, server_default=false()),
    # Of the code by which the address is confirmed, and until when it can be.
    Column("mail_digest", String(64), nullable=True, unique=True),
    Column("mail_until", BigInteger, nullable=False, server_default="0"),
    # Of the code by which somebody who has forgotten the password gets another, and until when.
    Column("reset_digest", String(64), nullable=True, index=True, unique=True),
    Column("reset_until", BigInteger, nullable=False, server_default="0"),
    # Whether others are not shown what they have played.
    Column("profile_hidden", Boolean, nullable=False, server_default=false()),
    # Whether friends see that they are here, as they see friends; when they last were, while that is so.
    Column("shows_presence", Boolean, nullable=False, server_default=false()),
    Column("here", BigInteger, nullable=False, server_default="0"),  # milliseconds since 1970
    # The games whose lesson they have read to its end, with blanks between.
    Column("learned", Text, nullable=False, server_default=""),
    # Whether they read and close reports on the page.
    Column("administers", Boolean, nullable=False, server_default=false()),
)

# What accounts were called before: nobody else may be called so, or alike.
former_names = _table(
    "former_names",
    Column("player", String(16), primary_key=True),
    Column("login", Text, primary_key=True),
    Column("name", String(24), nullable=False),
    Column("look", Text, nullable=False, index=True),
    Column("small_look", Text, nullable=False, index=True),
    Column("at", BigInteger, nullable=False),  # milliseconds since 1970
)

# From where accounts have signed in, each as a digest of the account and the address; the last few.
sign_ins = _table(
    "sign_ins",
    Column("player", String(16), primary_key=True),
    Column("place", String(64), primary_key=True),
    Column("at", BigInteger, nullable=False),  # seconds since 1970
)

# Who may not talk, or not play; as `db.restraints`.
restraints = _table(
    "restraints",
    Column("id", String(16), primary_key=True),
    Column("player", String(16), nullable=False, index=True),
    Column("kind", String(12), nullable=False),
    Column("at", BigInteger, nullable=False),  # milliseconds since 1970, as the next and `lifted`
    Column("until", BigInteger, nullable=False),  # 0: for good
    Column("why", Text, nullable=False),
    Column("by", String(16), nullable=False),
    Column("lifted", BigInteger, nullable=False),  # 0: not
    Column("lifted_by", String(16), nullable=False),
    # Whether their seats are taken care of.
    Column("seen_to", Boolean, nullable=False),
)

# Guests that are programs: whose they are, and by which token they are known.
programs = _table(
    "programs",
    Column("player", String(16), primary_key=True),
    Column("owner", String(16), nullable=False, index=True),
    # Only a digest; none once the token has been revoked.
    Column("digest", String(64), nullable=True, unique=True),
    Column("scopes", String(32), nullable=False),
    Column("made", BigInteger, nullable=False),
)

tables = _table(
    "tables",
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("game", String(32), nullable=False),
    Column("version", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("options", JSON, nullable=False),
    Column("status", String(8), nullable=False, index=True),
    Column("host", String(16), nullable=False),
    Column("touched", BigInteger, nullable=False, index=True),
    Column("cards", JSON(none_as_null=True), nullable=True),
    Column("time_control", JSON, nullable=False, server_default='{"kind":"none"}'),
    Column("ask_anyway", Boolean, nullable=False, server_default=false()),
    Column("by_lot", Boolean, nullable=False, server_default=false()),
    Column("guests_talk", Boolean, nullable=False, server_default=false()),
    Column("deck", Text, nullable=False, server_default=""),
    Column("origin", String(16), nullable=False, server_default=""),
    Column("invite", String(16), nullable=False, server_default=""),
    Column("private", Boolean, nullable=False, server_default=false()),
    Column("opened", BigInteger, nullable=False, server_default="0"),
    # Of several who ask for another game at once one opens it.
    Column("again_of", String(16), nullable=True, unique=True, index=True),
    Column("commitment", String(64), nullable=False, server_default=""),
    # What was known at the table beyond the rules, as words of `marks` with blanks between.
    Column("marks", String(40), nullable=False, server_default=""),
    Column("tournament", String(16), nullable=False, server_default=""),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("unwatched", Boolean, nullable=False, server_default=false()),
    Column("daily", String(10), nullable=False, server_default=""),
    Column("closed_until", BigInteger, nullable=False, server_default="0"),
    Column("asides", Boolean, nullable=False, server_default=false()),
)

places = _table(
    "places",
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("player", String(16), nullable=False, index=True),
    Column("bot", String(32), nullable=False),
    Column("away", Boolean, nullable=False),
    Column("skips", Boolean, nullable=False, server_default=false()),
    # As long as a salt may be: LONGEST_SALT in core.
    Column("salt", String(64), nullable=False, server_default=""),
)

# What a table keeps back until its game is over; none where the seed was given.
deals = _table(
    "deals",
    Column("table_id", String(16), primary_key=True),
    Column("secret", String(64), nullable=False),
    Column("nonce", String(32), nullable=False),
    # These are known when the game begins.
    Column("salts", JSON, nullable=False),
    Column("sitters", JSON, nullable=False),
    Column("drawn", JSON, nullable=False),
)

formers = _table(
    "formers",
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("until", Integer, primary_key=True),
    Column("player", String(16), nullable=False),
    Column("bot", String(32), nullable=False),
)

answers = _table(
    "answers",
    # The key makes a lost race visible: two writers cannot both append number n.
    Column("table_id", String(16), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    # As long as a key may be: LONGEST_KEY in core.
    Column("choice", Text, nullable=False),
    Column("request", String(64), nullable=False),
    # One tree in place of two: an answer writes half as much.
    sqlite_with_rowid=False,
)

endings = _table(
    "endings",
    Column("table_id", String(16), primary_key=True),
    Column("record", Text, nullable=False),
    Column("views", Text, nullable=False),
    # Games finished before frames were kept have none until somebody asks for them.
    Column("frames", LargeBinary, nullable=True),
)

# What a judge says of a finished game, or of the part of it that was judged so far; as `db.reviews`.
reviews = _table(
    "reviews",
    Column("table_id", String(16), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("holder", String(16), nullable=False),
    Column("asker", String(64), nullable=False),
    Column("done", Integer, nullable=False),
    Column("count", Integer, nullable=False),
    Column("review", LargeBinary, nullable=False),
)

# Positions of a game that counts, as the seats that were asked saw them, by `play.sight`; none once it is over.
sights = _table(
    "sights",
    Column("table_id", String(16), primary_key=True),
    Column("sight", BigInteger, primary_key=True, index=True),
)

# How a finished game came out, a row a seat. It stays when the table goes.
results = _table(
    "results",
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", String(32), nullable=False),
    Column("seats", Integer, nullable=False),
    # Whose seat it was, a person or else a bot. Neither: a former player.
    Column("player", String(16), nullable=False),
    Column("bot", String(32), nullable=False),
    # 1 is best; 0 where the game ended without a result. Seats that a bot finished share the last place.
    Column("place", Integer, nullable=False),
    # In the game's parts of a point; not known of old games that ended early.
    Column("score", Integer, nullable=True),
    Column("at", BigInteger, nullable=False),  # milliseconds since 1970
    Column("by_bot", Boolean, nullable=False),  # a bot finished a person's seat
    Column("rated", Boolean, nullable=False),  # it counts for ratings
    # Of rated games: in which order they were counted, and the rating before and after.
    Column("number", BigInteger, nullable=False, index=True),
    Column("mu_before", Double, nullable=True),
    Column("sigma_before", Double, nullable=True),
    Column("mu", Double, nullable=True),
    Column("sigma", Double, nullable=True),
    # A search reads games in order of time, by the first seat of each, or those of one player.
    Index("ix_results_latest", "seat", "at", "table_id", "game"),
    Index("ix_results_player", "player", "at", "table_id"),
)

# How well a player, or a bot, plays a game with so many seats, after so many rated games.
ratings = _table(
    "ratings",
    Column("game", String(32), primary_key=True),
    Column("seats", Integer, primary_key=True),
    Column("player", String(16), primary_key=True, index=True),
    Column("bot", String(32), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),  # when the last of them ended; milliseconds since 1970
)

# What a running game is taken up from: a state as plain data, after so many entries of its log. One a table.
snapshots = _table(
    "snapshots",
    Column("table_id", String(16), primary_key=True),
    Column("answers", Integer, nullable=False),
    Column("version", Integer, nullable=False),  # of the rules by which it came to be
    Column("state", Text, nullable=False),
)

# What happened up to a snapshot, from the one before on.
chapters = _table(
    "chapters",
    Column("table_id", String(16), primary_key=True),
    # As in the log: two that take a snapshot at once cannot both append it.
    Column("first", Integer, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("events", Text, nullable=False),
)

# What the seats of a table have left of their time: durations, as counted up to `at`.
times = _table(
    "times",
    Column("table_id", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False, index=True),  # when something is to be done; 0 for nothing
    Column("revision", Integer, nullable=False),  # two that change it at once cannot both do so
    Column("state", Text, nullable=False),
)

# Where several processes serve one database: who of them is there, and until when by the database's own clock.
processes = _table(
    "processes",
    Column("id", String(16), primary_key=True),
    Column("until", BigInteger, nullable=False),  # milliseconds since 1970
)

# Who runs the bots and the clock of a table.
leases = _table(
    "leases",
    Column("table_id", String(16), primary_key=True),
    Column("holder", String(16), nullable=False),
)

# What a player has said of another, whom it is not told.
ties = _table(
    "ties",
    Column("player", String(16), primary_key=True),
    Column("other", String(16), primary_key=True, index=True),
    Column("kind", String(8), nullable=False),
)

# Whose lines of chat a player does not want to read.
mutes = _table(
    "mutes",
    Column("player", String(16), primary_key=True),
    Column("other", String(16), primary_key=True, index=True),
)

# What was said at a table; who said it is called as they are called now.
chat = _table(
    "chat",
    Column("table_id", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("channel", String(8), nullable=False),
    Column("player", String(16), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),  # milliseconds since 1970
    Column("text", Text, nullable=False),
    Column("phrase", String(16), nullable=False),  # in place of a text, for everybody in their language
    Column("hearer", String(16), nullable=False, server_default=""),  # who alone hears it; "": all there
)

# What a player notes at a table, for themselves.
notes = _table(
    "notes",
    Column("table_id", String(16), primary_key=True),
    Column("player", String(16), primary_key=True),
    Column("text", Text, nullable=False),
)

# What people want looked at, with all that is needed for it: it stays when the table goes.
reports = _table(
    "reports",
    Column("id", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),  # milliseconds since 1970
    Column("table_id", String(16), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("player", String(16), nullable=False),
    Column("about", String(16), nullable=False),  # a player; "" for nobody
    Column("line", Integer, nullable=False),  # of the chat; -1 for none
    Column("reason", String(8), nullable=False, server_default=""),
    Column("withdrawn", Boolean, nullable=False, server_default=false()),
    Column("note", Text, nullable=False),
    Column("chat", Text, nullable=False),
    Column("record", Text, nullable=False),
    Column("closed", Boolean, nullable=False),
)

# What a seat of a finished game was and did there; only where one person played it from beginning to end. It stays
# when the table goes.
deeds = _table(
    "deeds",
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(16), nullable=False, index=True),
    Column("game", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),  # milliseconds since 1970
    Column("traits", Text, nullable=False),
    Column("feats", Text, nullable=False),
    # A search by a trait reads those who had it in order of time.
    Index("ix_deeds_traits", "game", "traits", "at", "table_id"),
)

# Browsers that a player wants to be called at: where their push services listen, and what they alone can read.
devices = _table(
    "devices",
    Column("id", String(16), primary_key=True),
    Column("player", String(16), nullable=False, index=True),
    Column("endpoint", Text, nullable=False, unique=True),
    Column("key", String(96), nullable=False),
    Column("secret", String(32), nullable=False),
    Column("agent", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
    # Who signs out there is called there no more.
    Column("session", String(16), nullable=False, server_default=""),
)

# How a player wants to be called beside, and how often they have been of late.
wishes = _table(
    "wishes",
    Column("player", String(16), primary_key=True),
    Column("mail", Boolean, nullable=False),
    Column("language", String(8), nullable=False),
    Column("hour", BigInteger, nullable=False),  # since when the calls are counted; seconds since 1970
    Column("calls", Integer, nullable=False),
)

# To what a player was last called at a table, or at what they were there: -1 for nothing yet.
calls = _table(
    "calls",
    Column("table_id", String(16), primary_key=True),
    Column("player", String(16), primary_key=True, index=True),
    Column("question", Integer, nullable=False),  # of their own
    Column(
        "asking", Integer, nullable=False, server_default="-1"
    ),  # an entry that asks to take something back
    Column("at", BigInteger, nullable=False),  # when they were last called; seconds since 1970, 0 for never
)

OF_A_TABLE = (
    places,
    deals,
    formers,
    answers,
    snapshots,
    chapters,
    endings,
    reviews,
    sights,
    leases,
    times,
    chat,
    notes,
    calls,
)
"""All that is kept of a table beside its row in `tables`, by its `table_id`."""

OF_A_PLAYER = (
    sessions,
    accounts,
    former_names,
    sign_ins,
    restraints,
    ties,
    mutes,
    notes,
    chat,
    deeds,
    devices,
    wishes,
    calls,
    ratings,
    daily_tries,
    solvers,
    puzzle_tries,
    studies,
)
"""All that is kept of a player alone, beside their row in `guests`, by `player`: it goes with them."""
