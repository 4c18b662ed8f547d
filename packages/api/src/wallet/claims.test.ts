import { afterEach, describe, expect, test } from "vitest";
import { bonusApi } from "../bonus/endpoints.ts";
import { aBonusItem, anActiveBonus, aUserBonus } from "../bonus/fixtures.ts";
import { api } from "../client/api.ts";
import { cancelDelayed } from "../client/send-delay.ts";
import { type IdempotencyKey, newIdempotencyKey } from "../client/idempotency-key.ts";
import { inviteApi } from "../invite/endpoints.ts";
import { anInviteRow } from "../invite/fixtures.ts";
import { promotionApi } from "../promotion/endpoints.ts";
import { refundApi } from "../refund/endpoints.ts";
import { aRefundCheck, aRefundRow } from "../refund/fixtures.ts";
import { spinwheelApi } from "../spinwheel/endpoints.ts";
import { aCoupon, aSpinPrize, aSpinSetup } from "../spinwheel/fixtures.ts";
import { statementApi } from "../statement/endpoints.ts";
import { aBackend, type AnswerCall, json } from "../testing/backend.ts";
import { aClient } from "../testing/client.ts";
import { balanceApi } from "./balance-endpoint.ts";
import { aWalletAnswer } from "./fixtures.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

/** Valid answers to the queries that a claim refetches. */
const QUERIES: Record<string, () => unknown> = {
  "/api/wallet": () => aWalletAnswer(),
  "/api/statement": () => ({ total: 0, statements: [] }),
  "/api/bonus": () => [aBonusItem()],
  "/api/bonus/check/active": () => anActiveBonus(),
  "/api/invite": () => ({ invites: [anInviteRow()] }),
  "/api/refund": () => ({ refunds: [aRefundRow()] }),
  "/api/refund/check": () => aRefundCheck(),
  "/api/spinwheel/setup": () => aSpinSetup(),
  "/api/spinwheel/coupon": () => [aCoupon()],
};

/** A backend that answers every query; `answerClaim` answers the rest. */
async function startClient(answerClaim: AnswerCall, over: Parameters<typeof aClient>[1] = {}) {
  const backend = await aBackend((request, response, count) => {
    const query = QUERIES[request.path];
    if (query) json(response, 200, query());
    else answerClaim(request, response, count);
  });
  closing.push(backend.close);
  const client = aClient(backend.url, over);
  const sent = (path: string) => backend.arrived.filter((request) => request.path === path);
  return { backend, sent, ...client };
}

const page = { page: 1, limit: 10 };

/** Mounts every query that a claim may change. */
function mountQueries({ dispatch }: Pick<ReturnType<typeof aClient>, "dispatch">) {
  return Promise.all([
    dispatch(balanceApi.endpoints.getWallet.initiate()),
    dispatch(statementApi.endpoints.getStatement.initiate(page)),
    dispatch(bonusApi.endpoints.getBonuses.initiate("th")),
    dispatch(bonusApi.endpoints.getActiveBonus.initiate()),
    dispatch(inviteApi.endpoints.getInvites.initiate(page)),
    dispatch(refundApi.endpoints.getRefunds.initiate(page)),
    dispatch(refundApi.endpoints.checkRefund.initiate("th")),
    dispatch(spinwheelApi.endpoints.getSpinSetup.initiate("th")),
    dispatch(spinwheelApi.endpoints.getCoupons.initiate("th")),
  ]);
}

/** The only claim without a delay: it is no GET. */
const COUPON_CLAIM = "/api/spinwheel/coupon/claim";

const MONEY = ["/api/wallet", "/api/statement"];
const BONUS = ["/api/bonus", "/api/bonus/check/active"];

type Dispatch = ReturnType<typeof aClient>["dispatch"];

/** A claim: how it is sent, its path, and the queries that are refetched after it. */
interface Claim {
  name: string;
  path: string;
  start: (dispatch: Dispatch, key: IdempotencyKey) => PromiseLike<{ error?: unknown }>;
  answer: unknown;
  refetched: string[];
}

