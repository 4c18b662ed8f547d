import type { IncomingMessage } from "node:http";
import * as v from "valibot";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { LOCAL_NAMES } from "../http/local-only.ts";
import { findSession } from "../member/session.ts";
import { type Customer, guestCustomer, memberCustomer } from "./customer.ts";

/** Who a socket belongs to. */
export interface SocketOwner {
  customer: Customer;
  /** The only room that it may name, without the prefix. */
  ownId: string;
  /** Identifies a member's session; null for a guest. */
  sessionDigest: string | null;
}

const MemberAuth = v.strictObject({ token: v.string() });
const GuestAuth = v.strictObject({ guestId: v.string() });

/** The owner of a socket by its handshake's `{ token }` or `{ guestId }`; null when that is invalid. */
export async function findOwner(
  database: Database,
  clock: Clock,
  auth: unknown,
): Promise<SocketOwner | null> {
  if (v.is(GuestAuth, auth)) {
    const customer = guestCustomer(auth.guestId);
    return customer && { customer, ownId: auth.guestId, sessionDigest: null };
  }
  if (!v.is(MemberAuth, auth)) return null;
  const session = await findSession(database, auth.token, clock());
  return (
    session && {
      customer: memberCustomer(session.memberId),
      ownId: session.memberId,
      sessionDigest: session.digest,
    }
  );
}

/** Whether a connection comes from the site's own origin, an allowed one, a page on this machine, or from no page. */
export function isAllowedOrigin({ headers }: IncomingMessage, allowed: readonly string[]): boolean {
  if (headers.origin === undefined) return true;
  if (!URL.canParse(headers.origin)) return false;
  const origin = new URL(headers.origin);
  return origin.host === headers.host || LOCAL_NAMES.has(origin.hostname) || allowed.includes(origin.origin);
}
