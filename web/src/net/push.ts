// Calls while no page is open: this browser told to the server, so that its push service can hand a message on.

import { api } from "./api";
import { canNotify, mayNotify } from "../app/calls.svelte";
import type { CallsKnown } from "./messages";
import { settings } from "../app/settings.svelte";

/** Whether this browser can be called at all: it needs a service worker, and on some telephones the page installed. */
export const canPush = canNotify && "serviceWorker" in navigator && "PushManager" in window;

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Which of the browsers that are called is this one. */
export async function ownDevice(calls: CallsKnown): Promise<string | null> {
  const own = canPush ? await subscription() : null;
  return calls.devices.find(({ endpoint }) => endpoint === own?.endpoint)?.id ?? null;
}

/** Let this browser be called; null where it does not allow that. Raises Refused. */
export async function callHere(calls: CallsKnown): Promise<CallsKnown | null> {
  if (!canPush || !(await mayNotify())) return null;
  const worker = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: calls.push_key };
  let own: PushSubscription;
  try {
    own = await worker.pushManager.subscribe(options);
  } catch {
    // It may have been told another server's key, as before a move; or it wants none.
    await (await subscription())?.unsubscribe();
    try {
      own = await worker.pushManager.subscribe(options);
    } catch {
      return null;
    }
  }
  const { p256dh = "", auth = "" } = own.toJSON().keys ?? {};
  return api.callHere(own.endpoint, p256dh, auth, settings.language);
}

/** Call this browser no more. Raises Refused. */
export async function callNoMore(calls: CallsKnown): Promise<CallsKnown> {
  const device = await ownDevice(calls);
  await (await subscription())?.unsubscribe();
  return device ? api.callNoMore(device) : calls;
}

/** Whoever signs in anew, or whose browser has another address by now, is called here on. */
export async function staysCalled(): Promise<void> {
  if (settings.push !== "on" || !canPush || Notification.permission !== "granted") return;
  const calls = await api.calls();
  if (calls.push_key && !(await ownDevice(calls))) await callHere(calls);
}
