/**
 * The product that both sites are built from: `mountMember(market, environment)` puts it into the page.
 * Rooms: session, storage, language, router, layouts, screens (one per route), features (one per job of the member).
 */
export type { SiteEnvironment } from "./site/environment.ts";
export { mountMember } from "./app/mount.tsx";
