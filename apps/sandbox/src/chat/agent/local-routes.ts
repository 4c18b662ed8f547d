import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import * as v from "valibot";
import type { Context } from "../../context.ts";
import type { SandboxContext, SandboxEnv } from "../../http/env.ts";
import { localOnly } from "../../http/local-only.ts";
import { Refusal } from "../../http/refusal.ts";
import { SUCCESS } from "../../http/respond.ts";
import { readHistory, storeMessage, wireMessage } from "../messages.ts";
import type { Media } from "../upload/check-file.ts";
import { createReceiveUpload } from "../upload/receive-upload.ts";
import { AGENT_POLICY, agentPage } from "./page.ts";
import { findCustomer, listRooms, markReadByAgent } from "./rooms.ts";
import { SAMPLES } from "./samples.ts";

const Agent = v.object({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  picture: v.exactOptional(v.pipe(v.string(), v.maxLength(300))),
});

/** Any JSON value is sent as the message, so that clients can be tested with hostile ones. */
const AgentMessage = v.object({
  message: v.pipe(
    v.unknown(),
    v.check((message) => message !== undefined, "Missing"),
  ),
  clientId: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
  agent: v.exactOptional(Agent),
});
const Typing = v.object({ on: v.boolean() });

/** How many of a room's messages the page shows, at first and at most. */
const SHOWN = { first: 100, most: 10_000 };
const ROOM = "/sandbox/chat/rooms/:room{[0-9]{1,15}}";

/**
 * Support's side of the chat, for this machine only: the page `/sandbox/chat`, `…/rooms?page=1` with the customers, and in each
 * room `…/messages` (GET the newest 100, or `?limit=`, oldest first; POST `{ message, clientId?, agent? }` answers `{ createdAt }`), `…/read`,
 * `…/typing`, and `…/cut`, which breaks the customer's connections. POST `…/presence` `{ name, picture? }`: this agent is
 * there for the next 15 s. POST `…/files/{image|video|file}` answers `{ path }`.
 */
export function agentRoutes(context: Context): Hono<SandboxEnv> {
  const { database, readBody, chat } = context;
  const receiveUpload = createReceiveUpload(context);

  async function customerIn(c: SandboxContext) {
    const customer = await findCustomer(database, Number(c.req.param("room")));
    if (customer === null) throw new Refusal("NO_DATA", 404);
    return customer;
  }

  return new Hono<SandboxEnv>()
    .get("/sandbox/chat", localOnly, (c) => {
      c.header("Content-Security-Policy", AGENT_POLICY);
      return c.html(agentPage());
    })
    .get("/sandbox/chat/samples", localOnly, (c) => c.json(SAMPLES))
    .get("/sandbox/chat/rooms", localOnly, async (c) => {
      const page = c.req.query("page") ?? "1";
      if (!/^[1-9]\d{0,5}$/.test(page)) throw new Refusal("KEY_INVALID");
      return c.json(await listRooms(database, Number(page)));
    })
    .get(`${ROOM}/messages`, localOnly, async (c) => {
      const asked = c.req.query("limit") ?? String(SHOWN.first);
      const limit = /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 0;
      if (limit < 1 || limit > SHOWN.most) throw new Refusal("KEY_INVALID");
      const rows = await readHistory(database, await customerIn(c), { limit, skip: 0 });
      return c.json(rows.toReversed().map(wireMessage));
    })
    .post(`${ROOM}/messages`, localOnly, async (c) => {
      const { message, clientId = randomUUID(), agent = null } = await readBody(c, AgentMessage);
      const customer = await customerIn(c);
      const createdAt = await database.transaction((tx) =>
        storeMessage(tx, customer, { sender: "other", clientId, content: message, agent }),
      );
      await chat.announce(customer, createdAt);
      return c.json({ createdAt: createdAt.toISOString() });
    })
    .post(`${ROOM}/read`, localOnly, async (c) => {
      const customer = await customerIn(c);
      const at = await markReadByAgent(database, customer);
      if (at !== null) chat.tell(customer, "seen", { at: at.toISOString() });
      return c.json(SUCCESS);
    })
    .post("/sandbox/chat/presence", localOnly, async (c) => {
      chat.stay(await readBody(c, Agent));
      return c.json(SUCCESS);
    })
    .get(`${ROOM}/typing`, localOnly, async (c) => c.json({ on: chat.isTyping(await customerIn(c)) }))
    .post(`${ROOM}/typing`, localOnly, async (c) => {
      const typing = await readBody(c, Typing);
      chat.tell(await customerIn(c), "typing", typing);
      return c.json(SUCCESS);
    })
    .post(`${ROOM}/cut`, localOnly, async (c) => {
      chat.cut(await customerIn(c));
      return c.json(SUCCESS);
    })
    .post("/sandbox/chat/files/:media{image|video|file}", localOnly, async (c) => {
      const media = c.req.param("media") as Media;
      const path = await receiveUpload(c, { media, sender: null, readSender: async () => null });
      return c.json({ path });
    });
}
