"""A bot for the market: it offers what it does not wish for, takes what it wishes for, and waits for news."""

from typing import Any

from cosmodrome.bots.bot import Bot
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.core.meta import View
from tests.market.payloads import GOODS, Offer
from tests.market.views import MarketView, OfferView


class Trader(Bot):
    """Swaps one for one. It is ready once it has nothing left to offer, and then says nothing until there is news."""

    def choose(self, view: View | None, decision: Decision) -> Choice | None:
        assert isinstance(view, MarketView)
        me = view.players[decision.seat]
        if view.phase == "sell":
            return max(decision.options, key=lambda option: me.goods.get(option.subject, 0))
        options = {option.key: option for option in decision.options}
        for offer in view.offers:
            if offer.key in options and offer.key.startswith("take") and self.gains(offer, me.wish):
                return options[offer.key]
        form = decision.form("offer")
        spare = [good for good in GOODS if good != me.wish and me.goods.get(good, 0)]
        mine = [offer for offer in view.offers if offer.key.startswith("drop")]
        if form is not None and spare and not mine:
            payload: Any = Offer({spare[0]: 1}, {me.wish: 1})  # type: ignore[dict-item]
            return form.choice(payload)
        return options.get("ready")

    def gains(self, offer: OfferView, wish: str) -> bool:
        return offer.give.get(wish, 0) > 0 and offer.get.get(wish, 0) == 0
