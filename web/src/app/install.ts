// Makes the page one that can be installed and opened without a connection: starts the service worker.

/** What was loaded before there was a worker is fetched once more through it, from the browser's own memory. */
async function bring() {
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache: ["/", ...loaded.filter((name) => name.startsWith(location.origin))] } });
}

export function install() {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  const first = !navigator.serviceWorker.controller;
  addEventListener("load", () => {
    // Without it the page is as good as long as there is a connection.
    navigator.serviceWorker.register("/worker.js").then(() => (first ? bring() : undefined), () => {});
  });
}
