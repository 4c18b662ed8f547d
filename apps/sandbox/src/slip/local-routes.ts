import { SLIP_REASONS } from "@member-wallet/api/wire";
import { bahtFromSatang, satang } from "@member-wallet/domain";
import { Hono } from "hono";
import * as v from "valibot";
import { MINUTE_MS } from "../clock.ts";
import type { Context } from "../context.ts";
import type { SandboxEnv } from "../http/env.ts";
import { localOnly } from "../http/local-only.ts";
import { Refusal } from "../http/refusal.ts";
import { exactAmount } from "../wallet/wire-amount.ts";
import { bankNumber } from "./bank-numbers.ts";
import { issueSlip } from "./issue-slip.ts";
import type { MiniQr } from "./mini-qr.ts";
import { PICTURE_HEADERS } from "./picture-headers.ts";
import { resolveSlip } from "./resolve-slip.ts";
import { findPictureByReference } from "./slips.ts";
import { readUncredited } from "./transfers.ts";

const Amount = v.pipe(v.number(), v.minValue(0.01), v.maxValue(100_000_000));

const TransferPayload = v.object({
  amount: Amount,
  to: v.pipe(v.string(), v.regex(/^\d{6,20}$/)),
  from: v.optional(v.string(), "SCB"),
  minutesAgo: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(7 * 24 * 60)), 0),
  miniQr: v.optional(v.boolean(), true),
});

const DecisionPayload = v.variant("kind", [
  v.object({
    kind: v.literal("accept"),
    from: v.string(),
    transfer: v.pipe(v.string(), v.regex(/^\w{1,50}$/)),
  }),
  v.object({ kind: v.literal("refuse"), reason: v.picklist(SLIP_REASONS) }),
]);

interface PendingRow {
  reference: string;
  createdAt: Date;
  name: string;
  username: string;
}

/**
 * The banks' and the operator's side of slips, for this machine only. POST `/sandbox/slips/transfer` makes a transfer and
 * returns `{ picture, reference }`, the slip as a data URL; GET `/sandbox/slips/transfers` lists those to the operator that
 * no slip has credited. GET `/sandbox/slips` lists the pending slips, oldest first, `…/{reference}/picture` shows one;
 * POST `…/{reference}/decide` ends it and returns `{ outcome }`.
 */
export function localSlipRoutes({ database, clock, operator, readBody }: Context): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>()
    .post("/sandbox/slips/transfer", localOnly, async (c) => {
      const { amount, to, from, minutesAgo, miniQr } = await readBody(c, TransferPayload);
      const issued = await issueSlip(database, operator, {
        fromBank: from,
        toAccountNo: to,
        amount: exactAmount(amount),
        madeAt: new Date(clock().getTime() - minutesAgo * MINUTE_MS),
        hasMiniQr: miniQr,
      });
      if (issued === null) throw new Refusal("NO_BANK");
      const picture = `data:image/png;base64,${Buffer.from(issued.png).toString("base64")}`;
      return c.json({ picture, reference: issued.reference });
    })
    .get("/sandbox/slips", localOnly, async (c) => {
      const rows = await database.query<PendingRow>(
        `select s.reference, s.created_at as "createdAt", m.name, m.username
        from slip s join member m on m.id = s.member_id
        where s.status = 'PENDING' order by s.id limit 200`,
      );
      return c.json(
        rows.map(({ reference, createdAt, ...member }) => ({
          reference,
          createdAt: createdAt.toISOString(),
          member,
        })),
      );
    })
    .get("/sandbox/slips/transfers", localOnly, async (c) => {
      const accounts = operator.depositAccounts.filter(({ bankType }) => bankType !== "PAYMENT");
      const transfers = await readUncredited(
        database,
        accounts.map(({ bankAccountNo }) => bankAccountNo),
      );
      return c.json(
        transfers.map(({ fromBank, amount, ...transfer }) => ({
          ...transfer,
          from: fromBank,
          amount: bahtFromSatang(satang(amount)),
        })),
      );
    })
    .get("/sandbox/slips/:reference/picture", localOnly, async (c) => {
      const picture = await findPictureByReference(database, c.req.param("reference"));
      if (picture === null) throw new Refusal("NO_DATA", 404);
      return c.body(new Uint8Array(picture.jpeg), 200, PICTURE_HEADERS);
    })
    .post("/sandbox/slips/:reference/decide", localOnly, async (c) => {
      const payload = await readBody(c, DecisionPayload);
      const decision =
        payload.kind === "refuse"
          ? payload
          : { kind: payload.kind, transfer: shownTransfer(payload.from, payload.transfer) };
      await database.transaction((tx) =>
        resolveSlip(tx, operator, c.req.param("reference"), decision, clock()),
      );
      return c.json({ outcome: decision.kind === "accept" ? "credited" : "refused" });
    });
}

/** The transfer that a person reads from a slip: its bank's code and its number. */
function shownTransfer(from: string, reference: string): MiniQr {
  const bank = bankNumber(from);
  if (bank === null) throw new Refusal("NO_BANK");
  return { bank, reference };
}
