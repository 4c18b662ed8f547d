import { prerenderer } from "@member-wallet/member/prerender";
import { brand } from "./brand.ts";
import { lao } from "./market.ts";

/** The site's pages without a browser, for its HTML. */
export default prerenderer(lao, { ...import.meta.env.SITE_SETTINGS, brand, firstTexts: {} });
