import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Rollup } from "vite";

let first: Set<string> | undefined;
let tables: Set<string> | undefined;

/** Some modules, and all that they cannot do without. */
function withNeeds(some: string[], { getModuleInfo }: Rollup.ManualChunkMeta): Set<string> {
  const found = new Set(some);
  for (const id of found) for (const other of getModuleInfo(id)?.importedIds ?? []) found.add(other);
  return found;
}

/** What tables share: no game's own, and not needed from the page's first moment. */
function isShared(id: string, told: Rollup.ManualChunkMeta): boolean {
  if (!id.includes("/src/") || id.includes("/src/games/")) return false;
  const all = [...told.getModuleIds()];
  first ??= withNeeds(all.filter((each) => told.getModuleInfo(each)?.isEntry), told);
  tables ??= withNeeds(all.filter((each) => each.includes("/src/games/") || each.includes("/src/table/plain/")), told);
  return tables.has(id) && !first.has(id);
}

/** The messages of a language are one file. */
const messagesOf = (id: string) => /\/words\/messages\/(\w+)\//.exec(id)?.[1];

export default defineConfig({
  plugins: [svelte()],
  // Said to the page and to its service worker, which must share no file.
  define: { KEPT_HEADER: JSON.stringify("x-cosmodrome-kept"), KEPT_TOLD: JSON.stringify("cosmodrome-told") },
  build: {
    // The server serves the page from its own package, so that a wheel carries it.
    outDir: "../src/cosmodrome/server/page",
    emptyOutDir: true,
    target: "es2022",
    // Under the page's policy letters come from the server only, not from within a file.
    assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
    rollupOptions: {
      input: ["index.html", "src/worker.ts"],
      // A browser asks for its service worker by one name, at the root, whatever is in it.
      output: {
        entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js"),
        // What tables share is one file: else each table would ask for three dozen more, of a few hundred bytes each.
        manualChunks: (id, told) => messagesOf(id) ?? (isShared(id, told) ? "table" : undefined),
        onlyExplicitManualChunks: true,
      },
    },
  },
  server: {
    port: 5173,
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
    // The sentences live beside the Python that also speaks them.
    fs: { allow: [".."] },
  },
});
