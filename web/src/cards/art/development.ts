// A development's picture: a line drawing in the style of its family, varied by its name.

import { asImage, diceFor, hsl, short, type Dice } from "./dice";
import { HEIGHT, WIDTH } from "./world";

export type Family = "arms" | "sight" | "building" | "voyage" | "trade" | "market" | "works" | "seal";

/** What a development is drawn from. */
export interface Development {
  name: string;
  family: Family;
  /** The corners of a seal's heart. */
  heart: number;
}

const HUE: Record<Family, number> = {
  arms: 356,
  sight: 268,
  building: 222,
  voyage: 190,
  trade: 40,
  market: 312,
  works: 150,
  seal: 46,
};

const CX = WIDTH / 2;
const CY = HEIGHT / 2 - 2;

function at(angle: number, far: number, x = CX, y = CY): string {
  return `${short(x + Math.cos(angle) * far)} ${short(y + Math.sin(angle) * far)}`;
}

function polygon(corners: number, far: number, turn: number, x = CX, y = CY): string {
  const points: string[] = [];
  for (let corner = 0; corner < corners; corner++) points.push(at((corner / corners) * Math.PI * 2 + turn, far, x, y));
  return `M${points.join("L")}Z`;
}

/** A wing of ships in formation above a shield. */
function arms(dice: Dice): string {
  const wings = dice.whole(2, 3);
  const ship = (x: number, y: number, size: number) => {
    const s = (number: number) => short(number * size);
    return `<path class="lit" transform="translate(${x} ${y})" d="M0 ${s(-17)}L${s(5)} ${s(2)}L${s(18)} ${s(12)}L${s(5)} ${s(10)}L${s(3)} ${s(15)}H${s(-3)}L${s(-5)} ${s(10)}L${s(-18)} ${s(12)}L${s(-5)} ${s(2)}Z"/><path class="thin" transform="translate(${x} ${y})" d="M0 ${s(-11)}V${s(9)}M${s(-4)} ${s(18)}V${s(25)}M${s(4)} ${s(18)}V${s(25)}"/>`;
  };
  let drawn = ship(100, 52, 1.5);
  for (let each = 1; each <= wings; each++) {
    const aside = 30 * each + 2;
    const below = 52 + 19 * each;
    drawn += ship(100 - aside, below, 1.02 - each * 0.16) + ship(100 + aside, below, 1.02 - each * 0.16);
  }
  let sweep = "";
  for (let each = 0; each < 4; each++) sweep += `<path class="thin" d="M${20 + each * 9} ${140 - each * 3}Q100 ${86 + each * 9} ${180 - each * 9} ${140 - each * 3}"/>`;
  return sweep + drawn;
}

/** A dish, its beam, and the stars it found. */
function sight(dice: Dice): string {
  let drawn = "";
  for (let arc = 1; arc <= 5; arc++) {
    const far = arc * 21;
    drawn += `<path class="${arc % 2 ? "thin" : "faint"}" d="M${at(-2.75, far, 62, 118)}A${far} ${far} 0 0 1 ${at(-0.1, far, 62, 118)}"/>`;
  }
  drawn += `<path class="lit" d="M42 82C36 104 56 124 82 120Z"/><path class="line" d="M42 82L82 120M62 101L78 84"/><circle class="dot" cx="79" cy="83" r="2.600"/><path class="line" d="M58 118L52 138H80L70 120M46 138H88"/>`;
  const stars: [number, number][] = [];
  const count = dice.whole(6, 8);
  for (let each = 0; each < count; each++) {
    stars.push([88 + each * (92 / count) + dice.between(-4, 4), 26 + dice.between(0, 62) * (0.5 + each / count / 2)]);
  }
  drawn += `<path class="line" d="M${stars.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}"/>`;
  for (const [x, y] of stars) {
    drawn += `<circle class="dot" cx="${short(x)}" cy="${short(y)}" r="${short(dice.between(1.8, 3.4))}"/>`;
    if (dice.chance(0.4)) drawn += `<circle class="thin" cx="${short(x)}" cy="${short(y)}" r="7"/>`;
  }
  return drawn;
}

