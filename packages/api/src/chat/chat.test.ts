import { afterEach, describe, expect, test } from "vitest";
import { aBackend, type AnswerCall, json } from "../testing/backend.ts";
import { aClient } from "../testing/client.ts";
import { api } from "../client/api.ts";
import { newIdempotencyKey } from "../client/idempotency-key.ts";
import { chatKnowsKeys, injectChatEndpoints, readChatEvent } from "./endpoints.ts";
import { aChatMessage } from "./fixtures.ts";
import type { Conversation } from "./schemas.ts";

const { readChatConfig, readChatHistory, sendChatMessage, markChatRead } = injectChatEndpoints(api).endpoints;
const MEMBER = { userId: "a" };

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

/** The chat backend, of the api's origin or of another one. */
async function aChat(answer: AnswerCall, { own = true, unreadable = [] as string[] } = {}) {
  const backend = await aBackend(answer);
  closing.push(backend.close);
  const client = aClient(own ? backend.url : "http://127.0.0.1:9", { unreadable });
  return { backend, chatUrl: backend.url, ...client };
}

const untracked = { track: false };
const message = { message_type: "text", payload: "hello" } as const;
const aPackage = (chatUrl: string) => ({
  chatUrl,
  customer: MEMBER,
  message,
  clientId: "message-a",
  key: newIdempotencyKey(),
  createdAt: Date.parse("2026-01-05T00:00:00.000Z"),
  name: "Somchai",
  username: null,
});

const echo: AnswerCall = ({ headers }, response) =>
  json(
    response,
    200,
    { createdAt: "2026-01-05T00:00:00.000Z" },
    { "Idempotency-Key": String(headers["idempotency-key"]) },
  );

describe("a chat message", () => {
  test("is sent to the api's own origin under its key, with its client id", async () => {
    const { backend, chatUrl, dispatch, environment } = await aChat(echo);
    const sent = aPackage(chatUrl);
    expect(dispatch(chatKnowsKeys(chatUrl))).toBe(false);
    expect(await dispatch(sendChatMessage.initiate(sent, untracked))).toMatchObject({
      data: { createdAt: "2026-01-05T00:00:00.000Z" },
    });
    expect(backend.arrived[0]).toMatchObject({
      path: "/api/chat/send-message",
      headers: { authorization: "Bearer token-a", "idempotency-key": sent.key },
    });
    expect(JSON.parse(backend.arrived[0]?.body ?? "")).toEqual({
      sender: "customer",
      message,
      userId: "a",
      name: "Somchai",
      username: null,
      createdAt: "2026-01-05T00:00:00.000Z",
      clientId: "message-a",
    });
    expect(environment.server.knowsKeys).toBe(true);
    expect(dispatch(chatKnowsKeys(chatUrl))).toBe(true);
  });

  test("is sent to another origin without a key, and changes nothing of what is known about the api", async () => {
    const { backend, chatUrl, dispatch, environment } = await aChat(echo, { own: false });
    environment.server.knowsKeys = true;
    environment.server.clockOffset = 5;
    await dispatch(sendChatMessage.initiate(aPackage(chatUrl), untracked));
    expect(backend.arrived[0]?.headers).toMatchObject({ authorization: "Bearer token-a" });
    expect(backend.arrived[0]?.headers).not.toHaveProperty("idempotency-key");
    expect(environment.server).toEqual({ knowsKeys: true, clockOffset: 5 });
    expect(dispatch(chatKnowsKeys(chatUrl))).toBe(false);
  });

  test("whose answer is lost at another origin is not sent again, although the api knows keys", async () => {
    const { backend, chatUrl, dispatch, environment } = await aChat(
      (_request, response) => void response.destroy(),
      { own: false },
    );
    environment.server.knowsKeys = true;
    expect(await dispatch(sendChatMessage.initiate(aPackage(chatUrl), untracked))).toMatchObject({
      error: { kind: "outcome-unknown", resend: false },
    });
    expect(backend.arrived).toHaveLength(1);
  });

  test("is confirmed by the bare time too", async () => {
    const { chatUrl, dispatch } = await aChat((_request, response) =>
      json(response, 200, "2026-01-05T00:00:00.000Z"),
    );
    expect(await dispatch(sendChatMessage.initiate(aPackage(chatUrl), untracked))).toMatchObject({
      data: { createdAt: "2026-01-05T00:00:00.000Z" },
    });
  });
});

