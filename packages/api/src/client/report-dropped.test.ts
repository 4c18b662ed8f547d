import { afterEach, expect, test } from "vitest";
import { aGameAccount } from "../game/fixtures.ts";
import { operatorApi } from "../lookup/operator-endpoints.ts";
import { aStatementEntry } from "../statement/fixtures.ts";
import { statementApi } from "../statement/endpoints.ts";
import { aBackend, json } from "../testing/backend.ts";
import { aClient } from "../testing/client.ts";
import { balanceApi } from "../wallet/balance-endpoint.ts";
import { aWalletAnswer } from "../wallet/fixtures.ts";
import type { DroppedItems } from "./environment.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

/** A client whose backend answers every call with this, and what it reported. */
async function aClientTold(answer: unknown) {
  const backend = await aBackend((_request, response) => json(response, 200, answer));
  closing.push(backend.close);
  const reported: DroppedItems[] = [];
  const { dispatch } = aClient(backend.url, { onDroppedItems: (dropped) => void reported.push(dropped) });
  return { dispatch, reported };
}

test("what a list left out is reported by schema and place, without the values", async () => {
  const secret = { ...aStatementEntry(), createdAt: "secret", amount: "secret" };
  const { dispatch, reported } = await aClientTold({ total: 2, statements: [aStatementEntry(), secret] });
  const { data } = await dispatch(statementApi.endpoints.getStatement.initiate({ page: 1, limit: 10 }));
  expect(data?.statements).toHaveLength(1);
  await expect
    .poll(() => reported)
    .toEqual([{ schema: "StatementAnswer", paths: ["statements.1.amount", "statements.1.createdAt"] }]);
  expect(JSON.stringify(reported)).not.toContain("secret");
});

test("an answer that is itself a list is reported too", async () => {
  const { dispatch, reported } = await aClientTold([{ code: "SCB", nameTH: "SCB" }, null]);
  await dispatch(operatorApi.endpoints.getBanks.initiate("th"));
  await expect.poll(() => reported).toEqual([{ schema: "BanksAnswer", paths: ["1"] }]);
});

test("an answer that was read whole is not reported, nor an amount that is not known", async () => {
  const slots = [{ ...aGameAccount(), amount: null }];
  const { dispatch, reported } = await aClientTold({ ...aWalletAnswer(), slots });
  const { data } = await dispatch(balanceApi.endpoints.getWallet.initiate());
  expect(data?.slots).toMatchObject([{ amount: null }]);
  // Reported before it would be, were anything wrong with the wallet.
  await dispatch(operatorApi.endpoints.getBanks.initiate("th"));
  expect(reported).toEqual([]);
});
