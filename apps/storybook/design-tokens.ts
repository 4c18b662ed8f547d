import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { declaredTokens, designTokens } from "@member-wallet/ui/tokens/design-tokens.ts";

const SITES = ["thai", "lao"];
const SHEETS = new URL("../../packages/ui/src/tokens/", import.meta.url);

/** Offers `tokens/<site>.tokens.json` for download: each site's tokens in the W3C's format, of its sheets as they are. */
export function designTokenFiles(): Plugin {
  return {
    name: "member-wallet:design-tokens",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const site = SITES.find((name) => request.url === `/${fileOf(name)}`);
        if (site === undefined) return next();
        response.setHeader("Content-Type", "application/json");
        response.end(tokensOf(site));
      });
    },
    generateBundle() {
      for (const site of SITES)
        this.emitFile({ type: "asset", fileName: fileOf(site), source: tokensOf(site) });
    },
  };
}

function fileOf(site: string): string {
  return `tokens/${site}.tokens.json`;
}

function tokensOf(site: string): string {
  return `${JSON.stringify(designTokens(sheetsOf(site)), null, 2)}\n`;
}

/** A token of a site as its sheets write it; `name` is without `--mw-`. Throws when there is none. */
export function tokenOf(site: string, name: string): string {
  const value = declaredTokens(sheetsOf(site)).get(name);
  if (value === undefined) throw new Error(`${site} has no token ${name}`);
  return value;
}

function sheetsOf(site: string): string[] {
  return ["base", site].map((name) => readFileSync(new URL(`${name}.css`, SHEETS), "utf8"));
}
