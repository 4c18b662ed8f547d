/**
 * The build of a site: one Vite preset with the chunks, preloads, prerendered pages, security headers and compression
 * that every site shares. `serve.ts` serves a built site locally.
 */
import react from "@vitejs/plugin-react";
import type { UserConfig } from "vite";
import { loadEnv } from "vite";
import { type ChunkGroup, chunkGroups } from "./chunk-groups.ts";
import { chunkLoader } from "./chunk-loader.ts";
import { shortClassNames } from "./class-names.ts";
import { compileHint } from "./compile-hint.ts";
import { developmentProxy } from "./development-proxy.ts";
import { firstPage } from "./first-page.ts";
import { publishedFiles } from "./published-files.ts";
import { originsFrom } from "./security-headers.ts";
import { serviceWorker } from "./service-worker.ts";
import type { FirstPage, SiteBuild } from "./site.ts";
import { webManifest } from "./web-manifest.ts";

export type { SiteBuild } from "./site.ts";

/** The libraries, whose chunks stay cached across releases. */
const LIBRARIES = [
  { name: "react", modules: ["/node_modules/react/", "/node_modules/react-dom/"] },
  { name: "redux", modules: ["/node_modules/@reduxjs/", "/node_modules/react-redux/"] },
  {
    name: "libraries",
    modules: ["/node_modules/react-router/", "/node_modules/i18next/", "/node_modules/react-i18next/"],
  },
];

const ENTRY = "index";

/** The chunks that the entry itself imports, and the stylesheets of the page itself. */
const ON_EVERY_PAGE = /\/(react|redux|libraries|rolldown-runtime|index)-[^/]*\.(js|css)$/;

/** All chunks in the order in which they take modules. A site's HTML is the module of its entry. */
function chunksOf({ chunks, languages }: FirstPage): ChunkGroup[] {
  const texts = chunks.flatMap(({ name, texts: namespaces }) =>
    languages.map((language) => ({
      name: `${name}-${language}`,
      modules: namespaces.map((namespace) => `/locales/${language}/${namespace}.json`),
    })),
  );
  return [...LIBRARIES, { name: ENTRY, modules: ["/index.html"] }, ...chunks, ...texts];
}

/** The chunks whose code the first render mostly runs. */
function firstRendered({ chunks }: FirstPage): string[] {
  return [...LIBRARIES, { name: ENTRY }, ...chunks.filter((chunk) => chunk.inFirstRender)].map(
    ({ name }) => name,
  );
}

/** The Vite configuration of a site. `API_ORIGIN` is the backend to which the development server forwards its paths. */
export function siteConfig(site: SiteBuild): UserConfig {
  const environment = { ...loadEnv("production", ".", "VITE_"), ...process.env };
  const origins = originsFrom(environment);
  const vitalsRate = readVitalsRate(environment["VITE_REPORT_VITALS"] || "0.1");
  const target = process.env["API_ORIGIN"] ?? "http://localhost:4000";
  return {
    plugins: [
      react(),
      chunkLoader(),
      chunkGroups(chunksOf(site.firstPage)),
      compileHint(firstRendered(site.firstPage)),
      shortClassNames(),
      firstPage(site, origins.apiUrl, environment["VITE_SITE_URL"] ?? ""),
      webManifest(site),
      serviceWorker(site.firstLanguage, environment["VITE_SERVICE_WORKER"] !== "off"),
      publishedFiles(origins),
    ],
    server: {
      port: site.port,
      strictPort: true,
      proxy: developmentProxy(target),
    },
    // A file of texts is one value, not an export per key.
    json: { namedExports: false },
    define: {
      "import.meta.env.VITE_SITE_VERSION": JSON.stringify(site.version),
      // A build without reports contains no code of theirs in its first load.
      "import.meta.env.VITE_REPORT_URL": JSON.stringify(origins.reportUrl),
      "import.meta.env.VITE_REPORT_VITALS": JSON.stringify(vitalsRate),
    },
    build: {
      sourcemap: false,
      // A page requests all its chunks at once; those that every page loads need no further preload.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, dependencies, { hostType }) =>
          hostType === "html" ? dependencies : dependencies.filter((file) => !ON_EVERY_PAGE.test(file)),
      },
      assetsInlineLimit: 0,
    },
  };
}

/** The share of page loads that reports web vitals; throws on any other number. */
function readVitalsRate(setting: string): number {
  const rate = Number(setting);
  if (!(rate >= 0 && rate <= 1))
    throw new Error(`VITE_REPORT_VITALS is a share from 0 to 1, not ${JSON.stringify(setting)}.`);
  return rate;
}
