// Pictures of Pocket Mars, drawn from facts: the five buildings on the dunes, and a scene for each card.

import { asImage, diceFor, short, type Dice } from "../../../cards/art/dice";
import { asPrinted } from "../../../cards/names";
import type { CardFacts } from "../facts.svelte";

const WIDTH = 240;
/** Of a card: between two long texts its picture is a strip, in which the scene still stands whole. */
const PANORAMA = 420;
const HEIGHT = 120;
/** Where a building stands. */
const GROUND = 96;

const TINTS: Record<string, string> = {
  water: "#52adff",
  ecosystem: "#63d46d",
  science: "#c18cff",
  energy: "#ff9d45",
  construction: "#c3cbe0",
};

const WALL = "#d9deee";
const SHADE = "#8d96b4";
const DARK = "#2a2038";
const GLASS = "#bfe6ff";

/** The sky of an hour from above down, its sun, and what it lights. */
interface Hour {
  sky: [string, string, string];
  dunes: [string, string, string];
  road: string;
  /** How many stars are seen, and whether moons are. */
  stars: number;
  moons: boolean;
  /** Where the sun stands, how large, its colour and that of the light around it; none at night. */
  sun: { x: number; y: number; r: number; paint: string; halo: string; wide: number } | null;
  /** Where a building's shadow lies, and how long it is. */
  shadow: number;
}

/** Each building has its own hour: the day passes from the first to the last, along one road. */
const HOURS: Record<string, Hour> = {
  water: {
    sky: ["#1c2a5e", "#5f6aa6", "#e7ab78"],
    dunes: ["#7d4a4a", "#6a3a38", "#532c2c"],
    road: "#6d4038",
    stars: 9,
    moons: true,
    sun: { x: 40, y: 68, r: 9, paint: "#fff0d6", halo: "#ffd9a0", wide: 46 },
    shadow: 34,
  },
  ecosystem: {
    sky: ["#8c8f9a", "#c2b09a", "#ecd2a4"],
    dunes: ["#b7774c", "#a2643c", "#87502f"],
    road: "#b07b52",
    stars: 0,
    moons: false,
    sun: { x: 66, y: 26, r: 8, paint: "#fffdf2", halo: "#fff3cf", wide: 40 },
    shadow: 14,
  },
  science: {
    sky: ["#99552f", "#c57a44", "#e2a566"],
    dunes: ["#b06238", "#97502c", "#7b3f24"],
    road: "#a8663c",
    stars: 0,
    moons: false,
    sun: { x: 168, y: 30, r: 8, paint: "#ffe6bd", halo: "#ffcf94", wide: 34 },
    shadow: -16,
  },
  // A Martian sun sets in blue.
  energy: {
    sky: ["#271d52", "#80406e", "#ee7f5e"],
    dunes: ["#5f2f48", "#4c2540", "#3a1c34"],
    road: "#6a3a44",
    stars: 7,
    moons: false,
    sun: { x: 204, y: 70, r: 9, paint: "#fff3e2", halo: "#8fc6ff", wide: 40 },
    shadow: -36,
  },
  construction: {
    sky: ["#04071a", "#0c1436", "#1d2754"],
    dunes: ["#262445", "#1d1c38", "#15152c"],
    road: "#2c2a4a",
    stars: 44,
    moons: true,
    sun: null,
    shadow: 0,
  },
};

