import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  build: {
    // The server serves the page from its own package, so that a wheel carries it.
    outDir: "../src/cosmodrome/server/page",
    emptyOutDir: true,
    target: "es2022",
  },
  server: {
    port: 5173,
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
    // The sentences live beside the Python that also speaks them.
    fs: { allow: [".."] },
  },
});
