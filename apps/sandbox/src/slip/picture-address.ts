import { createHmac, timingSafeEqual } from "node:crypto";
import type { PictureLock } from "./slips.ts";

/** How long an address opens its picture: long enough to load it again on a slow line. */
export const ADDRESS_MINUTES = 5;

/**
 * The address of a slip's picture for its owner: a window that the browser opens sends no token, so a name that
 * nobody guesses and a ticket, good for a few minutes and signed with the slip's own key, take its place.
 */
export function pictureAddress({ name, key }: PictureLock, now: Date): string {
  const expires = String(now.getTime() + ADDRESS_MINUTES * 60_000);
  return `/files/slips/${name}?ticket=${expires}.${sign(name, expires, key)}`;
}

/** Whether a ticket opens this picture now. */
export function opens(ticket: string, { name, key }: PictureLock, now: Date): boolean {
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
