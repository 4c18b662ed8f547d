import { satang } from "@member-wallet/domain";
import { createTestApp, giveCoins, listen, testEngines } from "@member-wallet/sandbox/testing";
import { afterAll, describe, expect, it } from "vitest";
import { audit, lastEntry } from "./audit.ts";
import { type Acknowledgement, openTab } from "./tab.ts";

const { engines, stop } = await testEngines();
afterAll(() => stop());

describe.each(engines)("the audit of acknowledgements on $name", async ({ server }) => {
  const testApp = await createTestApp({ server });
  const sandbox = await listen(Promise.resolve(testApp.app), { host: "127.0.0.1", port: 0 });
  const member = await testApp.member({ wallet: 100_000, games: { PG: 0 } });
  const since = await lastEntry(testApp);
  const tab = openTab(`http://127.0.0.1:${sandbox.port}`, member);
  afterAll(async () => {
    await tab.close();
    await sandbox.close();
    await testApp.close();
  });
  const judge = (acknowledged: readonly Acknowledgement[]) =>
    audit(testApp, acknowledged, since, new Map([[member.id, 100_000]]));

  const first = await tab.carryOut({ kind: "transfer", from: "wallet", to: "PG", amount: satang(5_000) });
  // Collects the game's balance, under the same key.
  const second = await tab.carryOut({ kind: "withdraw", amount: satang(20_000) });
  const refused = await tab.carryOut({ kind: "transfer", from: "PG", to: "wallet", amount: satang(1) });
  const acknowledged = [first, second, refused];

  it("finds nothing when the ledger matches", async () => {
    expect(refused.refusal).toBe("MONEY_NOT_ENOUGH");
    expect(await judge(acknowledged)).toEqual({ doubled: 0, lost: 0, breaches: [] });
  });

  it("finds an acknowledged call without its entry", async () => {
    const forged = { ...first, key: "0".repeat(32) };
    expect(await judge([...acknowledged, forged])).toMatchObject({ lost: 1 });
    const richer: Acknowledgement = {
      ...first,
      action: { kind: "transfer", from: "wallet", to: "PG", amount: satang(5_001) },
    };
    expect(await judge([richer, second, refused])).toMatchObject({ lost: 1 });
  });

  it("finds an entry that was never acknowledged", async () => {
    expect(await judge([second, refused])).toMatchObject({ doubled: 1 });
    expect(await judge([{ ...first, refusal: "TRANSFER_FAIL" }, second, refused])).toMatchObject({
      doubled: 1,
    });
  });

  it("finds balances that do not match the acknowledgements", async () => {
    const { breaches } = await judge([first, refused]);
    expect(breaches).toEqual([expect.stringContaining("20000 held, not 100000 and 0")]);
  });

  it("finds an entry that was repeated without its key", async () => {
    await member.call("POST", "/api/wallet/transfer", { body: { from: "wallet", to: "PG", amount: 50 } });
    expect(await judge(acknowledged)).toMatchObject({ doubled: 1, lost: 0 });
  });

  it("finds a spin that was never acknowledged, and an acknowledged one that never happened", async () => {
    const { doubled } = await judge(acknowledged);
    await giveCoins(testApp, member, 1);
    const spin = await tab.carryOut({ kind: "spin", amount: null });
    expect(await judge(acknowledged)).toMatchObject({ doubled: doubled + 1, lost: 0 });
    expect(await judge([...acknowledged, spin])).toMatchObject({ doubled, lost: 0 });
    const forged = { ...spin, key: "1".repeat(32) };
    expect(await judge([...acknowledged, spin, forged])).toMatchObject({ doubled, lost: 1 });
  });
});
