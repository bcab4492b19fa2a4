// Explanations on hover, focus and long press: a tooltip for any icon.

import { createAttachmentKey } from "svelte/attachments";

interface Tip {
  text: string;
  anchor: DOMRect;
}

class Explainer {
  tip = $state.raw<Tip | null>(null);
}

export const explainer = new Explainer();

const LONG_PRESS = 450;

/**
 * Call `shown` on hover, focus or long press, `hidden` afterwards. A long press swallows the click that follows.
 * `hidden` may come late, after something else was shown: it takes back only its own.
 */
export function pointedAt(element: HTMLElement, shown: (by: "hover" | "focus" | "press") => void, gone: () => void) {
  // An element taken off the page loses the focus in the middle of drawing, when no state may change.
  const hidden = () => queueMicrotask(gone);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;
  let start = { x: 0, y: 0 };

  const over = (event: PointerEvent) => event.pointerType === "mouse" && shown("hover");
  const out = (event: PointerEvent) => event.pointerType === "mouse" && hidden();
  const focus = () => element.matches(":focus-visible") && shown("focus");
  const down = (event: PointerEvent) => {
    if (event.pointerType === "mouse") return;
    pressed = false;
    start = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      pressed = true;
      shown("press");
    }, LONG_PRESS);
  };
  const stop = () => timer && clearTimeout(timer);
  // A finger never lies quite still; only a real movement (a scroll) ends the press.
  const moved = (event: PointerEvent) => Math.hypot(event.clientX - start.x, event.clientY - start.y) > 10 && stop();
  const click = (event: MouseEvent) => {
    if (!pressed) return;
    pressed = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const menu = (event: Event) => pressed && event.preventDefault();

  element.addEventListener("pointerenter", over);
  element.addEventListener("pointerleave", out);
  element.addEventListener("focus", focus);
  element.addEventListener("blur", hidden);
  element.addEventListener("pointerdown", down);
  for (const end of ["pointerup", "pointercancel"] as const) element.addEventListener(end, stop);
  element.addEventListener("pointermove", moved);
  element.addEventListener("click", click, true);
  element.addEventListener("contextmenu", menu);
  return () => {
    stop();
    hidden();
    element.removeEventListener("pointerenter", over);
    element.removeEventListener("pointerleave", out);
    element.removeEventListener("focus", focus);
    element.removeEventListener("blur", hidden);
    element.removeEventListener("pointerdown", down);
    for (const end of ["pointerup", "pointercancel"] as const) element.removeEventListener(end, stop);
    element.removeEventListener("pointermove", moved);
    element.removeEventListener("click", click, true);
    element.removeEventListener("contextmenu", menu);
  };
}

/** An attachment: this text explains the element. */
export function explained(text: string | null | undefined) {
  return (element: HTMLElement) => {
    if (!text) return;
    let mine: Tip | null = null;
    return pointedAt(
      element,
      () => (explainer.tip = mine = { text, anchor: element.getBoundingClientRect() }),
      () => {
        if (explainer.tip === mine) explainer.tip = null;
      },
    );
  };
}

/** What a sign and a number tell: heard as these words, which stand first in its explanation as well. */
export function fact(words: string, ...help: string[]) {
  return { role: "img", "aria-label": words, [createAttachmentKey()]: explained([words, ...help].join("\n")) } as const;
}