/** Mars at the hour of a building: sky, sun, moons and stars, three rows of dunes, a road; the same name has the same dunes. */
function land(dice: Dice, colour: string, width = WIDTH): string {
  const { sky, dunes, road, stars, moons, sun, shadow } = HOURS[colour] ?? HOURS.energy!;
  const lights = Array.from({ length: Math.round((stars * width) / WIDTH) }, () => {
    const [x, y] = [dice.between(0, width), dice.between(0, 58)];
    return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(dice.between(0.4, 1.1))}" fill="#fff" opacity="${short(dice.between(0.3, 0.9))}"/>`;
  }).join("");
  const two = moons ? `<circle cx="${short(dice.between(120, 150))}" cy="${short(dice.between(16, 26))}" r="5" fill="#c9b8b0"/><circle cx="${short(dice.between(168, 220))}" cy="${short(dice.between(10, 24))}" r="2.4" fill="#c9b8b0"/>` : "";
  const day = sun ? `<circle cx="${sun.x}" cy="${sun.y}" r="${sun.wide}" fill="url(#h)"/><circle cx="${sun.x}" cy="${sun.y}" r="${sun.r}" fill="${sun.paint}"/>` : "";
  const haze = colour === "science" ? `<path d="M0 52Q70 40 150 50T${WIDTH} 44M20 64Q90 54 180 62M60 34Q130 28 ${WIDTH} 34" fill="none" stroke="#ffe0b0" stroke-opacity=".28" stroke-width="3"/>` : "";
  const below = sun ? `<ellipse cx="${WIDTH / 2 + shadow}" cy="${GROUND + 1}" rx="${62 + Math.abs(shadow) / 2}" ry="5" fill="#1a0c14" opacity=".32"/>` : `<ellipse cx="${WIDTH / 2}" cy="${GROUND + 3}" rx="84" ry="12" fill="url(#l)"/>`;
  return `<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1">${sky.map((paint, at) => `<stop offset="${[0, 0.42, 0.72][at]}" stop-color="${paint}"/>`).join("")}</linearGradient><radialGradient id="h"><stop stop-color="${sun?.halo ?? "#fff"}" stop-opacity=".75"/><stop offset="1" stop-color="${sun?.halo ?? "#fff"}" stop-opacity="0"/></radialGradient><radialGradient id="l"><stop stop-color="#ffc46a" stop-opacity=".55"/><stop offset="1" stop-color="#ffc46a" stop-opacity="0"/></radialGradient></defs><rect width="${width}" height="${HEIGHT}" fill="url(#s)"/>${lights}<g transform="translate(${(width - WIDTH) / 2})">${two}${day}</g><g transform="scale(${short(width / WIDTH)} 1)">${haze}${dunes.map((paint, at) => dune(dice, [68, 81, GROUND - 5][at]!, paint)).join("")}<path d="M0 ${GROUND + 9}H${WIDTH}V${GROUND + 15}H0Z" fill="${road}"/><path d="M0 ${GROUND + 12}H${WIDTH}" stroke="#fff" stroke-opacity=".16" stroke-dasharray="6 7"/></g><g transform="translate(${(width - WIDTH) / 2})">${below}</g>`;
}

function dune(dice: Dice, height: number, paint: string): string {
  const high = () => short(height + dice.between(-6, 6));
  return `<path d="M0 ${short(height)}C40 ${high()} 60 ${high()} 100 ${high()}S190 ${high()} 240 ${short(height)}V120H0Z" fill="${paint}"/>`;
}

/** A box standing on the ground. */
function box(x: number, wide: number, high: number, paint = WALL): string {
  return `<rect x="${x}" y="${GROUND - high}" width="${wide}" height="${high}" rx="2" fill="${paint}"/>`;
}

function dome(x: number, radius: number, paint: string, line = WALL): string {
  return `<path d="M${x - radius} ${GROUND}A${radius} ${radius} 0 0 1 ${x + radius} ${GROUND}Z" fill="${paint}" stroke="${line}" stroke-width="2"/>`;
}

