import { prerenderer, readEnvironment } from "@member-wallet/member/prerender";
import { brand } from "./brand.ts";
import { thai } from "./market.ts";

/** The site's pages without a browser, for its HTML. */
export default prerenderer(thai, readEnvironment(import.meta.env, { brand, firstTexts: {} }));