const CLAIMS: readonly Claim[] = [
  {
    name: "activating a bonus",
    path: "/api/bonus/activate/A%2FB%25",
    start: (dispatch, key) => dispatch(bonusApi.endpoints.activateBonus.initiate({ code: "A/B%", key })),
    answer: aUserBonus({ isActive: true }),
    refetched: [...MONEY, ...BONUS],
  },
  {
    name: "cancelling a bonus",
    path: "/api/bonus/clear",
    start: (dispatch, key) => dispatch(bonusApi.endpoints.clearBonus.initiate({ key })),
    answer: { message: "BONUS_CLEAR" },
    refetched: [...MONEY, ...BONUS],
  },
  {
    name: "activating a promotion",
    path: "/api/promotion/activate/NEW50",
    start: (dispatch, key) =>
      dispatch(promotionApi.endpoints.activatePromotion.initiate({ code: "new50", key })),
    answer: { message: "SUCCESS" },
    refetched: [...MONEY, ...BONUS],
  },
  {
    name: "receiving the invite bonus",
    path: "/api/invite/bonus",
    start: (dispatch, key) => dispatch(inviteApi.endpoints.receiveInviteBonus.initiate({ key })),
    answer: { message: "INVITE_BONUS_SUCCESS" },
    refetched: [...MONEY, "/api/invite"],
  },
  {
    name: "receiving the refund",
    path: "/api/refund/receive",
    start: (dispatch, key) => dispatch(refundApi.endpoints.receiveRefund.initiate({ key })),
    answer: { message: "REFUND_SUCCESS" },
    refetched: [...MONEY, "/api/refund", "/api/refund/check"],
  },
  {
    name: "adding the refund to the wallet",
    path: "/api/refund/addWallet",
    start: (dispatch, key) => dispatch(refundApi.endpoints.addRefundToWallet.initiate({ key })),
    answer: null,
    refetched: [...MONEY, "/api/refund", "/api/refund/check"],
  },
  {
    name: "claiming a coupon",
    path: COUPON_CLAIM,
    start: (dispatch, key) =>
      dispatch(spinwheelApi.endpoints.claimCoupon.initiate({ coupon: aCoupon(), key })),
    answer: {},
    refetched: [...MONEY, "/api/spinwheel/setup", "/api/spinwheel/coupon"],
  },
  {
    name: "a spin",
    path: "/api/spinwheel/spin",
    start: (dispatch, key) => dispatch(spinwheelApi.endpoints.spin.initiate({ key })),
    answer: aSpinPrize(),
    refetched: [...MONEY, "/api/spinwheel/coupon"],
  },
];

