"""`cosmodrome replay`: a record shown in words, step by step, or verified."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from shutil import get_terminal_size
from typing import Annotated, Any, Final

import typer

from cosmodrome.cli.arguments import Colour, EnglishNames, Language, read_colour, read_language
from cosmodrome.cli.boards import board
from cosmodrome.cli.errors import CommandError
from cosmodrome.cli.harmless import harmless
from cosmodrome.cli.palette import Palette
from cosmodrome.cli.record import STDOUT, check_place, numbered, write
from cosmodrome.cli.screen import HEADING, dressed, tell
from cosmodrome.core.event import Event, Log
from cosmodrome.core.game import Game
from cosmodrome.core.meta import View
from cosmodrome.games.catalogue import GAMES
from cosmodrome.play.going_back import goes_back
from cosmodrome.play.leaving import END_AGREED, RESIGN
from cosmodrome.play.record import Answer, Record, RecordError, Unlike, checked, loads, verify
from cosmodrome.play.record import replay as re_play
from cosmodrome.words.catalogue import speaker
from cosmodrome.words.render import Speaker

LONGEST_NAME: Final = 80
"""Letters of the names of who sat at a seat."""
FEWEST_LINES: Final = 24
"""Lines of a page, though the terminal be smaller."""


def replay(
    files: Annotated[
        list[str],
        typer.Argument(metavar="FILE...", help="A record; with --verify any number.", show_default=False),
    ],
    check: Annotated[
        bool, typer.Option("--verify", help="Re-play the choices and compare every event.")
    ] = False,
    all_at_once: Annotated[bool, typer.Option("--all", help="Print the whole record at once.")] = False,
    out: Annotated[
        str,
        typer.Option(
            "--out", metavar="FILE", help="Write the record there, with the events; nothing is shown then."
        ),
    ] = "",
    force: Annotated[bool, typer.Option("--force", help="Write over a file that is there already.")] = False,
    lang: Language = "en",
    english_names: EnglishNames = False,
    colour: Colour = "auto",
) -> None:
    """Show a recorded game in words, one step at each Enter; or verify it.

    The record is shown from its events, just as they happened. At each step `t` shows the table as it stood then.
    A record of choices alone is played first, to see what happens.
    """
    language = read_language(lang)
    if check and out:
        raise CommandError("--verify writes nothing; leave --out or --verify out")
    if check:
        _verify_all(files)
        return
    if len(files) > 1:
        raise CommandError(f"{len(files)} records are named, and one is shown; --verify takes any number")
    if out:
        check_place(out, force)
    kept, game, _ = read_whole(files[0])
    if out:
        write(kept, out)
        if out != STDOUT:
            tell(f"{out}: {len(kept.answers)} choices, {len(kept.events)} events")
    else:
        words = words_of(kept, game, language, english_names)
        with dressed(read_colour(colour), Palette(words)):
            show(kept, game, words, all_at_once)


def read_whole(file: str) -> tuple[Record, Game[Any], bool]:
    """A record with its events, its game, and whether the events stand in the file. Raises CommandError."""
    kept = read_record(file)
    game = kept.header.played(GAMES[kept.header.game])
    told = bool(kept.events)
    return kept if told else _played(file, game, kept), game, told


def read_record(file: str) -> Record:
    """The record in a file. Raises CommandError, naming the line."""
    try:
        raw = Path(file).read_bytes()
        return loads(raw.decode(), GAMES)
    except OSError as error:
        raise CommandError(f"{file} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise CommandError(f"{file}, line {line}: not text in UTF-8, so this is no record") from None
    except RecordError as error:
        raise CommandError(f"{file}, line {error.line}: {error.problem}") from None
    except RecursionError:
        raise CommandError(f"{file}: this is no record: a line of it is nested too deeply") from None


def _played(file: str, game: Game[Any], kept: Record) -> Record:
    """The record with the events that its choices bring. Raises CommandError, naming the line."""
    try:
        return checked(game, kept).record
    except RecordError as error:
        raise CommandError(f"{file}, line {error.line}: {error.problem}", code=1) from None


def _verify_all(files: list[str]) -> None:
    """One line a file, in their order; those that do not hold go to the error output. Raises CommandError after all."""
    wrong: list[CommandError] = []
    for file in files:
        try:
            _verify(file)
        except CommandError as error:
            wrong.append(error)
            if len(files) > 1:
                typer.echo(f"error: {error}", err=True)
    if len(files) == 1 and wrong:
        raise wrong[0]
    if wrong:
        raise CommandError(
            f"{len(wrong)} of {len(files)} records do not hold", code=max(error.code for error in wrong)
        )


def _verify(file: str) -> None:
    kept, game, told = read_whole(file)
    if not told:
        tell(f"{file}: {len(kept.answers)} choices can be played; the file tells no events to compare with")
        return
    difference = verify(game, kept)
    if difference is not None:
        raise CommandError(
            f"{file}, line {difference.line}: the record says {difference.recorded}, "
            f"but re-playing its choices gives {difference.replayed}",
            code=1,
        )
    tell(f"{file}: verified, {len(kept.answers)} choices give the {len(kept.events)} events of the record")


def steps(kept: Record) -> Iterator[list[Event]]:
    """The events in portions: those that follow one choice. A choice that nothing follows makes no step."""
    step: list[Event] = []
    for entry in kept.entries:
        if isinstance(entry, Answer):
            if step:
                yield step
            step = []
        else:
            step.append(entry)
    if step:
        yield step


def _undone(kept: Record) -> set[int]:
    """After how many events what was told was taken back."""
    found, happened = set[int](), 0
    for entry in kept.entries:
        if not isinstance(entry, Answer):
            happened += 1
        elif goes_back(entry.choice):
            found.add(happened)
    return found


def _answers_before(kept: Record) -> list[int]:
    """For each event, how many answers had been given."""
    found, answers = list[int](), 0
    for entry in kept.entries:
        if isinstance(entry, Answer):
            answers += 1
        else:
            found.append(answers)
    return found


def names_of(kept: Record, words: Speaker) -> list[str]:
    """The names of all who had a seat, by seat."""
    return _named(words, kept.header.players, kept.header.seats)


def _named(words: Speaker, names: list[str], seats: int) -> list[str]:
    """Names by seat, none of them twice. A person without one has deleted their account."""
    former = words.say("ui-former-player")
    named = [
        harmless(" / ".join(name or former for name in each.split(" / ")), LONGEST_NAME)
        for each in names[:seats]
    ]
    return numbered([*named, *(str(seat + 1) for seat in range(len(named), seats))])


class _Pages:
    """Prints lines, and waits at the end of each page; with `endless`, never."""

    def __init__(self, words: Speaker, endless: bool) -> None:
        self.words = words
        self.endless = endless
        self.left = 0
        self.turn()

    def turn(self) -> None:
        """A new page begins."""
        self.left = max(get_terminal_size().lines, FEWEST_LINES) - 2

    def tell(self, line: str = "", style: str = "") -> None:
        """Print a line. Raises Stopped where the reader has seen enough."""
        if self.left <= 0 and not self.endless:
            tell(self.words.say("terminal-more"))
            typed = _ask()
            if typed == "q":
                raise Stopped
            self.endless = typed == "a"
            self.turn()
        self.left -= tell(line, style)


class Stopped(Exception):
    """Whoever reads wants no more."""


def words_of(kept: Record, game: Game[Any], language: str, english_names: bool) -> Speaker:
    """A speaker of the cards that the record was played with."""
    cards = game.card_facts(game.meta.read_options(kept.header.options, kept.header.seats))
    return speaker(language, game.meta.id, cards, english_names=english_names)


def show(kept: Record, game: Game[Any], words: Speaker, all_at_once: bool) -> None:
    """Print the record in words; the reader sees what every seat saw."""
    header = kept.header
    players = names_of(kept, words)
    tell(
        words.say("terminal-showing", game=game.meta.title, players=", ".join(players), seed=str(header.seed))
    )
    if not all_at_once:
        tell(words.say("terminal-step"))
    pages = _Pages(words, all_at_once)
    with suppress(Stopped):
        _show_steps(kept, game, words, pages)
        _show_end(kept, words, pages)


def _show_steps(kept: Record, game: Game[Any], words: Speaker, pages: _Pages) -> None:
    """What happened, step by step. Raises Stopped."""
    header = kept.header
    to_next_round = False
    shown = 0
    undone = _undone(kept)
    sitters = [_named(words, header.sitters(answers), header.seats) for answers in _answers_before(kept)]
    for step in steps(kept):
        begins_round = any(_is_round(event) for event in step)
        if not pages.endless and (begins_round or not to_next_round):
            while (typed := _ask()) in ("t", "?"):
                if typed == "t":
                    _table(kept, game, words, sitters[max(0, shown - 1)], shown)
                else:
                    tell(words.say("terminal-step"))
            if typed == "q":
                raise Stopped
            to_next_round, pages.endless = typed == "r", typed == "a"
            pages.turn()
        if shown in undone:
            pages.tell(words.say("terminal-gone-back"))
        for event in step:
            sentence = words.event(event, None, sitters[shown])
            shown += 1
            if _is_round(event):
                pages.tell()
                pages.tell(sentence, HEADING)
            else:
                pages.tell(f"  {sentence}")


def _show_end(kept: Record, words: Speaker, pages: _Pages) -> None:
    """How the game ended if not by its rules. Raises Stopped."""
    header, left = kept.header, kept.left_by()
    for number, answer in enumerate(kept.answers):
        if answer.choice == RESIGN and answer.seat in left.resigned:
            by_then = _named(words, header.sitters(number), header.seats)
            pages.tell(words.say("terminal-resigned", player=by_then[answer.seat]))
    if left.end == END_AGREED:
        tell(words.say("terminal-ended-agreed"))
    tell(words.say("terminal-shown"))


class _Views(Log):
    """What everybody may see right after each event."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__()
        self.game = game
        self.views: list[View] = []

    def hear(self, state: Any, event: Event) -> None:
        self.append(event)
        self.views.append(self.game.view(state, None))


def _table(kept: Record, game: Game[Any], words: Speaker, players: list[str], events: int) -> None:
    """Print the table as it stood after so many events, or why that is not known."""
    if not events:
        return
    views = _Views(game)
    try:
        re_play(game, kept, views)
    except Unlike as unlike:
        tell(words.say("terminal-no-table"))
        tell(words.say(f"reason-{unlike.reason}", **unlike.facts))
        return
    shown = board(words, players)
    shown.table(views.views[events - 1])
    shown.scores(views.views[events - 1])


def _is_round(event: Event) -> bool:
    return event.__struct_config__.tag == "round-began"


def _ask() -> str:
    """The first letter of what is typed at the end of a step, ? for help; q when the input has ended."""
    try:
        typed = input().strip().lower()
        return {"exit": "q", "help": "?"}.get(typed, typed[:1])
    except EOFError:
        return "q"
