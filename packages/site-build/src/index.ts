/**
 * The build of a site: one Vite preset with the chunks, preloads, prerendered pages, security headers and compression
 * that every site shares. `serve.ts` serves a built site locally.
 */
import react from "@vitejs/plugin-react";
import { Features } from "lightningcss";
import { loadEnv, type UserConfig, type UserConfigFnObject } from "vite";
import { type ChunkGroup, chunkGroups } from "./chunk-groups.ts";
import { chunkLoader } from "./chunk-loader.ts";
import { shortClassNames } from "./class-names.ts";
import { compileHint } from "./compile-hint.ts";
import { developmentProxy } from "./development-proxy.ts";
import { firstPage } from "./first-page.ts";
import { HASHED_NAMES } from "./hashed-names.ts";
import { licences } from "./licences.ts";
import { publishedFiles } from "./published-files.ts";
import { serviceWorker } from "./service-worker.ts";
import { type BuildSettings, readSettings } from "./settings/build-settings.ts";
import { siteConstants } from "./settings/site-constants.ts";
import type { FirstPage, SiteBuild } from "./site.ts";
import { smallIcons } from "./small-icons.ts";
import { unusedSchemas } from "./unused-schemas.ts";
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

/**
 * The Vite configuration of a site. `API_ORIGIN` is the backend to which the development server forwards its paths; the
 * settings (`VITE_…`) may be in `.env` files too. A wrong one ends the build.
 */
export function siteConfig(site: SiteBuild): UserConfigFnObject {
  return ({ mode, command }) => {
    const settings = readSettings(loadEnv(mode, ".", "VITE_"), site.id);
    // The development server has no worker.
    return configOf(site, { ...settings, serviceWorker: settings.serviceWorker && command === "build" });
  };
}

function configOf(site: SiteBuild, settings: BuildSettings): UserConfig {
  const target = process.env["API_ORIGIN"] ?? "http://localhost:4000";
  return {
    plugins: [
      react(),
      chunkLoader(),
      chunkGroups(chunksOf(site.firstPage)),
      compileHint(firstRendered(site.firstPage)),
      shortClassNames(),
      smallIcons(),
      unusedSchemas(),
      firstPage(site, settings),
      webManifest(site),
      serviceWorker(site.firstLanguage, settings.serviceWorker),
      licences(),
      publishedFiles(settings),
    ],
    server: {
      port: site.port,
      strictPort: true,
      proxy: developmentProxy(target),
    },
    // A file of texts is one value, not an export per key.
    json: { namedExports: false },
    // A theme has one colour scheme: variables that choose between two would be on every page for nothing.
    css: { lightningcss: { exclude: Features.LightDark } },
    define: siteConstants(site.version, settings),
    build: {
      sourcemap: false,
      // A page requests all its chunks at once; those that every page loads need no further preload.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, dependencies, { hostType }) =>
          hostType === "html" ? dependencies : dependencies.filter((file) => !ON_EVERY_PAGE.test(file)),
      },
      assetsInlineLimit: 0,
      rolldownOptions: { output: HASHED_NAMES },
    },
  };
}
