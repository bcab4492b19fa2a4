// What lies behind a table: a quiet nebula in the colours of its game.

export const WIDE = 640;
export const HIGH = 400;

export interface Sky {
  /** The game's own colour: of the nearer cloud here, and of the light behind a result. */
  ground: string;
  /** Of the cloud further away. */
  far: string;
  /** What is seen between clouds. */
  deep: string;
}

/** A cloud: noise that is see-through where it is low. */
function cloud(id: string, colour: string, seed: number, across: number, down: number, dense: number): string {
  return `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">
<feTurbulence type="fractalNoise" baseFrequency="${across} ${down}" numOctaves="5" seed="${seed}"/>
<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${dense} 0 0 0 ${(-dense * 0.42).toFixed(2)}" result="thick"/>
<feFlood flood-color="${colour}"/><feComposite in2="thick" operator="in"/>
</filter>`;
}

const all = `width="${WIDE}" height="${HIGH}"`;

/** The drawing. Text lies over it behind panels of dark glass, so it is nowhere brighter than those can bear. */
export function nebula({ ground, far, deep }: Sky): string {
  return `<defs>${cloud("near", ground, 7, 0.0036, 0.0064, 2.1)}${cloud("away", far, 23, 0.0026, 0.0042, 2)}${cloud("dust", "#04060d", 41, 0.0056, 0.01, 2.4)}
<radialGradient id="glow" cx=".72" cy=".08" r=".8"><stop stop-color="${ground}" stop-opacity=".3"/><stop offset="1" stop-color="${ground}" stop-opacity="0"/></radialGradient></defs>
<rect ${all} fill="${deep}"/><rect ${all} filter="url(#away)" opacity=".32"/><rect ${all} fill="url(#glow)"/><rect ${all} filter="url(#near)" opacity=".36"/><rect ${all} filter="url(#dust)" opacity=".5"/><rect ${all} fill="#0a0e1e" opacity=".4"/>`;
}
