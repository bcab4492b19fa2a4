// "Your turn": who has to answer, or is asked to agree to something, is told so where they look: in the tab's title and icon, and, if they want, by a
// sound or a message of the browser.

import { untrack } from "svelte";

import { router } from "./router.svelte";
import { settings } from "./settings.svelte";
import { play } from "./sounds";
import { say } from "../words/words.svelte";
import type { TableInfo } from "../net/messages";

/** For what a reader is called: their turn, or something to agree to; "" for nothing. */
export type Call = "turn" | TableInfo["asked_to"];

/** Milliseconds: whose turn comes back sooner still looks at the table. */
const SHORT = 1500;
const ICON = "/icon.svg";
const ICON_TURN = "/icon-turn.svg";

/** Whether messages of the browser can be had at all: they need https, or this very computer. */
export const canNotify = "Notification" in window && window.isSecureContext;

const unlooked = () => document.hidden || !document.hasFocus();

/** Ask the browser whether it may show messages; false where it may not. */
export async function mayNotify(): Promise<boolean> {
  return canNotify && (await Notification.requestPermission()) === "granted";
}

const registration = () => navigator.serviceWorker?.getRegistration();

async function notify(table: string, title: string, wanted: Call) {
  if (settings.notices === "off" || !canNotify || Notification.permission !== "granted") return;
  const body = wanted === "turn" ? say("call-turn") : say("call-agree", { what: wanted });
  const options = { body, tag: table, icon: "/icon-192.png", data: location.href };
  const worker = await registration();
  // Telephones show only messages of a worker, and it can open the page anew.
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options).onclick = () => window.focus();
}

async function silence(table: string) {
  const worker = await registration();
  for (const notice of (await worker?.getNotifications({ tag: table })) ?? []) notice.close();
}

function call(table: string, title: string, wanted: Call) {
  if (settings.sound === "on") play("turn");
  if (unlooked()) void notify(table, title, wanted);
}

/**
 * Call the reader whenever they are wanted for something new, unless they look on and were wanted just now; call this
 * once, from a component. `title` is what the table is called; `waiting`, that its game has not begun yet.
 */
export function callOver(table: string, wanted: () => Call, title: () => string, waiting: () => boolean = () => false) {
  /** Since when this reader is not wanted; what is open at the start is no news. */
  let since: number | null = null;
  $effect(() => {
    // Whoever waits for others looks elsewhere meanwhile.
    if (waiting()) since = -SHORT;
  });
  $effect(() => {
    const now = wanted();
    if (!now) return;
    const news = since !== null && (unlooked() || performance.now() - since > SHORT);
    if (news) untrack(() => call(table, title(), now));
    const looked = () => void silence(table);
    window.addEventListener("focus", looked);
    return () => {
      since = performance.now();
      window.removeEventListener("focus", looked);
      looked();
    };
  });
  $effect(() => {
    const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    if (!icon || !wanted()) return;
    icon.href = ICON_TURN;
    return () => (icon.href = ICON);
  });
}

/** Tell the service worker where this window is, and go where a message of the browser leads. */
navigator.serviceWorker?.addEventListener("message", ({ data, ports }: MessageEvent<{ type?: string; address?: string }>) => {
  if (data.type === "where") ports[0]?.postMessage(location.origin + location.pathname);
  if (data.type === "go" && data.address) router.go(new URL(data.address).pathname);
});
