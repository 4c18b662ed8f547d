import { limitsAt, limitUse, satang, type Satang } from "@member-wallet/domain";
import { type Clock, DAY_MS } from "../clock.ts";
import type { Queryable, Transaction } from "../database/database.ts";
import { Refusal } from "../http/refusal.ts";
import type { Switches } from "../switches/switches.ts";
import { readProtection } from "./protection.ts";

export type ProtectionChecks = ReturnType<typeof createProtectionChecks>;

/** What breaks and limits refuse; nothing while the switch is off, whatever members have set. */
export function createProtectionChecks(switches: Switches, clock: Clock) {
  const offered = () => switches.state().playerProtection;

  async function isOnBreak(database: Queryable, memberId: string): Promise<boolean> {
    if (!offered()) return false;
    const { breakUntil } = await readProtection(database, memberId);
    return breakUntil !== null && breakUntil > clock();
  }

  return {
    isOnBreak,

    /** @throws {Refusal} `ON_BREAK` while the member takes a break. */
    async refuseOnBreak(database: Queryable, memberId: string): Promise<void> {
      if (await isOnBreak(database, memberId)) throw new Refusal("ON_BREAK");
    },

    /**
     * Call it with the member locked: deposits of one member at once would each find the limit free. Cancel the code that
     * the new one replaces before: that waits for a payment in flight, which then counts.
     * @throws {Refusal} `DEPOSIT_LIMIT` where a new QR, with the deposits so far and the codes that can still be paid,
     *   would exceed one of the member's limits.
     */
    async refuseAboveLimit(tx: Transaction, memberId: string, amount: Satang): Promise<void> {
      if (!offered()) return;
      const now = clock();
      const { limits } = await readProtection(tx, memberId);
      const rows = await tx.query<{ at: Date; amount: number }>(
        `select created_at as at, amount from statement_entry
        where member_id = $1 and type = 'deposit' and status <> 'FAILED' and created_at >= $2
        union all select $3, amount from qr_deposit
        where member_id = $1 and status = 'OPEN' and expires_at > $3`,
        // No period of a limit is longer.
        [memberId, new Date(now.getTime() - 31 * DAY_MS), now],
      );
      const deposits = rows.map((row) => ({ at: row.at.getTime(), amount: satang(row.amount) }));
      const use = limitUse(limitsAt(limits, now.getTime()), { deposits, since: 0 }, now.getTime());
      if (use !== null && amount > use.left) throw new Refusal("DEPOSIT_LIMIT");
    },
  };
}
