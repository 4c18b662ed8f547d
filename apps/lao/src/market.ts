import type { Market } from "@member-wallet/domain";

/**
 * Laos (§1, §5, §9): phones of any length, a choice of currency at registration, Lao first. Its own banks stand above
 * the list of all, which begins with the Thai ones.
 */
export const lao: Market = {
  id: "lao",
  firstLanguage: "lo",
  phone: { kind: "free", countryCode: "856", mobilePrefixes: ["20", "30"] },
  currency: { kind: "choice", options: ["LAK", "BAHT"], initial: "LAK" },
  recommendedBanks: ["BCEL", "LDB", "JDB"],
  protection: { minimumAge: 18 },
};