const STRUCTURES: Record<string, (tint: string) => string> = {
  // A tank on legs with a gauge, a pump, pipes and a basin.
  water: (tint) =>
    `<path d="M62 ${GROUND}V60M96 ${GROUND}V60" stroke="${SHADE}" stroke-width="4"/><rect x="54" y="36" width="50" height="36" rx="12" fill="${WALL}"/><path d="M54 56H104V60A12 12 0 0 1 92 72H66A12 12 0 0 1 54 60Z" fill="${tint}"/><path d="M104 54H128V84H146" fill="none" stroke="${SHADE}" stroke-width="5"/>${box(140, 30, 26)}<circle cx="155" cy="83" r="7" fill="${DARK}"/><circle cx="155" cy="83" r="3.500" fill="${tint}"/><path d="M176 ${GROUND - 8}H222L216 ${GROUND}H182Z" fill="${tint}" opacity=".85"/><path d="M176 ${GROUND - 8}H222" stroke="${GLASS}" stroke-width="2"/>`,
  // A glass dome with rows of plants and a tunnel.
  ecosystem: (tint) =>
    `${dome(112, 46, "#bff5d433", GLASS)}<path d="M112 50V${GROUND}M80 63A80 80 0 0 0 84 ${GROUND}M144 63A80 80 0 0 1 140 ${GROUND}M73 74H151" fill="none" stroke="${GLASS}" stroke-width="1.300" opacity=".8"/>${[82, 98, 114, 130].map((x, at) => `<path d="M${x + 4} ${GROUND}V${GROUND - 14 - (at % 2) * 7}" stroke="#2f8a45" stroke-width="2"/><circle cx="${x}" cy="${GROUND - 15 - (at % 2) * 7}" r="5.500" fill="${tint}"/><circle cx="${x + 8}" cy="${GROUND - 18 - (at % 2) * 7}" r="5.500" fill="#49b95a"/>`).join("")}${box(166, 34, 20)}<path d="M176 ${GROUND}V${GROUND - 12}A6 6 0 0 1 188 ${GROUND - 12}V${GROUND}Z" fill="${DARK}"/><path d="M156 ${GROUND - 8}H168" stroke="${WALL}" stroke-width="12"/>`,
  // A big dish on a tower, a small one, a mast with a lamp.
  science: (tint) =>
    `${box(66, 44, 26)}<rect x="74" y="${GROUND - 19}" width="8" height="7" fill="${tint}"/><rect x="90" y="${GROUND - 19}" width="8" height="7" fill="${tint}"/><path d="M118 ${GROUND}L128 58L138 ${GROUND}Z" fill="${SHADE}"/><path d="M100 34A34 34 0 0 0 152 66Z" fill="${WALL}" stroke="${tint}" stroke-width="2.500"/><path d="M126 50L146 28" stroke="${WALL}" stroke-width="2.500"/><circle cx="147" cy="27" r="4" fill="${tint}"/><path d="M156 20A14 14 0 0 1 160 34M163 14A24 24 0 0 1 168 38" fill="none" stroke="${tint}" stroke-width="2" opacity=".8"/><path d="M186 ${GROUND}V56" stroke="${WALL}" stroke-width="3"/><circle cx="186" cy="54" r="3" fill="#ff6464"/><path d="M178 ${GROUND - 16}H194M180 ${GROUND - 28}H192" stroke="${SHADE}" stroke-width="2"/>`,
  // Standing batteries with their charge, a row of solar panels.
  energy: (tint) =>
    `${[66, 90, 114].map((x, at) => `<rect x="${x + 5}" y="${GROUND - 47}" width="8" height="5" fill="${SHADE}"/>${box(x, 18, 43)}<rect x="${x + 3}" y="${GROUND - 40 + at * 9}" width="12" height="${37 - at * 9}" rx="1" fill="${tint}"/>`).join("")}<path d="M98 ${GROUND - 32}L92 ${GROUND - 19}H99L96 ${GROUND - 9}L106 ${GROUND - 23}H99Z" fill="#fff8e0"/>${[146, 172, 198].map((x) => `<path d="M${x + 8} ${GROUND}V${GROUND - 14}" stroke="${SHADE}" stroke-width="3"/><path d="M${x - 4} ${GROUND - 10}L${x + 6} ${GROUND - 30}H${x + 24}L${x + 14} ${GROUND - 10}Z" fill="#28438f" stroke="${WALL}" stroke-width="1.500"/><path d="M${x + 1} ${GROUND - 20}H${x + 19}M${x + 14} ${GROUND - 30}L${x + 4} ${GROUND - 10}" stroke="#7fa0f0" stroke-width="1"/>`).join("")}`,
  // Round houses with lit windows, an airlock, a crane that builds on.
  construction: (tint) =>
    `${dome(84, 30, WALL, SHADE)}${dome(134, 22, WALL, SHADE)}<path d="M106 ${GROUND - 7}H122" stroke="${SHADE}" stroke-width="13"/><g fill="#ffd98a"><rect x="68" y="${GROUND - 16}" width="9" height="7" rx="2"/><rect x="90" y="${GROUND - 16}" width="9" height="7" rx="2"/><circle cx="134" cy="${GROUND - 11}" r="4.500"/></g><path d="M79 ${GROUND}V${GROUND - 8}A5 5 0 0 1 89 ${GROUND - 8}V${GROUND}Z" fill="${DARK}"/><path d="M182 ${GROUND}V40M182 44L222 50M182 44L166 50M182 40L206 48" fill="none" stroke="${tint}" stroke-width="3"/><path d="M214 50V66" stroke="${tint}" stroke-width="1.500"/><rect x="206" y="66" width="16" height="10" fill="${SHADE}"/><rect x="174" y="${GROUND - 5}" width="16" height="5" fill="${SHADE}"/>`,
};

