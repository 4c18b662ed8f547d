import * as v from "valibot";
import { afterEach, describe, expect, test } from "vitest";
import { newIdempotencyKey } from "../client/idempotency-key.ts";
import { aBackend, type AnswerCall, json } from "../testing/backend.ts";
import { aClient } from "../testing/client.ts";
import { aWalletAnswer } from "../wallet/fixtures.ts";
import { spinwheelApi } from "./endpoints.ts";
import { aCoupon, aSlice, aSpinPrize, aSpinRefusal, aSpinSetup } from "./fixtures.ts";
import { Coupon, CouponsAnswer, SpinSetupAnswer } from "./schemas.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

async function startClient(answerSpin: AnswerCall, over: Parameters<typeof aClient>[1] = {}) {
  const backend = await aBackend((request, response, count) => {
    if (request.path === "/api/wallet") return json(response, 200, aWalletAnswer());
    if (request.path === "/api/spinwheel/setup") return json(response, 200, aSpinSetup());
    answerSpin(request, response, count);
  });
  closing.push(backend.close);
  const { dispatch } = aClient(backend.url, over);
  const setups = () => backend.arrived.filter(({ path }) => path === "/api/spinwheel/setup").length;
  const spin = () => dispatch(spinwheelApi.endpoints.spin.initiate({ key: newIdempotencyKey() }));
  return { backend, dispatch, setups, spin };
}

describe("a spin", () => {
  test("returns the prize and the coins left, and leaves the wheel as it is while it turns", async () => {
    const { dispatch, setups, spin } = await startClient((_request, response) =>
      json(response, 200, aSpinPrize()),
    );
    await dispatch(spinwheelApi.endpoints.getSpinSetup.initiate("th"));
    expect(await spin()).toEqual({ data: { code: "COIN5", label: "5 coins", remainingCoin: 2 } });
    expect(setups()).toBe(1);
  });

  test.each([[null], ["2"], [1.5], [undefined]])(
    "whose remaining coins are %j still shows its prize",
    async (remainingCoin) => {
      const { spin } = await startClient((_request, response) =>
        json(response, 200, { success: true, result: { code: "COIN5", label: "5 coins", remainingCoin } }),
      );
      expect(await spin()).toMatchObject({ data: { code: "COIN5", remainingCoin: null } });
    },
  );

  test("that is refused by a success status is a refusal, and the wheel is refetched", async () => {
    const { dispatch, setups, spin } = await startClient((_request, response) =>
      json(response, 200, aSpinRefusal("NO_COIN")),
    );
    await dispatch(spinwheelApi.endpoints.getSpinSetup.initiate("th"));
    expect(await spin()).toMatchObject({ error: { kind: "refused", message: "NO_COIN", status: 200 } });
    await expect.poll(setups).toBe(2);
  });

  test.each([[""], [undefined], [null], [7]])(
    "that is refused without a code (%j) is a refusal",
    async (error) => {
      const { spin } = await startClient((_request, response) =>
        json(response, 200, { success: false, error }),
      );
      expect(await spin()).toMatchObject({ error: { kind: "refused-silently" } });
    },
  );

  test.each([[null], [{}], [{ success: true }], [{ success: "yes" }]])(
    "answered by %j has an unknown outcome",
    async (answer) => {
      const { spin } = await startClient((_request, response) => json(response, 200, answer), {
        unreadable: ["SpinAnswer"],
      });
      expect(await spin()).toMatchObject({ error: { kind: "outcome-unknown" } });
    },
  );
});

describe("the wheel", () => {
  test("that is switched off is null, and its coins remain", () => {
    expect(v.parse(SpinSetupAnswer, { result: { userCoin: 3 } }).result).toEqual({
      activeSpinwheel: null,
      userCoin: 3,
    });
  });

  test("keeps its valid slices, whatever their texts and colours are", () => {
    const slices = [aSlice({ bgColor: "no colour" }), { code: "X" }, { label: "no code" }, null];
    const setup = v.parse(SpinSetupAnswer, {
      result: { activeSpinwheel: { name: null, slices }, userCoin: "3" },
    });
    expect(setup.result).toEqual({
      activeSpinwheel: {
        name: "",
        slices: [
          { ...aSlice({ bgColor: "no colour" }), htmlDescription: undefined },
          { code: "X", label: "", bgColor: "", textColor: "", htmlDescription: undefined },
        ],
      },
      userCoin: null,
    });
  });
});

describe("a coupon", () => {
  test("is claimed exactly as it was received, including unknown fields", async () => {
    const sent = { ...aCoupon(), batch: { no: 7 }, prize: { ...aCoupon().prize, note: " ", extra: null } };
    const { backend, dispatch } = await startClient((request, response) =>
      json(response, 200, request.method === "GET" ? [sent] : { message: "SUCCESS" }),
    );
    const coupons = dispatch(spinwheelApi.endpoints.getCoupons.initiate("th"));
    const [coupon] = await coupons.unwrap();
    expect(coupon).toMatchObject({ name: "Lucky wheel", slice: { code: "CASH20" }, amount: 2 });
    await dispatch(
      spinwheelApi.endpoints.claimCoupon.initiate({
        coupon: coupon?.received ?? {},
        key: newIdempotencyKey(),
      }),
    );
    const claim = backend.arrived.find(({ path }) => path.endsWith("/claim"));
    expect(JSON.parse(claim?.body ?? "")).toEqual({ coupon: sent });
  });

  test("without a prize is dropped, and one without a number has an unknown one", () => {
    expect(
      v.parse(CouponsAnswer, [
        { prize: null, amount: 1 },
        { ...aCoupon(), amount: "2" },
      ]),
    ).toMatchObject([{ amount: null }]);
    expect(v.safeParse(Coupon, null).success).toBe(false);
  });
});
