import { satang } from "@member-wallet/domain";
import type { StatementEntryDialogProps, StatementEntryView } from "./props.ts";

/** A withdrawal of 1,000 baht that went through. */
export function anEntryView(over: Partial<StatementEntryView> = {}): StatementEntryView {
  return {
    activity: "ถอนเงิน",
    name: null,
    state: "success",
    amount: satang(100_000),
    sign: "-",
    from: "กระเป๋าเงิน",
    to: "ธนาคารไทยพาณิชย์",
    createdAt: "2026-01-05T03:04:05.000Z",
    sentAt: null,
    endedAt: null,
    note: null,
    ...over,
  };
}

const nothing = () => {};

export function anEntryDialog(over: Partial<StatementEntryDialogProps> = {}): StatementEntryDialogProps {
  return {
    content: { kind: "ready", data: anEntryView() },
    support: null,
    recent: null,
    steps: [],
    onClose: nothing,
    ...over,
  };
}