/** Towers on a common ground. */
function building(dice: Dice): string {
  let drawn = "";
  let x = 22;
  while (x < 172) {
    const wide = dice.whole(13, 24);
    const tall = dice.whole(28, 66) + (x > 70 && x < 116 ? 32 : 0);
    const top = 130 - tall;
    const roof = dice.pick(["flat", "step", "dome", "spire"]);
    drawn += `<path class="${dice.chance(0.35) ? "lit" : "line"}" d="M${x} 130V${top}H${x + wide}V130"/>`;
    if (roof === "step") drawn += `<path class="line" d="M${x + 4} ${top}V${top - 8}H${x + wide - 4}V${top}"/>`;
    if (roof === "dome") drawn += `<path class="line" d="M${x} ${top}A${wide / 2} ${wide / 2} 0 0 1 ${x + wide} ${top}"/>`;
    if (roof === "spire") drawn += `<path class="line" d="M${x + wide / 2} ${top}V${top - 17}"/><circle class="dot" cx="${x + wide / 2}" cy="${top - 18}" r="1.800"/>`;
    for (let floor = top + 8; floor < 122; floor += 9) {
      drawn += `<path class="thin" d="M${x + 4} ${floor}H${x + wide - 4}" stroke-dasharray="${dice.whole(2, 4)} ${dice.whole(2, 4)}"/>`;
    }
    x += wide + dice.whole(2, 5);
  }
  return `<path class="line" d="M10 130H190M24 137H176"/>${drawn}`;
}

/** A ship on its way between two orbits. */
function voyage(dice: Dice): string {
  const tilt = dice.whole(-24, -12);
  let ports = "";
  for (let each = 0; each < 6; each++) ports += `<circle class="dot" cx="${-26 + each * 11}" cy="0" r="1.800"/>`;
  return `<ellipse class="faint" cx="100" cy="76" rx="92" ry="34" transform="rotate(${tilt} 100 76)"/><ellipse class="thin" cx="100" cy="76" rx="${dice.whole(62, 80)}" ry="60" transform="rotate(${tilt + 30} 100 76)"/>
<circle class="line" cx="34" cy="116" r="${dice.whole(11, 17)}"/><circle class="lit" cx="172" cy="32" r="${dice.whole(9, 14)}"/><path class="thin" d="M34 116Q92 116 172 32" stroke-dasharray="3 5"/>
<g transform="translate(100 78) rotate(${tilt})"><path class="lit" d="M-48 -10H20Q48 -8 58 0Q48 8 20 10H-48Z"/><path class="line" d="M-48 -10V10M20 -10V10M-30 -10L-42 -${dice.whole(20, 28)}H-20L-8 -10M-30 10L-42 ${dice.whole(20, 28)}H-20L-8 10"/><path class="thin" d="M-54 -6H-74M-54 0H-84M-54 6H-70"/>${ports}</g>`;
}

/** Ports and the routes between them. */
function trade(dice: Dice): string {
  const ports: [number, number, number][] = [];
  const count = dice.whole(5, 7);
  for (let each = 0; each < count; each++) {
    const angle = (each / count) * Math.PI * 2 + dice.between(-0.25, 0.25);
    ports.push([CX + Math.cos(angle) * dice.between(56, 78), CY + Math.sin(angle) * dice.between(36, 50), dice.between(6, 10)]);
  }
  let drawn = `<circle class="lit" cx="${CX}" cy="${CY}" r="16"/><path class="line" d="${polygon(6, 9, 0.5)}"/>`;
  ports.forEach(([x, y, size], each) => {
    const [nx, ny] = ports[(each + 1) % count] ?? [CX, CY];
    drawn += `<path class="line" d="M${short(x)} ${short(y)}Q${short((x + CX) / 2 + dice.between(-14, 14))} ${short((y + CY) / 2 + dice.between(-14, 14))} ${CX} ${CY}"/>`;
    drawn += `<path class="thin" d="M${short(x)} ${short(y)}L${short(nx)} ${short(ny)}" stroke-dasharray="2 4"/>`;
    drawn += `<path class="lit" d="${polygon(dice.pick([4, 6, 6, 8]), size, 0.4, x, y)}"/>`;
    const along = dice.between(0.4, 0.65);
    drawn += `<rect class="dot" x="${short(x + (CX - x) * along - 3)}" y="${short(y + (CY - y) * along - 3)}" width="6" height="6"/>`;
  });
  return drawn;
}

/** Scales, stalls, the flow of goods into points. */
function market(dice: Dice): string {
  let drawn = "";
  const rings = dice.whole(3, 4);
  for (let each = 0; each < rings; each++) {
    const x = 100 + (each - (rings - 1) / 2) * 40;
    const y = 72 + (each % 2 ? -15 : 11);
    drawn += `<circle class="line" cx="${short(x)}" cy="${y}" r="27"/><circle class="faint" cx="${short(x)}" cy="${y}" r="21"/><path class="lit" d="${polygon(dice.whole(3, 6), 10, -Math.PI / 2, x, y)}"/>`;
  }
  let flow = "";
  for (let each = 0; each < 5; each++) flow += `<path class="thin" d="M14 ${112 + each * 6}Q${short(dice.between(60, 140))} ${short(94 + each * 9)} 186 ${112 + each * 5}"/>`;
  return flow + drawn;
}

