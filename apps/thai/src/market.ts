import type { Market } from "@member-wallet/domain";

/** Thailand (§1, §5, §9): ten-digit phones, baht, Thai first; two banks are recommended at registration. */
export const thai: Market = {
  id: "thai",
  firstLanguage: "th",
  phone: { kind: "digits", length: 10, countryCode: "66" },
  currency: { kind: "fixed", code: "BAHT" },
  recommendedBanks: ["SCB", "KBANK"],
  // 1323 is the mental health line of Thailand's ministry of health.
  protection: { minimumAge: 20, help: { phone: "1323" } },
};
