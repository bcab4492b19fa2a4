import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  // Said to the page and to its service worker, which must share no file.
  define: { KEPT_HEADER: JSON.stringify("x-cosmodrome-kept"), KEPT_TOLD: JSON.stringify("cosmodrome-told") },
  build: {
    // The server serves the page from its own package, so that a wheel carries it.
    outDir: "../src/cosmodrome/server/page",
    emptyOutDir: true,
    target: "es2022",
    rollupOptions: {
      input: ["index.html", "src/worker.ts"],
      // A browser asks for its service worker by one name, at the root, whatever is in it.
      output: { entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js") },
    },
  },
  server: {
    port: 5173,
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
    // The sentences live beside the Python that also speaks them.
    fs: { allow: [".."] },
  },
});
