import { configureStore, type ThunkDispatch, type UnknownAction } from "@reduxjs/toolkit";
import * as client from "@member-wallet/api";
import { HEADERS } from "@member-wallet/api/wire";
import type { Satang } from "@member-wallet/domain";
import * as v from "valibot";
import { afterEach, expect, test, vi } from "vitest";
import { createStrictCheck } from "../document/strict.ts";
import type { Call } from "./call.ts";
import { CALLS } from "./calls.ts";
import { findCall } from "./find-call.ts";

const amount = 10_000 as Satang;
const page = { page: 1, limit: 10 };
const registration = CALLS.find(({ path }) => path === "/api/account")?.payload;
const game = { code: "PG" };
const qr = { provider: "KBANK" };
const chat = { chatUrl: "http://server", customer: { userId: "m-1" } };

/** What each endpoint of the client is called with; a keyed one gets its key besides. */
const ARGUMENTS: Readonly<Record<string, unknown>> = {
  validateRegistration: registration?.kind === "json" ? registration.example : null,
  createAccount: registration?.kind === "json" ? registration.example : null,
  updateProfile: { name: "A", bankCode: "SCB", bankAccountName: "A B", bankAccountNo: "1234567890" },
  updateBankAccountName: { bankCode: "KTB", bankAccountName: "A B" },
  changePassword: { oldPassword: "one-password", newPassword: "two-passwords" },
  sendOtp: "0812345678",
  verifyOtp: { otpToken: "token", otpCode: "012345" },
  logIn: { username: "0812345678", password: "a-long-password" },
  getGameLogin: "PG",
  activateGame: game,
  resetGamePassword: game,
  autoLogin: { provider: "pg", username: "pg0001", password: null },
  activateBonus: game,
  activatePromotion: game,
  findPromotion: { code: "NEW50", language: "th" },
  sendGiftLink: { link: "U2FsdGVkX1+abc=" },
  getInvites: page,
  getRefunds: page,
  getStatement: page,
  getSlips: page,
  findSlipPicture: "slip-1",
  getQr: "KBANK",
  createQr: { ...qr, amount },
  cancelQr: { ...qr, id: "qr-1" },
  claimCoupon: { coupon: { prize: { name: "Wheel", slice: { code: "CASH20" } } } },
  transfer: { from: "wallet", to: "PG", amount },
  transferAll: { to: "wallet" },
  withdrawAll: { amount },
  readChatConfig: chat,
  readChatHistory: { ...chat, limit: 10, skip: 0 },
  sendChatMessage: {
    ...chat,
    message: { message_type: "text", payload: "Hello" },
    clientId: "message-1",
    createdAt: Date.UTC(2026, 0, 5),
    name: "A",
    username: "0812345678",
  },
  markChatRead: chat,
};

/** Sent with XMLHttpRequest, which Node has not. */
const UPLOADS = new Set(["uploadSlip", "uploadChatFile"]);

const chatApi = client.injectChatEndpoints(client.api);

const strict = createStrictCheck();

interface Sent {
  readonly call: Call | undefined;
  readonly request: Request;
}

/** A client whose requests are answered by the examples of the described calls. */
function aClient() {
  const sent: Sent[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const request = new Request(url, init);
    const call = findCall(request.method, decodeURI(new URL(url).pathname));
    sent.push({ call, request });
    return Response.json(call?.answer.example ?? { message: "NO_DATA" }, { status: call ? 200 : 404 });
  });
  const environment: client.ApiEnvironment = {
    apiUrl: "http://server",
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

const ENDPOINTS = Object.entries(chatApi.endpoints as unknown as Record<string, Endpoint>).filter(
  ([name]) => !UPLOADS.has(name),
);

function argumentOf(name: string): unknown {
  const argument = ARGUMENTS[name];
  const key = client.newIdempotencyKey();
  if (typeof argument === "object" && argument !== null) return { ...argument, key };
  return argument ?? (/^(?:get|check|find)/.test(name) ? "th" : { key });
}

afterEach(() => vi.unstubAllGlobals());

/** The deviations of a request's body from what the call describes. */
async function deviationsOf({ payload }: Call, request: Request): Promise<unknown> {
  const body = await request.text();
  if (payload?.kind !== "json") return body === "" ? [] : "a body";
  const sent: unknown = JSON.parse(body);
  return v.safeParse(payload.schema, sent).issues ?? strict(payload.schema, sent);
}

test.each(ENDPOINTS)(
  "the endpoint %s sends a described call, and reads its answer",
  async (name, endpoint) => {
    const { sent, dispatch } = aClient();
    const result: { error?: unknown } = await dispatch(endpoint.initiate(argumentOf(name)) as never);
    expect(result.error).toBeUndefined();
    const [first] = sent;
    const { call, request } = first ?? {};
    if (!call || !request) throw new Error(`${request?.method} ${request?.url} is not described.`);
    expect(request.headers.get(HEADERS.marker)).toBe("wallet-user");
    expect(request.headers.has(HEADERS.idempotencyKey)).toBe(call.effect === "keyed-write");
    expect(await deviationsOf(call, request)).toEqual([]);
  },
);

test("every described call is sent by an endpoint, but for those marked as unused, and uploads", async () => {
  const { sent, dispatch } = aClient();
  for (const [name, endpoint] of ENDPOINTS) await dispatch(endpoint.initiate(argumentOf(name)) as never);
  await dispatch(
    client.gameApi.endpoints.autoLogin.initiate({ provider: "imi", username: "i", password: "p" }) as never,
  );
  const called = new Set(sent.map(({ call }) => call));
  const missed = CALLS.filter((call) => !called.has(call) && !call.unused && call.payload?.kind !== "upload");
  expect(missed.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});
