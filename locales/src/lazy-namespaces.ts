import type { Language } from "./languages.ts";
import type { TextFile } from "./text-file.ts";

/**
 * The namespaces that no usual first page of a visit shows: the member's screens and dialogs, and the later texts of
 * the log-in and the two notices.
 */
export const LAZY_NAMESPACES = {
  th: {
    bonus: () => import("../th/bonus.json"),
    chat: () => import("../th/chat.json"),
    claims: () => import("../th/claims.json"),
    deposit: () => import("../th/deposit.json"),
    dialogs: () => import("../th/dialogs.json"),
    game: () => import("../th/game.json"),
    invite: () => import("../th/invite.json"),
    notice: () => import("../th/notice.json"),
    profile: () => import("../th/profile.json"),
    refund: () => import("../th/refund.json"),
    slips: () => import("../th/slips.json"),
    statement: () => import("../th/statement.json"),
    terms: () => import("../th/terms.json"),
    transfer: () => import("../th/transfer.json"),
    wheel: () => import("../th/wheel.json"),
    withdraw: () => import("../th/withdraw.json"),
  },
  lo: {
    bonus: () => import("../lo/bonus.json"),
    chat: () => import("../lo/chat.json"),
    claims: () => import("../lo/claims.json"),
    deposit: () => import("../lo/deposit.json"),
    dialogs: () => import("../lo/dialogs.json"),
    game: () => import("../lo/game.json"),
    invite: () => import("../lo/invite.json"),
    notice: () => import("../lo/notice.json"),
    profile: () => import("../lo/profile.json"),
    refund: () => import("../lo/refund.json"),
    slips: () => import("../lo/slips.json"),
    statement: () => import("../lo/statement.json"),
    terms: () => import("../lo/terms.json"),
    transfer: () => import("../lo/transfer.json"),
    wheel: () => import("../lo/wheel.json"),
    withdraw: () => import("../lo/withdraw.json"),
  },
  en: {
    bonus: () => import("../en/bonus.json"),
    chat: () => import("../en/chat.json"),
    claims: () => import("../en/claims.json"),
    deposit: () => import("../en/deposit.json"),
    dialogs: () => import("../en/dialogs.json"),
    game: () => import("../en/game.json"),
    invite: () => import("../en/invite.json"),
    notice: () => import("../en/notice.json"),
    profile: () => import("../en/profile.json"),
    refund: () => import("../en/refund.json"),
    slips: () => import("../en/slips.json"),
    statement: () => import("../en/statement.json"),
    terms: () => import("../en/terms.json"),
    transfer: () => import("../en/transfer.json"),
    wheel: () => import("../en/wheel.json"),
    withdraw: () => import("../en/withdraw.json"),
  },
} satisfies Record<Language, Record<string, () => Promise<TextFile>>>;

export type LazyNamespace = keyof (typeof LAZY_NAMESPACES)["th"];
