"""Visitors and the sockets they hold, for tests: they remember every byte they were sent."""

import json
import random
import time
from collections.abc import Callable
from typing import Any, Protocol

from cosmodrome.play.frames import applied

Message = dict[str, Any]


class Line(Protocol):
    """A socket of a test client or of the network."""

    def send(self, text: str) -> None: ...

    def receive(self) -> str: ...


class Hung(Exception):
    """The server closed the socket."""


def refused(said: Any) -> tuple[int, str]:
    """With which status and for what reason a request was refused."""
    return said.status_code, said.json()["reason"]


def until(seat: "Seat", wanted: Callable[[Message], Any]) -> Message:
    """Hear until the table is as wanted."""
    seat.see(lambda: wanted(seat.table))
    return seat.table


def granted(said: Any, status: int = 200) -> Any:
    """What a request was answered that has to be carried out."""
    assert said.status_code == status, said.text
    return said.json()


class Seat:
    """Somebody at a table: what was heard, and answers to what is asked."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.heard: list[str] = []
        self.table: Message = {}
        self.update: Message = {}
        self.answered = -1
        self.last_turn = 0
        self._requests = 0

    def hear(self) -> Message:
        """The next message."""
        text = self.line.receive()
        self.heard.append(text)
        message: Message = json.loads(text)
        if message["type"] == "table":
            self.table = message["table"]
        elif message["type"] == "update":
            self.update = message = self._shown(message)
        return message

    def _shown(self, update: Message) -> Message:
        """An update with what it comes to: the whole view, the events and the question, as a page would show them."""
        view = self.update.get("view")
        for _, change in update["frames"]:
            view = applied(view, change)
        asked = {
            name: update[name] if name in update else self.update[name] for name in ("decision", "given")
        }
        return {**update, **asked, "view": view, "events": events_of(update)}

    def hear_until(self, wanted: Callable[[Message], Any]) -> Message:
        while True:
            message = self.hear()
            if wanted(message):
                return message

    def see(self, wanted: Callable[[], Any]) -> None:
        """Hear until what is shown is so; it may be already, and then no news of it need come."""
        while not wanted():
            self.hear()

    def hear_reply(self, request: str | int | None) -> Message:
        """The receipt or refusal of one request."""
        return self.hear_until(lambda m: m["type"] in ("accepted", "refused") and m["request"] == request)

    def say(self, message: Any) -> None:
        self.line.send(message if isinstance(message, str) else json.dumps(message))

    def send_choices(self, choices: list[str], question: int | None = None, request: Any = None) -> Any:
        """Answer, without waiting for the reply; gives the request's id."""
        if question is None:
            question = self.update["decision"]["question"]
        if request is None:
            self._requests += 1
            request = f"r{self._requests}"
        self.say({"type": "choose", "request": request, "question": question, "choices": choices})
        return request

    def choose(self, choices: list[str], question: int | None = None, request: Any = None) -> Message:
        """Answer, and hear the reply; once accepted, also the news that follow from it."""
        asked = self.update["decision"]["question"] if question is None else question
        request = self.send_choices(choices, question, request)
        reply: Message = {}
        while not reply or (reply["type"] == "accepted" and not self._moved_on(asked)):
            message = self.hear()
            if message["type"] in ("accepted", "refused") and message["request"] == request:
                reply = message
        if reply["type"] == "accepted":
            self.answered = max(self.answered, asked)
        return reply

    def _moved_on(self, asked: int) -> bool:
        decision = self.update.get("decision")
        return decision is None or decision["question"] > asked

    def has_news(self) -> bool:
        """Whether there is a question that has not been answered."""
        return bool(self.update.get("decision")) and self.update["decision"]["question"] > self.answered

    def ready(self) -> Message:
        """Hear until asked something new, and give the decision."""
        while not self.has_news():
            self.hear()
        decision: Message = self.update["decision"]
        return decision

    @property
    def awaited(self) -> list[int]:
        seats: list[int] = self.update["view"]["awaited"]
        return seats


