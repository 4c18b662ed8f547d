import { prerenderer, readEnvironment } from "@member-wallet/member/prerender";
import { brand } from "./brand.ts";
import { lao } from "./market.ts";

/** The site's pages without a browser, for its HTML. */
export default prerenderer(lao, readEnvironment(import.meta.env, { brand, firstTexts: {} }));
