import { describe, expect, it } from "vitest";
import { demoOperator } from "../demo/operator.ts";
import { aTransferSlip, referenceOf, sendSlip } from "../testing/slips.ts";
import { useTestApp } from "../testing/suites.ts";

describe("every response below /files", async () => {
  const app = await useTestApp({ operator: demoOperator });

  async function slipPicture(): Promise<string> {
    const member = await app.member();
    const [account] = demoOperator.depositAccounts;
    const { png } = await aTransferSlip(app, { to: account?.bankAccountNo ?? "" });
    const reference = referenceOf(await sendSlip(app, member, png));
    const { body } = await member.call("GET", `/api/statement/slip/reference/${reference}`);
    return (body as { url: string }).url;
  }
  const ask = async (path: string, method = "GET", headers: Record<string, string> = {}) => {
    const { status, headers: answered } = await app.app.request(path, { method, headers });
    return { status, header: (name: string) => answered.get(name) ?? "" };
  };

  it.each([
    ["the play page", "/files/play?code=PG"],
    ["its script", "/files/play.js"],
    ["its style", "/files/play.css"],
    ["the chat account's QR", "/files/contact/line-qr.svg"],
    ["a game's logo", "/files/games/PG/logo.svg"],
    ["a game's background", "/files/games/PG/background.svg"],
    ["an instruction video", "/files/howto/thai/th/wallet.mp4"],
    ["a video's poster", "/files/howto/thai/th/wallet.webp"],
  ])("forbids sniffing and foreign scripts: %s", async (_what, path) => {
    const { status, header } = await ask(path);
    expect([status, header("X-Content-Type-Options")]).toEqual([200, "nosniff"]);
    expect(header("Content-Security-Policy")).toMatch(/^default-src 'none'/);
  });

  it("forbids sniffing and scripts: a slip's picture", async () => {
    const { status, header } = await ask(await slipPicture());
    expect([status, header("X-Content-Type-Options")]).toEqual([200, "nosniff"]);
    expect(header("Content-Security-Policy")).toContain("sandbox");
    expect(header("Cache-Control")).toBe("private, no-store");
  });

  it.each([
    ["an unlisted game", "GET", "/files/games/NONE/logo.svg", {}, 404],
    ["the play page of an unknown game", "GET", "/files/play?code=NONE", {}, 404],
    ["an unknown video", "GET", "/files/howto/nothing.mp4", {}, 404],
    ["a range beyond the end", "GET", "/files/howto/thai/th/wallet.mp4", { Range: "bytes=999999999-" }, 416],
    ["a slip's picture without its ticket", "GET", `/files/slips/${"0".repeat(32)}`, {}, 404],
    ["an unknown path", "GET", "/files/nothing", {}, 404],
    ["a round without a body", "POST", "/files/play/round", {}, 400],
  ])("is not cached when refused: %s", async (_what, method, path, headers, status) => {
    const response = await ask(path, method, headers);
    expect([response.status, response.header("Cache-Control")]).toEqual([status, "no-store"]);
    expect(response.header("X-Content-Type-Options")).toBe("nosniff");
    expect(response.header("Content-Security-Policy")).toMatch(/^default-src 'none'/);
  });
});
