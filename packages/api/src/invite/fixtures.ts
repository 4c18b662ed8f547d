import type { InferInput } from "valibot";
import type { Banner, InviteRow } from "./schemas.ts";

/** A banner with a picture and markup. */
export function aBanner(over: Partial<InferInput<typeof Banner>> = {}): InferInput<typeof Banner> {
  return { image: "/files/banners/invite.svg", html: "<p>Invite your friends.</p>", ...over };
}

/** An invite bonus of 12.50 baht from one invitee. */
export function anInviteRow(over: Partial<InferInput<typeof InviteRow>> = {}): InferInput<typeof InviteRow> {
  return { from: { name: "Somchai" }, amount: 12.5, createdAt: "2026-01-05T03:04:05.000Z", ...over };
}
