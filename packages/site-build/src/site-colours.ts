import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";

/** The colours that a page needs before its stylesheets load. */
export interface SiteColours {
  /** The background of the shell and of the browser's bar (`theme-color`). */
  ground: string;
  /** The text colour on it. */
  ink: string;
}

/** Reads them from the token file of the site being built, so that no colour is defined twice. */
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
