import { satang } from "@member-wallet/domain";
import * as fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { newIdempotencyKey } from "../client/idempotency-key.ts";
import { aBackend, type AnswerCall, json } from "../testing/backend.ts";
import { aClient } from "../testing/client.ts";
import { qrApi } from "./endpoints.ts";
import { aQrState } from "./fixtures.ts";
import { readQr } from "./qr.ts";
import type { QrState } from "./schemas.ts";

const now = Date.parse("2026-03-01T00:00:00Z");
const state = (over: Partial<QrState> = {}): QrState => ({
  qrcodeId: "q-1",
  hasQrcode: true,
  qrcode: "<svg/>",
  amount: satang(10_000),
  message: "",
  expireIn: 600,
  ...over,
});

describe("a QR", () => {
  test("is open until its deadline, in any format", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 86_400 }), (seconds) => {
        const deadline = now + seconds * 1000;
        for (const expireIn of [seconds, deadline, new Date(deadline).toISOString()]) {
          expect(readQr(state({ expireIn }), now)).toMatchObject({ kind: "open", id: "q-1", deadline });
        }
      }),
    );
  });

  test.each([
    ["it has no id to cancel it by", { qrcodeId: null }],
    ["its name is empty", { qrcodeId: "" }],
    ["it has expired", { expireIn: 0 }],
    ["it expired an hour ago", { expireIn: now - 3_600_000 }],
  ])("is none when %s, without the message of its success", (_why, over) => {
    expect(readQr(state({ message: "Success", ...over }), now)).toEqual({ kind: "none", message: "" });
  });

  test("is none when it was refused, with the reason", () => {
    const refused = state({ hasQrcode: false, message: "DEPOSIT_LIMIT" });
    expect(readQr(refused, now)).toEqual({ kind: "none", message: "DEPOSIT_LIMIT" });
  });

  test("without a deadline is open too", () => {
    expect(readQr(state({ expireIn: null }), now)).toMatchObject({ kind: "open", deadline: null });
  });
});

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

async function startClient(answering: AnswerCall) {
  const backend = await aBackend(answering);
  closing.push(backend.close);
  const { dispatch } = aClient(backend.url);
  const asked = (path: string) => backend.arrived.filter((one) => one.method === "GET" && one.path === path);
  return { backend, dispatch, asked };
}

describe("the QR calls", () => {
  test("count seconds left from the server's clock, even if the device's is ten minutes off", async () => {
    const server = Date.now() + 600_000;
    const { dispatch } = await startClient((_request, response) =>
      json(response, 200, aQrState({ expireIn: 300 }), { Date: new Date(server).toUTCString() }),
    );
    const { data } = await dispatch(qrApi.endpoints.getQr.initiate("WW"));
    const deadline = data?.kind === "open" ? (data.deadline ?? 0) : 0;
    expect(Math.abs(deadline - (server + 300_000))).toBeLessThanOrEqual(1_000);
  });

  test("refetch the other providers' codes once one is created", async () => {
    const { dispatch, asked } = await startClient((_request, response) => json(response, 200, aQrState()));
    await dispatch(qrApi.endpoints.getQr.initiate("ZAPMAN"));
    expect(asked("/api/qrcode/ZAPMAN")).toHaveLength(1);
    await dispatch(
      qrApi.endpoints.createQr.initiate({
        provider: "KBANK",
        amount: satang(10_050),
        key: newIdempotencyKey(),
      }),
    );
    await expect.poll(() => asked("/api/qrcode/ZAPMAN").length).toBe(2);
  });

  test("that are sent again and held back by a gateway stay unknown: the first one may have been carried out", async () => {
    const { dispatch } = await startClient((_request, response) =>
      json(response, 429, { message: "REQUEST_LIMIT" }),
    );
    const create = (again: boolean) =>
      dispatch(
        qrApi.endpoints.createQr.initiate({
          provider: "WW",
          amount: satang(10_000),
          key: newIdempotencyKey(),
          again,
        }),
      );
    expect(await create(true)).toMatchObject({ error: { kind: "outcome-unknown" } });
    expect(await create(false)).toMatchObject({ error: { kind: "refused" } });
  });

  test("send the amount in baht under a key, and cancel by id", async () => {
    const { backend, dispatch } = await startClient((_request, response) => json(response, 200, aQrState()));
    await dispatch(
      qrApi.endpoints.createQr.initiate({
        provider: "WW",
        amount: satang(10_050),
        key: newIdempotencyKey(),
      }),
    );
    expect(JSON.parse(backend.arrived[0]?.body ?? "")).toEqual({ amount: 100.5 });
    expect(backend.arrived[0]?.headers["idempotency-key"]).toMatch(/^[0-9a-f]{32}$/);
    await dispatch(
      qrApi.endpoints.cancelQr.initiate({ provider: "WW", id: "a/b", key: newIdempotencyKey() }),
    );
    expect(backend.arrived.at(-1)).toMatchObject({ method: "DELETE", path: "/api/qrcode/WW/a%2Fb" });
  });

  test.each([
    ["made", "createQr" as const, "open"],
    ["cancelled", "cancelQr" as const, "none"],
  ])("ignore an answer from before a code was %s", async (_what, call, kind) => {
    let looks = 0;
    const late = Promise.withResolvers<void>();
    const none = aQrState({ hasQrcode: false, qrcodeId: null, qrcode: "", expireIn: null });
    const before = call === "createQr" ? none : aQrState();
    const after = call === "createQr" ? aQrState() : none;
    const { dispatch } = await startClient((request, response) => {
      if (request.method !== "GET") return json(response, 200, call === "createQr" ? after : {});
      looks += 1;
      if (looks !== 2) return json(response, 200, looks === 1 ? before : after);
      void late.promise.then(() => json(response, 200, before));
    });
    const look = dispatch(qrApi.endpoints.getQr.initiate("WW"));
    await look;
    const second = look.refetch();
    await expect.poll(() => looks).toBe(2);
    const key = newIdempotencyKey();
    await (call === "createQr"
      ? dispatch(qrApi.endpoints.createQr.initiate({ provider: "WW", amount: satang(10_000), key }))
      : dispatch(qrApi.endpoints.cancelQr.initiate({ provider: "WW", id: "qr-1", key })));
    await expect.poll(() => looks).toBe(3);
    late.resolve();
    await second;
    await expect
      .poll(() => dispatch(qrApi.endpoints.getQr.initiate("WW", { subscribe: false })).unwrap())
      .toMatchObject({ kind });
  });
});
