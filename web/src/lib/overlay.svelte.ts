// Which window of the page itself is open over it.

class Overlay {
  shown = $state<"settings" | "help" | "account" | null>(null);
}

export const overlay = new Overlay();
