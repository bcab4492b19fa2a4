// The service worker: without a connection the page opens all the same, with what it last heard; and a message of
// the browser leads back to its table.

/// <reference lib="webworker" />

import { clientsClaim } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";

declare const self: ServiceWorkerGlobalScope;

/** Milliseconds for a window to say where it is. */
const SAID_WITHIN = 300;
const DAY = 24 * 60 * 60;
/** What tells who plays what, so that the lobby and a table can be opened. A game's steps come by the socket. */
const TOLD = /^\/api\/(me|me\/tables|house|games|games\/[^/]+\/(cards|messages\/[^/]+)|tables|tables\/[^/]+)$/;

// No strategy remembers anything that a newer worker would not understand.
void self.skipWaiting();
clientsClaim();

// Their names carry a digest, so what was fetched once never changes.
registerRoute(
  ({ url }) => url.pathname.startsWith("/assets/"),
  new CacheFirst({ cacheName: "cosmodrome-assets", plugins: [new ExpirationPlugin({ maxEntries: 200, purgeOnQuotaError: true })] }),
);

// Every address is the same page.
registerRoute(
  ({ request, url }) => request.mode === "navigate" || url.pathname === "/",
  new NetworkFirst({ cacheName: "cosmodrome-page", plugins: [{ cacheKeyWillBeUsed: () => Promise.resolve("/") }] }),
);

registerRoute(
  ({ url }) => TOLD.test(url.pathname),
  new NetworkFirst({
    cacheName: KEPT_TOLD,
    plugins: [new ExpirationPlugin({ maxEntries: 100, maxAgeSeconds: 30 * DAY, purgeOnQuotaError: true }), { cachedResponseWillBeUsed: marked }],
  }),
);

/** An answer of another time says so. */
function marked({ cachedResponse }: { cachedResponse?: Response }): Promise<Response | undefined> {
  if (!cachedResponse) return Promise.resolve(undefined);
  const headers = new Headers(cachedResponse.headers);
  headers.set(KEPT_HEADER, "1");
  return Promise.resolve(new Response(cachedResponse.body, { status: cachedResponse.status, headers }));
}

/** What the server tells who is not there: which table waits. */
interface Call {
  table: string;
  title: string;
  body: string;
}

self.addEventListener("push", (event) => {
  const call = event.data?.json() as Call | undefined;
  if (call) event.waitUntil(called(call));
});

async function called({ table, title, body }: Call) {
  const address = new URL(`/table/${encodeURIComponent(table)}`, self.location.origin).href;
  const windows = await ourWindows();
  if (windows.some(({ client, at }) => client.focused && at === address)) return;
  await self.registration.showNotification(title, { body, tag: table, icon: "/icon-192.png", data: address });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(String(event.notification.data)));
});

self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(calledOn(event.newSubscription));
});

/** What `GET /api/calls` tells of it. */
interface Calls {
  push_key: string;
  devices: { here: boolean; language: string }[];
}

/** This browser has another address at its push service, or is to ask for one: the server hears of it if it calls here. */
async function calledOn(fresh: PushSubscription | null | undefined) {
  const { push_key, devices } = (await (await fetch("/api/calls")).json()) as Calls;
  const known = devices.find(({ here }) => here);
  if (!push_key || !known) return;
  const options = { userVisibleOnly: true, applicationServerKey: push_key };
  const { endpoint, keys } = (fresh ?? (await self.registration.pushManager.subscribe(options))).toJSON();
  const body = JSON.stringify({ endpoint, key: keys?.p256dh, secret: keys?.auth, language: known.language });
  await fetch("/api/calls/devices", { method: "POST", headers: { "content-type": "application/json" }, body });
}

/** To the window that shows the address, to any other of ours, or to a new one. */
async function lead(address: string) {
  const windows = await ourWindows();
  const there = windows.find(({ at }) => at === address) ?? windows[0];
  if (!there) return void (await self.clients.openWindow(address));
  await there.client.focus();
  if (there.at !== address) there.client.postMessage({ type: "go", address });
}

/** Our windows and where each of them is. */
async function ourWindows() {
  // Also a window that was being opened while this worker began: nobody claims it later.
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return Promise.all(windows.map(async (client) => ({ client, at: await addressOf(client) })));
}

/** A window says it itself: the browser knows only at which address it was opened. One that sleeps says nothing. */
function addressOf(client: WindowClient): Promise<string> {
  return new Promise((found) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<string>) => found(data);
    client.postMessage({ type: "where" }, [port2]);
    setTimeout(() => found(client.url), SAID_WITHIN);
  });
}
