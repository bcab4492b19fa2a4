// The guide of Pocket Mars: its pages, and the cards that its pictures show.

import type { Guide } from "../../../help/guide/guide";
import { facts } from "../facts.svelte";
import Picture from "./Picture.svelte";

export const guide: Guide = {
  pages: ["card", "beat", "abilities", "others", "score"],
  picture: Picture,
  load: () => facts.load({}),
};
