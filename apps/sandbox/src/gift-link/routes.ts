import * as wire from "@member-wallet/api/wire";
import { bahtFromSatang } from "@member-wallet/domain";
import { Hono } from "hono";
import * as v from "valibot";
import type { Context, SandboxEnv } from "../context.ts";
import { jsonBody } from "../http/body.ts";
import { Refusal } from "../http/refusal.ts";
import { readWireAmount } from "../wallet/wire-amount.ts";
import { GIFT_LINK_SCRIPT } from "./local-section.ts";
import { openGiftLink } from "./seal.ts";
import { type GiftLink, issueGiftLink, openGiftLinks, redeem } from "./vouchers.ts";

/** From one satang to more than any mobile wallet gives away. */
const IssuePayload = v.object({ amount: v.pipe(v.number(), v.minValue(0.01), v.maxValue(100_000)) });

/**
 * Deposits by a mobile wallet's gift link: POST `/api/wallet/truelink`. For this machine only, POST
 * `/sandbox/gift-links` `{ amount }` makes a link and answers `{ link, amount }`; GET lists those that are left.
 */
export function giftLinkRoutes(context: Context): Hono<SandboxEnv> {
  const { database, clock, operator, authenticate, command, readBody, localOnly } = context;
  return new Hono<SandboxEnv>()
    .post(
      "/api/wallet/truelink",
      authenticate,
      command({
        body: jsonBody(wire.TruelinkPayload, "TRUELINK_INVALID"),
        answer: wire.Message,
        async work({ tx, memberId }, { link }) {
          const { giftLinkKey } = operator;
          const opened = giftLinkKey === null ? null : openGiftLink(link, giftLinkKey);
          await redeem(tx, operator, memberId, opened, clock());
          return { message: "SUCCESS" };
        },
      }),
    )
    .get("/sandbox/gift-links", localOnly, async (c) => c.json((await openGiftLinks(database)).map(inBaht)))
    .post("/sandbox/gift-links", localOnly, async (c) => {
      const amount = readWireAmount((await readBody(c, IssuePayload)).amount);
      if (amount === null) throw new Refusal("KEY_INVALID");
      return c.json(inBaht(await issueGiftLink(database, amount, clock())));
    })
    .get("/sandbox/gift-links.js", localOnly, (c) =>
      c.body(GIFT_LINK_SCRIPT, 200, { "Content-Type": "text/javascript; charset=utf-8" }),
    );
}

function inBaht({ link, amount }: GiftLink) {
  return { link, amount: bahtFromSatang(amount) };
}
