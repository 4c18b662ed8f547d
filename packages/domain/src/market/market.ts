import type { TimeCheck } from "../protection/time-check.ts";
/** The format of phone numbers in a site's country. */
export type PhoneRule =
  /**
   * Exactly `length` digits, the first of them the trunk 0.
   * `countryCode` ("66") is what replaces that 0 in a number written internationally.
   */
  | { readonly kind: "digits"; readonly length: number; readonly countryCode: string }
  /**
   * Any number of digits. A number that begins like one of the country's mobiles (`mobilePrefixes`, without the trunk
   * 0) is identified by its national digits in any format; `countryCode` ("856") precedes it abroad.
   */
  | { readonly kind: "free"; readonly countryCode: string; readonly mobilePrefixes: readonly string[] };

/** The currency of a member's bank account at registration (§2): fixed, or chosen by the member. */
export type CurrencyRule =
  | { readonly kind: "fixed"; readonly code: string }
  | { readonly kind: "choice"; readonly options: readonly string[]; readonly initial: string };

/** Help with problem gambling that is independent of the operator. */
export interface HelpLine {
  /** A phone number as it is dialled. */
  readonly phone?: string;
  /** Address of a website. */
  readonly website?: string;
}

/** What a market tells its players for their protection (§2 Player protection). What is unset shows nowhere. */
export interface PlayerProtection {
  /** The age in years from which one may play. */
  readonly minimumAge?: number;
  /** How often a player who has chosen nothing is asked whether to go on; default every 60 minutes. */
  readonly timeCheck?: TimeCheck;
  readonly help?: HelpLine;
}

/** The differences between sites. Code reads these rules instead of checking the market. */
export interface Market {
  /** Short name of the site, as in the theme files ("thai"). */
  readonly id: string;
  /** The language of a visitor who has chosen none (§1 Languages). */
  readonly firstLanguage: "th" | "lo" | "en";
  readonly phone: PhoneRule;
  readonly currency: CurrencyRule;
  /** Codes of the banks that registration highlights (§9); may be empty. */
  readonly recommendedBanks: readonly string[];
  /** Without it nothing of player protection shows. */
  readonly protection?: PlayerProtection;
}
