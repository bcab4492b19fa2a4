// The service worker: without a connection the page opens all the same, with what it last heard; and a message of
// the browser leads back to its table.

/// <reference lib="webworker" />

import { clientsClaim } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";

declare const self: ServiceWorkerGlobalScope;

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
  const windows = await self.clients.matchAll({ type: "window" });
  if (windows.some(({ url, focused }) => focused && url === address)) return;
  await self.registration.showNotification(title, { body, tag: table, icon: "/icon-192.png", data: address });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(String(event.notification.data)));
});

/** To the window that shows the address, to any other of ours, or to a new one. */
async function lead(address: string) {
  const windows = await self.clients.matchAll({ type: "window" });
  const there = windows.find(({ url }) => url === address) ?? windows[0];
  if (!there) return void (await self.clients.openWindow(address));
  await there.focus();
  if (there.url !== address) there.postMessage({ type: "go", address });
}
