import type { MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import type { SandboxEnv } from "../http/env.ts";
import { Refusal } from "../http/refusal.ts";
import { sha256 } from "../sha256.ts";

/** A member or guest of the chat (§6). */
export interface Customer {
  /** Identifies the customer in the database and among sockets: `member {id}` or `guest {digest}`. */
  key: string;
  /** Null for a guest. */
  memberId: string | null;
}

/** Who a call says that it comes from; absent, null and empty mean the same. */
interface ClaimedIds {
  userId?: string | null | undefined;
  guestId?: string | null | undefined;
}

const GUEST_ID = /^[0-9a-f]{32}$/;

export const memberCustomer = (memberId: string): Customer => ({ key: `member ${memberId}`, memberId });

/** A guest by its secret id, of which only the digest is stored; null when it is no guest id. */
export function guestCustomer(guestId: unknown): Customer | null {
  return typeof guestId === "string" && GUEST_ID.test(guestId)
    ? { key: `guest ${sha256(guestId)}`, memberId: null }
    : null;
}

/**
 * Whose conversation a call is about: the member's with a token (`memberId`), otherwise the guest's.
 * @throws {Refusal} 403 `KEY_INVALID` for somebody else's ids, 401 `invalid-token` for a member's id without a token,
 *   400 `KEY_INVALID` without any.
 */
export function customerOf(memberId: string | undefined, { userId, guestId }: ClaimedIds): Customer {
  if (memberId) {
    if ((userId || memberId) !== memberId || guestId) throw new Refusal("KEY_INVALID", 403);
    return memberCustomer(memberId);
  }
  if (userId) throw new Refusal("invalid-token", 401);
  const guest = guestCustomer(guestId);
  if (guest === null) throw new Refusal("KEY_INVALID");
  return guest;
}

/** Authenticates calls that carry a token; others are a guest's. */
export function memberOrGuest(authenticate: MiddlewareHandler<SandboxEnv>) {
  return createMiddleware<SandboxEnv>(async (c, next) =>
    c.req.header("Authorization") === undefined ? next() : authenticate(c, next),
  );
}
