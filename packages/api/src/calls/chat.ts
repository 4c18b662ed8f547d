import * as wire from "../wire.ts";
import { type Call, SUCCESS } from "./call.ts";

const area = "Chat";
const customer = { userId: "m-1" };
const backend = { chatUrl: "" };

const CONVERSATION = {
  sender: "customer",
  message: { message_type: "text", payload: "My deposit has not arrived." },
  ...customer,
  name: "สมชาย",
  username: "0812345678",
  createdAt: "2026-01-05T03:04:05.000Z",
  clientId: "3f2504e04f8911d39a0c0305e82c3301",
} as const;

const upload = (kind: "image" | "video"): Call => ({
  method: "POST",
  path: `/api/chat/upload-${kind}`,
  area,
  summary: `Stores ${kind === "image" ? "an image of up to 10" : "a video of up to 20"} MB; its path goes into a media message.`,
  endpoint: "uploadChatFile",
  caller: "customer",
  effect: "repeatable-write",
  payload: {
    kind: "upload",
    field: "file",
    fields: { userId: "Of a member, who also has a token.", guestId: "Of a guest: 32 hex digits." },
  },
  answer: { schema: wire.ChatUploadAnswer, example: { path: "/files/chat/8f14e45f.jpg" } },
  codes: ["SLIP_INVALID_FILE", "SLIP_NO_FILE", "UPLOAD_LIMIT", "REQUEST_LIMIT"],
});

const GUEST_ID = "3f2504e04f8911d39a0c0305e82c3301";

/** What the chat's configuration names where a backend offers it. */
const ending = (name: string, summary: string) =>
  ({
    method: "POST",
    path: `/api/chat/${name}`,
    area,
    summary,
    caller: "customer",
    effect: "repeatable-write",
    optional: true,
    argument: { ...backend, customer },
  }) as const;

/** Calls of the support chat. */
export const CHAT: readonly Call[] = [
  {
    method: "GET",
    path: "/api/chat/config",
    area,
    summary: "The prefix of room names, and which optional parts of the chat the backend offers.",
    endpoint: "readChatConfig",
    argument: backend,
    caller: "anyone",
    effect: "read",
    answer: { schema: wire.ChatConfigAnswer, example: { PREFIX: "operator-", typing: true, wait: 180 } },
  },
  {
    method: "POST",
    path: "/api/chat/send-message",
    area,
    summary: "Stores a message, and emits it to the customer's room.",
    endpoint: "sendChatMessage",
    argument: { ...backend, customer, ...CONVERSATION, createdAt: Date.parse(CONVERSATION.createdAt) },
    caller: "customer",
    effect: "keyed-write",
    payload: { kind: "json", schema: wire.ChatSendPayload, example: CONVERSATION },
    answer: { schema: wire.SendMessageAnswer, example: { createdAt: CONVERSATION.createdAt } },
    codes: ["UPLOAD_EXPIRED", "SLIP_INVALID_FILE", "REQUEST_LIMIT"],
  },
  {
    method: "POST",
    path: "/api/chat/history",
    area,
    summary: "The messages of a customer, newest first.",
    endpoint: "readChatHistory",
    argument: { ...backend, customer, limit: 10, skip: 0 },
    caller: "customer",
    effect: "read",
    payload: {
      kind: "json",
      schema: wire.ChatHistoryPayload,
      example: { ...customer, limit: 10, skip: 0 },
    },
    answer: { schema: wire.ChatHistoryAnswer, example: [CONVERSATION] },
  },
  upload("image"),
  upload("video"),
  {
    method: "PUT",
    path: "/api/chat/read-customer",
    area,
    summary: "Marks the messages of support as read by the customer.",
    endpoint: "markChatRead",
    argument: { ...backend, customer },
    caller: "customer",
    effect: "repeatable-write",
    payload: { kind: "json", schema: wire.ChatCustomerPayload, example: customer },
    answer: { schema: wire.Message, example: SUCCESS },
  },
  {
    ...ending("end", "Ends the conversation: the next message begins a new one."),
    endpoint: "endChat",
    payload: { kind: "json", schema: wire.ChatCustomerPayload, example: customer },
    answer: { schema: wire.Message, example: SUCCESS },
  },
  {
    ...ending(
      "rating",
      "Rates the conversation that ended last, or the current one; another rating replaces it.",
    ),
    endpoint: "rateChat",
    argument: { ...backend, customer, stars: 5, text: "Thank you" },
    payload: {
      kind: "json",
      schema: wire.ChatRatingPayload,
      example: { ...customer, stars: 5, text: "Thank you" },
    },
    answer: { schema: wire.Message, example: SUCCESS },
  },
  {
    ...ending("transcript", "Hands out the conversation in words."),
    endpoint: "readChatTranscript",
    effect: "read",
    payload: { kind: "json", schema: wire.ChatCustomerPayload, example: customer },
    answer: {
      schema: wire.ChatTranscriptAnswer,
      example: "05/01/2026 10:04:05 Somchai: My deposit has not arrived.",
      isText: true,
    },
  },
  {
    ...ending("forget", "Deletes a guest's messages and files."),
    endpoint: "forgetChat",
    argument: { ...backend, customer: { guestId: GUEST_ID } },
    payload: { kind: "json", schema: wire.ChatCustomerPayload, example: { guestId: GUEST_ID } },
    answer: { schema: wire.Message, example: SUCCESS },
  },
];
