// Keyboard zones: Tab goes from zone to zone, arrows move among the items of one by where they lie on screen.

const ITEM = "[data-item]:not([disabled])";

type Direction = "left" | "right" | "up" | "down";

const ARROWS: Record<string, Direction> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

function items(zone: HTMLElement): HTMLElement[] {
  return [...zone.querySelectorAll<HTMLElement>(ITEM)].filter((item) => item.offsetParent !== null);
}

function middle(item: HTMLElement) {
  const box = item.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, height: box.height };
}

/** The item nearest in a direction; sideways movement stays in its row first, then follows the reading order. */
function neighbour(all: HTMLElement[], from: HTMLElement, to: Direction): HTMLElement | undefined {
  const here = middle(from);
  if (to === "left" || to === "right") {
    const next = all[all.indexOf(from) + (to === "right" ? 1 : -1)];
    return next;
  }
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const item of all) {
    if (item === from) continue;
    const there = middle(item);
    const rise = to === "down" ? there.y - here.y : here.y - there.y;
    if (rise < Math.min(here.height, there.height) / 2) continue;
    const far = rise * 3 + Math.abs(there.x - here.x);
    if (far < least) {
      least = far;
      best = item;
    }
  }
  return best;
}

/** Only one item of a zone is reached by Tab: the last one visited, or the first. */
function rove(zone: HTMLElement) {
  const all = items(zone);
  const held = all.find((item) => item === document.activeElement || item.tabIndex === 0) ?? all[0];
  for (const item of zone.querySelectorAll<HTMLElement>("[data-item]")) item.tabIndex = item === held ? 0 : -1;
}

/** An attachment that makes an element a zone. */
export function zone(element: HTMLElement) {
  function move(event: KeyboardEvent) {
    const from = (event.target as HTMLElement).closest<HTMLElement>("[data-item]");
    if (!from || event.altKey || event.ctrlKey || event.metaKey) return;
    // A list is gone through with up and down, and in a field all of these keys are its own.
    if (from instanceof HTMLInputElement && from.type !== "checkbox") return;
    if (from instanceof HTMLSelectElement && !["ArrowLeft", "ArrowRight"].includes(event.key)) return;
    const all = items(element);
    const direction = ARROWS[event.key];
    const next =
      direction !== undefined
        ? neighbour(all, from, direction)
        : event.key === "Home"
          ? all[0]
          : event.key === "End"
            ? all[all.length - 1]
            : undefined;
    if (!next) {
      if (direction) event.preventDefault();
      return;
    }
    event.preventDefault();
    for (const item of all) item.tabIndex = item === next ? 0 : -1;
    next.focus();
    next.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  function settle(event: FocusEvent) {
    const item = (event.target as HTMLElement).closest<HTMLElement>("[data-item]");
    if (!item) return;
    for (const other of element.querySelectorAll<HTMLElement>("[data-item]")) other.tabIndex = other === item ? 0 : -1;
  }

  rove(element);
  // Once a frame, for to find out which items show has the browser lay out the page.
  let due = 0;
  const watcher = new MutationObserver(() => {
    due ||= requestAnimationFrame(() => {
      due = 0;
      rove(element);
    });
  });
  watcher.observe(element, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  element.addEventListener("keydown", move);
  element.addEventListener("focusin", settle);
  return () => {
    watcher.disconnect();
    cancelAnimationFrame(due);
    element.removeEventListener("keydown", move);
    element.removeEventListener("focusin", settle);
  };
}

/** Whether the person last used the keyboard: then the page moves the focus to each new question. */
let byKeyboard = false;
addEventListener("keydown", () => (byKeyboard = true), true);
addEventListener("pointerdown", () => (byKeyboard = false), true);

export function usesKeyboard(): boolean {
  return byKeyboard;
}

/** Put the focus on the first item of a zone. */
export function enter(element: HTMLElement | null | undefined) {
  const target = element && (items(element).find((item) => item.tabIndex === 0) ?? items(element)[0]);
  target?.focus();
}
