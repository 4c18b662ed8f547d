import * as wire from "@member-wallet/api/wire";
import { bahtFromSatang, takesSlips } from "@member-wallet/domain";
import { Hono } from "hono";
import type { Context, SandboxEnv } from "../context.ts";
import { Refusal } from "../http/refusal.ts";
import { localSlipRoutes } from "./local-routes.ts";
import { opens, pictureAddress } from "./picture-address.ts";
import { PICTURE_HEADERS } from "./picture-headers.ts";
import { receiveSlip } from "./receive-slip.ts";
import { slipRules } from "./rules.ts";
import { findOwnPicture, findPicture, readSlips, type SlipRow } from "./slips.ts";
import { slipUpload } from "./upload/read-upload.ts";

/** Further than any list goes, and near enough for the database to count. */
const LAST_PAGE = 1_000_000;

/** Deposits by slip (§7): sending one, the member's list of them, and their pictures. */
export function slipRoutes(context: Context): Hono<SandboxEnv> {
  const { database, clock, operator, switches, answer, authenticate, command, readBody } = context;
  return new Hono<SandboxEnv>()
    .post(
      "/api/wallet/slip",
      authenticate,
      command({
        body: slipUpload,
        answer: wire.SlipUploadAnswer,
        async work({ tx, memberId }, upload) {
          const now = clock();
          if (!takesSlips(slipRules(operator, switches), now.getTime()))
            throw new Refusal("SLIP_UPLOAD_FAIL");
          if (upload.kind === "refused") throw new Refusal(upload.code);
          const reference = await receiveSlip(tx, operator, memberId, upload.picture, now);
          return { message: "SUCCESS", reference };
        },
      }),
    )
    .post("/api/statement/slip", authenticate, async (c) => {
      const { page, limit } = await readBody(c, wire.PageRequest);
      const { total, rows } = await readSlips(database, c.var.memberId, {
        page: Math.min(page, LAST_PAGE),
        limit,
      });
      return answer(c, wire.SlipListAnswer, { total, slips: rows.map(wireSlip) });
    })
    .get("/api/statement/slip/reference/:reference", authenticate, async (c) => {
      const picture = await findOwnPicture(database, c.var.memberId, c.req.param("reference"));
      if (picture === null) throw new Refusal("NO_DATA", 404);
      return answer(c, wire.SlipPictureAnswer, { url: pictureAddress(picture, clock()) });
    })
    .get("/files/slips/:name{[0-9a-f]{32}}", async (c) => {
      const name = c.req.param("name");
      const picture = await findPicture(database, name);
      const ticket = c.req.query("ticket") ?? "";
      if (picture === null || !opens(ticket, { name, key: picture.key }, clock()))
        throw new Refusal("NO_DATA", 404);
      return c.body(new Uint8Array(picture.jpeg), 200, PICTURE_HEADERS);
    })
    .route("/", localSlipRoutes(context));
}

/** The picture's address is good for a moment only, so it is asked for at each look and is no part of the list. */
function wireSlip({ reference, status, reason, amount, createdAt }: SlipRow) {
  return {
    reference,
    status,
    note: reason,
    link: null,
    amount: bahtFromSatang(amount),
    createdAt: createdAt.toISOString(),
  };
}
