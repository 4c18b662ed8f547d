import { createMiddleware } from "hono/factory";
import type { Context } from "../context.ts";
import { limitCalls } from "../http/call-limit.ts";
import { clientAddress } from "../http/client-address.ts";
import type { SandboxEnv } from "../http/env.ts";
import type { Customer } from "./customer.ts";

/** Guests share addresses, so an address may send this many times what one guest may. */
const GUESTS_PER_ADDRESS = 5;

/** Limits messages and uploads of a member, and of the guests of an address; refuses with 429 `REQUEST_LIMIT`. */
export function chatLimits({ database, clock, operator }: Pick<Context, "database" | "clock" | "operator">) {
  const { messagesPerMinute, uploadsPerMinute } = operator.chat;
  /** Counts before the body is read. */
  const limit = (what: string, perMinute: number) =>
    createMiddleware<SandboxEnv>(async (c, next) => {
      const { memberId } = c.var;
      if (memberId) await limitCalls(database, `${what} of ${memberId}`, perMinute, clock());
      else {
        const subject = `${what} from ${clientAddress(c)}`;
        await limitCalls(database, subject, perMinute * GUESTS_PER_ADDRESS, clock());
      }
      await next();
    });
  return {
    messages: limit("messages", messagesPerMinute),
    uploads: limit("uploads", uploadsPerMinute),
    /** For a guest, who is known once the form is read. */
    uploadsOfGuest: ({ key }: Customer) =>
      limitCalls(database, `uploads of ${key}`, uploadsPerMinute, clock()),
  };
}
