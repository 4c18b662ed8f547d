import { checkConformance } from "@member-wallet/openapi/conformance";
import { reportText } from "@member-wallet/openapi/report";
import { aTransferSlip, sendSlip, serveTestApp } from "@member-wallet/sandbox/testing";
import { afterAll, describe, expect, it } from "vitest";

describe("the sandbox", async () => {
  const { app, port, close } = await serveTestApp(null);
  afterAll(close);

  it("conforms whole, writing calls included, and leaves the member the same money", async () => {
    const member = await app.member({ wallet: 10_000, games: { PG: 5_000 } });
    await sendSlip(app, member, (await aTransferSlip(app)).png);
    const before = [await member.balance("wallet"), await member.balance("game", "PG")];
    const { username, password } = member;
    const checked = await checkConformance({
      url: `http://127.0.0.1:${port}`,
      member: { username, password },
      write: true,
    });
    expect(reportText(checked.filter(({ verdict }) => verdict.kind !== "accepted"))).toBe(
      "\n0 accepted, 0 with a warning, 0 refused, 0 skipped",
    );
    expect(checked.length).toBeGreaterThan(35);
    expect([await member.balance("wallet"), await member.balance("game", "PG")]).toEqual(before);
  });
});
