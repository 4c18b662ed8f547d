import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { publishedFiles, serveSite } from "@member-wallet/site-build/releases";

const SOURCE = fileURLToPath(new URL(".", import.meta.url));
/** The pages of the floor, each with a page of a site that does the same and more. */
export const FLOOR_PAGES = ["login", "home"] as const;

export interface Floor {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Builds and serves the floor: the least that a page can be with the product's libraries (React, Redux Toolkit Query,
 * the router, i18next), compressed and cached as a site is. `/login` is a form, `/home` the balance, six buttons and the
 * games, whose call begins in the head.
 */
export async function startFloor(apiOrigin: string): Promise<Floor> {
  const outDir = await mkdtemp(join(tmpdir(), "floor-"));
  await build({
    root: SOURCE,
    configFile: false,
    logLevel: "error",
    plugins: [
      react(),
      publishedFiles({ apiUrl: "", chatUrl: null, mediaOrigins: [], howToBase: "", reports: null }),
    ],
    build: {
      outDir,
      emptyOutDir: true,
      rolldownOptions: { input: FLOOR_PAGES.map((page) => join(SOURCE, `${page}.html`)) },
    },
  });
  const server = await serveSite({ folder: outDir, port: 0, apiOrigin });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await rm(outDir, { recursive: true });
    },
  };
}
