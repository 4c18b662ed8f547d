import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";

/** The colours that a page needs before its stylesheets are there. */
export interface SiteColours {
  /** Behind everything: the shell, and the browser's own bar (`theme-color`). */
  ground: string;
  /** What is drawn on it. */
  ink: string;
}

/** Reads them from the site's own token file, as the site that is being built finds it, so that no colour is said twice. */
export function siteColours(siteId: string): SiteColours {
  const fromSite = createRequire(resolve("package.json"));
  return coloursOfTokens(readFileSync(fromSite.resolve(`@member-wallet/ui/tokens/${siteId}.css`), "utf8"));
}

/** Throws when the tokens lack a colour. */
export function coloursOfTokens(tokens: string): SiteColours {
  const colour = (role: string) => {
    const value = new RegExp(`--mw-color-${role}:\\s*(#[0-9a-f]{6});`).exec(tokens)?.[1];
    if (value === undefined) throw new Error(`The site's tokens have no --mw-color-${role}.`);
    return value;
  };
  return { ground: colour("ground"), ink: colour("text-muted") };
}
