import type { ChatEnvironment } from "../chat-environment.ts";

/** A React key that changes with the customer and the session: nothing of the last conversation stays. */
export function sessionKey({ chatUrl, customer, token }: ChatEnvironment): string {
  return JSON.stringify([chatUrl, customer, token]);
}
