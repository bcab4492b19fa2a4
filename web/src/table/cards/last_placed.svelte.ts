// Which card was placed last: it is shown large where nothing is pointed at.

import type { AnyEvent } from "../../net/messages";
import type { Desk } from "../desk.svelte";
import type { Placed } from "../places";

/** By events of these kinds; what somebody pointed at before is of yesterday then. */
export function lastPlaced(desk: Pick<Desk, "last">, log: () => readonly AnyEvent[], kinds: readonly string[]): { readonly card: Placed | null } {
  const found = $derived((log().findLast(({ event }) => kinds.includes(event)) ?? null) as Placed | null);
  const key = $derived(found && `${found.seat}/${found.card}`);
  $effect(() => {
    if (key) desk.last = null;
  });
  return {
    get card() {
      return found;
    },
  };
}
