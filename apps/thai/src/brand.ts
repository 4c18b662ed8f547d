import type { Language } from "@member-wallet/locales";

/** The site's name for players. */
export const brand: Record<Language, string> = { th: "ทองวอลเล็ต", lo: "ທອງວໍເລັດ", en: "Thong Wallet" };