function helmet(x: number, y: number, paint: string): string {
  return `<g transform="translate(${x} ${y})"><rect x="-8" y="6" width="16" height="20" rx="6" fill="${paint}"/><circle r="10" fill="${WALL}"/><rect x="-7" y="-4.500" width="14" height="9" rx="4.500" fill="#f0a24a"/><rect x="-5" y="-3" width="5" height="2.500" rx="1.200" fill="#fff" opacity=".7"/></g>`;
}

function rocket(x: number, y: number, tint: string): string {
  return `<g transform="translate(${x} ${y}) rotate(24)"><path d="M-4 18C-9 34 -3 44 0 60C3 44 9 34 4 18Z" fill="#ffd27a" opacity=".9"/><path d="M0 -26C9 -14 10 4 7 18H-7C-10 4 -9 -14 0 -26Z" fill="${WALL}"/><path d="M-7 8L-14 20L-7 18ZM7 8L14 20L7 18Z" fill="${tint}"/><circle cy="-6" r="4" fill="${DARK}"/></g>`;
}

/** What stands before the dunes of a card: what its hand action is about. */
const MOTIFS: Record<string, (tint: string, dice: Dice) => string> = {
  launch: (tint, dice) => rocket(dice.whole(166, 196), 38, tint),
  place: (tint) => helmet(186, 66, tint) + helmet(210, 72, SHADE),
  gain_energy: (tint) => `<path d="M190 16L170 52H188L178 86L212 42H192Z" fill="${tint}" stroke="#fff6d8" stroke-width="2"/>`,
  draw: (tint) => [0, 1, 2].map((at) => `<rect x="${164 + at * 17}" y="${44 - at * 5}" width="26" height="36" rx="4" fill="#141b36" stroke="${tint}" stroke-width="2.500" transform="rotate(${at * 9 - 9} ${177 + at * 17} 62)"/>`).join(""),
  shift_star: (tint) => `<path d="M190 80V30M178 44L190 28L202 44" fill="none" stroke="${tint}" stroke-width="5"/><path d="M214 34L217 42L226 42.500L219 48L221.500 57L214 52L206.500 57L209 48L202 42.500L211 42Z" fill="#ffc452"/>`,
  swap_stars: (tint) => `<path d="M166 56C170 26 206 26 212 52M206 44L212 54L220 46M216 66C208 92 176 90 168 68M174 76L168 66L160 73" fill="none" stroke="${tint}" stroke-width="4.500"/>`,
  swap_cards: (tint) => `<rect x="160" y="40" width="28" height="38" rx="4" fill="#141b36" stroke="${tint}" stroke-width="2.500"/><rect x="196" y="48" width="28" height="38" rx="4" fill="#141b36" stroke="${WALL}" stroke-width="2.500"/><path d="M172 30C184 18 202 20 210 36M202 32L211 38L216 28" fill="none" stroke="${tint}" stroke-width="3.500"/>`,
  swap_places: (tint) => `${helmet(170, 58, tint)}<rect x="196" y="48" width="28" height="38" rx="4" fill="#141b36" stroke="${WALL}" stroke-width="2.500"/><path d="M170 38C184 18 202 20 210 36M202 32L211 38L216 28" fill="none" stroke="${tint}" stroke-width="3.500"/>`,
  peek_prep: (tint) => `<path d="M158 56Q190 22 222 56Q190 90 158 56Z" fill="#141b36" stroke="${tint}" stroke-width="3.500"/><circle cx="190" cy="56" r="12" fill="${tint}"/><circle cx="194" cy="52" r="4" fill="#fff"/>`,
  bury_card: (tint) => `<path d="M160 ${GROUND + 8}H222" stroke="${SHADE}" stroke-width="3"/><rect x="178" y="36" width="28" height="40" rx="4" fill="#141b36" stroke="${tint}" stroke-width="2.500"/><path d="M192 80V100M184 92L192 102L200 92" fill="none" stroke="#fff" stroke-width="3.500"/>`,
  return_prep: (tint) => `<path d="M162 82V58A22 22 0 0 1 206 58V70M194 62L206 76L218 62" fill="none" stroke="${tint}" stroke-width="5"/>`,
  cover: (tint) => `<rect x="168" y="34" width="40" height="54" rx="6" fill="#0d1226" stroke="${tint}" stroke-width="3"/><path d="M178 44L198 78M198 44L178 78" stroke="${tint}" stroke-width="4"/>`,
  discard_other: (tint) => `<path d="M150 60C170 40 200 72 232 46M146 74C172 56 204 88 236 62M156 88C178 74 206 98 230 80" fill="none" stroke="${tint}" stroke-width="4" opacity=".9"/>`,
};

