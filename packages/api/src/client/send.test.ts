import type { ServerResponse } from "node:http";
import { afterEach, describe, expect, test } from "vitest";
import { accountApi } from "../account/endpoints.ts";
import { loginApi } from "../account/login-endpoint.ts";
import { gameApi } from "../game/endpoints.ts";
import { activeApi } from "../lookup/endpoints.ts";
import { aBackend, type AnswerCall, json } from "../testing/backend.ts";
import { aClient } from "../testing/client.ts";
import { balanceApi } from "../wallet/balance-endpoint.ts";
import type { ApiCall } from "./api-call.ts";
import { newIdempotencyKey } from "./idempotency-key.ts";
import { send } from "./send.ts";
import { aWalletAnswer } from "../wallet/fixtures.ts";

const neverAborted = new AbortController().signal;

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

async function startClient(answering: AnswerCall, over: Parameters<typeof aClient>[1] = {}) {
  const backend = await aBackend(answering);
  closing.push(backend.close);
  return { backend, ...aClient(backend.url, over) };
}

type Dispatch = ReturnType<typeof aClient>["dispatch"];

const wallet = (dispatch: Dispatch) =>
  dispatch(balanceApi.endpoints.getWallet.initiate(undefined, { forceRefetch: true }));

describe("a call", () => {
  test("carries the bearer, the marker and the language, and no idempotency key for a read", async () => {
    const { backend, dispatch } = await startClient((_request, response) =>
      json(response, 200, aWalletAnswer()),
    );
    await wallet(dispatch);
    expect(backend.arrived[0]).toMatchObject({
      method: "GET",
      path: "/api/wallet",
      headers: {
        authorization: "Bearer token-a",
        "x-requested-with": "wallet-user",
        "accept-language": "th",
      },
    });
    expect(backend.arrived[0]?.headers).not.toHaveProperty("idempotency-key");
  });

  test("carries no bearer without a token", async () => {
    const { backend, dispatch, become } = await startClient((_request, response) =>
      json(response, 200, { active: true }),
    );
    become(null);
    await dispatch(activeApi.endpoints.getActive.initiate());
    expect(backend.arrived[0]?.headers).not.toHaveProperty("authorization");
  });

  test("that takes too long is a time-out", async () => {
    const { dispatch } = await startClient(() => undefined, { timeouts: { call: 20 } });
    expect(await wallet(dispatch)).toMatchObject({ error: { kind: "timeout" } });
  });

  test("whose prefetched answer never comes is a time-out", async () => {
    const { dispatch } = await startClient(() => undefined, {
      takePrefetched: () => new Promise(() => {}),
      timeouts: { call: 20 },
    });
    expect(await wallet(dispatch)).toMatchObject({ error: { kind: "timeout" } });
  });

  test("to an unreachable server is offline", async () => {
    const { backend, dispatch } = await startClient(() => undefined);
    await backend.close();
    closing.length = 0;
    expect(await wallet(dispatch)).toMatchObject({ error: { kind: "offline" } });
  });

  test.each([
    [
      "a code of the catalogue",
      400,
      { message: "WRONG_PASSWORD" },
      { kind: "refused", message: "WRONG_PASSWORD" },
    ],
    ["words of its own", 400, { message: "ขออภัย" }, { kind: "refused", message: "ขออภัย" }],
    ["a bare status", 403, undefined, { kind: "refused-silently", status: 403 }],
    ["an empty message", 400, { message: "" }, { kind: "refused-silently", status: 400 }],
    ["a blank message", 429, { message: " \t\n" }, { kind: "refused-silently", status: 429 }],
    [
      "an invisible message",
      400,
      { message: "\u200b\u00a0\u2060" },
      { kind: "refused-silently", status: 400 },
    ],
    ["a failure with a blank message", 500, { message: " " }, { kind: "server", status: 500 }],
    ["a failure", 500, undefined, { kind: "server", status: 500 }],
    ["a failure in words", 500, { message: "INTERNAL_SERVER_ERROR" }, { kind: "refused", status: 500 }],
  ])("that is answered with %s reports that", async (_case, status, body, error) => {
    const { dispatch } = await startClient((_request, response) => json(response, status, body));
    expect(await wallet(dispatch)).toMatchObject({ error });
  });

  test("whose token is refused reports it", async () => {
    const { dispatch, reports } = await startClient((_request, response) =>
      json(response, 401, { message: "invalid-token" }),
    );
    expect(await wallet(dispatch)).toMatchObject({ error: { kind: "signed-out" } });
    expect(reports).toEqual([{ kind: "signed-out" }]);
  });

  test.each([401, 403])("answered with a bare %i does not end the session", async (status) => {
    const { dispatch, reports } = await startClient((_request, response) =>
      json(response, status, undefined),
    );
    await wallet(dispatch);
    expect(reports).toEqual([]);
  });

  test.each([
    [401, "UNAUTHORIZED"],
    [403, "EXPIRED_AUTH_TOKEN"],
    [400, "INVALID_USER_3"],
  ])("that is refused with %i %s reports that a new log-in is needed", async (status, message) => {
    const { dispatch, reports } = await startClient((_request, response) =>
      json(response, status, { message }),
    );
    expect(await wallet(dispatch)).toMatchObject({ error: { kind: "refused", message } });
    expect(reports).toEqual([{ kind: "log-in-needed", code: message }]);
  });

  test.each([200, 404, 503])(
    "answered `gone` with status %i reports that the service is gone",
    async (status) => {
      const { dispatch, reports } = await startClient((_request, response) =>
        json(response, status, { message: "gone" }),
      );
      expect(await wallet(dispatch)).toMatchObject({ error: { kind: "gone" } });
      expect(reports).toEqual([{ kind: "gone" }]);
    },
  );

  test.each([
    ["another shape", { wallet: "much" }],
    ["a part that is missing", { ...aWalletAnswer(), profile: undefined }],
    ["a list", []],
    ["nothing", undefined],
  ])("answered with %s is a typed error without the value", async (_case, body) => {
    const { dispatch } = await startClient((_request, response) => json(response, 200, body), {
      unreadable: ["WalletAnswer"],
    });
    const { error } = await wallet(dispatch);
    expect(error).toEqual({ kind: "shape" });
  });

  test("answered with HTML is a typed error", async () => {
    const { dispatch } = await startClient((_request, response) => void response.end("<html>"));
    expect(await wallet(dispatch)).toMatchObject({ error: { kind: "shape" } });
  });

  test("of a session that has ended is dropped, whatever the answer", async () => {
    const late: ServerResponse[] = [];
    const { dispatch, become, reports, backend } = await startClient(
      (_request, response) => void late.push(response),
    );
    const asked = wallet(dispatch);
    await expect.poll(() => backend.arrived.length).toBe(1);
    become("token-b");
    late.forEach((response) => json(response, 401, { message: "invalid-token" }));
    expect(await asked).toMatchObject({ error: { kind: "aborted" } });
    expect(reports).toEqual([]);
  });

  test("uses a prefetched answer once", async () => {
    let given = 0;
    const { backend, dispatch } = await startClient(
      (_request, response) => json(response, 200, aWalletAnswer()),
      {
        takePrefetched: () =>
          given++ === 0
            ? Promise.resolve(Response.json(aWalletAnswer({ wallet: { amount: 7 } })))
            : undefined,
      },
    );
    expect(await wallet(dispatch)).toMatchObject({ data: { wallet: { amount: 700 } } });
    expect(backend.arrived).toHaveLength(0);
    await wallet(dispatch);
    expect(backend.arrived).toHaveLength(1);
  });

  test("requests a prefetched answer with the token of its session", async () => {
    const tokens: (string | null)[] = [];
    const { dispatch, become } = await startClient(
      (_request, response) => json(response, 200, aWalletAnswer()),
      {
        takePrefetched: (_path, token) => void tokens.push(token),
      },
    );
    await wallet(dispatch);
    become("token-b");
    await wallet(dispatch);
    expect(tokens).toEqual(["token-a", "token-b"]);
  });

  test.each<[string, Partial<ApiCall>, boolean]>([
    ["a read", {}, true],
    ["a read that says so", { method: "GET" }, true],
    ["a write", { method: "POST", effect: { kind: "write" } }, false],
    ["a read of a named origin", { origin: "http://127.0.0.1" }, false],
  ])("that is %s uses a prefetched answer: %j, %s", async (_case, call, uses) => {
    const { backend, environment } = await startClient((_request, response) => json(response, 200, "sent"), {
      takePrefetched: () => Promise.resolve(Response.json("early")),
    });
    const origin = call.origin && { origin: backend.url };
    const answer = await send(
      { path: "/", ...call, ...origin } as ApiCall,
      environment,
      neverAborted,
      neverAborted,
    );
    expect(answer).toEqual({ data: uses ? "early" : "sent" });
    expect(backend.arrived).toHaveLength(uses ? 0 : 1);
  });

  test("learns the offset of the server's clock", async () => {
    const tenMinutes = 600_000;
    const { dispatch, environment } = await startClient((_request, response) => {
      response.setHeader("Date", new Date(Date.now() + tenMinutes).toUTCString());
      json(response, 200, aWalletAnswer());
    });
    await wallet(dispatch);
    expect(Math.abs(environment.server.clockOffset - tenMinutes)).toBeLessThan(5_000);
  });

  test("to log in carries no idempotency key and is not sent again", async () => {
    const { backend, dispatch } = await startClient((_request, response) => void response.destroy());
    const answer = await dispatch(
      loginApi.endpoints.logIn.initiate({ username: "0812345678", password: "x" }),
    );
    expect(answer).toMatchObject({ error: { kind: "offline" } });
    expect(backend.arrived).toHaveLength(1);
    expect(backend.arrived[0]?.headers).not.toHaveProperty("idempotency-key");
  });
});

