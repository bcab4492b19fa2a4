// The guide of Sidereal Confluence: its pages, and the cards that its pictures show.

import type { Guide } from "../../../help/guide/guide";
import { facts } from "../facts.svelte";
import Picture from "./Picture.svelte";

export const guide: Guide = {
  pages: ["goods", "converters", "offer", "promises", "invent", "bids", "end"],
  picture: Picture,
  load: () => facts.load({}),
};
