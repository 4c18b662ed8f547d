import { afterEach, describe, expect, test } from "vitest";
import * as v from "valibot";
import { aChatMessage } from "../chat/fixtures.ts";
import { ChatHistoryAnswer } from "../chat/schemas.ts";
import { aGameAccount } from "../game/fixtures.ts";
import { operatorApi } from "../lookup/operator-endpoints.ts";
import { aCoupon } from "../spinwheel/fixtures.ts";
import { CouponsAnswer } from "../spinwheel/schemas.ts";
import { aStatementEntry } from "../statement/fixtures.ts";
import { statementApi } from "../statement/endpoints.ts";
import { aBackend, json } from "../testing/backend.ts";
import { aClient } from "../testing/client.ts";
import { balanceApi } from "../wallet/balance-endpoint.ts";
import { aWalletAnswer } from "../wallet/fixtures.ts";
import { droppedPaths } from "./report-unreadable.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

/** A client whose backend answers every call with this body. */
async function aClientAnswered(answer: unknown, unreadable: string[] = []) {
  const backend = await aBackend((_request, response) => json(response, 200, answer));
  closing.push(backend.close);
  return aClient(backend.url, { unreadable });
}

const SECRET = "0812345678";

describe("items that a list drops", () => {
  test("are reported by schema and path, without the values", async () => {
    const odd = { ...aStatementEntry(), createdAt: SECRET, amount: SECRET };
    const answer = { total: 2, statements: [aStatementEntry(), odd] };
    const { dispatch, unread } = await aClientAnswered(answer, ["StatementAnswer"]);
    const { data } = await dispatch(statementApi.endpoints.getStatement.initiate({ page: 1, limit: 10 }));
    expect(data?.statements).toHaveLength(1);
    const paths = ["statements.1.amount", "statements.1.createdAt"];
    await expect.poll(() => unread).toEqual([{ schema: "StatementAnswer", lost: "items", paths }]);
    expect(JSON.stringify(unread)).not.toContain(SECRET);
  });

  test("are reported for an answer that is itself a list", async () => {
    const banks = [{ code: "SCB", nameTH: "SCB" }, null];
    const { dispatch, unread } = await aClientAnswered(banks, ["BanksAnswer"]);
    await dispatch(operatorApi.endpoints.getBanks.initiate("th"));
    await expect.poll(() => unread).toEqual([{ schema: "BanksAnswer", lost: "items", paths: ["1"] }]);
  });
});

describe("what a schema passes on unread, nested 100,000 deep,", () => {
  let deep: unknown = [];
  for (let level = 0; level < 100_000; level += 1) deep = level % 2 === 0 ? [deep] : { deep };

  test("is left out of a message, which is shown as unknown", () => {
    const message = { message_type: "odd", payload: deep };
    const history = v.parse(ChatHistoryAnswer, [{ ...aChatMessage(), message }]);
    expect(history.map((read) => read.message)).toEqual([{ message_type: "unknown", payload: null }]);
    expect(droppedPaths(history)).toEqual([]);
  });

  test("drops a coupon", () => {
    const coupons = v.parse(CouponsAnswer, [aCoupon(), { ...aCoupon(), more: deep }]);
    expect(coupons).toHaveLength(1);
    expect(droppedPaths(coupons)).toEqual(["1"]);
  });
});

describe("an answer", () => {
  test("that does not match its schema is an error, and is reported by schema and path, without the values", async () => {
    const odd = { ...aWalletAnswer(), wallet: SECRET, profile: { _id: 7, name: SECRET } };
    const { dispatch, unread } = await aClientAnswered(odd, ["WalletAnswer"]);
    const { error } = await dispatch(balanceApi.endpoints.getWallet.initiate());
    expect(error).toEqual({ kind: "shape" });
    const paths = ["profile._id", "wallet"];
    await expect.poll(() => unread).toEqual([{ schema: "WalletAnswer", lost: "answer", paths }]);
    expect(JSON.stringify(unread)).not.toContain(SECRET);
  });

  test("that matches its schema is not reported, nor an unknown amount", async () => {
    const slots = [{ ...aGameAccount(), amount: null }];
    const { dispatch, unread } = await aClientAnswered({ ...aWalletAnswer(), slots });
    const { data } = await dispatch(balanceApi.endpoints.getWallet.initiate());
    expect(data?.slots).toMatchObject([{ amount: null }]);
    await import("./report-unreadable.ts");
    expect(unread).toEqual([]);
  });
});
