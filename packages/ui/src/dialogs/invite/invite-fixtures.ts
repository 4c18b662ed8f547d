import { satang } from "@member-wallet/domain";
import type { InviteDialogProps, InviteLogRow, InviteOffer } from "./props.ts";

/** A link, and an invite bonus of 125.50 baht. */
export function anInviteOffer(over: Partial<InviteOffer> = {}): InviteDialogProps["content"] {
  return {
    kind: "ready",
    data: { link: "https://wallet.example/register?code=PR64f0c2a1", amount: satang(12_550), ...over },
  };
}

export function anInviteLog(
  rows: readonly InviteLogRow[],
  over: { page?: number; pages?: number; turning?: boolean; stale?: string | null } = {},
): InviteDialogProps["log"] {
  return { kind: "ready", data: { rows, page: 1, pages: 1, turning: false, stale: null, ...over } };
}

export const FRIEND: InviteLogRow = {
  name: "สมหญิง",
  amount: satang(1_250),
  createdAt: "2026-01-05T03:04:05.000Z",
};

const nothing = () => {};

export function anInviteDialog(over: Partial<InviteDialogProps> = {}): InviteDialogProps {
  return {
    content: anInviteOffer(),
    log: anInviteLog([FRIEND, { ...FRIEND, name: "Somsak" }]),
    pending: false,
    unresolved: null,
    onReceive: nothing,
    onPage: nothing,
    onClose: nothing,
    ...over,
  };
}
