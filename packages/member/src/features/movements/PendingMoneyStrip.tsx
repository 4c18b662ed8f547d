import type { TFunction } from "i18next";
import { useLayoutEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { type PendingItem, PendingMoney } from "@member-wallet/ui";
import { type Act, askedAt } from "../../money-calls/record/act.ts";
import { withdrawalRows } from "../../money-calls/record/money-rows.ts";
import { useActs } from "../../money-calls/record/useRecord.ts";
import { useObserved } from "../../money-calls/record/useToldHere.ts";
import { withdrawalAddress } from "../../money-calls/record/withdrawal-address.ts";
import type { DialogAddress } from "../../navigation/dialog-address.ts";
import { PATHS } from "../../navigation/paths.ts";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { useNewestEntries } from "./useNewestEntries.ts";

/**
 * All money on its way, until it arrives or is refused: slips, QRs that the member paid, and withdrawals, those of other
 * devices too. `onKnown` is called once it is known whether there is any.
 */
export function PendingMoneyStrip({ onKnown }: { onKnown: () => void }) {
  const { currentData, isError } = useNewestEntries();
  const rows = useMemo(() => currentData && withdrawalRows(currentData.statements), [currentData]);
  useObserved("withdraw", rows ?? null);
  const known = isError || rows !== undefined;
  const { t } = useTranslation(["acts", "statement"]);
  const pending = useActs().flatMap((act) => pendingAct(act, t) ?? []);
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

/** Accepted money, and the dialog that shows it, or `null` for the statement; `null` for what is not on its way. */
function pendingAct(
  act: Act,
  t: TFunction<["acts", "statement"]>,
): { item: PendingItem; address: DialogAddress | null } | null {
  const { key: id, asked, stand } = act;
  if (stand.kind !== "processing") return null;
  const { amount, reference, qr, sentAt } = stand.progress;
  const { kind } = asked;
  const step = (text: string, time: string) => ({ id, amount, done: { text, at: time } });
  if (kind === "slip") {
    const item = { kind, ...step(t("steps.slip.received"), askedAt(act)) };
    return { item, address: { kind: "slips", reference } };
  }
  if (kind === "withdraw") {
    const done =
      sentAt === null
        ? step(t("statement:entry.asked"), askedAt(act))
        : step(t("statement:entry.sent"), sentAt);
    const item = { kind: "withdrawal", ...done } as const;
    return { item, address: withdrawalAddress(stand.progress) };
  }
  // A QR is listed once the member has said that they paid it.
  if (!qr?.paidAt) return null;
  return { item: { kind: "qr", ...step(t("steps.qr.paid"), qr.paidAt) }, address: null };
}
