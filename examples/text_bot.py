"""A bot that is told the game in words: a line of JSON comes in, an answer goes out. Nothing of ours is needed.

Run with `--bots "text:python examples/text_bot.py,greedy"`. In place of `answer` a language model would read the words.
"""

import json
import sys


def answer(question):
    """The first answers of the list: as many as are owed, or nothing where anybody may act."""
    answers = question["answers"]
    if question["open"]:
        return "n"
    if not question["several"]:
        return answers[0]["key"]
    owed = 0 if question["up_to"] else question["more"]
    return " ".join(str(each["number"]) for each in answers[:owed]) or "0"


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "question":
        print(answer(message["question"]), flush=True)
    elif message["type"] == "refused":
        print("1", flush=True)
