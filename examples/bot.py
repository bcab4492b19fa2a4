"""A whole bot for a Cosmodrome server: it plays a game against the house and answers by chance.

python examples/bot.py http://127.0.0.1:8000 TOKEN race
"""

import json
import random
import sys
import time
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def play(address: str, token: str, game: str, house: str | None = None) -> str:
    """Play against bots of the house, the best or those named, to the end; gives the table's id."""
    key = {"Authorization": f"Bearer {token}"}
    wanted = json.dumps({"game": game, "bots": 3 if game == "sidereal" else 1, "bot": house})
    table: str = json.load(urlopen(Request(f"{address}/api/play", wanted.encode(), key)))["id"]
    with connect(f"ws{address[4:]}/api/tables/{table}/socket", additional_headers=key) as socket:
        for number, text in enumerate(socket):
            message = json.loads(text)
            if message["type"] == "table" and message["table"]["status"] == "over":
                break
            asked = message.get("decision")
            if asked and asked["owed"]:  # left out while it is the one last sent, null where nothing is asked
                keys = [option["key"] for option in asked["options"]]
                choice = "ready" if "ready" in keys else random.choice(keys)
                answer = {"type": "choose", "question": asked["question"], "choices": [choice]}
                socket.send(said := json.dumps(answer | {"request": number}))
            if message["type"] == "refused":
                print("refused:", message["reason"], message["facts"])
                if "seconds" in message["facts"]:  # too much was said at once: it is said again then
                    time.sleep(message["facts"]["seconds"])
                    socket.send(said)
    return table


if __name__ == "__main__":
    print(play(*sys.argv[1:4]))
