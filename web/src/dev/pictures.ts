// All pictures on one sheet; ?only=world or ?only=development. Needs a server, for the card facts.

import { developmentArt } from "../games/race/art/development";
import { worldArt } from "../games/race/art/world";
import type { CardFacts } from "../games/race/facts.svelte";
import { api } from "../lib/api";

const only = new URLSearchParams(location.search).get("only");
for (const card of await api.cards<CardFacts>("race", { edition: "second", new_start_worlds: true })) {
  if (only && card.type !== only) continue;
  const figure = document.createElement("div");
  figure.style.width = "150px";
  const image = document.createElement("img");
  image.src = card.type === "world" ? worldArt(card) : developmentArt(card);
  image.style.width = "100%";
  figure.append(image, card.name);
  document.body.append(figure);
}
