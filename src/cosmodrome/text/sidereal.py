"""What Sidereal Confluence alone says: cards, and converters in words, "3 Industry become 1 Food and 1 Ultratech".

Amounts are messages of their own, `amount-<thing>` with `$count`; where cubes of one colour are put in and come out,
their things are `one_small` and `same_small`. A sentence gets amounts joined, as `$inputs`, `$outputs`, `$donated`.
The name of a card is the message of the title of its front, `card-<title>`, unless it has a proper name.
"""

from collections.abc import Iterable

from cosmodrome.text.sidereal_table import MATCHED, Facts, TableSpeaker


class SiderealSpeaker(TableSpeaker):
    """Here names of cards are words in every language, as docs/words.md says."""

    def with_name(self, card: Facts) -> Facts:
        """The name of a confluence card is put together, and needs no English one."""
        if "name" in card:
            return card
        if card["type"] == "confluence":
            players = self.joined([str(players) for players in card["players"]], "amounts-or")
            return {**card, "name": self.say("confluence-name", turn=card["turn"], players=players)}
        return {**card, "name": self.title(card["front"]), "english": self.in_english(card["front"])}

    def title(self, side: Facts) -> str:
        """The name of a side of a card; half of a name begins with a capital where it stands alone."""
        if self.english_names:
            return self.in_english(side)
        name = self.say(f"card-{side['title']}")
        return name[:1].upper() + name[1:]

    def in_english(self, side: Facts) -> str:
        """The same in English, whatever the language."""
        name, _ = self.bundles[-1].say(f"card-{side['title']}")
        return name[:1].upper() + name[1:]

    def pair(self, left: Facts, right: Facts) -> str:
        """The name of two half cards, by the sides that are up."""
        names = (self.say(f"card-{side['title']}") for side in (left, right))
        both = self.say("half-names", **dict(zip(("left", "right"), names, strict=True)))
        return both[:1].upper() + both[1:]

    # --- converters

    def converter(self, facts: Facts) -> str:
        """What a converter does, a sentence without its end."""
        if facts["prices"]:
            prices = self.joined([self.price(price) for price in facts["prices"]], "prices-or")
            return self.say("converter-steal", stolen=self.amounts(facts["stolen"]), prices=prices)
        matched = not MATCHED.keys().isdisjoint(facts["outputs"])
        inputs = self.amounts(facts["inputs"], "one" if matched else "")
        if not facts["outputs"] and not facts["donated"]:
            return self.say("converter-inputs", inputs=inputs)
        made = self.made(facts, "same" if matched else "")
        if not facts["inputs"]:
            return self.say("converter-free", made=made)
        return self.say(
            "converter-both", inputs=inputs, made=made, inputs_count=sum(facts["inputs"].values())
        )

    def price(self, price: Facts) -> str:
        """One price of a theft."""
        inputs = self.amounts(price["inputs"])
        return self.say("price-envoys", inputs=inputs, envoys=price["envoys"]) if price["envoys"] else inputs

    def paid(self, facts: Facts) -> str:
        """What a purple converter costs, and brings if it brings anything."""
        return (
            self.converter(facts) if facts["outputs"] or facts["donated"] else self.amounts(facts["inputs"])
        )

    # --- cards ------------------------------------------------------------------------------------------------------

    def card_in_short(self, card: Facts) -> str:
        """`Technology, Caylion, era 1`."""
        words = [self.say(f"kind-{card['type']}")]
        if card.get("species"):
            words.append(self.say(f"species-{card['species']}"))
        if card.get("era"):
            words.append(self.say("short-era", era=card["era"]))
        if card.get("front") and card["front"]["biome"]:
            words.append(self.say(f"biome-{card['front']['biome']}"))
        return ", ".join(words)

    def card_lines(self, card: Facts) -> list[str]:
        """How it enters play, what it brings, what its front does, how it is upgraded, what its back does."""
        if card["type"] == "confluence":
            return [self.say("line-sharing", bonus=card["bonus"], yengii=card["yengii"])]
        if card["type"] == "team":
            return self.team_lines(card)
        entry = [self.say("line-play", how=self.paid(card["entry"]))] if card["entry"] else []
        return [
            *entry,
            *self.brings(card),
            *self.side_lines(card["front"]),
            *self.upgrades(card),
            *self.marks(card),
        ]

    def team_lines(self, card: Facts) -> list[str]:
        """What inventing costs and brings."""
        costs = self.joined([self.amounts(cost) for cost in card["costs"]], "amounts-or")
        invents = (
            self.say("line-invents", name=self.say(f"card-{card['technology']}"))
            if card["technology"]
            else self.say("line-unique")
        )
        return [self.say("line-invent", costs=costs, vp=card["vp"]), invents]

    def brings(self, card: Facts) -> list[str]:
        """What relic worlds and fleets do beside converters."""
        lines = []
        if card["gains"]:
            lines.append(self.say("line-gains", goods=self.amounts(card["gains"])))
        if card["colonies"]:
            lines.append(self.say("line-colonies", count=card["colonies"]))
        for field in ("per_acknowledgements", "discount", "colony_support", "fleet_support"):
            if card[field]:
                lines.append(self.say(f"line-{field.replace('_', '-')}", count=card[field]))
        if card["taker_gains"]:
            gains = (self.amounts(card["taker_gains"]), self.amounts(card["owner_gains"]))
            lines.append(self.say("line-first-trade", goods=gains[0], others=gains[1]))
        return lines

    def side_lines(self, side: Facts) -> list[str]:
        """The converters of a side, a line each, and what fleets they need."""
        lines = [
            self.say("line-runs", arrow=self.say(f"arrow-{facts['arrow']}"), how=self.converter(facts))
            for facts in side["converters"]
        ]
        return [*lines, self.say("line-fleets", fleets=side["fleets"])] if side["fleets"] else lines

    def upgrades(self, card: Facts) -> list[str]:
        """The ways to flip a card, each alone, and what it does then."""
        if card["back"] is None:
            return []
        lines = [
            self.say("line-upgrade", how=self.paid(way["run"])) for way in card["upgrades"] if "run" in way
        ]
        spent = [way["spend"] for way in card["upgrades"] if "spend" in way]
        if spent:
            lines.append(self.say("line-spend", cards=self.joined(list(self.names(spent)), "amounts-or")))
        biome = card["back"]["biome"]
        flipped = (
            self.say("line-upgraded-biome", biome=self.say(f"biome-{biome}"))
            if biome
            else self.say("line-upgraded", name=self.title(card["back"]))
        )
        return [*lines, flipped, *self.side_lines(card["back"])]

    def names(self, cards: Iterable[str]) -> Iterable[str]:
        """The names of cards, in order."""
        return (str(self.cards[card]["name"]) for card in cards)

    def marks(self, card: Facts) -> list[str]:
        """What else holds of a card."""
        lines = []
        if card["partner"]:
            lines.append(self.say("line-half", name=self.cards[card["partner"]]["name"]))
        if card["interest"]:
            lines.append(self.say("line-interest"))
        if card["one_taker"]:
            lines.append(self.say("line-one-taker"))
        if card["trade"] in ("bound", "kept"):
            lines.append(self.say(f"line-{card['trade']}"))
        if card["type"] == "nullspace":
            lines.append(self.say("line-removed"))
        return lines
