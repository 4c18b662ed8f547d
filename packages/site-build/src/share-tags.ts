import type { SiteBuild } from "./site.ts";

/** The picture of a shared link, in each site's `public` folder: 1200 × 630, which chat apps crop least. */
export const SHARE_PICTURE = { path: "/share.png", width: 1200, height: 630 } as const;

const LOCALES: Record<string, string> = { th: "th_TH", lo: "lo_LA", en: "en_US" };

/**
 * What chat apps show for a link to the site (Open Graph), such as the invite link: the page's own title and
 * description, in the site's first language, because crawlers run no scripts.
 * @param siteUrl the site's origin, which makes the picture's address absolute as some apps require; may be empty.
 * @throws where the page has no title or description.
 */
export function shareTags(site: Pick<SiteBuild, "firstLanguage">, siteUrl: string, html: string): string {
  const title = pageTitle(html);
  const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1];
  if (title === undefined || description === undefined)
    throw new Error("index.html needs a title and a description: they are the preview of shared links.");
  const properties = {
    "og:type": "website",
    "og:site_name": title,
    "og:title": title,
    "og:description": description,
    "og:locale": LOCALES[site.firstLanguage],
    "og:image": siteUrl + SHARE_PICTURE.path,
    "og:image:type": "image/png",
    "og:image:width": SHARE_PICTURE.width,
    "og:image:height": SHARE_PICTURE.height,
    "og:image:alt": title,
  };
  return [
    ...Object.entries(properties).map(([name, value]) => `<meta property="${name}" content="${value}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join("\n");
}

/** The site's name: the title of its page. */
export function pageTitle(html: string): string | undefined {
  return /<title>([^<]+)<\/title>/.exec(html)?.[1];
}
