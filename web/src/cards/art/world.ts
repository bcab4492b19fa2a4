// A world's picture, generated from its name and facts: sky, stars, a planet (or ship, belt, station), ring, moon.

import { asImage, diceFor, hsl, short, type Dice } from "./dice";

export const WIDTH = 200;
export const HEIGHT = 150;

/** What a world is painted from. */
export interface World {
  name: string;
  good?: string | null;
  defense?: number | null;
  keywords: readonly string[];
}

type Surface = "gas" | "terra" | "rock" | "ice" | "lava" | "city" | "ocean" | "facet";

interface Scene {
  dice: Dice;
  name: string;
  /** The colour of the planet, and a second one that sets it off. */
  hue: number;
  accent: number;
  vivid: number;
  x: number;
  y: number;
  radius: number;
}

const GOOD_HUE: Record<string, number> = { novelty: 209, rare: 27, genes: 128, alien: 49 };

function surfaceFor(card: World, dice: Dice): Surface {
  const name = card.name.toLowerCase();
  if (card.keywords.includes("alien")) return "facet";
  if (/aquatic|resort|vinland|earth|terraformed/.test(name)) return /aquatic/.test(name) ? "ocean" : "terra";
  if (/gambling|market|merchant|tourist|trend|prosperous|port|emissaries/.test(name)) return "city";
  if (/destroyed|radioactive|blaster|hazard|penal|homeworld/.test(name)) return "lava";
  if (/mining|miners|squatters|robots|fuel/.test(name)) return "rock";
  if (card.good === "genes") return dice.pick(["terra", "terra", "gas", "ocean"]);
  if (card.good === "rare") return dice.pick(["rock", "lava", "gas"]);
  if (card.good === "novelty") return dice.pick(["gas", "ice", "terra", "ocean"]);
  if (card.defense) return dice.pick(["rock", "city", "lava", "gas"]);
  return dice.pick(["gas", "terra", "ice", "city", "rock"]);
}

/** Noise mapped onto a ramp of colours, low to high. */
function texture(id: string, seed: number, across: number, down: number, octaves: number, ramp: string[]): string {
  const channels = [0, 1, 2].map((channel) =>
    ramp.map((colour) => (parseInt(colour.slice(1 + channel * 2, 3 + channel * 2), 16) / 255).toFixed(3)).join(" "),
  );
  return `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">
<feTurbulence type="fractalNoise" baseFrequency="${across} ${down}" numOctaves="${octaves}" seed="${seed}"/>
<feColorMatrix values="2.3 0 0 0 -.65 2.3 0 0 0 -.65 2.3 0 0 0 -.65 0 0 0 0 1"/>
<feComponentTransfer><feFuncR type="table" tableValues="${channels[0]}"/><feFuncG type="table" tableValues="${channels[1]}"/><feFuncB type="table" tableValues="${channels[2]}"/></feComponentTransfer>
</filter>`;
}

