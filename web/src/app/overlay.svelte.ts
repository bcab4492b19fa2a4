// Which window of the page itself is open over it.

class Overlay {
  shown = $state<"settings" | "help" | "account" | null>(null);
  /** The number of the rule that is shown by itself, "R5.3"; "" for none. */
  rule = $state("");
}

export const overlay = new Overlay();
