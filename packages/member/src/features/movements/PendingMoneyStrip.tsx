import { skipToken } from "@reduxjs/toolkit/query/react";
import type { TFunction } from "i18next";
import { useLayoutEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useGetSlipsQuery } from "@member-wallet/api";
import type { LongestTime } from "@member-wallet/domain";
import { type PendingItem, PendingMoney } from "@member-wallet/ui";
import { type Act, askedAt } from "../../money-calls/record/act.ts";
import { type MoneyRow, slipRows, withdrawalRows } from "../../money-calls/record/money-rows.ts";
import { recentTime } from "../../money-calls/record/recent-time.ts";
import { useActs } from "../../money-calls/record/useRecord.ts";
import { useObserved } from "../../money-calls/record/useToldHere.ts";
import { withdrawalAddress } from "../../money-calls/record/withdrawal-address.ts";
import type { DialogAddress } from "../../navigation/dialog-address.ts";
import { PATHS } from "../../navigation/paths.ts";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { PAGE_SIZE } from "../../statement-entries/find-entry.ts";
import { useFirstStatementPage } from "./useFirstStatementPage.ts";

/**
 * All money on its way, until it arrives or is refused: slips, QRs that the member paid, and withdrawals, those of other
 * devices too. `onKnown` is called once it is known whether there is any.
 */
export function PendingMoneyStrip({ onKnown }: { onKnown: () => void }) {
  const { currentData, isError } = useFirstStatementPage();
  const rows = useMemo(() => currentData && withdrawalRows(currentData.statements), [currentData]);
  useObserved("withdraw", rows ?? null);
  const known = isError || rows !== undefined;
  const { t } = useTranslation(["acts", "statement"]);
  const acts = useActs();
  const recent = useRecentTimes(rows ?? [], acts);
  const pending = acts.flatMap((act) => pendingAct(act, recent, t) ?? []);
  const { open } = useDialogAddress();
  const navigate = useNavigate();
  // Before the paint: the strip and what is below it appear together.
  useLayoutEffect(() => {
    if (known) onKnown();
  }, [known, onKnown]);
  return (
    <PendingMoney
      items={pending.map(({ item }) => item)}
      onOpen={({ id }) => {
        const address = pending.find(({ item }) => item.id === id)?.address;
        if (address) open(address);
        else void navigate(PATHS.statement);
      }}
    />
  );
}

interface RecentTimes {
  readonly slip: LongestTime | null;
  readonly withdraw: LongestTime | null;
}

/** How long the latest slips and withdrawals took. The slips are asked for while one is being checked. */
function useRecentTimes(withdrawals: readonly MoneyRow[], acts: readonly Act[]): RecentTimes {
  const hasSlipInCheck = acts.some(
    ({ asked, stand }) => asked.kind === "slip" && stand.kind === "processing",
  );
  const { currentData } = useGetSlipsQuery(hasSlipInCheck ? { page: 1, limit: PAGE_SIZE } : skipToken);
  return { slip: recentTime(slipRows(currentData?.slips ?? [])), withdraw: recentTime(withdrawals) };
}

/** Accepted money, and the dialog that shows it, or `null` for the statement; `null` for what is not on its way. */
function pendingAct(
  act: Act,
  recent: RecentTimes,
  t: TFunction<["acts", "statement"]>,
): { item: PendingItem; address: DialogAddress | null } | null {
  const { key: id, asked, stand } = act;
  if (stand.kind !== "processing") return null;
  const { amount, reference, qr, sentAt } = stand.progress;
  const { kind } = asked;
  const step = (text: string, time: string) => ({ id, amount, done: { text, at: time } });
  if (kind === "slip") {
    const item = { kind, ...step(t("steps.slip.received"), askedAt(act)), recent: recent.slip };
    return { item, address: { kind: "slips", reference } };
  }
  if (kind === "withdraw") {
    const done =
      sentAt === null
        ? step(t("statement:entry.asked"), askedAt(act))
        : step(t("statement:entry.sent"), sentAt);
    const item = { kind: "withdrawal", ...done, recent: recent.withdraw } as const;
    return { item, address: withdrawalAddress(stand.progress) };
  }
  // A QR is listed once the member has said that they paid it.
  if (!qr?.paidAt) return null;
  const item = { kind: "qr", ...step(t("steps.qr.paid"), qr.paidAt), recent: null } as const;
  return { item, address: null };
}
