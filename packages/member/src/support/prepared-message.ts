import type { PreparedMessage } from "@member-wallet/chat";
import type { TFunction } from "i18next";
import { formatAmount, formatDateTime, MISSING, type Satang } from "@member-wallet/domain";
import type { Texts } from "@member-wallet/locales";

/** What a member needs help with; whatever is not known is absent or `null`. */
export interface SupportMatter {
  /** What happened. */
  readonly what: keyof Texts["chat"]["prepared"]["what"];
  readonly amount?: Satang | null;
  readonly reference?: string | null;
  /** An ISO time, or epoch milliseconds. */
  readonly time?: string | number | null;
  /** Why, as the page shows it. */
  readonly reason?: string | null;
}

/**
 * The first message to support, in the member's language: what happened, and what is known of it, a line each; these on a
 * card where the chat takes cards.
 */
export function preparedMessage(t: TFunction<"chat">, matter: SupportMatter): PreparedMessage {
  const { what, amount, reference, time, reason } = matter;
  const shownAmount = formatAmount(amount);
  const shownTime = formatDateTime(time);
  const happened = t(`prepared.what.${what}`);
  const lines = [
    reason && t("prepared.reason", { reason }),
    shownAmount !== MISSING && t("prepared.amount", { amount: shownAmount }),
    reference && t("prepared.reference", { reference }),
    shownTime !== MISSING && t("prepared.time", { time: shownTime }),
  ].filter((line): line is string => Boolean(line));
  return {
    text: [happened, ...lines].join("\n"),
    card: lines.length > 0 ? { title: t("prepared.card"), lines, text: happened } : undefined,
  };
}
