import type { Language } from "@member-wallet/locales";

/** The site's name for players. */
export const brand: Record<Language, string> = { th: "จำปาวอลเล็ต", lo: "ຈຳປາວໍເລັດ", en: "Champa Wallet" };
