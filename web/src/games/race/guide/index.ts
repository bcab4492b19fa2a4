// The guide of Race: its pages, and the cards that its pictures show.

import type { Guide } from "../../../help/guide/guide";
import { facts } from "../facts.svelte";
import Picture from "./Picture.svelte";

export const guide: Guide = {
  pages: ["action", "card", "settle", "goods", "end", "goals"],
  picture: Picture,
  load: () => facts.load({}),
};
