import { satang } from "@member-wallet/domain";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { cancelDelayed } from "../client/send-delay.ts";
import { newIdempotencyKey } from "../client/idempotency-key.ts";
import { gameApi } from "../game/endpoints.ts";
import { aBackend, type AnswerCall, json } from "../testing/backend.ts";
import { aClient } from "../testing/client.ts";
import { balanceApi } from "./balance-endpoint.ts";
import { walletApi } from "./endpoints.ts";
import { aWalletAnswer } from "./fixtures.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

async function startClient(answering: AnswerCall, over: Parameters<typeof aClient>[1] = {}) {
  const backend = await aBackend(answering);
  closing.push(backend.close);
  const client = aClient(backend.url, over);
  const transfers = () => backend.arrived.filter(({ path }) => path === "/api/wallet/transfer");
  const transfer = () =>
    client.dispatch(
      walletApi.endpoints.transfer.initiate({
        from: "wallet",
        to: "PG",
        amount: satang(10_050),
        key: newIdempotencyKey(),
      }),
    );
  return { backend, transfers, transfer, ...client };
}

/** A server that supports keys echoes them. */
const echo = (key: string | string[] | undefined) => ({ "Idempotency-Key": String(key) });

describe("a transfer", () => {
  test("sends whole satang as baht, under a key of 128 bits", async () => {
    const { transfers, transfer } = await startClient((_request, response) =>
      json(response, 200, { message: "SUCCESS" }),
    );
    await transfer();
    expect(JSON.parse(transfers()[0]?.body ?? "")).toEqual({ from: "wallet", to: "PG", amount: 100.5 });
    expect(transfers()[0]?.headers["idempotency-key"]).toMatch(/^[0-9a-f]{32}$/);
  });

  test("sends no key to another origin that does not allow it", async () => {
    const { transfers, transfer } = await startClient((_request, response) => json(response, 200, null), {
      idempotency: "withhold",
    });
    await transfer();
    expect(transfers()[0]?.headers).not.toHaveProperty("idempotency-key");
  });

  test.each([[null], [{}], [undefined], [42], ["done"], [{ message: 7 }], [{ message: "SUCCESS" }]])(
    "is done when answered %j",
    async (body) => {
      const { transfer } = await startClient((_request, response) => json(response, 200, body));
      expect((await transfer()).error).toBeUndefined();
    },
  );

  test("whose connection drops is unknown, never failed, and is not sent again to a server that never echoed", async () => {
    const { transfers, transfer } = await startClient((request, response) =>
      request.path === "/api/wallet/transfer"
        ? void response.destroy()
        : json(response, 200, aWalletAnswer()),
    );
    expect(await transfer()).toMatchObject({ error: { kind: "outcome-unknown", resend: false } });
    expect(transfers()).toHaveLength(1);
  });

  test("is sent again under the same key to a server that has echoed, and its outcome is then known", async () => {
    const { transfers, transfer } = await startClient((request, response) => {
      if (request.path !== "/api/wallet/transfer") return json(response, 200, aWalletAnswer());
      if (transfers().length === 2) return void response.destroy();
      return json(response, 200, { message: "SUCCESS" }, echo(request.headers["idempotency-key"]));
    });
    await transfer();
    const answers = await Promise.all([transfer(), transfer()]);
    expect(answers.map(({ error }) => error)).toEqual([undefined, undefined]);
    const sent = Map.groupBy(transfers(), ({ headers }) => headers["idempotency-key"]);
    const sendings = Array.from(sent.values(), (calls) => calls.length);
    expect(sendings.toSorted((one, other) => one - other)).toEqual([1, 1, 2]);
  });

  test("is not sent again in another member's name when the member changed during the wait before it", async () => {
    const wait = 7;
    const { transfers, transfer, become } = await startClient(
      (request, response) => {
        if (request.path !== "/api/wallet/transfer") return json(response, 200, aWalletAnswer());
        return transfers().length === 1
          ? json(response, 200, null, echo(request.headers["idempotency-key"]))
          : void response.destroy();
      },
      { timeouts: { resend: wait } },
    );
    await transfer();
    const { setTimeout: begin } = globalThis;
    const waits = vi.spyOn(globalThis, "setTimeout").mockImplementation(((run: () => void, time: number) => {
      if (time === wait) become("token-b");
      return begin(run, time);
    }) as typeof setTimeout);
    onTestFinished(() => waits.mockRestore());
    expect((await transfer()).error).toEqual({ kind: "outcome-unknown", resend: true });
    expect(transfers().map(({ headers }) => headers.authorization)).toEqual([
      "Bearer token-a",
      "Bearer token-a",
    ]);
  });

  test("is not sent again once the server has answered a key without echoing it", async () => {
    const { transfers, transfer } = await startClient((request, response) => {
      if (request.path !== "/api/wallet/transfer") return json(response, 200, aWalletAnswer());
      const done = transfers().length;
      if (done === 3) return void response.destroy();
      return json(response, 200, null, done === 1 ? echo(request.headers["idempotency-key"]) : {});
    });
    await transfer();
    await transfer();
    expect((await transfer()).error).toEqual({ kind: "outcome-unknown", resend: false });
    expect(transfers()).toHaveLength(3);
  });

  test.each([
    ["never comes", 1],
    ["is lost, and never comes to its repeat", 2],
  ])("whose answer %s is unknown, and not sent again, once its time is over", async (_when, sendings) => {
    const { transfers, transfer, environment } = await startClient(
      (_request, response) => void (transfers().length < sendings && response.destroy()),
      // Long enough for the requests to arrive on a busy machine.
      { timeouts: { call: 1_000, resend: 1 } },
    );
    environment.server.knowsKeys = true;
    expect((await transfer()).error).toEqual({ kind: "outcome-unknown", resend: true });
    expect(transfers()).toHaveLength(sendings);
  });

  test("whose answer is lost while the phone sleeps for an hour is not sent again", async () => {
    let slept = 0;
    const { now } = Date;
    const clock = vi.spyOn(Date, "now").mockImplementation(() => now() + slept);
    onTestFinished(() => clock.mockRestore());
    const { transfers, transfer, environment } = await startClient((_request, response) => {
      slept = 3_600_000;
      response.destroy();
    });
    environment.server.knowsKeys = true;
    expect((await transfer()).error).toEqual({ kind: "outcome-unknown", resend: true });
    expect(transfers()).toHaveLength(1);
  });

  test("is never sent again after a refusal", async () => {
    const { transfers, transfer } = await startClient((request, response) =>
      request.path === "/api/wallet/transfer"
        ? json(response, 400, { message: "MONEY_NOT_ENOUGH" }, echo(request.headers["idempotency-key"]))
        : json(response, 200, aWalletAnswer()),
    );
    expect(await transfer()).toMatchObject({ error: { kind: "refused", message: "MONEY_NOT_ENOUGH" } });
    expect(transfers()).toHaveLength(1);
  });

  test("that is still running is sent again under its key, a bounded number of times", async () => {
    const { transfers, transfer } = await startClient((request, response) =>
      request.path === "/api/wallet/transfer"
        ? json(response, 409, { message: "REQUEST_LIMIT" }, echo(request.headers["idempotency-key"]))
        : json(response, 200, aWalletAnswer()),
    );
    expect(await transfer()).toMatchObject({ error: { kind: "still-running", resend: true } });
    expect(transfers()).toHaveLength(3);
    expect(new Set(transfers().map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
  });

  test.each([
    ["by a gateway", 429, "REQUEST_LIMIT", () => ({})],
    ["for now, even with the key", 429, "REQUEST_LIMIT", echo],
    ["with its token", 401, "invalid-token", echo],
  ] as const)("whose retry is refused %s stays unknown", async (_how, status, message, headers) => {
    let sendings = 0;
    const { transfer } = await startClient((request, response) => {
      if (request.path !== "/api/wallet/transfer") return json(response, 200, aWalletAnswer());
      sendings += 1;
      const key = request.headers["idempotency-key"];
      // The first transfer shows that the server supports keys; the second's connection drops, and its retry is refused.
      if (sendings === 1) return json(response, 200, null, echo(key));
      return sendings === 2 ? void response.destroy() : json(response, status, { message }, headers(key));
    });
    await transfer();
    expect((await transfer()).error).toMatchObject({ kind: "outcome-unknown" });
    expect(sendings).toBeGreaterThan(2);
  });

  test.each([
    ["a gateway's page", 502, "<html>"],
    ["a gateway's page in the wire's own words", 502, '{"message":"INTERNAL_SERVER_ERROR"}'],
    ["a done deed in half a sentence", 200, '{"message":'],
  ])("answered with %s is unknown", async (_case, status, body) => {
    const { transfer } = await startClient((request, response) => {
      if (request.path !== "/api/wallet/transfer") return json(response, 200, aWalletAnswer());
      response.writeHead(status).end(body);
    });
    expect(await transfer()).toMatchObject({ error: { kind: "outcome-unknown" } });
  });

  test("shows the new balance even if an older query is pending", async () => {
    let looks = 0;
    const { transfer, dispatch } = await startClient((request, response) => {
      if (request.path === "/api/wallet/transfer") return json(response, 200, { message: "SUCCESS" });
      looks += 1;
      // The first query hangs with the old balance; the one after the transfer has the new.
      if (looks > 1) json(response, 200, aWalletAnswer({ wallet: { amount: 1 } }));
    });
    void dispatch(balanceApi.endpoints.getWallet.initiate());
    await expect.poll(() => looks).toBe(1);
    await transfer();
    await expect
      .poll(() => dispatch(balanceApi.endpoints.getWallet.initiate(undefined, { subscribe: false })).unwrap())
      .toMatchObject({ wallet: { amount: 100 } });
  });
});

describe("a state-changing call", () => {
  test("is not sent in another member's name when the member changed during its delay", async () => {
    const { backend, dispatch, become } = await startClient(
      (_request, response) => json(response, 200, null),
      {
        timeouts: { sendDelay: 50 },
      },
    );
    const asked = dispatch(walletApi.endpoints.refreshGames.initiate());
    become("token-b");
    expect(await asked).toMatchObject({ error: { kind: "aborted" } });
    expect(backend.arrived).toHaveLength(0);
  });
});

const opening = (key = newIdempotencyKey()) => ({ code: "PG", key });

describe("a delayed call", () => {
  test("is not sent when it is cancelled", async () => {
    const { backend, dispatch } = await startClient((_request, response) => json(response, 200, null), {
      timeouts: { sendDelay: 50 },
    });
    const left = opening();
    const asked = dispatch(gameApi.endpoints.activateGame.initiate(left));
    cancelDelayed(left.key);
    expect(await asked).toMatchObject({ error: { kind: "aborted" } });
    expect(backend.arrived).toHaveLength(0);
  });

  test("is sent when another key is cancelled", async () => {
    const { backend, dispatch } = await startClient((_request, response) =>
      json(response, 200, { message: "SUCCESS" }),
    );
    const asked = dispatch(gameApi.endpoints.activateGame.initiate(opening()));
    cancelDelayed(newIdempotencyKey());
    expect(await asked).toMatchObject({ data: { message: "SUCCESS" } });
    expect(backend.arrived).toHaveLength(1);
  });

  test("continues when it is cancelled after it was sent", async () => {
    const sent = opening();
    const { dispatch } = await startClient((_request, response) => {
      cancelDelayed(sent.key);
      json(response, 200, { message: "SUCCESS" });
    });
    expect(await dispatch(gameApi.endpoints.activateGame.initiate(sent))).toMatchObject({
      data: { message: "SUCCESS" },
    });
  });
});
