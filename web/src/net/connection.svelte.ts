// Whether what the page was told last comes from the server, or from what this browser kept.

class Line {
  kept = $state(false);
}

export const line = new Line();
