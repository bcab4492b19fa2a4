// All pictures of Race on one sheet; ?only=world or ?only=development. Needs a server, for the card facts.

import { drawingOf } from "../games/race/card/picture";
import type { CardFacts } from "../games/race/facts.svelte";
import { api } from "../net/api";

const only = new URLSearchParams(location.search).get("only");
for (const card of await api.cards<CardFacts>("race", { edition: "second", new_start_worlds: true })) {
  if (only && card.type !== only) continue;
  const figure = document.createElement("div");
  figure.style.width = "150px";
  const image = document.createElement("img");
  image.src = drawingOf(card);
  image.style.width = "100%";
  figure.append(image, card.name);
  document.body.append(figure);
}
