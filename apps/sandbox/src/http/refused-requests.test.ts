import { afterAll, describe, expect, it } from "vitest";
import { serveTestApp } from "../testing/fuzz-requests.ts";
import { sendRaw } from "../testing/raw-request.ts";

describe("a malformed request gets a refusal", async () => {
  const served = await serveTestApp(null);
  const member = await served.app.member();
  afterAll(() => served.close());
  const send = (line: string, ...headers: string[]) =>
    sendRaw(served.port, Buffer.from([line, "Connection: close", ...headers, "", ""].join("\r\n"), "latin1"));
  const KEY_INVALID = '{"message":"KEY_INVALID"}';

  it.each(["", "a b", "[::1", "localhost:99999", "x@y", "x/y", "\xff"])("for the Host %j", async (host) => {
    for (const path of ["/api/wallet", "/sandbox", "/files/play"])
      expect(await send(`GET ${path} HTTP/1.1`, `Host: ${host}`)).toEqual({ status: 400, body: KEY_INVALID });
  });

  it("for a missing Host, and for a foreign one on the local page", async () => {
    expect(await send("GET /api/lookup/banks HTTP/1.1")).toEqual({ status: 400, body: KEY_INVALID });
    expect(await send("GET /sandbox HTTP/1.1", "Host: rebound.example")).toEqual({
      status: 403,
      body: '{"message":"UNAUTHORIZED"}',
    });
  });

  it.each(["no HTTP at all", "GET /api/wallet HTTP/1.1\r\nHost: localhost\r\nContent-Length: x"])(
    "for the invalid HTTP %j",
    async (noise) => {
      expect(await send(noise)).toEqual({ status: 400, body: KEY_INVALID });
    },
  );

  it("for headers that are too long", async () => {
    const response = await send("GET / HTTP/1.1", "Host: localhost", `X-Long: ${"x".repeat(40_000)}`);
    expect(response).toEqual({ status: 431, body: KEY_INVALID });
  });

  it.each([
    "%00",
    "%00.svg",
    "a%0d%0ab",
    "%7f",
    "%c2%85",
    "%ff",
    "%e0%b8",
    "%",
    "%zz",
    ".",
    "..",
    "%2e",
    "%2E%2e",
    ".%2e",
  ])("for the path segment %j", async (part) => {
    const paths = [
      `/api/statement/slip/reference/${part}`,
      `/api/qrcode/${part}`,
      `/api/wallet/activate/${part}`,
      `/files/games/${part}/logo.svg`,
      `/files/slips/${part}`,
      `/files/${part}/sandbox`,
      `/sandbox/slips/${part}/picture`,
      `/${part}`,
    ];
    const own = ["Host: localhost", `Authorization: Bearer ${member.token}`, "X-Requested-With: wallet-user"];
    for (const path of paths)
      expect([path, await send(`GET ${path} HTTP/1.1`, ...own)]).toEqual([
        path,
        { status: 400, body: KEY_INVALID },
      ]);
    const deletion = await send(`DELETE /api/qrcode/KBANK/${part} HTTP/1.1`, ...own);
    expect(deletion).toEqual({ status: 400, body: KEY_INVALID });
    expect(served.app.log).toEqual([]);
  });

  it.each(["%2f", "%E0%B8%81", "a%20b", "...", "..a", "%25%30%30", "%2500", "a+b"])(
    "but not for the valid path segment %j",
    async (part) => {
      const response = await send(
        `GET /api/statement/slip/reference/${part} HTTP/1.1`,
        "Host: localhost",
        `Authorization: Bearer ${member.token}`,
      );
      expect(response).toEqual({ status: 404, body: '{"message":"NO_DATA"}' });
    },
  );
});
