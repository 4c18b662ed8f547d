import * as v from "valibot";
import type { Database } from "../database/database.ts";
import type { Switches } from "../switches/switches.ts";
import type { ChatSocket } from "./socket-events.ts";
import type { Support } from "./support.ts";

/** Typing of one customer is passed on once in this many milliseconds. */
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
  let passedAt = Number.NEGATIVE_INFINITY;
  socket.on("typing", (payload) => {
    const now = performance.now();
    if (!v.is(Typing, payload) || !socket.rooms.has(key) || (payload.on && now - passedAt < TYPING_EVERY))
      return;
    passedAt = now;
    pass(key, payload.on);
  });
}
