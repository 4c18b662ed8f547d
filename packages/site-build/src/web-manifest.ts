import type { Plugin } from "vite";
import { pageTitle } from "./share-tags.ts";
import type { SiteBuild } from "./site.ts";
import { siteColours, type SiteColours } from "./site-colours.ts";

export const MANIFEST_FILE = "manifest.webmanifest";

/** In each site's `public` folder, drawn by `tools/icons/draw-icons.ts`. */
const ICONS = [
  { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
  { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
  { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
] as const;

/** iOS reads the manifest, but not its icons. */
const IOS_ICON = "/icons/apple-touch-icon.png";

/** The pictures by which browsers show a site: that of its tab, and those of an installed site. */
export const SITE_ICONS: readonly string[] = ["/favicon.svg", IOS_ICON, ...ICONS.map(({ src }) => src)];

/** Publishes the web app manifest, and names it and the icon for iOS in every page. */
export function webManifest(site: SiteBuild): Plugin {
  let title: string | undefined;
  return {
    name: "member-wallet:web-manifest",
    apply: "build",
    transformIndexHtml: {
      order: "pre",
      handler(html) {
        title = pageTitle(html);
        const links = [
          `<link rel="manifest" href="/${MANIFEST_FILE}">`,
          `<link rel="apple-touch-icon" href="${IOS_ICON}">`,
        ];
        return html.replace("</head>", () => `${links.join("\n")}\n</head>`);
      },
    },
    generateBundle() {
      if (title === undefined) throw new Error("The web app manifest needs the title of index.html.");
      const source = JSON.stringify(manifestOf(site, title, siteColours(site.id)));
      this.emitFile({ type: "asset", fileName: MANIFEST_FILE, source });
    },
  };
}

/** The manifest of a site, in its first language. It starts at home, which leads a visitor to the log-in. */
export function manifestOf(
  { firstLanguage, firstPage, shortcuts }: Pick<SiteBuild, "firstLanguage" | "firstPage" | "shortcuts">,
  name: string,
  { ground }: SiteColours,
) {
  return {
    id: "/",
    name,
    short_name: name,
    lang: firstLanguage,
    dir: "ltr",
    start_url: firstPage.paths.home,
    scope: "/",
    display: "standalone",
    theme_color: ground,
    background_color: ground,
    icons: ICONS,
    shortcuts: shortcuts.map((shortcut) => ({ ...shortcut, icons: [ICONS[0]] })),
  };
}
