import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as delay } from "node:timers/promises";
import { aGuestId, type ChatSocket, connectSocket, testOperator } from "@member-wallet/sandbox/testing";
import { percentile } from "../percentile.ts";
import type { ChatServers } from "./servers.ts";
import { callUntilDone, roomOf } from "./support.ts";
import { compare, sum, type Verdict } from "./verdict.ts";

export interface Load {
  /** Each in a room of its own. */
  sockets: number;
  /** Rooms in which, each second, both sides type, support sends one message and has seen all, and the customer reads. */
  busy: number;
  seconds: number;
}

/** Messages of one room may be on their way at once, so their order is not judged. */
export interface LatencyProof extends Omit<Verdict, "swapped"> {
  messages: number;
  /** How often a customer was told that support types, and has seen their messages. */
  typing: number;
  seen: number;
  /** From support's call to what the customer receives of the three, in milliseconds. */
  p50: number;
  p99: number;
  slowest: number;
  /** The longest time in which this process itself did not run, in milliseconds: a busy machine's share. */
  stall: number;
}

const SECOND = 1_000;
/** Sockets that connect at once. */
const AT_ONCE = 20;
/** Longest wait for the last messages, in milliseconds. */
const REST = 10_000;

interface Guest extends ChatSocket {
  guestId: string;
}

/** Measures how long messages take into some of many open rooms, and that none strays into another one. */
export async function measureRooms(
  servers: ChatServers,
  { sockets, busy, seconds }: Load,
): Promise<LatencyProof> {
  const url = `http://127.0.0.1:${servers.port}`;
  const guests: Guest[] = [];
  try {
    while (guests.length < sockets)
      guests.push(
        ...(await Promise.all(
          Array.from({ length: Math.min(AT_ONCE, sockets - guests.length) }, () => openGuest(url)),
        )),
      );
    const rooms = await Promise.all(guests.slice(0, busy).map((guest) => openRoom(url, guest)));
    const sentAt = new Map<string, number>();
    const times: number[] = [];
    const told = { typing: [] as number[], seen: [] as number[] };
    for (const { socket } of guests)
      socket.on("messaging", ({ message }: { message: { payload: string } }) => {
        const at = sentAt.get(message.payload);
        if (at !== undefined) times.push(performance.now() - at);
      });

    const stalls = monitorEventLoopDelay({ resolution: 10 });
    stalls.enable();
    const sent = await Promise.all(
      rooms.map(async (room, index) => {
        const guest = guests[index];
        if (!guest) throw new Error("A room without a guest.");
        const calls = `${url}/sandbox/chat/rooms/${room}`;
        const types = timeEvent(guest, "typing", told.typing);
        const sees = timeEvent(guest, "seen", told.seen);
        const texts: string[] = [];
        const began = performance.now() + (index * SECOND) / busy;
        const answers: Promise<unknown>[] = [];
        for (let second = 0; second < seconds; second += 1) {
          await delay(Math.max(0, began + second * SECOND - performance.now()));
          guest.socket.emit("typing", { on: true });
          types();
          answers.push(callUntilDone(`${calls}/typing`, { on: true }));
          const text = `message ${second} of room ${index}`;
          texts.push(text);
          sentAt.set(text, performance.now());
          const message = { message_type: "text", payload: text };
          answers.push(
            callUntilDone(`${calls}/messages`, { message }).then(() => {
              sees();
              return callUntilDone(`${calls}/read`, {});
            }),
            readAll(url, guest),
          );
        }
        await Promise.all(answers);
        return texts;
      }),
    );
    const messages = sent.flat().length;
    const received = () => [times, told.typing, told.seen].every(({ length }) => length >= messages);
    for (const ended = performance.now(); !received() && performance.now() - ended < REST;) await delay(10);
    stalls.disable();
    // A socket without messages must have received none.
    const { lost, doubled, unknown } = sum(
      guests.map((guest, index) => compare(sent[index] ?? [], guest.texts().map(String))),
    );
    const all = [...times, ...told.typing, ...told.seen];
    return {
      messages,
      typing: told.typing.length,
      seen: told.seen.length,
      p50: percentile(all, 0.5),
      p99: percentile(all, 0.99),
      slowest: percentile(all, 1),
      stall: stalls.max / 1e6,
      lost,
      doubled,
      unknown,
    };
  } finally {
    for (const { socket } of guests) socket.disconnect();
  }
}

async function openGuest(url: string): Promise<Guest> {
  const guestId = aGuestId();
  const socket = await connectSocket(url, { guestId });
  const answer = await socket.join(testOperator.chat.prefix + guestId);
  if ((answer as { ok?: unknown }).ok !== true) throw new Error(`Not joined: ${JSON.stringify(answer)}`);
  return { ...socket, guestId };
}

/** A guest's room exists after the first message, which is not measured. */
async function openRoom(url: string, { guestId, received }: Guest): Promise<number> {
  const message = { message_type: "text", payload: "first" };
  await callUntilDone(`${url}/api/chat/send-message`, { guestId, message });
  while (received.length === 0) await delay(10);
  received.length = 0;
  return roomOf(url, guestId);
}

/** Adds to `times` how long an event took to come, in milliseconds, from each call of what is returned. */
function timeEvent({ socket }: Guest, event: "typing" | "seen", times: number[]): () => void {
  let began = 0;
  socket.on(event, () => times.push(performance.now() - began));
  return () => {
    began = performance.now();
  };
}

/** The customer has read what is there. */
async function readAll(url: string, { guestId }: Guest): Promise<void> {
  const response = await fetch(`${url}/api/chat/read-customer`, {
    method: "PUT",
    body: JSON.stringify({ guestId }),
    headers: { "Content-Type": "application/json" },
  });
  if (!response.ok) throw new Error(`Not read: ${response.status} ${await response.text()}`);
}
