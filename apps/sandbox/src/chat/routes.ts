import * as wire from "@member-wallet/api/wire";
import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import * as v from "valibot";
import type { Context } from "../context.ts";
import { jsonBody } from "../http/body.ts";
import { limitCalls } from "../http/call-limit.ts";
import { clientAddress } from "../http/client-address.ts";
import type { SandboxEnv } from "../http/env.ts";
import { respond, SUCCESS } from "../http/respond.ts";
import { customerOf, memberOrGuest } from "./customer.ts";
import { markRead, readHistory, storeMessage, wireMessage } from "./messages.ts";

/** Guests share addresses, so an address may send this many times what one guest may. */
export const GUESTS_PER_ADDRESS = 5;

const HistoryPayload = v.pipe(
  wire.ChatHistoryPayload,
  v.check(({ limit, skip }) => limit <= 100 && skip <= 1_000_000, "Out of bounds"),
);

/** The chat's calls (§7 Chat), for members and guests. */
export function chatRoutes(context: Context): Hono<SandboxEnv> {
  const { database, clock, operator, command, readBody, chat } = context;
  const identify = memberOrGuest(context);
  const limitMessages = createMiddleware<SandboxEnv>(async (c, next) => {
    const { memberId } = c.var;
    const { messagesPerMinute } = operator.chat;
    // Before the command: the refusal must not become the stored response of the message's key.
    if (memberId) await limitCalls(database, `messages of ${memberId}`, messagesPerMinute, clock());
    else {
      const limit = messagesPerMinute * GUESTS_PER_ADDRESS;
      await limitCalls(database, `messages from ${clientAddress(c)}`, limit, clock());
    }
    await next();
  });

  return new Hono<SandboxEnv>()
    .get("/api/chat/config", (c) => respond(c, wire.ChatConfigAnswer, { PREFIX: operator.chat.prefix }))
    .post(
      "/api/chat/send-message",
      identify,
      limitMessages,
      command({
        body: jsonBody(wire.ChatSendPayload),
        response: wire.SendMessageAnswer,
        async execute({ tx, memberId }, payload) {
          const customer = customerOf(memberId, payload);
          const createdAt = await storeMessage(tx, customer, {
            sender: "customer",
            clientId: payload.clientId ?? null,
            content: payload.message,
          });
          return { createdAt: createdAt.toISOString() };
        },
        afterCommit: (memberId, payload, { createdAt }) =>
          chat.announce(customerOf(memberId, payload), new Date(createdAt)),
      }),
    )
    .post("/api/chat/history", identify, async (c) => {
      const payload = await readBody(c, HistoryPayload);
      const rows = await readHistory(database, customerOf(c.var.memberId, payload), payload);
      return respond(c, wire.ChatHistoryAnswer, rows.map(wireMessage));
    })
    .put("/api/chat/read-customer", identify, async (c) => {
      const payload = await readBody(c, wire.ReadCustomerPayload);
      await markRead(database, customerOf(c.var.memberId, payload));
      return respond(c, wire.Message, SUCCESS);
    });
}
