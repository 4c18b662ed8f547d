import sharp from "sharp";
import { expect, it } from "vitest";
import { ledgerBreaches } from "../ledger/audit.ts";
import {
  acceptanceOf,
  aTransferSlip,
  blurred,
  decideSlip,
  referenceOf,
  sendSlip,
  slipsOf,
} from "../testing/slips.ts";
import { concurrently, describeOnEngines, RACE_ROUNDS, useTestApp } from "../testing/suites.ts";

const CALLS = 20;

await describeOnEngines(`${CALLS} slips of one transfer at once`, async ({ server }) => {
  const app = await useTestApp({ server });

  it.each(RACE_ROUNDS)("with the same bytes credit their member once, round %i", async () => {
    const member = await app.member();
    const { png } = await aTransferSlip(app);
    const responses = await concurrently(CALLS, () => sendSlip(app, member, png));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    expect(await member.balance("wallet")).toBe(10_000);
    const slips = await slipsOf(member);
    expect(slips.filter(({ status }) => status === "SUCCESS")).toHaveLength(1);
    expect(slips.filter(({ note }) => note === "SLIP_REFNO_DUPLICATED")).toHaveLength(CALLS - 1);
    expect(await ledgerBreaches(app.database)).toEqual([]);
  });

  it.each(RACE_ROUNDS)("with other bytes and from many members credit one of them, round %i", async () => {
    const { png } = await aTransferSlip(app);
    const copies = await concurrently(CALLS, (index) =>
      sharp(png)
        .jpeg({ quality: 60 + index })
        .toBuffer(),
    );
    const members = await concurrently(CALLS, () => app.member());
    await Promise.all(members.map((member, index) => sendSlip(app, member, copies[index] ?? png)));
    const balances = await Promise.all(members.map((member) => member.balance("wallet")));
    expect(balances.toSorted((one, other) => other - one)).toEqual([
      10_000,
      ...balances.slice(1).map(() => 0),
    ]);
  });

  it.each(RACE_ROUNDS)("without a mini-QR leave one pending, which is decided once, round %i", async () => {
    const member = await app.member();
    const { png, reference } = await aTransferSlip(app, { miniQr: false });
    await concurrently(CALLS, () => sendSlip(app, member, png));
    const [pending, ...others] = (await slipsOf(member)).filter(({ status }) => status === "PENDING");
    expect(others).toEqual([]);
    const decisions = await concurrently(CALLS, (index) =>
      decideSlip(
        app,
        pending?.reference ?? "",
        index % 2 === 0 ? acceptanceOf(reference) : { kind: "refuse", reason: "INVALID_SLIP" },
      ),
    );
    const carriedOut = decisions.filter(({ status }) => status === 200);
    expect(carriedOut).toHaveLength(1);
    const credited = carriedOut[0]?.text.includes("credited") === true;
    expect(await member.balance("wallet")).toBe(credited ? 10_000 : 0);
    expect(await ledgerBreaches(app.database)).toEqual([]);
  });

  it.each(RACE_ROUNDS)("blurred and accepted, or clear, credit one of them, round %i", async () => {
    // Enough for a coin, which changes the member's row too.
    const { png, reference } = await aTransferSlip(app, { amount: 500 });
    const picture = await blurred(png);
    const members = await concurrently(CALLS, () => app.member());
    const pending = await Promise.all(
      members.map(async (member) => referenceOf(await sendSlip(app, member, picture))),
    );
    await concurrently(2 * CALLS, (index) => {
      const member = members[index >> 1];
      if (member === undefined) throw new Error("There are as many members.");
      return index % 2 === 0
        ? decideSlip(app, pending[index >> 1] ?? "", acceptanceOf(reference))
        : sendSlip(app, member, png);
    });
    const balances = await Promise.all(members.map((member) => member.balance("wallet")));
    expect(balances.toSorted((one, other) => other - one)).toEqual([
      50_000,
      ...balances.slice(1).map(() => 0),
    ]);
    expect([...(await ledgerBreaches(app.database)), ...app.log]).toEqual([]);
  });

  it("under one key are one slip", async () => {
    const member = await app.member();
    const { png } = await aTransferSlip(app);
    const key = "0123456789abcdef0123456789abcdef";
    const responses = await concurrently(CALLS, () => sendSlip(app, member, png, { key }));
    expect(responses.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const references = responses.filter(({ status }) => status === 200).map(referenceOf);
    expect(new Set(references).size).toBe(1);
    expect(await slipsOf(member)).toHaveLength(1);
  });
});
