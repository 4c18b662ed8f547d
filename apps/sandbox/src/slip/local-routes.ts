import { SLIP_REASONS } from "@member-wallet/api/wire";
import { Hono } from "hono";
import * as v from "valibot";
import type { Context, SandboxEnv } from "../context.ts";
import { Refusal } from "../http/refusal.ts";
import { readWireAmount } from "../wallet/wire-amount.ts";
import { decideSlip } from "./decide.ts";
import { issueSlip } from "./issue-slip.ts";
import { SLIP_SCRIPT } from "./local-script.ts";
import { PICTURE_HEADERS } from "./picture-headers.ts";

const Amount = v.pipe(v.number(), v.minValue(0.01), v.maxValue(100_000_000));

const TransferPayload = v.object({
  amount: Amount,
  to: v.pipe(v.string(), v.regex(/^\d{6,20}$/)),
  from: v.optional(v.string(), "SCB"),
  minutesAgo: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(7 * 24 * 60)), 0),
  miniQr: v.optional(v.boolean(), true),
});

const DecisionPayload = v.variant("kind", [
  v.object({ kind: v.literal("accept"), amount: Amount }),
  v.object({ kind: v.literal("refuse"), reason: v.picklist(SLIP_REASONS) }),
]);

interface PendingRow {
  reference: string;
  createdAt: Date;
  name: string;
  username: string;
}

/**
 * The banks' and the operator's side of slips, for this machine only. POST `/sandbox/slips/transfer` makes a transfer
 * and answers `{ picture, reference }`, the slip to send as a data URL. GET `/sandbox/slips` lists those in progress,
 * oldest first, `…/{reference}/picture` shows one; POST `…/{reference}/decide` ends it and answers `{ outcome }`.
 */
export function localSlipRoutes({
  database,
  clock,
  operator,
  readBody,
  localOnly,
}: Context): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>()
    .post("/sandbox/slips/transfer", localOnly, async (c) => {
      const { amount, to, from, minutesAgo, miniQr } = await readBody(c, TransferPayload);
      const issued = await issueSlip(database, operator, {
        fromBank: from,
        toAccountNo: to,
        amount: exactly(amount),
        madeAt: new Date(clock().getTime() - minutesAgo * 60_000),
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
    .get("/sandbox/slips.js", localOnly, (c) =>
      c.body(SLIP_SCRIPT, 200, { "Content-Type": "text/javascript; charset=utf-8" }),
    )
    .get("/sandbox/slips/:reference/picture", localOnly, async (c) => {
      const [slip] = await database.query<{ jpeg: Uint8Array }>(
        "select picture as jpeg from slip where reference = $1",
        [c.req.param("reference")],
      );
      if (slip === undefined) throw new Refusal("NO_DATA", 404);
      return c.body(new Uint8Array(slip.jpeg), 200, PICTURE_HEADERS);
    })
    .post("/sandbox/slips/:reference/decide", localOnly, async (c) => {
      const payload = await readBody(c, DecisionPayload);
      const decision = payload.kind === "refuse" ? payload : { ...payload, amount: exactly(payload.amount) };
      await database.transaction((tx) => decideSlip(tx, c.req.param("reference"), decision, clock()));
      return c.json({ outcome: decision.kind === "accept" ? "credited" : "refused" });
    });
}

/** The hundredths of an amount; refuses one that is finer. */
function exactly(value: number) {
  const amount = readWireAmount(value);
  if (amount === null) throw new Refusal("KEY_INVALID");
  return amount;
}