describe.each(CLAIMS)("$name", ({ path, start, answer, refetched }) => {
  test("is sent once, under its key", async () => {
    const { sent, dispatch } = await startClient((_request, response) => json(response, 200, answer));
    const key = newIdempotencyKey();
    expect((await start(dispatch, key)).error).toBeUndefined();
    expect(sent(path).map(({ headers }) => headers["idempotency-key"])).toEqual([key]);
  });

  test("refetches the wallet, the statement and its area's queries, and nothing else", async () => {
    const client = await startClient((_request, response) => json(response, 200, answer));
    await mountQueries(client);
    const before = client.backend.arrived.length;
    await start(client.dispatch, newIdempotencyKey());
    const after = () => client.backend.arrived.slice(before).map((request) => request.path);
    await expect.poll(() => after().toSorted()).toEqual([path, ...refetched].toSorted());
    await expect.poll(() => client.dispatch(api.util.getRunningQueriesThunk()).length).toBe(0);
    expect(after()).toHaveLength(refetched.length + 1);
  });

  test("refetches them too when its outcome is unknown", async () => {
    const client = await startClient((_request, response) => void response.destroy());
    await mountQueries(client);
    const before = client.backend.arrived.length;
    expect((await start(client.dispatch, newIdempotencyKey())).error).toEqual({
      kind: "outcome-unknown",
      resend: false,
    });
    const after = () => client.backend.arrived.slice(before).map((request) => request.path);
    await expect.poll(() => after()).toEqual(expect.arrayContaining(refetched));
  });

  test("is sent again under the same key to a server that supports keys, until its outcome is known", async () => {
    const { sent, dispatch, environment } = await startClient((request, response) => {
      if (sent(path).length === 1) return void response.destroy();
      json(response, 200, answer, { "Idempotency-Key": String(request.headers["idempotency-key"]) });
    });
    environment.server.knowsKeys = true;
    expect((await start(dispatch, newIdempotencyKey())).error).toBeUndefined();
    expect(new Set(sent(path).map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
    expect(sent(path)).toHaveLength(2);
  });

  test("shows the server's refusal", async () => {
    const { dispatch } = await startClient((_request, response) =>
      json(response, 400, { message: "BONUS_REMAINING" }),
    );
    expect((await start(dispatch, newIdempotencyKey())).error).toEqual({
      kind: "refused",
      message: "BONUS_REMAINING",
      status: 400,
    });
  });
});

describe.each(CLAIMS.filter(({ path }) => path !== COUPON_CLAIM))("$name", ({ path, start, answer }) => {
  test("is not sent when it is cancelled within its delay", async () => {
    const { sent, dispatch } = await startClient((_request, response) => json(response, 200, answer), {
      timeouts: { sendDelay: 20, call: 5_000, upload: 5_000, resend: 1 },
    });
    const cancelled = newIdempotencyKey();
    const first = start(dispatch, cancelled);
    cancelDelayed(cancelled);
    expect((await first).error).toEqual({ kind: "aborted" });
    expect(sent(path)).toHaveLength(0);
  });
});

test("a received bonus is the member's in the list, though the list does not load again", async () => {
  let lists = 0;
  const received = aUserBonus({ isActive: true });
  const backend = await aBackend((request, response) => {
    if (request.path === "/api/bonus/activate/DAILY10") return json(response, 200, received);
    if (request.path !== "/api/bonus") return json(response, 200, QUERIES[request.path]?.());
    lists += 1;
    const list = ["DAILY10", "OTHER"].map((code) => aBonusItem({ code, userBonus: null }));
    return lists === 1 ? json(response, 200, list) : json(response, 500, {});
  });
  closing.push(backend.close);
  const { dispatch } = aClient(backend.url);
  await dispatch(bonusApi.endpoints.getBonuses.initiate("th"));
  await dispatch(bonusApi.endpoints.activateBonus.initiate({ code: "DAILY10", key: newIdempotencyKey() }));
  await expect.poll(() => lists).toBe(2);
  const shown = await dispatch(bonusApi.endpoints.getBonuses.initiate("th", { subscribe: false }));
  expect(shown.data?.map(({ code, userBonus }) => [code, userBonus?.isActive])).toEqual([
    ["DAILY10", true],
    ["OTHER", undefined],
  ]);
});

describe("a query that is pending when a claim settles", () => {
  test("is sent again, so that its older answer is never shown", async () => {
    let lists = 0;
    const late = Promise.withResolvers<void>();
    const backend = await aBackend((request, response) => {
      if (request.path === "/api/bonus/activate/DAILY10") return json(response, 200, aUserBonus());
      if (request.path !== "/api/bonus") return json(response, 200, QUERIES[request.path]?.());
      lists += 1;
      const list = [aBonusItem({ code: lists === 1 ? "OLD" : "NEW" })];
      if (lists > 1) return json(response, 200, list);
      void late.promise.then(() => json(response, 200, list));
    });
    closing.push(backend.close);
    // The pending query must not end by its own time-out.
    const { dispatch } = aClient(backend.url, {
      timeouts: { call: 600_000, upload: 600_000, sendDelay: 1, resend: 1 },
    });
    void dispatch(bonusApi.endpoints.getBonuses.initiate("th"));
    await expect.poll(() => lists).toBe(1);
    await dispatch(bonusApi.endpoints.activateBonus.initiate({ code: "DAILY10", key: newIdempotencyKey() }));
    await expect.poll(() => lists).toBe(2);
    late.resolve();
    const shown = () => dispatch(bonusApi.endpoints.getBonuses.initiate("th", { subscribe: false })).unwrap();
    await expect.poll(shown).toMatchObject([{ code: "NEW" }]);
    expect(lists).toBe(2);
  });
});