/** The middle of each structure, so that it stands whole in a picture that is cut off at the sides. */
const MIDDLE: Record<string, number> = { water: 138, ecosystem: 133, science: 130, energy: 144, construction: 138 };
const FITTING = 0.76;
/** Habitation has no spaces below its picture, which is higher and shows less of the sides. */
const FITTING_HIGH = 0.58;

function structure(colour: string, scale: number, x: number): string {
  const tint = TINTS[colour] ?? WALL;
  return `<g transform="translate(${short(x)} ${GROUND}) scale(${scale}) translate(${-(MIDDLE[colour] ?? 0)} ${-GROUND})">${STRUCTURES[colour]?.(tint) ?? ""}</g>`;
}

const drawn = new Map<string, string>();

function kept(key: string, draw: () => string, width = WIDTH): string {
  let image = drawn.get(key);
  if (!image) drawn.set(key, (image = asImage(width, HEIGHT, draw())));
  return image;
}

export function buildingArt(colour: string): string {
  return kept(colour, () => land(diceFor(colour), colour) + structure(colour, colour === "construction" ? FITTING_HIGH : FITTING, WIDTH / 2));
}

/** The card's building small in the distance, and before it what the card is for. */
export function cardArt(card: CardFacts): string {
  if (card.type === "building") return buildingArt(card.colour);
  const motif = card.hand?.effects[0]?.effect ?? "";
  const { name } = asPrinted(card);
  const draw = () => {
    const dice = diceFor(name);
    const scene = structure(card.colour, 0.62, dice.between(56, 80)) + (MOTIFS[motif]?.(TINTS[card.colour] ?? WALL, dice) ?? "");
    return `${land(dice, card.colour, PANORAMA)}<g transform="translate(${(PANORAMA - WIDTH) / 2})">${scene}</g>`;
  };
  return kept(`${name}/${card.colour}/${motif}`, draw, PANORAMA);
}
