import type { Language } from "../http/language.ts";
import type { BannerOffer } from "../operator.ts";

/** A banner in wire format, in one language. */
export const wireBanner =
  (language: Language) =>
  ({ image, html }: BannerOffer) => ({ image, html: html[language] });
