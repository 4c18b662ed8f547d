import { assert, constantFrom, property, webPath } from "fast-check";
import { describe, expect, test } from "vitest";
import { answerKind, type CacheableRequest, isSound } from "./cached-requests.ts";

const ORIGIN = "https://wallet.example";

function kind(path: string, request: Partial<CacheableRequest> = {}) {
  const headers = { has: () => false };
  return answerKind({ method: "GET", mode: "cors", url: ORIGIN + path, headers, ...request }, ORIGIN);
}

describe("what the worker answers", () => {
  test.each(["/", "/login", "/user/home?dialog=deposit", "/nowhere"])("a visit to %s is a page", (path) => {
    expect(kind(path, { mode: "navigate" })).toBe("page");
  });

  test.each(["/assets/index-CdVPOtyn.js", "/assets/log-in-Bgpwj0qM.css", "/assets/noto-sans-DlkIVZ-Z.woff2"])(
    "%s is a file",
    (path) => {
      expect(kind(path)).toBe("file");
    },
  );

  test.each(["/manifest.webmanifest", "/service-worker.js", "/share.png", "/assets/index.js", "/login.html"])(
    "%s passes",
    (path) => {
      expect(kind(path)).toBe("pass");
      expect(kind(path, { mode: "navigate" })).toBe("pass");
    },
  );

  test("nothing of a member is ever answered or stored", () => {
    const path = webPath().filter((each) => each === "" || each.startsWith("/"));
    const mode = constantFrom("navigate", "cors", "no-cors");
    assert(
      property(constantFrom("/api", "/files", "/socket.io"), path, mode, (prefix, rest, how) => {
        expect(kind(prefix + rest, { mode: how })).toBe("pass");
      }),
    );
    const asset = "/assets/index-CdVPOtyn.js";
    expect(kind(asset, { headers: { has: (name) => name === "Authorization" } })).toBe("pass");
    expect(kind(asset, { method: "POST" })).toBe("pass");
    expect(kind("", { url: `https://api.example${asset}` })).toBe("pass");
  });
});

test.each([
  ["a script", "index-CdVPOtyn.js", 200, "text/javascript; charset=utf-8", true],
  ["a page for a script", "index-CdVPOtyn.js", 200, "text/html", false],
  ["a missing script", "index-CdVPOtyn.js", 404, "text/javascript", false],
  ["a failing server", "log-in-Bgpwj0qM.css", 500, "text/css", false],
  ["a page", "login.html", 200, "text/html; charset=utf-8", true],
  ["a font", "noto-DlkIVZ-Z.woff2", 200, "font/woff2", true],
  ["a page for a font", "noto-DlkIVZ-Z.woff2", 200, "text/html", false],
])("%s is stored only if it is what its address promises", (_what, file, status, type, sound) => {
  const answer = new Response("", { status, headers: { "Content-Type": type } });
  expect(isSound(`${ORIGIN}/assets/${file}`, answer)).toBe(sound);
});
