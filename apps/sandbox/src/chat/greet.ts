import * as v from "valibot";
import type { Database } from "../database/database.ts";
import type { Switches } from "../switches/switches.ts";
import type { ChatSocket } from "./socket-events.ts";
import type { Support } from "./support.ts";

/** That a customer types is passed on once in this many milliseconds. */
const TYPING_EVERY = 1_000;

const Typing = v.object({ on: v.boolean() });

/** Tells a socket that has joined who is there, and what support has seen. */
export async function greet(
  socket: ChatSocket,
  { database, switches }: { database: Database; switches: Switches },
  support: Support,
): Promise<void> {
  const { chatAgents, chatSeen } = switches.state();
  if (chatAgents) socket.emit("presence", { agents: support.agents() });
  if (!chatSeen) return;
  const [room] = await database.query<{ at: Date | null }>(
    "select agent_read_at as at from chat_room where customer = $1",
    [socket.data.customer.key],
  );
  if (room?.at) socket.emit("seen", { at: room.at.toISOString() });
}

/** Passes a customer's typing on, from sockets in the room only. */
export function passTyping(socket: ChatSocket, pass: (customer: string, on: boolean) => void): void {
  const { key } = socket.data.customer;
  let begunAt = Number.NEGATIVE_INFINITY;
  let isOn = false;
  socket.on("typing", (payload) => {
    if (!v.is(Typing, payload) || !socket.rooms.has(key)) return;
    const now = performance.now();
    // An end is passed once after each beginning: it must not wait, and a loop of ends is none.
    if (payload.on ? now - begunAt < TYPING_EVERY : !isOn) return;
    if (payload.on) begunAt = now;
    isOn = payload.on;
    pass(key, payload.on);
  });
}
