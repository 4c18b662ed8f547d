import * as fc from "fast-check";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import type { SandboxEnv } from "../http/env.ts";
import { clientAddress, readProxies, trustProxies } from "./client-address.ts";

const app = new Hono<SandboxEnv>().get("/", (c) => c.text(clientAddress(c)));

async function addressOf(peer: string | undefined, forwarded?: string): Promise<string> {
  const headers = forwarded === undefined ? {} : { "X-Forwarded-For": forwarded };
  const env = { incoming: { socket: { remoteAddress: peer } } };
  return (await app.request("/", { headers }, peer === undefined ? {} : env)).text();
}

describe("the client's address", () => {
  it.each([
    ["203.0.113.5", "203.0.113.5"],
    ["::ffff:203.0.113.5", "203.0.113.5"],
    ["127.0.0.2", "127.0.0.2"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:db8:1:2::6", "2001:db8:1:2"],
    ["2001:db8::6", "2001:db8:0:0"],
    ["::1", "0:0:0:0"],
    [undefined, ""],
  ])("of a connection from %s is %j", async (peer, address) => {
    expect(await addressOf(peer)).toBe(address);
  });

  it("is the last forwarded entry of a proxy on this machine", async () => {
    for (const peer of ["127.0.0.1", "::1", "::ffff:127.0.0.1"])
      expect(await addressOf(peer, "198.51.100.1, 203.0.113.5")).toBe("203.0.113.5");
    expect(await addressOf("127.0.0.1", "nonsense")).toBe("127.0.0.1");
  });

  it("is the last forwarded entry of a trusted proxy, and of no other machine of its network's neighbours", async () => {
    trustProxies(readProxies("172.28.0.0/24  2001:db8:9::7"));
    expect(await addressOf("172.28.0.9", "198.51.100.1, 203.0.113.5")).toBe("203.0.113.5");
    expect(await addressOf("::ffff:172.28.0.9", "203.0.113.5")).toBe("203.0.113.5");
    expect(await addressOf("2001:db8:9::7", "203.0.113.5")).toBe("203.0.113.5");
    expect(await addressOf("172.28.1.9", "203.0.113.5")).toBe("172.28.1.9");
    expect(await addressOf("2001:db8:9::8", "203.0.113.5")).toBe("2001:db8:9:0");
    trustProxies(readProxies(""));
    expect(await addressOf("172.28.0.9", "203.0.113.5")).toBe("172.28.0.9");
  });

  it.each(["nginx", "10.0.0.0/33", "10.0.0.0/0", "10.0.0.1/8/8", "10.0.0.0/x"])(
    "%s is no trusted proxy",
    (text) => {
      expect(() => readProxies(text)).toThrow(
        `SANDBOX_PROXIES has no address or network such as 172.28.0.0/24: ${text}.`,
      );
    },
  );

  it("is never what a remote client claims", async () => {
    await fc.assert(
      fc.asyncProperty(fc.ipV4(), async (claimed) => {
        expect(await addressOf("203.0.113.5", claimed)).toBe("203.0.113.5");
      }),
    );
  });
});