function hex(hue: number, saturation: number, light: number): string {
  const s = saturation / 100;
  const l = light / 100;
  const part = (n: number) => {
    const k = (n + (((hue % 360) + 360) % 360) / 30) % 12;
    const value = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${part(0)}${part(8)}${part(4)}`;
}

function ramp(surface: Surface, { hue, accent, vivid }: Scene): string[] {
  switch (surface) {
    case "gas":
      return [hex(hue, vivid, 24), hex(hue, vivid, 40), hex(accent, vivid - 10, 62), hex(hue, vivid, 50), hex(hue + 12, vivid - 15, 80), hex(hue, vivid, 34)];
    case "terra":
      return [hex(hue + 30, vivid, 20), hex(hue + 24, vivid, 33), hex(hue + 16, vivid, 46), hex(hue - 8, vivid - 12, 42), hex(hue - 14, vivid - 20, 52), hex(hue - 30, 35, 70)];
    case "ocean":
      return [hex(hue + 34, vivid, 22), hex(hue + 26, vivid, 36), hex(hue + 18, vivid, 48), hex(hue + 8, vivid, 58), hex(hue, vivid - 10, 72)];
    case "rock":
      return [hex(hue, vivid - 30, 17), hex(hue, vivid - 26, 30), hex(hue + 8, vivid - 26, 44), hex(hue - 6, vivid - 22, 56), hex(hue + 12, vivid - 20, 68)];
    case "ice":
      return [hex(hue, vivid - 8, 42), hex(hue, vivid - 18, 62), hex(hue - 8, 40, 78), hex(hue, 30, 90), hex(hue + 10, 45, 70)];
    case "lava":
      return [hex(hue, vivid + 10, 62), hex(hue - 10, vivid + 5, 42), hex(hue - 8, vivid - 25, 17), hex(hue, vivid - 30, 22), hex(hue + 4, vivid - 30, 33)];
    case "city":
      return [hex(hue, vivid - 30, 18), hex(hue, vivid - 20, 28), hex(accent, vivid - 25, 36), hex(hue, vivid - 20, 46), hex(hue + 20, vivid - 10, 58)];
    case "facet":
      return [hex(hue, vivid - 34, 15), hex(hue, vivid - 26, 25), hex(hue + 6, vivid - 20, 36), hex(hue, vivid - 12, 48)];
  }
}

const GRAIN: Record<Surface, [number, number, number]> = {
  gas: [0.006, 0.075, 3],
  terra: [0.021, 0.026, 5],
  ocean: [0.012, 0.03, 3],
  rock: [0.04, 0.045, 4],
  ice: [0.014, 0.045, 4],
  lava: [0.024, 0.024, 4],
  city: [0.02, 0.03, 3],
  facet: [0.03, 0.012, 2],
};

function sky({ dice, hue, accent }: Scene): string {
  let stars = "";
  for (let count = dice.whole(22, 34); count > 0; count--) {
    const bright = dice.between(0, 1);
    stars += `<circle cx="${short(dice.between(0, WIDTH))}" cy="${short(dice.between(0, HEIGHT))}" r="${short(0.4 + bright * bright * 1.1)}" fill="#fff" opacity="${(0.25 + bright * 0.6).toFixed(2)}"/>`;
  }
  const left = dice.chance(0.5);
  return `<defs>
<linearGradient id="sky" x1="0" y1="0" x2=".4" y2="1"><stop offset="0" stop-color="${hsl(hue + 16, 42, 17)}"/><stop offset="1" stop-color="${hsl(hue - 12, 46, 7)}"/></linearGradient>
<radialGradient id="neb"><stop offset="0" stop-color="${hsl(accent, 60, 42, 0.5)}"/><stop offset="1" stop-color="${hsl(accent, 60, 30, 0)}"/></radialGradient>
</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>
<ellipse cx="${left ? 30 : 172}" cy="${short(dice.between(15, 60))}" rx="${short(dice.between(70, 110))}" ry="${short(dice.between(40, 62))}" fill="url(#neb)" transform="rotate(${dice.whole(-25, 25)} 100 75)"/>${stars}`;
}

function craters({ dice, x, y, radius, hue }: Scene, count: number): string {
  let drawn = "";
  for (let each = 0; each < count; each++) {
    const turn = dice.between(0, 6.28);
    const away = Math.sqrt(dice.between(0, 0.8)) * radius;
    const size = radius * dice.between(0.05, 0.17) * (1 - (away / radius) * 0.45);
    const cx = x + Math.cos(turn) * away;
    const cy = y + Math.sin(turn) * away;
    const squash = Math.max(0.45, 1 - (away / radius) * 0.5);
    drawn += `<g transform="translate(${short(cx)} ${short(cy)}) rotate(${Math.round((turn * 180) / Math.PI)}) scale(${squash.toFixed(2)} 1)">
<circle r="${short(size)}" fill="${hsl(hue, 20, 8, 0.55)}"/><circle cx="${short(size * 0.16)}" cy="${short(size * 0.16)}" r="${short(size * 0.86)}" fill="${hsl(hue + 10, 26, 52, 0.5)}"/></g>`;
  }
  return drawn;
}

function lights({ dice, x, y, radius, accent }: Scene): string {
  let drawn = "";
  for (let cluster = 0; cluster < 7; cluster++) {
    const cx = x + dice.between(-0.55, 0.75) * radius;
    const cy = y + dice.between(-0.65, 0.75) * radius;
    for (let dot = dice.whole(5, 10); dot > 0; dot--) {
      drawn += `<circle cx="${short(cx + dice.between(-9, 9))}" cy="${short(cy + dice.between(-5, 5))}" r="${short(dice.between(0.4, 1))}" fill="${hsl(dice.chance(0.7) ? 46 : accent, 95, 76)}"/>`;
    }
    if (dice.chance(0.6)) {
      drawn += `<path d="M${short(cx)} ${short(cy)}q${dice.whole(-14, 14)} ${dice.whole(-12, 12)} ${dice.whole(-26, 26)} ${dice.whole(-10, 10)}" fill="none" stroke="${hsl(46, 90, 70, 0.45)}" stroke-width=".7"/>`;
    }
  }
  return drawn;
}

/** The lines of a vanished people: great circles and nodes that still glow. */
function glyphs({ dice, x, y, radius, hue }: Scene): string {
  const glow = hsl(hue + 4, 96, 66);
  let drawn = "";
  const turn = dice.whole(0, 180);
  for (let each = 0; each < 3; each++) {
    drawn += `<ellipse cx="${x}" cy="${y}" rx="${short(radius * 0.99)}" ry="${short(radius * (0.2 + each * 0.27))}" transform="rotate(${turn + each * 60} ${x} ${y})" fill="none" stroke="${glow}" stroke-width="${each ? 0.7 : 1.1}" opacity=".75"/>`;
  }
  const corners = dice.whole(3, 6);
  const points: string[] = [];
  for (let corner = 0; corner < corners; corner++) {
    const angle = (corner / corners) * 6.283 + turn;
    const px = short(x + Math.cos(angle) * radius * 0.46);
    const py = short(y + Math.sin(angle) * radius * 0.46);
    points.push(`${px},${py}`);
    drawn += `<circle cx="${px}" cy="${py}" r="2" fill="${glow}"/>`;
  }
  return `${drawn}<polygon points="${points.join(" ")}" fill="${hsl(hue, 90, 60, 0.12)}" stroke="${glow}" stroke-width="1"/>`;
}

function ring(scene: Scene, front: boolean, tilt: number, flat: number): string {
  const { x, y, radius, hue, accent } = scene;
  const half = front ? `M-1 0A1 ${flat} 0 0 0 1 0` : `M-1 0A1 ${flat} 0 0 1 1 0`;
  const bands: [number, number, string][] = [
    [1.42, 5, hsl(accent, 46, 70, 0.75)],
    [1.6, 7.5, hsl(hue, 38, 78, 0.5)],
    [1.82, 3, hsl(accent, 30, 84, 0.35)],
  ];
  return `<g transform="translate(${x} ${y}) rotate(${tilt})">${bands
    .map(([far, thick, colour]) => {
      const size = radius * far;
      return `<path d="${half}" transform="scale(${short(size)})" fill="none" stroke="${colour}" stroke-width="${(thick / size).toFixed(4)}"/>`;
    })
    .join("")}</g>`;
}

function planet(scene: Scene, surface: Surface): string {
  const { dice, x, y, radius, hue, accent } = scene;
  const [across, down, octaves] = GRAIN[surface];
  const turn = dice.whole(-24, 24);
  const box = `x="${short(x - radius * 1.5)}" y="${short(y - radius * 1.5)}" width="${short(radius * 3)}" height="${short(radius * 3)}"`;
  const clouded = surface === "terra" || surface === "ocean" || (surface === "gas" && dice.chance(0.3));
  const air = surface === "rock" || surface === "facet" ? 0.25 : 0.6;
  return `<defs>
${texture("skin", dice.whole(1, 999), across, down, octaves, ramp(surface, scene))}
<filter id="cloud" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".013 .042" numOctaves="4" seed="${dice.whole(1, 999)}"/><feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 3.2 0 0 0 -1.55"/></filter>
<filter id="soft" x="-.5" y="-.5" width="2" height="2"><feGaussianBlur stdDeviation="${short(radius * 0.09)}"/></filter>
<clipPath id="disc"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath>
<radialGradient id="light" cx=".33" cy=".28" r=".85"><stop offset="0" stop-color="#fff" stop-opacity=".42"/><stop offset=".32" stop-color="#fff" stop-opacity=".05"/><stop offset=".62" stop-color="#02030a" stop-opacity=".34"/><stop offset="1" stop-color="#02030a" stop-opacity=".93"/></radialGradient>
<radialGradient id="rim" cx=".6" cy=".62" r=".64"><stop offset=".8" stop-color="${hsl(hue, 80, 72, 0)}"/><stop offset="1" stop-color="${hsl(hue, 85, 76, air)}"/></radialGradient>
</defs>
<circle cx="${short(x - radius * 0.09)}" cy="${short(y - radius * 0.1)}" r="${short(radius * 0.99)}" fill="${hsl(hue, 80, 62, air)}" filter="url(#soft)"/>
<g clip-path="url(#disc)"><g transform="rotate(${turn} ${x} ${y})"><rect ${box} filter="url(#skin)"/>${clouded ? `<rect ${box} filter="url(#cloud)" opacity=".8"/>` : ""}</g>
${surface === "rock" ? craters(scene, dice.whole(9, 15)) : surface === "ice" ? craters(scene, 3) : ""}${surface === "facet" ? glyphs(scene) : ""}
${dice.chance(0.35) && surface === "gas" ? `<ellipse cx="${short(x - radius * 0.2)}" cy="${short(y + radius * 0.28)}" rx="${short(radius * 0.24)}" ry="${short(radius * 0.12)}" transform="rotate(${turn} ${x} ${y})" fill="${hsl(accent, 70, 58, 0.75)}" stroke="${hsl(accent, 60, 80, 0.5)}" stroke-width="1.4"/>` : ""}
<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#light)"/>${surface === "city" ? lights(scene) : ""}<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#rim)"/></g>`;
}

function moon({ dice, x, y, radius, accent }: Scene): string {
  const size = dice.between(4.5, 8.5);
  const side = dice.chance(0.5) ? -1 : 1;
  const mx = x + side * radius * dice.between(1.3, 1.55);
  const my = y - radius * dice.between(0.3, 0.85);
  return `<defs><radialGradient id="moon" cx=".32" cy=".3" r=".9"><stop offset="0" stop-color="${hsl(accent, 24, 88)}"/><stop offset=".5" stop-color="${hsl(accent, 22, 56)}"/><stop offset="1" stop-color="#04050c"/></radialGradient></defs><circle cx="${short(mx)}" cy="${short(my)}" r="${short(size)}" fill="url(#moon)"/>`;
}

function stone(dice: Dice, size: number): string {
  const corners = dice.whole(7, 10);
  const points: string[] = [];
  for (let corner = 0; corner < corners; corner++) {
    const angle = (corner / corners) * 6.283;
    const far = size * dice.between(0.72, 1.12);
    points.push(`${short(Math.cos(angle) * far)},${short(Math.sin(angle) * far * 0.78)}`);
  }
  return points.join(" ");
}

function belt({ dice, hue }: Scene): string {
  let drawn = `<defs><linearGradient id="stone" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${hsl(hue, 34, 70)}"/><stop offset=".5" stop-color="${hsl(hue, 32, 38)}"/><stop offset="1" stop-color="${hsl(hue, 40, 9)}"/></linearGradient></defs>`;
  const rocks = Array.from({ length: 34 }, () => dice.between(0, 1)).sort((one, other) => one - other);
  for (const near of rocks) {
    const along = dice.between(-20, 220);
    const size = 2 + near ** 3 * 19;
    drawn += `<g transform="translate(${short(along)} ${short(128 - along * 0.5 + dice.between(-24, 24))}) rotate(${dice.whole(0, 360)})"><polygon points="${stone(dice, size)}" fill="url(#stone)" stroke="${hsl(hue, 40, 14)}" stroke-width=".6" opacity="${(0.55 + near * 0.45).toFixed(2)}"/></g>`;
  }
  return drawn;
}

/** A vessel seen from the side: hull plates along a spine, lit windows, engines aft. */
function vessel({ dice, hue, accent, x, y }: Scene, scale: number): string {
  let plates = "";
  const lengths = dice.whole(4, 6);
  let along = -62;
  let last = dice.between(6, 12);
  for (let each = 0; each < lengths; each++) {
    const long = dice.between(15, 32);
    const next = each === lengths - 1 ? 2 : dice.between(7, 18);
    plates += `<path d="M${short(along)} ${short(-last)}L${short(along + long)} ${short(-next)}V${short(next * 0.8)}L${short(along)} ${short(last * 0.8)}Z" fill="url(#hull)" stroke="${hsl(hue, 50, 74, 0.7)}" stroke-width=".8"/>`;
    for (let light = dice.whole(2, 5); light > 0; light--) {
      plates += `<rect x="${short(along + dice.between(2, long - 3))}" y="${short(dice.between(-last * 0.5, last * 0.4))}" width="2.200" height="1" fill="${hsl(dice.chance(0.6) ? 48 : accent, 95, 76)}"/>`;
    }
    along += long;
    last = next;
  }
  const fins = `<path d="M-58 -6L-74 -${dice.whole(18, 30)}L-34 -8ZM-58 5L-72 ${dice.whole(16, 26)}L-36 8Z" fill="url(#hull)" stroke="${hsl(hue, 50, 70, 0.6)}" stroke-width=".8"/>`;
  return `<defs><linearGradient id="hull" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${hsl(hue, 26, 66)}"/><stop offset=".45" stop-color="${hsl(hue, 24, 36)}"/><stop offset="1" stop-color="${hsl(hue, 30, 12)}"/></linearGradient><radialGradient id="jet"><stop offset="0" stop-color="${hsl(accent, 95, 82)}"/><stop offset="1" stop-color="${hsl(accent, 95, 55, 0)}"/></radialGradient></defs>
<g transform="translate(${x} ${y}) rotate(${dice.whole(-18, -8)}) scale(${scale})"><ellipse cx="-72" cy="0" rx="26" ry="10" fill="url(#jet)"/>${fins}${plates}</g>`;
}

/** A wheel in orbit with spokes and docking lights. */
function station({ dice, x, y, radius, hue }: Scene): string {
  const sx = x + radius * 0.95;
  const sy = y + radius * 0.5;
  const size = radius * 0.5;
  let spokes = "";
  for (let each = 0; each < 6; each++) {
    const angle = (each / 6) * 6.283 + 0.3;
    spokes += `<path d="M0 0L${short(Math.cos(angle) * size)} ${short(Math.sin(angle) * size)}"/>`;
  }
  let docks = "";
  for (let each = 0; each < 14; each++) {
    const angle = (each / 14) * 6.283;
    docks += `<circle cx="${short(Math.cos(angle) * size)}" cy="${short(Math.sin(angle) * size)}" r=".9" fill="${hsl(dice.chance(0.6) ? 48 : 190, 95, 78)}"/>`;
  }
  return `<g transform="translate(${short(sx)} ${short(sy)}) rotate(-20) scale(1 .48)" fill="none" stroke="${hsl(hue, 26, 80)}" stroke-width="1.6"><circle r="${short(size)}" stroke-width="4.400" stroke="${hsl(hue, 20, 32)}"/><circle r="${short(size)}"/>${spokes}<circle r="${short(size * 0.24)}" fill="${hsl(hue, 24, 60)}"/>${docks}</g>`;
}

/** Small raiders crossing in front: who rebels here. */
function raiders({ dice }: Scene): string {
  let drawn = "";
  const x = dice.between(24, 60);
  const y = dice.between(88, 118);
  for (let each = 0; each < 3; each++) {
    const dx = short(x + each * 17 - (each === 1 ? 0 : 4));
    const dy = short(y - each * 8 + (each === 1 ? 9 : 0));
    drawn += `<g transform="translate(${dx} ${dy}) rotate(-24)"><path d="M-46 0H-4" stroke="#ff8f7d" stroke-width="1" opacity=".35"/><path d="M9 0L-6 5L-3 0L-6 -5Z" fill="#ffd9d2" stroke="#ff6f5c" stroke-width=".8"/></g>`;
  }
  return drawn;
}

function comet({ dice, hue }: Scene): string {
  const y = dice.between(28, 44);
  return `<defs><linearGradient id="tail" x1="1" y1="0" x2="0" y2="0"><stop offset="0" stop-color="${hsl(hue + 170, 80, 88, 0.95)}"/><stop offset="1" stop-color="${hsl(hue + 170, 80, 70, 0)}"/></linearGradient></defs>
<g transform="rotate(-17 100 ${short(y)})"><path d="M182 ${short(y)}L12 ${short(y - 12)}L30 ${short(y)}L4 ${short(y + 13)}Z" fill="url(#tail)"/><circle cx="181" cy="${short(y)}" r="5.500" fill="#fff"/><circle cx="181" cy="${short(y)}" r="10" fill="${hsl(hue + 170, 90, 80, 0.35)}"/></g>`;
}

function crystals({ dice, x, y, radius, hue }: Scene): string {
  let drawn = "";
  for (let each = 0; each < 9; each++) {
    const angle = -2.6 + each * 0.26 + dice.between(-0.08, 0.08);
    const tall = radius * dice.between(0.2, 0.44);
    const bx = x + Math.cos(angle) * radius * 0.93;
    const by = y + Math.sin(angle) * radius * 0.93;
    drawn += `<g transform="translate(${short(bx)} ${short(by)}) rotate(${Math.round((angle * 180) / Math.PI + 90)})"><path d="M-3.500 2L-2.500 ${short(-tall * 0.7)}L0 ${short(-tall)}V2Z" fill="${hsl(hue + each * 9, 80, 72)}"/><path d="M3.500 2L2.500 ${short(-tall * 0.7)}L0 ${short(-tall)}V2Z" fill="${hsl(hue + each * 9, 75, 46)}"/></g>`;
  }
  return drawn;
}

/** A piece is gone, and drifts beside. */
function broken({ dice, x, y, radius, hue }: Scene): string {
  let drawn = `<path d="M${short(x + radius * 0.1)} ${short(y - radius * 1.1)}l${short(radius * 0.2)} ${short(radius * 0.5)}l${short(-radius * 0.12)} ${short(radius * 0.22)}l${short(radius * 0.36)} ${short(radius * 0.3)}l${short(radius * 0.7)} ${short(radius * 0.02)}l0 ${short(-radius)}Z" fill="${hsl(hue + 16, 46, 9)}"/>`;
  for (let each = 0; each < 9; each++) {
    drawn += `<g transform="translate(${short(x + radius * dice.between(0.35, 1.25))} ${short(y - radius * dice.between(0.3, 1.1))}) rotate(${dice.whole(0, 360)})"><polygon points="${stone(dice, dice.between(2, 7.5))}" fill="${hsl(hue, 32, dice.between(28, 50))}" stroke="${hsl(hue + 8, 90, 58, 0.7)}" stroke-width=".6"/></g>`;
  }
  return drawn;
}

function drawn(card: World): string {
  const dice = diceFor(card.name);
  const own = card.good ? GOOD_HUE[card.good] : undefined;
  const hue = own !== undefined ? own + dice.between(-9, 9) : dice.between(185, 345);
  const scene: Scene = {
    dice,
    name: card.name,
    hue,
    accent: hue + dice.pick([-70, -42, 42, 78, 150]),
    vivid: own === undefined ? dice.between(42, 62) : dice.between(58, 76),
    x: 100 + dice.whole(-7, 7),
    y: 76 + dice.whole(-3, 5),
    radius: dice.whole(43, 52),
  };
  const name = card.name.toLowerCase();
  const surface = surfaceFor(card, dice);
  const ringed = surface === "gas" ? dice.chance(0.65) : dice.chance(0.22);
  const tilt = dice.whole(-26, 26);
  const flat = dice.between(0.16, 0.34);
  let body = sky(scene);
  if (/asteroid belt/.test(name)) return body + belt(scene);
  if (/warship|scout ship/.test(name)) return body + vessel(scene, /scout/.test(name) ? 0.86 : 1.08);
  if (/fleet|raiders/.test(name)) {
    body += vessel({ ...scene, x: 64, y: 46 }, 0.42) + vessel({ ...scene, x: 140, y: 38 }, 0.34);
    return body + vessel({ ...scene, x: 100, y: 88 }, 0.86);
  }
  if (/comet/.test(name)) body += comet(scene);
  if (dice.chance(0.5)) body += moon(scene);
  if (ringed) scene.radius = Math.min(scene.radius, 40);
  if (ringed) body += ring(scene, false, tilt, flat);
  if (/gem/.test(name)) body += crystals(scene);
  body += planet(scene, surface);
  if (/destroyed/.test(name)) body += broken(scene);
  if (ringed) body += ring(scene, true, tilt, flat);
  if (/port|gateway|bank|emissaries|lair|outpost/.test(name)) body += station(scene);
  if (card.keywords.includes("rebel") || /pirate/.test(name)) body += raiders(scene);
  return body;
}

const kept = new Map<string, string>();

export function worldArt(card: World): string {
  const key = `${card.name}/${card.good ?? ""}`;
  let image = kept.get(key);
  if (!image) kept.set(key, (image = asImage(WIDTH, HEIGHT, drawn(card))));
  return image;
}
