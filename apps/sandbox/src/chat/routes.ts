import * as wire from "@member-wallet/api/wire";
import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import * as v from "valibot";
import type { Context } from "../context.ts";
import { jsonBody } from "../http/body.ts";
import type { SandboxEnv } from "../http/env.ts";
import { Refusal } from "../http/refusal.ts";
import { respond, SUCCESS } from "../http/respond.ts";
import { customerOf, memberOrGuest } from "./customer.ts";
import { chatLimits } from "./limits.ts";
import { endConversation, forgetGuest, rateConversation, transcriptOf } from "./ending.ts";
import { markRead, readHistory, storeMessage, wireMessage } from "./messages.ts";
import { checkMedia } from "./upload/files.ts";

const HistoryPayload = v.pipe(
  wire.ChatHistoryPayload,
  v.check(({ limit, skip }) => limit <= 100 && skip <= 1_000_000, "Out of bounds"),
);

/** The chat's calls (§7), for members and guests. */
export function chatRoutes(context: Context): Hono<SandboxEnv> {
  const { database, command, readBody, chat } = context;
  const identify = memberOrGuest(context.authenticate);
  const limits = chatLimits(context);
  /** A part that is switched off isn't there. */
  const offered = (part: "chatEnd" | "chatRating" | "chatTranscript" | "chatForget") =>
    createMiddleware<SandboxEnv>(async (_, next) => {
      if (!context.switches.state()[part]) throw new Refusal("NO_DATA", 404);
      await next();
    });

  return new Hono<SandboxEnv>()
    .get("/api/chat/config", (c) => respond(c, wire.ChatConfigAnswer, chatConfig(context)))
    .post(
      "/api/chat/send-message",
      identify,
      limits.messages,
      command({
        body: jsonBody(wire.ChatSendPayload),
        response: wire.SendMessageAnswer,
        async execute({ tx, memberId }, payload) {
          const customer = customerOf(memberId, payload);
          if (payload.message.message_type === "generic" && !context.switches.state().chatCards)
            throw new Refusal("KEY_INVALID");
          await checkMedia(tx, customer, payload.message);
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
      const payload = await readBody(c, wire.ChatCustomerPayload);
      const customer = customerOf(c.var.memberId, payload);
      const at = await markRead(database, customer);
      if (at !== null) chat.tell(customer, "read", { at: at.toISOString() });
      return respond(c, wire.Message, SUCCESS);
    })
    .post("/api/chat/end", offered("chatEnd"), identify, async (c) => {
      const payload = await readBody(c, wire.ChatCustomerPayload);
      await endConversation(database, customerOf(c.var.memberId, payload));
      return respond(c, wire.Message, SUCCESS);
    })
    .post("/api/chat/rating", offered("chatRating"), identify, async (c) => {
      const payload = await readBody(c, wire.ChatRatingPayload);
      await rateConversation(database, customerOf(c.var.memberId, payload), payload);
      return respond(c, wire.Message, SUCCESS);
    })
    .post("/api/chat/transcript", offered("chatTranscript"), identify, async (c) => {
      const payload = await readBody(c, wire.ChatCustomerPayload);
      return c.text(await transcriptOf(database, customerOf(c.var.memberId, payload)));
    })
    .post("/api/chat/forget", offered("chatForget"), identify, async (c) => {
      const payload = await readBody(c, wire.ChatCustomerPayload);
      const customer = customerOf(c.var.memberId, payload);
      // What a member wrote is part of the operator's records.
      if (customer.memberId !== null) throw new Refusal("KEY_INVALID", 403);
      await database.transaction((tx) => forgetGuest(tx, customer));
      chat.cut(customer);
      return respond(c, wire.Message, SUCCESS);
    });
}

/** The prefix of rooms, and the optional parts that the switches have left on. */
function chatConfig({ operator, switches }: Context) {
  const { prefix, hours, wait } = operator.chat;
  const { chatTyping, chatSeen, chatAgents, chatHours, chatWait, chatCards, ...state } = switches.state();
  return {
    PREFIX: prefix,
    ...(chatTyping && { typing: true }),
    ...(chatSeen && { seen: true }),
    ...(chatAgents && { agents: true }),
    ...(chatCards && { cards: true }),
    ...(state.chatEnd && { end: true }),
    ...(state.chatRating && { rating: true }),
    ...(state.chatTranscript && { transcript: true }),
    ...(state.chatForget && { forget: true }),
    ...(chatHours && hours && { hours }),
    ...(chatWait && wait && { wait }),
  };
}