test.each([
  ["invalid-token", 401, { kind: "signed-out" }],
  ["gone", 200, { kind: "gone" }],
])("`%s` of another origin is reported as the api's own", async (code, status, report) => {
  const { chatUrl, dispatch, reports } = await aChat(
    (_request, response) => json(response, status, { message: code }),
    { own: false },
  );
  await dispatch(readChatConfig.initiate({ chatUrl }, untracked));
  expect(reports).toEqual([report]);
});

test("nothing of a conversation stays in the store", async () => {
  const { chatUrl, dispatch, store } = await aChat(({ path }, response) =>
    json(response, 200, path.endsWith("history") ? [aChatMessage()] : { PREFIX: "p" }),
  );
  await dispatch(readChatConfig.initiate({ chatUrl }, untracked));
  await dispatch(readChatHistory.initiate({ chatUrl, customer: MEMBER, limit: 10, skip: 0 }, untracked));
  await dispatch(markChatRead.initiate({ chatUrl, customer: MEMBER }, untracked));
  const { queries, mutations } = store.getState().api;
  expect({ queries, mutations }).toEqual({ queries: {}, mutations: {} });
});

async function read(answer: unknown, unreadable: string[] = []) {
  const { chatUrl, dispatch } = await aChat((_request, response) => json(response, 200, answer), {
    unreadable,
  });
  return dispatch(readChatHistory.initiate({ chatUrl, customer: MEMBER, limit: 10, skip: 0 }, untracked));
}

describe("a history", () => {
  test.each([null, [], "", undefined])("of %j is empty", async (answer) => {
    expect(await read(answer)).toMatchObject({ data: { messages: [], count: 0 } });
  });

  test("drops and reports what is no message, and counts it", async () => {
    const { data } = await read(
      [aChatMessage(), null, { ...aChatMessage(), createdAt: "soon" }, { ...aChatMessage(), sender: "x" }],
      ["ChatHistoryAnswer"],
    );
    expect(data?.messages).toHaveLength(1);
    expect(data?.count).toBe(4);
  });

  test("reads times in epoch milliseconds, and forgets fields of a wrong type", async () => {
    const wrong = { createdAt: 0, clientId: 5, readAt: "later", name: {}, userId: [] };
    const { data } = await read([{ ...aChatMessage(), ...wrong }]);
    expect(data?.messages).toEqual([
      expect.objectContaining({
        createdAt: "1970-01-01T00:00:00.000Z",
        clientId: null,
        readAt: null,
        name: null,
        userId: null,
      }),
    ]);
  });

  test.each([
    { message_type: "text", payload: 5 },
    { message_type: "buttons", payload: { message: "x" } },
    { message_type: "media", payload: { url: "x", fileType: "program" } },
    { message_type: "generic", payload: [] },
    { message_type: "postback" },
    { message_type: 5, payload: "x" },
    {},
  ])("shows %j as unknown", async (wrong) => {
    const { data } = await read([{ ...aChatMessage(), message: wrong }]);
    expect(data?.messages[0]?.message.message_type).toBe("unknown");
  });

  test("reads a text in an object as the text", async () => {
    const { data } = await read([
      aChatMessage({ message: { message_type: "text", payload: { message: "hello" } } }),
    ]);
    expect(data?.messages[0]?.message).toEqual(message);
  });
});

test("an event of the socket is read as a message, and one that is none is reported", async () => {
  const { dispatch, unread } = await aChat((_request, response) => json(response, 200, null), {
    unreadable: ["messaging"],
  });
  expect(dispatch(readChatEvent(aChatMessage()))).toMatchObject({
    sender: "other",
  } satisfies Partial<Conversation>);
  expect(dispatch(readChatEvent({ ...aChatMessage(), sender: null }))).toBeNull();
  await expect.poll(() => unread).toEqual([{ schema: "messaging", lost: "answer", paths: ["sender"] }]);
});

test.each([
  [{}, { typing: false, seen: false, agents: false, hours: null, wait: null }],
  [
    { typing: "yes", seen: true, agents: 1, hours: { open: "9", close: "17:00", zone: "+07:00" }, wait: -1 },
    { typing: false, seen: true, agents: false, hours: null, wait: null },
  ],
  [
    { hours: { open: "09:00", close: "17:00", zone: "+07:00", days: [1, 5] }, wait: 60 },
    { hours: { open: "09:00", close: "17:00", zone: "+07:00", days: [1, 5] }, wait: 60 },
  ],
])("a configuration of %j offers what can be read of it", async (offers, offered) => {
  const { chatUrl, dispatch } = await aChat((_request, response) =>
    json(response, 200, { PREFIX: "p", ...offers }),
  );
  expect(await dispatch(readChatConfig.initiate({ chatUrl }, untracked))).toMatchObject({
    data: { PREFIX: "p", ...offered },
  });
});