describe("a write without a key", () => {
  const bankAccount = { bankCode: "SCB", bankAccountName: "Somchai", bankAccountNo: "4680123456" };
  const writes = {
    "a new password": (dispatch: Dispatch) =>
      dispatch(accountApi.endpoints.changePassword.initiate({ oldPassword: "a", newPassword: "b" })),
    "a new name": (dispatch: Dispatch) =>
      dispatch(accountApi.endpoints.updateProfile.initiate({ name: "Somchai", ...bankAccount })),
    "a new name of the bank account": (dispatch: Dispatch) =>
      dispatch(
        accountApi.endpoints.updateBankAccountName.initiate({ bankCode: "SCB", bankAccountName: "Somchai" }),
      ),
    "a new game password": (dispatch: Dispatch) =>
      dispatch(gameApi.endpoints.resetGamePassword.initiate({ code: "PG", key: newIdempotencyKey() })),
  };
  const losses: Record<string, AnswerCall> = {
    "the connection breaks": (_request, response) => void response.destroy(),
    "a gateway answers": (_request, response) => json(response, 502, undefined),
    "the server fails with a message": (_request, response) => json(response, 500, { message: "FAIL" }),
    "the answer is HTML": (_request, response) => void response.end("<html>"),
    "no answer arrives": () => undefined,
  };
  const cases = Object.keys(writes).flatMap((write) =>
    Object.keys(losses).map((loss) => [write, loss] as [keyof typeof writes, string]),
  );

  test.each(cases)("%s is unknown when %s, and is sent once", async (write, loss) => {
    const { backend, dispatch } = await startClient(losses[loss] ?? (() => undefined), {
      // Long enough for the request to arrive on a busy machine.
      timeouts: { call: loss === "no answer arrives" ? 1_000 : 30_000 },
    });
    const { error } = await writes[write](dispatch);
    expect(error).toEqual({ kind: "outcome-unknown", resend: false });
    expect(backend.arrived).toHaveLength(1);
    expect(backend.arrived[0]?.headers).not.toHaveProperty("idempotency-key");
  });
});

describe("a list in an answer", () => {
  test("survives its invalid items", async () => {
    const good = aWalletAnswer().slots[0];
    const { dispatch } = await startClient(
      (_request, response) =>
        json(response, 200, { ...aWalletAnswer(), slots: [good, { code: "X" }, null, "PG"] }),
      { unreadable: ["WalletAnswer"] },
    );
    expect((await wallet(dispatch)).data?.slots.map((game) => game.code)).toEqual([good?.code]);
  });
});
