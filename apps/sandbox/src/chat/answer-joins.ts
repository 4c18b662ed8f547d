import * as v from "valibot";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { endedSessions } from "../member/session.ts";
import type { Log } from "../operation/process-log.ts";
import type { Switches } from "../switches/switches.ts";
import { greet } from "./greet.ts";
import type { ChatSocket } from "./socket-events.ts";
import type { Support } from "./support.ts";

/** Joins of one socket that may run at once. */
const MAX_JOINS = 5;

type JoinAnswer = { ok: true } | { ok: false; message: string };

const JoinRequest = v.object({ room: v.string() });

export interface JoinOptions {
  database: Database;
  clock: Clock;
  /** Of the names of rooms. */
  prefix: string;
  switches: Switches;
  log: Log;
}

/** Lets a socket join its own room, and no other one. */
export function answerJoins(socket: ChatSocket, options: JoinOptions, support: Support): void {
  const { database, clock, prefix, log } = options;
  const { customer, ownId, sessionDigest } = socket.data;
  let running = 0;

  async function join(request: unknown): Promise<JoinAnswer> {
    if (sessionDigest !== null && (await endedSessions(database, [sessionDigest], clock())).length > 0)
      return { ok: false, message: "invalid-token" };
    if (!v.is(JoinRequest, request) || request.room !== prefix + ownId)
      return { ok: false, message: "UNAUTHORIZED" };
    await socket.join(customer.key);
    return { ok: true };
  }

  socket.on("join", async (request, acknowledge) => {
    // Nobody waits for this one, or too many are sent: the client is not ours.
    if (typeof acknowledge !== "function" || running >= MAX_JOINS) return void socket.disconnect(true);
    running += 1;
    try {
      const answer = await join(request);
      acknowledge(answer);
      if (answer.ok) await greet(socket, options, support);
      if (!answer.ok && answer.message === "invalid-token") socket.disconnect(true);
    } catch (error) {
      log("sandbox: a chat room could not be joined", error);
      acknowledge({ ok: false, message: "INTERNAL_SERVER_ERROR" });
    } finally {
      running -= 1;
    }
  });
}
