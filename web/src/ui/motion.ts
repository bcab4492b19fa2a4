// The difference of two frames as movement: a card flies from where it was to where it is. Nothing else moves, and nothing
// at all for a person who wants it still. A card spot says its card (`data-card`), what it lies in its place (`data-place`).

import { screen } from "../app/screen.svelte";
import { settings } from "../app/settings.svelte";

/** Where a card lay: its spot, and its box on the screen and within its place. */
interface Lying {
  spot: HTMLElement;
  card: string;
  place: string;
  box: DOMRect;
  left: number;
  top: number;
}

/** What was chosen in secret turns over; seats turn one shortly after the other. */
export function turned(_plate: Element, { seat }: { seat: number }) {
  return {
    duration: settings.movement(TURN),
    delay: settings.movement(seat * TURN_APART),
    css: (now: number, left: number) => `transform: perspective(300px) translateY(${-6 * Math.sin(Math.PI * now)}px) rotateY(${90 * left}deg)`,
  };
}

const TURN = 240;
const TURN_APART = 40;
const SLIDE = 190;
const FLIGHT = 340;
const APPEAR = 200;

/** All cards in sight, to be compared with how they lie after the next frame. */
export function cardsIn(table: HTMLElement): Lying[] {
  if (settings.pace === "off" || settings.still || document.hidden) return [];
  const { zoom } = screen;
  const places = new Map<HTMLElement, DOMRect>();
  return [...table.querySelectorAll<HTMLElement>("[data-place] [data-card]")].flatMap((spot) => {
    const box = within(spot, zoom);
    if (spot.closest("dialog")) return [];
    const place = spot.closest<HTMLElement>("[data-place]")!;
    if (!places.has(place)) places.set(place, within(place, zoom));
    const around = places.get(place)!;
    if (!box.width) return [];
    return [{ spot, card: spot.dataset.card!, place: place.dataset.place!, box, left: box.left - around.left, top: box.top - around.top }];
  });
}

/** The box of an element in the page's own pixels, in which it is moved. */
function within(element: HTMLElement, zoom: number): DOMRect {
  const { x, y, width, height } = element.getBoundingClientRect();
  return new DOMRect(x / zoom, y / zoom, width / zoom, height / zoom);
}

/** Move the cards of a table from where they lay to where they lie now. */
export function fly(table: HTMLElement, before: Lying[]) {
  if (!before.length) return;
  const left = [...before];
  const take = (fits: (one: Lying) => boolean) => {
    const at = left.findIndex(fits);
    return at < 0 ? null : left.splice(at, 1)[0]!;
  };
  const now = cardsIn(table);
  const stayed = now.map((one) => take(({ spot, card, place }) => spot === one.spot && card === one.card && place === one.place));
  const known = now.map((one, at) => stayed[at] ?? take(({ card, place }) => card === one.card && place === one.place));
  for (const [at, one] of now.entries()) {
    const was = known[at] ?? take(({ card }) => card === one.card);
    if (!was) one.spot.animate({ opacity: [0, 1] }, APPEAR);
    else if (was.place === one.place) slide(one, was);
    else flight(table, one, was);
  }
}

/** Within its place: measured from there, so that cards stand still when the page has moved. A card grows or shrinks on the way. */
function slide(one: Lying, was: Lying) {
  const [x, y] = [was.left - one.left, was.top - one.top];
  const scale = was.box.width / one.box.width;
  if (Math.abs(x) < 1 && Math.abs(y) < 1 && Math.abs(scale - 1) < 0.01) return;
  const from = `translate(${x}px, ${y}px) scale(${scale})`;
  one.spot.animate({ transform: [from, "none"], transformOrigin: ["0 0", "0 0"] }, { duration: SLIDE, easing: "ease-out" });
}

/** From one place to another, above the table: places hide what is outside them. */
function flight(table: HTMLElement, one: Lying, was: Lying) {
  const ghost = one.spot.cloneNode(true) as HTMLElement;
  for (const each of [ghost, ...ghost.querySelectorAll<HTMLElement>("*")]) {
    for (const name of each.getAttributeNames()) if (name === "id" || name.startsWith("data-") || name.startsWith("aria-")) each.removeAttribute(name);
  }
  ghost.inert = true;
  ghost.ariaHidden = "true";
  const { left, top, width, height } = one.box;
  Object.assign(ghost.style, { position: "fixed", margin: "0", left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`, zIndex: "40", pointerEvents: "none", transformOrigin: "0 0" });
  table.append(ghost);
  const from = `translate(${was.box.left - left}px, ${was.box.top - top}px) scale(${was.box.width / width})`;
  const flying = ghost.animate({ transform: [from, "none"] }, { duration: FLIGHT, easing: "ease-in-out" });
  one.spot.animate({ opacity: [0, 0] }, FLIGHT);
  flying.onfinish = flying.oncancel = () => ghost.remove();
}
