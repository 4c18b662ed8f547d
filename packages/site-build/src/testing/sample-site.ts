import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { headersFile } from "../security-headers.ts";
import { readSettings } from "../settings/build-settings.ts";

const PAGE = "<style>p{}</style><p>page</p>";
const FILES: Record<string, string> = {
  "secret.txt": "secret",
  "dist/index.html": PAGE,
  "dist/login.html": "<p>log-in</p>",
  "dist/service-worker.js": "worker",
  "dist/favicon.svg": "<svg/>",
  "dist/.env": "secret",
  "dist/.git/config": "secret",
  "dist/_redirects": "secret",
  "dist/assets/app.js": "plain",
  "dist/assets/app.js.br": "brotli",
  "dist/assets/app.js.gz": "gzip",
  "dist/assets/font.woff2": "font",
};

export interface SampleSite {
  /** Contains the built files; a file `secret.txt` is beside it. */
  dist: string;
  remove(): void;
}

/** A small built site in a temporary folder, with a page, assets, compressed files, and files that nobody may read. */
export function sampleSite(): SampleSite {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  const assets = ["assets/app.js", "assets/font.woff2"];
  const headers = headersFile(readSettings({}, "thai"), { scripts: ["start()"], styles: ["p{}"] }, assets);
  for (const [path, text] of Object.entries({ ...FILES, "dist/_headers": headers })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return { dist: join(folder, "dist"), remove: () => rmSync(folder, { recursive: true }) };
}
