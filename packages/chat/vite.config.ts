import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The library: one entry, one style.css, lazy parts as chunks, and no dependency bundled. */
export default defineConfig({
  plugins: [react()],
  build: {
    cssCodeSplit: false,
    sourcemap: false,
    lib: {
      formats: ["es"],
      cssFileName: "style",
      entry: { index: fileURLToPath(new URL("src/index.ts", import.meta.url)) },
    },
    rolldownOptions: {
      // Every bare import is a dependency or a peer.
      external: /^(?![./]|[A-Za-z]:)/,
    },
  },
});
