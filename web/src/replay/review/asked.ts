// A question of the past as a table shows one, as far as a review or the lamp tells of it; its number is below 0.

import type { Decision, Lamp, Moment, Option } from "../../net/messages";

/** What was asked, with these answers to it. */
export function asked({ seat, purpose, about }: Pick<Moment | Lamp, "seat" | "purpose" | "about">, options: Option[]): Decision {
  return { question: -1, seat, purpose, about, beside: "", more: 1, up_to: false, pool: [], options, verdicts: [], ahead: {}, forms: [], owed: false, by: "", nothing: "" };
}

/** What was asked at a turning point. */
export function askedAt(moment: Moment): Decision {
  return asked(moment, [...moment.better, moment.made].map(({ answer }) => answer));
}
