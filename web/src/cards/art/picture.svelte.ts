// A drawing as an address to show. Drawn as SVG, then kept as a bitmap: the noise in worlds is costly to draw,
// and a browser draws an SVG image anew whenever anything near it changes.

import { SvelteMap } from "svelte/reactivity";

import { HEIGHT, WIDTH } from "./world";

/** Twice the size of a large card's picture on a plain screen. */
const SCALE = 2.5;

const bitmaps = new SvelteMap<string, string>();
const waiting: string[] = [];
let working = false;

/** The drawing itself at first, and soon its bitmap. */
export function painted(drawing: string): string {
  const bitmap = bitmaps.get(drawing);
  if (bitmap) return bitmap;
  if (!waiting.includes(drawing)) {
    waiting.push(drawing);
    if (!working) {
      working = true;
      later(work);
    }
  }
  return drawing;
}

function later(then: () => void) {
  if ("requestIdleCallback" in window) requestIdleCallback(then, { timeout: 300 });
  else setTimeout(then, 30);
}

/** One picture at a time, between other things. */
async function work() {
  const drawing = waiting[0];
  if (drawing === undefined) {
    working = false;
    return;
  }
  // A browser that cannot do it goes on showing the drawing.
  const bitmap = await kept(drawing).catch(() => null);
  if (bitmap) bitmaps.set(drawing, bitmap);
  waiting.shift();
  later(work);
}

async function kept(drawing: string): Promise<string | null> {
  const image = new Image();
  image.src = drawing;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH * SCALE;
  canvas.height = HEIGHT * SCALE;
  const brush = canvas.getContext("2d");
  if (!brush) return null;
  brush.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/webp", 0.92));
  return blob && URL.createObjectURL(blob);
}
