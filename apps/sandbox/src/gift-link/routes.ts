import * as wire from "@member-wallet/api/wire";
import { bahtFromSatang } from "@member-wallet/domain";
import { Hono } from "hono";
import * as v from "valibot";
import type { Context } from "../context.ts";
import { jsonBody } from "../http/body.ts";
import type { SandboxEnv } from "../http/env.ts";
import { localOnly } from "../http/local-only.ts";
import { withoutResult } from "../idempotency/command.ts";
import { exactAmount } from "../wallet/wire-amount.ts";
import { decryptGiftLink } from "./encryption.ts";
import { type GiftLink, issueGiftLink, redeem, unredeemedGiftLinks } from "./vouchers.ts";

/** From one satang to more than any mobile wallet sends. */
const IssuePayload = v.object({ amount: v.pipe(v.number(), v.minValue(0.01), v.maxValue(100_000)) });

/**
 * Deposits by a mobile wallet's gift link: POST `/api/wallet/truelink`. For this machine only, POST
 * `/sandbox/gift-links` `{ amount }` creates a link and returns `{ link, amount }`; GET lists the unredeemed ones.
 */
export function giftLinkRoutes(context: Context): Hono<SandboxEnv> {
  const { database, clock, operator, authenticate, command, readBody } = context;
  return new Hono<SandboxEnv>()
    .post(
      "/api/wallet/truelink",
      authenticate,
      command(
        withoutResult(jsonBody(wire.TruelinkPayload, "TRUELINK_INVALID"), ({ tx, memberId }, { link }) => {
          const { giftLinkKey } = operator;
          const decrypted = giftLinkKey === null ? null : decryptGiftLink(link, giftLinkKey);
          return redeem(tx, operator, memberId, decrypted, clock());
        }),
      ),
    )
    .get("/sandbox/gift-links", localOnly, async (c) =>
      c.json((await unredeemedGiftLinks(database)).map(inBaht)),
    )
    .post("/sandbox/gift-links", localOnly, async (c) => {
      const amount = exactAmount((await readBody(c, IssuePayload)).amount);
      return c.json(inBaht(await issueGiftLink(database, amount, clock())));
    });
}

function inBaht({ link, amount }: GiftLink) {
  return { link, amount: bahtFromSatang(amount) };
}
