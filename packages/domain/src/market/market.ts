/** How phone numbers are written where a site is at home. */
export type PhoneRule =
  /**
   * Exactly `length` digits, the first of them the trunk 0.
   * `countryCode` ("66") is what replaces that 0 in a number written internationally.
   */
  | { readonly kind: "digits"; readonly length: number; readonly countryCode: string }
  /**
   * Any number of digits. A number that begins like one of the country's mobiles (`mobilePrefixes`, without the trunk
   * 0) is known by its national digits, however it is written; `countryCode` ("856") is what it begins with abroad.
   */
  | { readonly kind: "free"; readonly countryCode: string; readonly mobilePrefixes: readonly string[] };

/** The currency of a member's bank account at registration (§2): given, or asked for. */
export type CurrencyRule =
  | { readonly kind: "fixed"; readonly code: string }
  | { readonly kind: "choice"; readonly options: readonly string[]; readonly initial: string };

/** What tells one site from another. Nothing asks which market it is in: it asks the market's rules. */
export interface Market {
  /** Short name of the site, as the theme files use it ("thai"). */
  readonly id: string;
  readonly firstLanguage: "th" | "lo" | "en";
  readonly phone: PhoneRule;
  readonly currency: CurrencyRule;
  /** Codes of the banks that registration highlights (§9); may be empty. */
  readonly recommendedBanks: readonly string[];
}
