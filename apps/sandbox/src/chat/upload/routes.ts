import * as wire from "@member-wallet/api/wire";
import { Hono } from "hono";
import type { Context } from "../../context.ts";
import type { SandboxContext, SandboxEnv } from "../../http/env.ts";
import { Refusal } from "../../http/refusal.ts";
import { respond } from "../../http/respond.ts";
import { sendFile } from "../../http/send-file.ts";
import { customerOf, memberCustomer, memberOrGuest } from "../customer.ts";
import { chatLimits } from "../limits.ts";
import { findFile, readFilePart } from "./files.ts";
import { createReceiveUpload } from "./receive-upload.ts";

/** Uploads of customers, and every file of the chat under its random name. */
export function chatFileRoutes(context: Context): Hono<SandboxEnv> {
  const { database } = context;
  const identify = memberOrGuest(context.authenticate);
  const limits = chatLimits(context);
  const receiveUpload = createReceiveUpload(context);

  const upload = (media: "image" | "video") => async (c: SandboxContext) => {
    const path = await receiveUpload(c, {
      media,
      sender: c.var.memberId ? memberCustomer(c.var.memberId) : null,
      async readSender({ texts }) {
        const [userId, guestId] = [texts.get("userId"), texts.get("guestId")];
        const customer = customerOf(c.var.memberId, { userId, guestId });
        if (customer.memberId === null) await limits.uploadsOfGuest(customer);
        return customer;
      },
    });
    return respond(c, wire.ChatUploadAnswer, { path });
  };

  return new Hono<SandboxEnv>()
    .post("/api/chat/upload-image", identify, limits.uploads, upload("image"))
    .post("/api/chat/upload-video", identify, limits.uploads, upload("video"))
    .get("/files/chat/:name{[0-9a-f]{32}\\.[a-z0-9]{1,5}}", async (c) => {
      const name = c.req.param("name");
      const file = await findFile(database, name);
      if (file === null) throw new Refusal("NO_DATA", 404);
      const isShown = /^(?:image|video)\//.test(file.type);
      return sendFile(c, {
        size: file.size,
        etag: `"${name}"`,
        headers: {
          "Content-Type": file.type,
          // The name is never given to another file.
          "Cache-Control": "private, max-age=31536000, immutable",
          ...(!isShown && { "Content-Disposition": "attachment" }),
        },
        read: (first, end) => readFilePart(database, name, first, end),
      });
    });
}
