"""`cosmodrome play`: one person against bots in the terminal, in words."""

from random import SystemRandom
from typing import Annotated, Any

import msgspec
import typer

from cosmodrome.arena.match import RANDOM, Plan
from cosmodrome.bots import catalogue
from cosmodrome.bots.faults import MatchError
from cosmodrome.bots.seated import bot_choice, talked_to
from cosmodrome.bots.text.talking import Talk
from cosmodrome.cli.arguments import (
    Bots,
    CardsFile,
    Colour,
    EnglishNames,
    GameId,
    Given,
    Language,
    Seats,
    Seconds,
    Transcripts,
    check_folder,
    read_colour,
    read_language,
    read_options,
    read_table,
)
from cosmodrome.cli.ask import Asker, Left
from cosmodrome.cli.boards import board
from cosmodrome.cli.card_files import read_played
from cosmodrome.cli.errors import INTERRUPTED, CommandError
from cosmodrome.cli.interrupts import held_back
from cosmodrome.cli.palette import REFUSED, TURN, Palette
from cosmodrome.cli.record import STDOUT, check_place, numbered, seated_bots, write
from cosmodrome.cli.screen import HEADING, dressed, tell
from cosmodrome.core.choice import NOTHING, Choice
from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.event import Event, seen_by
from cosmodrome.core.game import Game
from cosmodrome.core.meta import Setup
from cosmodrome.core.seats import CLOCK, drawn
from cosmodrome.core.ticks import Ticks
from cosmodrome.play import going_back
from cosmodrome.play.answer import allowed
from cosmodrome.play.course import TAKE_BACK
from cosmodrome.play.motion import ASK_BACK, BACK
from cosmodrome.play.record import HINT, TAKEN_BACK, Recorder
from cosmodrome.words.catalogue import speaker
from cosmodrome.words.render import Speaker

_MOST_TICKS = 1000
STYLES = {"round-began": HEADING, "turn-began": TURN}
"""Of events, by their tags."""


def play(
    game: GameId,
    bots: Bots = "",
    seats: Seats = "",
    option: Given = None,
    cards: CardsFile = "",
    seed: Annotated[
        int | None, typer.Option("--seed", help="The same seed deals the same cards; left out, any.")
    ] = None,
    lang: Language = "en",
    english_names: EnglishNames = False,
    colour: Colour = "auto",
    name: Annotated[str, typer.Option("--name", help="What you are called.")] = "",
    seconds: Seconds = 0.0,
    transcripts: Transcripts = "",
    keep: Annotated[str, typer.Option("--record", metavar="FILE", help="Keep a record of the game.")] = "",
    force: Annotated[
        bool, typer.Option("--force", help="Write over a record that is there already.")
    ] = False,
) -> None:
    """Play a game against bots. One bot more is one seat more: --bots greedy,random is a game of three.

    With --seats 1 you play alone, where a game can be played so.
    """
    played = read_played(game, cards)
    language, colours = read_language(lang), read_colour(colour)
    best = catalogue.names(played.meta.id)[0]
    for why in catalogue.lacking(played.meta.id)[:1] if not bots else []:
        typer.echo(f"{why}; {best} plays in its place", err=True)
    count, names = read_table(played, seats, bots or best, people=1)
    if bots and not names:
        raise CommandError("--seats 1 leaves no seat for --bots; leave one of them out")
    options = read_options(played, option, count)
    for each in dict.fromkeys(names):
        if (other := catalogue.at_table(played, each, options)) != each:
            typer.echo(
                f"{each} has not learned what is played at this table; {other} plays in its place", err=True
            )
            names = [other if name == each else name for name in names]
    if keep == STDOUT:
        raise CommandError("--record needs the name of a file")
    if keep:
        check_place(keep, force)
    check_folder(transcripts)
    chance = SystemRandom().randrange(10**9) if seed is None else seed
    you = drawn(chance, count).index(0) if seed is None else 0
    words = speaker(language, played.meta.id, played.card_facts(options), english_names=english_names)
    called = name.strip() or words.say("terminal-you")
    table = Table(played, Setup(count, chance, options), names, called, words, you, seconds)
    talk = Talk(table.recorder.record.entries, seconds, transcripts)
    palette = Palette(words, called, table.asker.board.signs)
    with dressed(colours, palette), table.asker.line.kept(), talked_to(table.bots, talk):
        try:
            table.play()
        except MatchError as error:
            raise CommandError(str(error), code=1) from None
        except KeyboardInterrupt:
            tell()  # ends the line that was being typed, or has ^C in it
            raise typer.Exit(INTERRUPTED) from None
        finally:
            if keep:
                with held_back():
                    write(table.recorder.record, keep)
                tell(words.say("terminal-saved", file=keep))


