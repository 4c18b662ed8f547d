import { configureStore, type ThunkDispatch, type UnknownAction } from "@reduxjs/toolkit";
import * as client from "@member-wallet/api";
import { type Call, CALLS, findCall, nameOf, pathOf } from "@member-wallet/api/calls";
import { HEADERS } from "@member-wallet/api/wire";
import * as v from "valibot";
import { afterEach, expect, test, vi } from "vitest";
import { createStrictCheck } from "./strict.ts";

client.injectChatEndpoints(client.api);
const chatApi = client.injectChatEnding(client.api);

const strict = createStrictCheck();

/** A client whose requests are answered by the examples of the described calls. */
function aClient({ isLost = false } = {}) {
  const sent: Request[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const request = new Request(new URL(url, "http://server"), init);
    const call = findCall(request.method, decodeURI(new URL(request.url).pathname));
    sent.push(request);
    if (isLost) throw new TypeError("dropped");
    if (call?.answer.isText) return new Response(String(call.answer.example));
    return Response.json(call?.answer.example ?? { message: "NO_DATA" }, { status: call ? 200 : 404 });
  });
  const environment: client.ApiEnvironment = {
    apiUrl: "",
    idempotency: "send",
    session: { token: () => "token", epoch: () => 0, signal: () => new AbortController().signal },
    language: () => "th",
    report: () => {},
    server: client.newServerKnowledge(),
    timeouts: { sendDelay: 1 },
  };
  const store = configureStore({
    reducer: { [client.api.reducerPath]: client.api.reducer },
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: environment } }).concat(client.api.middleware),
  });
  return { sent, dispatch: store.dispatch as ThunkDispatch<unknown, unknown, UnknownAction> };
}

interface Endpoint {
  initiate(argument: unknown): Parameters<ThunkDispatch<unknown, unknown, UnknownAction>>[0];
}

const ENDPOINTS = chatApi.endpoints as unknown as Readonly<Record<string, Endpoint>>;

/** The example of a call's payload. */
const exampleOf = ({ payload }: Call): object => (payload?.kind === "json" ? Object(payload.example) : {});

/** The fields of a call's path and payload, as its endpoint takes them: amounts in satang. */
function fieldsOf(call: Call) {
  const fields: Record<string, unknown> = { ...call.parts, ...exampleOf(call) };
  return typeof fields["amount"] === "number" ? { ...fields, amount: fields["amount"] * 100 } : fields;
}

/** What a call's endpoint is called with: fields and the key of one that carries it, or a language where there are none. */
function argumentOf(call: Call): unknown {
  const { argument = fieldsOf(call), effect } = call;
  if (typeof argument !== "object" || argument === null) return argument;
  if (effect === "read" && Object.keys(argument).length === 0) return "th";
  return effect === "keyed-write" ? { ...argument, key: client.newIdempotencyKey() } : argument;
}

afterEach(() => vi.unstubAllGlobals());

/** The deviations of a request's body from what the call describes. */
function deviationsOf({ payload }: Call, body: string): unknown {
  if (payload?.kind !== "json") return body === "" ? [] : "a body";
  const sent: unknown = JSON.parse(body);
  const { issues, output } = v.safeParse(payload.schema, sent);
  return issues ?? [...strict(payload.schema, sent), ...undescribed(sent, output)];
}

/** The fields of what was sent that its schema leaves out. */
function undescribed(sent: unknown, read: unknown): readonly string[] {
  if (!isObject(sent)) return [];
  return Object.entries(sent).flatMap(([field, value]) =>
    isObject(read) && field in read ? undescribed(value, read[field]) : [field],
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Uploads are sent with XMLHttpRequest, which Node has not. */
const SENT = CALLS.filter(({ endpoint, payload }) => endpoint !== null && payload?.kind !== "upload");

function endpointOf(call: Call): Endpoint {
  const endpoint = ENDPOINTS[call.endpoint ?? ""];
  if (!endpoint) throw new Error(`The client has no endpoint ${call.endpoint}.`);
  return endpoint;
}

test.each(SENT.map((call) => [nameOf(call), call] as const))(
  "a lost answer of %s is unknown where the description says that it changes something",
  async (_name, call) => {
    const { dispatch } = aClient({ isLost: true });
    const result: { error?: { kind: string } } = await dispatch(
      endpointOf(call).initiate(argumentOf(call)) as never,
    );
    const isUnknown = call.effect === "write" || call.effect === "keyed-write";
    expect(result.error?.kind === "outcome-unknown").toBe(isUnknown);
  },
);

test.each(SENT.map((call) => [nameOf(call), call] as const))(
  "the client sends %s as it is described, and reads its answer",
  async (_name, call) => {
    const { sent, dispatch } = aClient();
    const result: { error?: unknown } = await dispatch(endpointOf(call).initiate(argumentOf(call)) as never);
    expect(result.error).toBeUndefined();
    const [request] = sent;
    if (!request) throw new Error("Nothing was sent.");
    expect(`${request.method} ${new URL(request.url).pathname}`).toBe(`${call.method} ${pathOf(call)}`);
    expect(request.headers.get(HEADERS.marker)).toBe("wallet-user");
    expect(request.headers.has(HEADERS.idempotencyKey)).toBe(call.effect === "keyed-write");
    const body = await request.text();
    expect(JSON.parse(body || "{}")).toMatchObject(exampleOf(call));
    expect(deviationsOf(call, body)).toEqual([]);
  },
);

test("every endpoint of the client is described", () => {
  const described = new Set(CALLS.map(({ endpoint }) => endpoint));
  expect(Object.keys(ENDPOINTS).filter((name) => !described.has(name))).toEqual([]);
});
