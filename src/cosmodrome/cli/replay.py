"""`cosmodrome replay`: a record shown in words, step by step, or verified."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from cosmodrome.cli.arguments import EnglishNames, Language, read_language
from cosmodrome.cli.boards import board
from cosmodrome.cli.record import STDOUT, check_place, numbered, write
from cosmodrome.cli.screen import HEADING, tell
from cosmodrome.cli.wrong import Wrong
from cosmodrome.core.event import Event, Log
from cosmodrome.core.game import Game
from cosmodrome.core.meta import View
from cosmodrome.games.catalogue import GAMES
from cosmodrome.play.going_back import goes_back
from cosmodrome.play.leaving import END_AGREED, RESIGN
from cosmodrome.play.record import Answer, Record, RecordError, Unlike, checked, loads, verify
from cosmodrome.play.record import replay as re_play
from cosmodrome.text.catalogue import speaker
from cosmodrome.text.speak import Speaker


def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A record.", show_default=False)],
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
) -> None:
    """Show a recorded game in words, one step at each Enter; or verify it.

    The record is shown from its events, just as they happened. At each step `t` shows the table as it stood then.
    A record of choices alone is played first, to see what happens.
    """
    language = read_language(lang)
    if out:
        check_place(out, force)
    kept = read_record(file)
    game = kept.header.played(GAMES[kept.header.game])
    if not kept.events:
        kept = _played(file, game, kept)
    if out:
        write(kept, out)
        if out != STDOUT:
            tell(f"{out}: {len(kept.answers)} choices, {len(kept.events)} events")
    elif check:
        _verify(file, game, kept)
    else:
        show(kept, game, language, all_at_once, english_names)


def read_record(file: str) -> Record:
    """The record in a file. Raises Wrong, naming the line."""
    try:
        raw = Path(file).read_bytes()
        return loads(raw.decode(), GAMES)
    except OSError as error:
        raise Wrong(f"{file} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise Wrong(f"{file}, line {line}: not text in UTF-8, so this is no record") from None
    except RecordError as error:
        raise Wrong(f"{file}, line {error.line}: {error.problem}") from None
    except RecursionError:
        raise Wrong(f"{file}: this is no record: a line of it is nested too deeply") from None


def _played(file: str, game: Game[Any], kept: Record) -> Record:
    """The record with the events that its choices bring. Raises Wrong, naming the line."""
    try:
        return checked(game, kept).record
    except RecordError as error:
        raise Wrong(f"{file}, line {error.line}: {error.problem}", code=1) from None


def _verify(file: str, game: Game[Any], kept: Record) -> None:
    difference = verify(game, kept)
    if difference is not None:
        raise Wrong(
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


def _named(words: Speaker, names: list[str], seats: int) -> list[str]:
    """Names by seat, none of them twice. A person without one has deleted their account."""
    former = words.say("ui-former-player")
    named = [" / ".join(name or former for name in each.split(" / ")) for each in names]
    return numbered([*named, *(str(seat + 1) for seat in range(len(named), seats))])


def show(
    kept: Record, game: Game[Any], language: str, all_at_once: bool, english_names: bool = False
) -> None:
    """Print the record in words; the reader sees what every seat saw."""
    header = kept.header
    cards = game.card_facts(game.meta.read_options(header.options, header.seats))
    words = speaker(language, game.meta.id, cards, english_names=english_names)
    players = _named(words, header.players, header.seats)
    tell(
        words.say("terminal-showing", game=game.meta.title, players=", ".join(players), seed=str(header.seed))
    )
    if not all_at_once:
        tell(words.say("terminal-step"))
    going = "all" if all_at_once else ""
    shown = 0
    undone = _undone(kept)
    sitters = [_named(words, header.sitters(answers), header.seats) for answers in _answers_before(kept)]
    for step in steps(kept):
        begins_round = any(_is_round(event) for event in step)
        if not going or (going == "round" and begins_round):
            while (typed := _ask()) == "t":
                _table(kept, game, words, sitters[max(0, shown - 1)], shown)
            if typed == "q":
                return
            going = {"a": "all", "r": "round"}.get(typed, "")
        if shown in undone:
            tell(words.say("terminal-gone-back"))
        for event in step:
            sentence = words.event(event, None, sitters[shown])
            shown += 1
            if _is_round(event):
                tell()
                tell(sentence, HEADING)
            else:
                tell(f"  {sentence}")
    for number, answer in enumerate(kept.answers):
        if answer.choice == RESIGN and answer.seat in kept.left_by().resigned:
            by_then = _named(words, header.sitters(number), header.seats)
            tell(words.say("terminal-resigned", player=by_then[answer.seat]))
    if kept.left_by().end == END_AGREED:
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
    """What is typed at the end of a step, in small letters; q when the input has ended."""
    try:
        return input().strip().lower()[:1]
    except EOFError:
        return "q"