class Table:
    """A game in progress between the person at seat `you` and bots."""

    def __init__(
        self,
        game: Game[Any],
        setup: Setup,
        bots: list[str],
        name: str,
        words: Speaker,
        you: int = 0,
        seconds: float = 0.0,
    ) -> None:
        players = numbered([words.bot(bot) for bot in bots])
        players.insert(you, name)
        kept = numbered(bots)
        kept.insert(you, name)
        self.game = game
        self.you = you
        self.words = words
        words.reader = you
        self.players = players
        self.recorder = Recorder(game, setup, kept)
        # A bot for the person's seat as well, never asked: so each of the others has its own seat's stream of chance.
        seated = (*bots[:you], RANDOM, *bots[you:])
        plan = Plan(game.meta.id, setup.seats, setup.seed, setup.options, seated, cards=game.own_cards)
        self.bots = seated_bots(msgspec.structs.replace(plan, seconds_per_answer=seconds))
        self.asker = Asker(game, words, players, board(words, players))
        self.batches: list[int] = []
        """How many choices each of the person's standing answers was: several cards are taken back together."""
        self.shown = 0
        # The person is asked in every tick and so says how many there are.
        self.ticks = Ticks(_MOST_TICKS)

    def play(self) -> None:
        """Play to the end, or until the person leaves."""
        say = self.words.say
        seed = self.recorder.record.header.seed
        you = self.players[self.you]
        others = self.players[: self.you] + self.players[self.you + 1 :]
        title = self.game.meta.title
        if others:
            tell(say("terminal-opening", game=title, player=you, bots=", ".join(others)))
        else:
            tell(say("terminal-opening-solo", game=title, player=you))
        tell(say("terminal-seed", seed=str(seed)))
        tell(say("terminal-how"))
        tell()
        try:
            while (seat := self.ticks.next_seat(self.game, self.recorder.state)) != NOTHING:
                self._answer(seat)
        except Left:
            tell(say("terminal-left"))
            return
        self._tell()
        end: Any = self.game.view(self.recorder.state, self.you)
        self.asker.board.final(end)

    def _answer(self, seat: int) -> None:
        state = self.recorder.state
        time = self.game.time(state)
        if time is None:
            # Bots first: where all choose in secret, the person then sees at once what comes of it.
            seat = next((each for each in self.game.awaited(state) if each != self.you), self.you)
        if seat == self.you:
            self._answer_yourself(state)
            return
        if time is not None and seat == CLOCK and self.you in self.game.awaited(state):
            self._answer_yourself(state, time)
            return
        choice = time if seat == CLOCK else bot_choice(self.game, state, seat, self.bots[seat])
        if choice is None:
            self.ticks.nothing()
        else:
            self._choose(seat, choice)
            self.ticks.done()

    def _answer_yourself(self, state: Any, time: Choice | None = None) -> None:
        """Ask the person. With `time` nobody else does anything more: without an answer the step ends by the clock."""
        if self.game.time(state) is not None and not self._can_answer(state):
            self.ticks.nothing()
            return
        self._tell()
        keys = self.asker.ask(state, self.you, self.recorder.course.why_not(self.you), time is not None)
        if self.asker.hinted:
            self._mark(HINT)
        if keys == [TAKE_BACK]:
            untold = self.recorder.course.untold(self.you)
            with held_back():
                for _ in untold[-self.batches.pop() :]:
                    self.recorder.take_back(self.you)
            tell(self.words.say("terminal-taken-back"))
        elif keys == [BACK]:
            self._go_back()
        elif not keys and time is not None:
            self._choose(CLOCK, time)
            self.ticks.done()
        elif not keys:
            self.ticks.nothing()
        else:
            choices = allowed(self.game, state, self.you, keys)
            for choice in choices:
                self._choose(self.you, choice)
            self.batches.append(len(choices))
            self.ticks.done()

    def _choose(self, seat: int, choice: Choice) -> None:
        with held_back():
            self.recorder.choose(seat, choice)

    def _go_back(self) -> None:
        """Before the person's last answer, though it was told: the bots agree, and the record is marked."""
        answers = self.recorder.record.answers
        own = [number for number in going_back.standing(answers) if answers[number].seat == self.you]
        to = own[-self.batches[-1]]
        try:
            with held_back():
                self.recorder.enter(self.you, f"{ASK_BACK}{to}")
                self.recorder.enter(CLOCK, f"{BACK}{to}")
        except NotAllowed as refusal:
            tell(self.words.refusal(refusal), REFUSED)
            return
        self.batches.pop()
        self._mark(TAKEN_BACK)
        tell(self.words.say("terminal-gone-back"))

    def _mark(self, what: str) -> None:
        """The record says that more was known in this game than the rules tell."""
        header = self.recorder.record.header
        header.marks = sorted({*header.marks, what})

    def _can_answer(self, state: Any) -> bool:
        """Whether there is anything that the person could do where anybody may act."""
        decision = self.game.decision(state, self.you)
        return bool(decision.options or decision.forms)

    def _tell(self) -> None:
        """Say what has happened since, as the person may know it."""
        entries = self.recorder.record.entries
        for event in seen_by(
            [entry for entry in entries[self.shown :] if isinstance(entry, Event)], self.you
        ):
            tag = event.__struct_config__.tag
            begins_round = tag == "round-began"
            sentence = self.words.event(event, self.you, self.players)
            if begins_round:
                tell()
            tell(f"== {sentence} ==" if begins_round else sentence, STYLES.get(str(tag), ""))
        self.shown = len(entries)
