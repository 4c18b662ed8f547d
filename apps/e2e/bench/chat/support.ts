import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { guestCustomer } from "@member-wallet/sandbox/testing";

/** Support's side of one customer's room, by the agent's calls. */
export interface Support {
  /** Queues a text: one after another, each until the server has acknowledged it. */
  say(text: string): void;
  /** Acknowledged texts, in the order of saying. */
  acknowledged(): readonly string[];
  /** The texts that support's page has shown, in the order of showing. */
  shown(): readonly string[];
  /** Breaks the customer's connections, as a dropped line does. */
  cut(): Promise<void>;
  /** Resolves when a server answers. */
  reach(): Promise<void>;
  close(): Promise<void>;
}

/** Between two sendings of one call, and two readings of the messages, in milliseconds. */
const AGAIN_AFTER = 50;
const READ_EVERY = 100;

/** A message as the agent's calls answer it. */
interface Room {
  id: number;
  name: string;
}

interface Received {
  clientId: string;
  message: { payload: unknown };
}

/** Repeats a call until the server answers 200; null once `signal` is aborted. */
export async function callUntilDone(url: string, body?: object, signal?: AbortSignal): Promise<unknown> {
  for (;;) {
    if (signal?.aborted) return null;
    try {
      const response = await fetch(url, {
        ...(body && { method: "POST", body: JSON.stringify(body) }),
        headers: { "Content-Type": "application/json" },
      });
      if (response.ok) return await response.json();
      if (response.status < 500 && response.status !== 409)
        throw new Error(`${url}: ${response.status} ${await response.text()}`);
    } catch (error) {
      // The line broke, or the answer did: the server may have done it.
      if (!(error instanceof TypeError)) throw error;
    }
    await delay(AGAIN_AFTER);
  }
}

/** Opens the room of a guest who has sent a message. */
export async function openSupport(url: string, guestId: string): Promise<Support> {
  const room = `${url}/sandbox/chat/rooms/${await roomOf(url, guestId)}`;
  const acknowledged: string[] = [];
  const shown: string[] = [];
  const known = new Set<string>();
  const closed = new AbortController();
  let saying = Promise.resolve();

  async function deliver(text: string): Promise<void> {
    if (closed.signal.aborted) return;
    const message = { message_type: "text", payload: text };
    const body = { message, clientId: randomUUID() };
    const answer = await callUntilDone(`${room}/messages`, body, closed.signal);
    if (answer !== null) acknowledged.push(text);
  }

  async function readAll(): Promise<void> {
    while (!closed.signal.aborted) {
      for (const { clientId, message } of (await callUntilDone(`${room}/messages`)) as Received[]) {
        if (known.has(clientId)) continue;
        known.add(clientId);
        shown.push(String(message.payload));
      }
      await delay(READ_EVERY);
    }
  }

  const reading = readAll();
  return {
    say: (text) => void (saying = saying.then(() => deliver(text))),
    acknowledged: () => acknowledged,
    shown: () => shown,
    async cut() {
      await callUntilDone(`${room}/cut`, {});
    },
    async reach() {
      await callUntilDone(`${url}/sandbox/chat/rooms`);
    },
    async close() {
      closed.abort();
      await Promise.all([saying, reading]);
    },
  };
}

/** The number of a guest's room, which is named by the beginning of the id's digest. */
export async function roomOf(url: string, guestId: string): Promise<number> {
  const [, digest = ""] = guestCustomer(guestId)?.key.split(" ") ?? [];
  for (let page = 1; ; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- One page after another, until it is found.
    const rooms = (await callUntilDone(`${url}/sandbox/chat/rooms?page=${page}`)) as Room[];
    const room = rooms.find(({ name }) => name === `Guest ${digest.slice(0, 6)}`);
    if (room !== undefined) return room.id;
    if (rooms.length === 0) throw new Error("The guest has no room.");
  }
}
