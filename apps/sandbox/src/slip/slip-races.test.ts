import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { ledgerBreaches } from "../ledger/audit.ts";
import { testEngines } from "../testing/engines.ts";
import { aTransferSlip, referenceOf, sendSlip, slipsOf } from "../testing/slips.ts";
import { freshWorld } from "../testing/world.ts";

/** Rounds of each race; 20 for the whole proof (`RACE_ROUNDS=20`). */
const ROUNDS = Number(process.env["RACE_ROUNDS"] ?? 2);
const CALLS = 20;
const rounds = Array.from({ length: ROUNDS }, (_, index) => index + 1);
const atOnce = <Value>(call: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: CALLS }, (_, index) => call(index)));

const { engines, stop } = await testEngines();
afterAll(() => stop());

describe.each(engines)(`${CALLS} slips of one transfer at once on $name`, async ({ server }) => {
  const world = await freshWorld({ server });
  afterAll(() => world.close());

  it.each(rounds)("in the same bytes credit their member once, round %i", async () => {
    const member = await world.member();
    const { png } = await aTransferSlip(world);
    const answers = await atOnce(() => sendSlip(world, member, png));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await member.balance("wallet")).toBe(10_000);
    const slips = await slipsOf(member);
    expect(slips.filter(({ status }) => status === "SUCCESS")).toHaveLength(1);
    expect(slips.filter(({ note }) => note === "SLIP_REFNO_DUPLICATED")).toHaveLength(CALLS - 1);
    expect(await ledgerBreaches(world.database)).toEqual([]);
  });

  it.each(rounds)("in other bytes and from many members credit one of them, round %i", async () => {
    const { png } = await aTransferSlip(world);
    const copies = await atOnce((index) =>
      sharp(png)
        .jpeg({ quality: 60 + index })
        .toBuffer(),
    );
    const members = await atOnce(() => world.member());
    await Promise.all(members.map((member, index) => sendSlip(world, member, copies[index] ?? png)));
    const balances = await Promise.all(members.map((member) => member.balance("wallet")));
    expect(balances.toSorted((one, other) => other - one)).toEqual([
      10_000,
      ...balances.slice(1).map(() => 0),
    ]);
  });

  it.each(rounds)("without a mini-QR leave one in progress, which ends once, round %i", async () => {
    const member = await world.member();
    const { png } = await aTransferSlip(world, { miniQr: false });
    await atOnce(() => sendSlip(world, member, png));
    const [pending, ...others] = (await slipsOf(member)).filter(({ status }) => status === "PENDING");
    expect(others).toEqual([]);
    const decisions = await atOnce((index) =>
      world.call("POST", `/sandbox/slips/${pending?.reference}/decide`, {
        body: index % 2 === 0 ? { kind: "accept", amount: 100 } : { kind: "refuse", reason: "INVALID_SLIP" },
      }),
    );
    const carriedOut = decisions.filter(({ status }) => status === 200);
    expect(carriedOut).toHaveLength(1);
    const credited = carriedOut[0]?.text.includes("credited") === true;
    expect(await member.balance("wallet")).toBe(credited ? 10_000 : 0);
    expect(await ledgerBreaches(world.database)).toEqual([]);
  });

  it("under one key are one slip", async () => {
    const member = await world.member();
    const { png } = await aTransferSlip(world);
    const key = "0123456789abcdef0123456789abcdef";
    const answers = await atOnce(() => sendSlip(world, member, png, { key }));
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const references = answers.filter(({ status }) => status === 200).map(referenceOf);
    expect(new Set(references).size).toBe(1);
    expect(await slipsOf(member)).toHaveLength(1);
  });
});
