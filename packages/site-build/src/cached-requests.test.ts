import { assert, constantFrom, property, webPath } from "fast-check";
import { describe, expect, test } from "vitest";
import { answerKind, type CacheableRequest } from "./cached-requests.ts";

const ORIGIN = "https://wallet.example";
const RELEASE = ["/login.html", "/favicon.svg", "/icons/icon-192.png", "/manifest.webmanifest"];

function kind(path: string, request: Partial<CacheableRequest> = {}) {
  const headers = { has: () => false };
  const asked = { method: "GET", mode: "cors", url: ORIGIN + path, headers, ...request };
  return answerKind(asked, ORIGIN, (file) => RELEASE.includes(file));
}

describe("what the worker answers", () => {
  test.each(["/", "/login", "/user/home?dialog=deposit", "/nowhere"])("a visit to %s is a page", (path) => {
    expect(kind(path, { mode: "navigate" })).toBe("page");
  });

  test.each([
    "/assets/index-CdVPOty.js",
    "/assets/log-in-Bgpwj0q.css",
    "/assets/noto-sans-DlkIVZ-.woff2",
    "/favicon.svg",
    "/icons/icon-192.png",
    "/manifest.webmanifest",
  ])("%s is a file", (path) => {
    expect(kind(path)).toBe("file");
  });

  test.each(["/service-worker.js", "/share.png", "/assets/index.js", "/robots.txt"])("%s passes", (path) => {
    expect(kind(path)).toBe("pass");
    expect(kind(path, { mode: "navigate" })).toBe("pass");
  });

  test("nothing of a member is ever answered or stored", () => {
    const path = webPath().filter((each) => each === "" || each.startsWith("/"));
    const mode = constantFrom("navigate", "cors", "no-cors");
    assert(
      property(constantFrom("/api", "/files", "/socket.io"), path, mode, (prefix, rest, how) => {
        expect(kind(prefix + rest, { mode: how })).toBe("pass");
      }),
    );
    const asset = "/assets/index-CdVPOty.js";
    expect(kind(asset, { headers: { has: (name) => name === "Authorization" } })).toBe("pass");
    expect(kind(asset, { method: "POST" })).toBe("pass");
    expect(kind("", { url: `https://api.example${asset}` })).toBe("pass");
  });
});
