// Which window of the page itself is open over it.

class Overlay {
  shown = $state<"settings" | "help" | null>(null);
}

export const overlay = new Overlay();
