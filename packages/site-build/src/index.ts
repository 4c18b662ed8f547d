/**
 * How a site is built: one Vite preset with the chunks, preloads, static shell, security headers and compression that
 * every site shares. How a built site is served locally is in `serve.ts`.
 */
import react from "@vitejs/plugin-react";
import type { UserConfig } from "vite";
import { loadEnv } from "vite";
import { chunkLoader } from "./chunk-loader.ts";
import { shortClassNames } from "./class-names.ts";
import { developmentProxy } from "./development-proxy.ts";
import { firstPage } from "./first-page.ts";
import { minifyAgain } from "./minify-again.ts";
import { publishedFiles } from "./published-files.ts";
import { originsFrom } from "./security-headers.ts";
import type { SiteBuild } from "./site.ts";

export type { SiteBuild } from "./site.ts";

/** The vendor chunks that stay cached across releases. */
const VENDORS = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    name: "redux",
    test: /node_modules\/(@reduxjs|redux|react-redux|redux-thunk|reselect|immer|use-sync-external-store)\//,
  },
  { name: "router", test: /node_modules\/(react-router|react-router-dom|cookie|set-cookie-parser)\// },
  { name: "i18n", test: /node_modules\/(i18next|react-i18next|html-parse-stringify|void-elements)\// },
];

/**
 * What the log-in page is drawn from, in one chunk instead of six, which packs tighter. Home shares most of it, so only
 * what the log-in needs belongs here.
 */
const LOG_IN = {
  name: "log-in",
  test: /packages\/ui\/src\/(form\/FormShell|notice\/|menu\/)|packages\/ui\/src\/field\/(Field|TextField|Password|Phone|Checkbox)|packages\/member\/src\/(app\/(screens\.|layouts\/PageBoundary)|language\/|navigation\/(lazy|Page|paths)|screens\/login\/|features\/sign-in\/)/,
};

/** Small pieces that home is drawn from, and most of a member's pages: one chunk instead of five packs tighter, too. */
const HOME = {
  name: "home",
  test: /packages\/ui\/src\/(state|lazy\/LazyFallback|amount)\b|packages\/api\/src\/(wallet\/(balance-endpoint|schemas))|packages\/domain\/src\/money\/format-amount/,
};

/** The chunks that the entry itself imports, and the stylesheets of the page itself. */
const ON_EVERY_PAGE = /\/(react|redux|router|i18n|rolldown-runtime|log-in|index)-[^/]*\.(js|css)$/;

/** The Vite configuration of a site. `API_ORIGIN` says where the development server passes the backend's paths on to. */
export function siteConfig(site: SiteBuild): UserConfig {
  const environment = { ...loadEnv("production", ".", "VITE_"), ...process.env };
  const origins = originsFrom(environment);
  const target = process.env["API_ORIGIN"] ?? "http://localhost:4000";
  return {
    plugins: [
      react(),
      chunkLoader(),
      shortClassNames(),
      minifyAgain(),
      firstPage(site, origins.apiUrl, environment["VITE_SITE_URL"] ?? ""),
      publishedFiles(origins),
    ],
    server: {
      port: site.port,
      strictPort: true,
      proxy: developmentProxy(target),
    },
    // A file of texts is one value, not an export per key.
    json: { namedExports: false },
    define: { "import.meta.env.VITE_SITE_VERSION": JSON.stringify(site.version) },
    build: {
      sourcemap: false,
      // A page asks for all of its own at once; what every page has already needs no further asking.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, dependencies, { hostType }) =>
          hostType === "html" ? dependencies : dependencies.filter((file) => !ON_EVERY_PAGE.test(file)),
      },
      assetsInlineLimit: 0,
      rolldownOptions: { output: { codeSplitting: { groups: [...VENDORS, LOG_IN, HOME] } } },
    },
  };
}
