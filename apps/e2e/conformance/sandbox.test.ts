import { checkConformance } from "@member-wallet/openapi/conformance";
import { reportText } from "@member-wallet/openapi/report";
import {
  aCustomer,
  aTransferSlip,
  createTestApp,
  demoOperator,
  listen,
  sendSlip,
} from "@member-wallet/sandbox/testing";
import { afterAll, describe, expect, it } from "vitest";

describe("the sandbox of the demo's operator", async () => {
  const app = await createTestApp({ operator: demoOperator });
  const { port, close } = await listen(Promise.resolve(app.app), { host: "127.0.0.1", port: 0 });
  afterAll(async () => {
    await close();
    await app.close();
  });

  it("conforms strictly, writing calls included, and leaves the member the same money", async () => {
    const member = await app.member({ wallet: 10_000, games: { PG: 5_000 } });
    await sendSlip(app, member, (await aTransferSlip(app)).png);
    await member.call("POST", "/api/qrcode/KBANK", { body: { amount: 100 } });
    await aCustomer(app, member).send("hello");
    const before = [await member.balance("wallet"), await member.balance("game", "PG")];
    const { username, password } = member;
    const checked = await checkConformance({
      url: `http://127.0.0.1:${port}`,
      member: { username, password },
      write: true,
    });
    const told = checked.filter(({ verdict }) => verdict.kind === "warning" || verdict.kind === "refused");
    expect(reportText(told)).toBe("\n0 accepted, 0 with a warning, 0 refused, 0 skipped");
    expect(checked.filter(({ verdict }) => verdict.kind === "accepted").length).toBeGreaterThan(35);
    expect([await member.balance("wallet"), await member.balance("game", "PG")]).toEqual(before);
  });
});
