import * as wire from "@member-wallet/api/wire";
import { bahtFromSatang, takesSlips } from "@member-wallet/domain";
import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import type { Context } from "../context.ts";
import { limitCalls } from "../http/call-limit.ts";
import type { SandboxEnv } from "../http/env.ts";
import { Refusal } from "../http/refusal.ts";
import { respond } from "../http/respond.ts";
import { localSlipRoutes } from "./local-routes.ts";
import { PICTURE_HEADERS } from "./picture-headers.ts";
import { isValidTicket, pictureUrl } from "./picture-url.ts";
import { receiveSlip } from "./receive-slip.ts";
import { slipRules } from "./rules.ts";
import { findOwnPicture, findPictureByName, readSlips, type SlipRow } from "./slips.ts";
import { slipUpload } from "./upload/read-upload.ts";

/** Deposits by slip (§2 Deposit): the upload, the member's list, and the pictures. */
export function slipRoutes(context: Context): Hono<SandboxEnv> {
  const { database, clock, operator, switches, authenticate, command, readBody } = context;
  /** Counts before the body is received, and before the command, whose key would store the refusal. */
  const countUploads = createMiddleware<SandboxEnv>(async (c, next) => {
    await limitCalls(database, `slips of ${c.var.memberId}`, operator.slip.uploadsPerMinute, clock());
    await next();
  });
  return new Hono<SandboxEnv>()
    .post(
      "/api/wallet/slip",
      authenticate,
      countUploads,
      command({
        body: slipUpload,
        response: wire.SlipUploadAnswer,
        async execute({ tx, memberId }, upload) {
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
      const request = await readBody(c, wire.PageRequest);
      const { total, rows } = await readSlips(database, c.var.memberId, request);
      return respond(c, wire.SlipListAnswer, { total, slips: rows.map(wireSlip) });
    })
    .get("/api/statement/slip/reference/:reference", authenticate, async (c) => {
      const picture = await findOwnPicture(database, c.var.memberId, c.req.param("reference"));
      if (picture === null) throw new Refusal("NO_DATA", 404);
      return respond(c, wire.SlipPictureAnswer, { url: pictureUrl(picture, clock()) });
    })
    .get("/files/slips/:name{[0-9a-f]{32}}", async (c) => {
      const picture = await findPictureByName(database, c.req.param("name"));
      const ticket = c.req.query("ticket") ?? "";
      if (picture === null || !isValidTicket(ticket, picture, clock())) throw new Refusal("NO_DATA", 404);
      return c.body(new Uint8Array(picture.jpeg), 200, PICTURE_HEADERS);
    })
    .route("/", localSlipRoutes(context));
}

/** The list has no picture URLs: they expire after minutes, so each view requests its own. */
function wireSlip({ reference, status, reason, amount, createdAt, endedAt }: SlipRow) {
  return {
    reference,
    status,
    note: reason,
    link: null,
    amount: bahtFromSatang(amount),
    createdAt: createdAt.toISOString(),
    ...(endedAt && { endedAt: endedAt.toISOString() }),
  };
}
