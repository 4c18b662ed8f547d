import { isSlipReason, type SlipEntry } from "@member-wallet/api";
import { statementState } from "@member-wallet/domain";
import type { SlipRow } from "@member-wallet/ui/dialogs/slips";

/** A slip as the list shows it: no amount until the server has read it (0 or less), and only known reasons (§8). */
export function slipRow({ reference, createdAt, amount, status, note }: SlipEntry): SlipRow {
  return {
    reference,
    receivedAt: createdAt,
    amount: amount > 0 ? amount : null,
    state: statementState(status),
    reason: note !== null && isSlipReason(note) ? note : null,
  };
}
