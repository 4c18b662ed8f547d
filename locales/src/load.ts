import type { Language } from "./languages.ts";
import type { Namespace } from "./texts.ts";

type TextFile = { default: Record<string, unknown> };

const FILES: Record<Language, Record<Namespace, () => Promise<TextFile>>> = {
  th: {
    errors: () => import("../th/errors.json"),
    game: () => import("../th/game.json"),
    member: () => import("../th/member.json"),
    site: () => import("../th/site.json"),
    statement: () => import("../th/statement.json"),
    transfer: () => import("../th/transfer.json"),
    ui: () => import("../th/ui.json"),
  },
  lo: {
    errors: () => import("../lo/errors.json"),
    game: () => import("../lo/game.json"),
    member: () => import("../lo/member.json"),
    site: () => import("../lo/site.json"),
    statement: () => import("../lo/statement.json"),
    transfer: () => import("../lo/transfer.json"),
    ui: () => import("../lo/ui.json"),
  },
  en: {
    errors: () => import("../en/errors.json"),
    game: () => import("../en/game.json"),
    member: () => import("../en/member.json"),
    site: () => import("../en/site.json"),
    statement: () => import("../en/statement.json"),
    transfer: () => import("../en/transfer.json"),
    ui: () => import("../en/ui.json"),
  },
};

/**
 * Fetches one namespace in one language, as a chunk of its own.
 * Rejects when the chunk cannot be fetched: the caller shows its try-again state.
 */
export async function loadTexts(language: Language, namespace: Namespace): Promise<Record<string, unknown>> {
  return (await FILES[language][namespace]()).default;
}
