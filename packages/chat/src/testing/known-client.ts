import { expect } from "vitest";
import { aChatBackend } from "./chat-backend.ts";
import { aChatClient, MEMBER_ID } from "./chat-client.ts";

/** A client whose server has shown that it knows idempotency keys. */
export async function aKnownClient(options: Parameters<typeof aChatClient>[1] = {}) {
  const backend = await aChatBackend();
  const client = aChatClient(backend.url, options);
  client.environment.server.knowsKeys = true;
  await expect.poll(() => client.state().connection).toBe("joined");
  return { backend, ...client };
}

/** The contents that a server has stored of the member, oldest first. */
export const stored = (backend: Awaited<ReturnType<typeof aChatBackend>>) =>
  backend.room(MEMBER_ID).map(({ message }) => message.payload);
