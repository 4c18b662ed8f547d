/**
 * The product that both sites are built from: `mountMember(market, environment)` puts it into the page. The folders
 * are layers; `docs/architecture.md` says what is in each.
 */
export type { SiteEnvironment } from "./site/environment.ts";
export { mountMember } from "./app/mount.tsx";
