import * as wire from "@member-wallet/api/wire";
import { Hono } from "hono";
import type { Context } from "../../context.ts";
import type { SandboxContext, SandboxEnv } from "../../http/env.ts";
import { Refusal } from "../../http/refusal.ts";
import { respond } from "../../http/respond.ts";
import { sendFile } from "../../http/send-file.ts";
import { customerOf, memberOrGuest } from "../customer.ts";
import { chatLimits } from "../limits.ts";
import { findFile, readFilePart, storeFile } from "./files.ts";
import { checkFile, fileIn, formLimits, type Media } from "./uploads.ts";

/** Uploads of customers, and every file of the chat under its random name. */
export function chatFileRoutes(context: Context): Hono<SandboxEnv> {
  const { database, clock, readForm } = context;
  const identify = memberOrGuest(context);
  const limits = chatLimits(context);

  const upload = (media: Media) => async (c: SandboxContext) => {
    const form = await readForm(c, formLimits(media));
    const customer = customerOf(c.var.memberId, {
      userId: textIn(form, "userId"),
      guestId: textIn(form, "guestId"),
    });
    if (customer.memberId === null) await limits.uploadsOfGuest(customer);
    const file = await checkFile(fileIn(form), media);
    const path = await storeFile(database, { ...file, media, customer }, clock());
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

function textIn(form: FormData, field: string): string | null {
  const value = form.get(field);
  return typeof value === "string" ? value : null;
}
