/**
 * The build of a site: one Vite preset with the chunks, preloads, prerendered pages, security headers and compression
 * that every site shares. `serve.ts` serves a built site locally.
 */
import react from "@vitejs/plugin-react";
import type { UserConfig } from "vite";
import { loadEnv } from "vite";
import { chunkGroups } from "./chunk-groups.ts";
import { chunkLoader } from "./chunk-loader.ts";
import { shortClassNames } from "./class-names.ts";
import { developmentProxy } from "./development-proxy.ts";
import { firstPage } from "./first-page.ts";
import { minifyAgain } from "./minify-again.ts";
import { publishedFiles } from "./published-files.ts";
import { originsFrom } from "./security-headers.ts";
import { serviceWorker } from "./service-worker.ts";
import type { SiteBuild } from "./site.ts";
import { webManifest } from "./web-manifest.ts";

export type { SiteBuild } from "./site.ts";

/** The vendor chunks that stay cached across releases. */
const VENDORS = [
  { name: "react", packages: ["react", "react-dom", "scheduler"] },
  {
    name: "redux",
    packages: [
      "@reduxjs",
      "redux",
      "react-redux",
      "redux-thunk",
      "reselect",
      "immer",
      "use-sync-external-store",
    ],
  },
  { name: "router", packages: ["react-router", "react-router-dom"] },
  { name: "i18n", packages: ["i18next", "react-i18next"] },
].map(({ name, packages }) => ({ name, modules: packages.map((each) => `/node_modules/${each}/`) }));

/** The chunks that the entry itself imports, and the stylesheets of the page itself. */
const ON_EVERY_PAGE = /\/(react|redux|router|i18n|rolldown-runtime|log-in|index)-[^/]*\.(js|css)$/;

/** The Vite configuration of a site. `API_ORIGIN` is the backend to which the development server forwards its paths. */
export function siteConfig(site: SiteBuild): UserConfig {
  const environment = { ...loadEnv("production", ".", "VITE_"), ...process.env };
  const origins = originsFrom(environment);
  const vitalsRate = readVitalsRate(environment["VITE_REPORT_VITALS"] || "0.1");
  const { logIn, home } = site.firstPage;
  const target = process.env["API_ORIGIN"] ?? "http://localhost:4000";
  return {
    plugins: [
      react(),
      chunkLoader(),
      chunkGroups([...VENDORS, { name: "log-in", modules: logIn }, { name: "home", modules: home }]),
      shortClassNames(),
      minifyAgain(),
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
