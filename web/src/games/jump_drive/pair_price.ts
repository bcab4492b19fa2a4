// The verdict on a world beside a development: what both cost together.

import type { Decision, Verdict } from "../../net/messages";
import { verdictOn, type Candidate } from "../../table/question/ask";

/** null where the two cannot be placed together. */
export function verdictOnBoth(decision: Decision, first: Candidate, second: Candidate): Verdict | null {
  const ahead = decision.ahead[first.key];
  const verdict = ahead && verdictOn(ahead, second.card);
  return verdict?.allowed ? verdict : null;
}
