import type { SiteEnvironment } from "../site/environment.ts";

/** The key that the site encrypts gift links with. */
export const GIFT_LINK_KEY = "key-of-the-tests";

/** The environment of a site whose backend is at the page's own origin, without a chat. */
export function aSiteEnvironment(over: Partial<SiteEnvironment> = {}): SiteEnvironment {
  return {
    apiUrl: "",
    chatUrl: null,
    crossOriginIdempotency: false,
    mediaOrigins: [],
    giftLinkKey: GIFT_LINK_KEY,
    howToBase: "/files/howto",
    serviceWorker: false,
    version: "1.1.14",
    brand: { th: "ไซต์", lo: "ໄຊ", en: "Site" },
    firstTexts: {},
    waits: { resend: 50, pageReady: 50 },
    ...over,
  };
}