/** Wheels that drive one another. */
function works(dice: Dice): string {
  const gear = (x: number, y: number, far: number, teeth: number, lit: boolean) => {
    let path = "";
    for (let tooth = 0; tooth < teeth * 2; tooth++) {
      const out = tooth % 2 ? far : far * 1.2;
      const a = (tooth / teeth) * Math.PI;
      const b = ((tooth + 0.8) / teeth) * Math.PI;
      path += `${tooth ? "L" : "M"}${at(a, out, x, y)}L${at(b, out, x, y)}`;
    }
    return `<path class="${lit ? "lit" : "line"}" d="${path}Z"/><circle class="line" cx="${x}" cy="${y}" r="${short(far * 0.42)}"/><path class="thin" d="${polygon(6, far * 0.7, 0.3, x, y)}"/>`;
  };
  const size = dice.whole(28, 34);
  return `${gear(76, 66, size, 11, true)}${gear(76 + size + 22, 96, 20, 8, false)}${gear(132, 44, 15, 7, false)}<path class="line" d="M150 118h24v-16h-12l-6 6h-6ZM30 124h70M36 130h58"/><circle class="dot" cx="174" cy="99" r="3"/>`;
}

/** The great seal of a six-cost development. */
function seal(dice: Dice, inner: number): string {
  const corners = dice.whole(5, 9);
  const turn = -Math.PI / 2;
  let drawn = `<circle class="faint" cx="${CX}" cy="${CY}" r="68"/><circle class="line" cx="${CX}" cy="${CY}" r="60"/><circle class="thin" cx="${CX}" cy="${CY}" r="55"/>`;
  const ticks = corners * 8;
  for (let tick = 0; tick < ticks; tick++) {
    const angle = (tick / ticks) * Math.PI * 2;
    drawn += `<path class="thin" d="M${at(angle, 55)}L${at(angle, tick % 4 ? 57.5 : 60)}"/>`;
  }
  drawn += `<path class="line" d="${polygon(corners, 50, turn)}"/><path class="thin" d="${polygon(corners, 50, turn + Math.PI / corners)}"/>`;
  for (let corner = 0; corner < corners; corner++) {
    const angle = (corner / corners) * Math.PI * 2 + turn;
    const step = dice.whole(2, 2);
    const other = ((corner + step) / corners) * Math.PI * 2 + turn;
    drawn += `<path class="line" d="M${at(angle, 50)}L${at(other, 50)}"/><circle class="dot" cx="${at(angle, 50).replace(" ", '" cy="')}" r="2.600"/>`;
    drawn += `<path class="faint" d="M${at(angle, 60)}L${at(angle, dice.chance(0.5) ? 84 : 76)}"/>`;
  }
  return `${drawn}<path class="lit" d="${polygon(inner, 22, turn)}"/><path class="line" d="${polygon(inner, 12, turn + Math.PI / inner)}"/>`;
}

function drawn({ name, family, heart }: Development): string {
  const dice = diceFor(name);
  const hue = HUE[family] + dice.between(-7, 7);
  const lines = { arms, sight, building, voyage, trade, market, works, seal: (each: Dice) => seal(each, heart) }[family];
  let dots = "";
  for (let x = 10; x < WIDTH; x += 20) {
    for (let y = 15; y < HEIGHT; y += 20) dots += `<circle cx="${x}" cy="${y}" r=".7"/>`;
  }
  return `<defs><radialGradient id="back" cx=".5" cy=".45" r=".8"><stop offset="0" stop-color="${hsl(hue, 34, 21)}"/><stop offset="1" stop-color="${hsl(hue + 14, 36, 9)}"/></radialGradient></defs>
<style>path,circle,ellipse,rect{fill:none;stroke-linejoin:round;stroke-linecap:round}.line{stroke:${hsl(hue, 62, 76)};stroke-width:1.5}.lit{stroke:${hsl(hue, 86, 84)};stroke-width:1.8;fill:${hsl(hue, 74, 60, 0.2)}}.thin{stroke:${hsl(hue, 50, 66, 0.75)};stroke-width:.9}.faint{stroke:${hsl(hue, 46, 62, 0.4)};stroke-width:1}.dot{fill:${hsl(hue, 92, 86)}}</style>
<rect width="${WIDTH}" height="${HEIGHT}" style="fill:url(#back)"/><g style="opacity:.5">${dots.replaceAll("<circle", `<circle style="fill:${hsl(hue, 50, 62, 0.5)}"`)}</g>${lines(dice)}`;
}

const kept = new Map<string, string>();

export function developmentArt(card: Development): string {
  const key = `${card.name}/${card.family}`;
  let image = kept.get(key);
  if (!image) kept.set(key, (image = asImage(WIDTH, HEIGHT, drawn(card))));
  return image;
}
