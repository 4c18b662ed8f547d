import type { Language } from "./languages.ts";
import type { Namespace } from "./texts.ts";

type TextFile = { default: Record<string, unknown> };

const FILES: Record<Language, Record<Namespace, () => Promise<TextFile>>> = {
  th: {
    contact: () => import("../th/contact.json"),
    deposit: () => import("../th/deposit.json"),
    errors: () => import("../th/errors.json"),
    game: () => import("../th/game.json"),
    howto: () => import("../th/howto.json"),
    member: () => import("../th/member.json"),
    profile: () => import("../th/profile.json"),
    register: () => import("../th/register.json"),
    parts: () => import("../th/parts.json"),
    site: () => import("../th/site.json"),
    slips: () => import("../th/slips.json"),
    statement: () => import("../th/statement.json"),
    terms: () => import("../th/terms.json"),
    transfer: () => import("../th/transfer.json"),
    ui: () => import("../th/ui.json"),
    withdraw: () => import("../th/withdraw.json"),
  },
  lo: {
    contact: () => import("../lo/contact.json"),
    deposit: () => import("../lo/deposit.json"),
    errors: () => import("../lo/errors.json"),
    game: () => import("../lo/game.json"),
    howto: () => import("../lo/howto.json"),
    member: () => import("../lo/member.json"),
    profile: () => import("../lo/profile.json"),
    register: () => import("../lo/register.json"),
    parts: () => import("../lo/parts.json"),
    site: () => import("../lo/site.json"),
    slips: () => import("../lo/slips.json"),
    statement: () => import("../lo/statement.json"),
    terms: () => import("../lo/terms.json"),
    transfer: () => import("../lo/transfer.json"),
    ui: () => import("../lo/ui.json"),
    withdraw: () => import("../lo/withdraw.json"),
  },
  en: {
    contact: () => import("../en/contact.json"),
    deposit: () => import("../en/deposit.json"),
    errors: () => import("../en/errors.json"),
    game: () => import("../en/game.json"),
    howto: () => import("../en/howto.json"),
    member: () => import("../en/member.json"),
    profile: () => import("../en/profile.json"),
    register: () => import("../en/register.json"),
    parts: () => import("../en/parts.json"),
    site: () => import("../en/site.json"),
    slips: () => import("../en/slips.json"),
    statement: () => import("../en/statement.json"),
    terms: () => import("../en/terms.json"),
    transfer: () => import("../en/transfer.json"),
    ui: () => import("../en/ui.json"),
    withdraw: () => import("../en/withdraw.json"),
  },
};

/**
 * Fetches one namespace in one language, as a chunk of its own.
 * Rejects when the chunk cannot be fetched: the caller shows its try-again state.
 */
export async function loadTexts(language: Language, namespace: Namespace): Promise<Record<string, unknown>> {
  return (await FILES[language][namespace]()).default;
}
