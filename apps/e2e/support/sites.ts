import type { Language } from "@member-wallet/locales";
import type { SiteName } from "./addresses.ts";

/** A demo member of a fresh sandbox. */
export interface Member {
  username: string;
  password: string;
}

/** What the journeys know of a site. */
interface SiteFacts {
  /** The language that it begins in. */
  readonly first: Language;
  /** A language to change to. */
  readonly other: Language;
  /** A national number begins so, and has so many digits: `null` where any number is one. */
  readonly phone: { readonly prefix: string; readonly digits: number | null };
  readonly members: readonly [Member, Member];
  /** A game in which the first member has no account. */
  readonly closedGame: string;
  /** Whether the first member has an invite bonus to receive. */
  readonly hasInvited: boolean;
}

/** A member of all sites' journeys: a Thai name at KTB, which requires English ones, and an account at JOKER. */
export const SUDA: Member = { username: "0898765432", password: "demo-5678" };

export const SITES: Record<SiteName, SiteFacts> = {
  thai: {
    first: "th",
    other: "en",
    phone: { prefix: "08", digits: 10 },
    members: [{ username: "0812345678", password: "demo-1234" }, SUDA],
    closedGame: "SLOTXO",
    hasInvited: true,
  },
  lao: {
    first: "lo",
    other: "th",
    phone: { prefix: "20", digits: null },
    members: [{ username: "2055512345", password: "demo-9012" }, SUDA],
    closedGame: "CIRCUS",
    hasInvited: false,
  },
};
