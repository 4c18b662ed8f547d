import { createHmac, timingSafeEqual } from "node:crypto";
import { MINUTE_MS } from "../clock.ts";
import type { PictureKey } from "./slips.ts";

/** Long enough to reload a picture over a slow connection. */
export const URL_MINUTES = 5;

/**
 * The URL of a slip's picture for its owner. A browser window sends no token, so the URL has an unguessable name and a
 * ticket that expires and is signed with the slip's own key.
 */
export function pictureUrl({ name, key }: PictureKey, now: Date): string {
  const expires = String(now.getTime() + URL_MINUTES * MINUTE_MS);
  return `/files/slips/${name}?ticket=${expires}.${sign(name, expires, key)}`;
}

export function isValidTicket(ticket: string, { name, key }: PictureKey, now: Date): boolean {
  const [, expires = "", signature = ""] = /^(\d{1,15})\.([\w-]{43})$/.exec(ticket) ?? [];
  const expected = Buffer.from(sign(name, expires, key));
  const given = Buffer.from(signature);
  return (
    given.length === expected.length && timingSafeEqual(given, expected) && now.getTime() < Number(expires)
  );
}

function sign(name: string, expires: string, key: Uint8Array): string {
  return createHmac("sha256", key).update(`${name}.${expires}`).digest("base64url");
}