def events_of(update: Message) -> list[Message]:
    """The events of an update."""
    return [event for event, _ in update["frames"] if event is not None]


def some_answer(decision: Message, chance: random.Random) -> list[str]:
    """A legal answer: one of the options, or a whole batch where the question is to tick several cards."""
    options = [option["key"] for option in decision["options"]]
    if not decision["pool"]:
        return [chance.choice(options)]
    verb = next(option["verb"] for option in decision["options"] if option["subject"])
    least = 0 if "done" in options else 1
    count = chance.randint(least, decision["more"]) if decision["up_to"] else decision["more"]
    ticked = [f"{verb}:{card}" for card in chance.sample(decision["pool"], count)]
    return ticked + (["done"] if count < decision["more"] else [])


def answer_by_chance(seat: Seat, chance: random.Random) -> bool:
    """Answer what this seat is asked next; False where that came too late, and the news of why have been heard."""
    decision = seat.ready()
    if seat.choose(some_answer(decision, chance))["type"] == "accepted":
        return True
    # Right only where somebody's act has made the answer wrong, as an open offer taken by another; then the news of it
    # are on their way. Where nobody else acts a false refusal waits in vain.
    while seat.update["decision"] is decision:
        seat.hear()
    return False


def play_on(seats: list[Seat], chance: random.Random, most: int = 100_000) -> bool:
    """Answer at random for all people at a table, until it is over (True) or `most` answers have been given.

    Who has answered last has heard most and says whose turn it is; the others catch up when it is theirs.
    """
    by_seat = {seat.update["seat"]: seat for seat in seats}
    leader = max(seats, key=lambda seat: seat.last_turn)
    for turn in range(leader.last_turn + 1, leader.last_turn + 1 + most):
        while leader.awaited and not set(leader.awaited) & set(by_seat):
            leader.hear()
        if not leader.awaited:
            return True
        actor = by_seat[chance.choice([seat for seat in leader.awaited if seat in by_seat])]
        if answer_by_chance(actor, chance):
            leader = actor
            leader.last_turn = turn
    return False


Said = list[tuple[int, str, list[str]]]
"""Seats with requests and their choices, all of them acknowledged."""


def play_saying_again(seats: list[Seat], chance: random.Random, wait: float = 0.0) -> tuple[Said, int]:
    """Answer at random for all people at a table until it is over, at a server that loses its database now and then.

    Who hears that it failed says the same again after so many seconds. Gives what was said, and how often it was again.
    """
    by_seat = {seat.update["seat"]: seat for seat in seats}
    leader, said, again = seats[0], Said(), 0
    while leader.awaited:
        owed = [number for number in leader.awaited if number in by_seat]
        if not owed:
            leader.hear()
            continue
        number = chance.choice(owed)
        leader = by_seat[number]
        decision, request = leader.ready(), f"q{len(said)}"
        choices = some_answer(decision, chance)
        while (reply := leader.choose(choices, decision["question"], request))["type"] != "accepted":
            assert reply["reason"] == "server-error", reply
            again += 1
            time.sleep(wait)
        said.append((number, request, choices))
    while leader.table["status"] != "over":
        leader.hear()
    return said, again


def hear_the_end(seat: Seat) -> None:
    """Hear until the game is over."""
    while not seat.update or seat.awaited or seat.table["status"] != "over":
        seat.hear()


def motion(told: Message, about: str) -> Message:
    """What is proposed at a table as it is told, about one thing; nothing in it where nothing is."""
    return next((each for each in told["motions"] if each["about"] == about), {})


def play_to_the_end(seats: list[Seat], seed: int = 1) -> None:
    """Answer by chance for all people at a table; each hears how it ends."""
    assert play_on(seats, random.Random(seed))
    for seat in seats:
        hear_the_end(seat)
