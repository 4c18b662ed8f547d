import * as fc from "fast-check";
import { anyBody } from "./any-body.ts";
import type { Sending } from "./raw-request.ts";
import { segmentsOf, type Route } from "./routes.ts";

/** A request as sent over a socket. */
interface AnyRequest {
  head: string;
  body: Uint8Array;
  sending: Sending;
}

/** Requests to one route, from valid ones to arbitrary bytes: path, headers, body, and how they are sent. */
export function anyRequest(route: Route, token: string): fc.Arbitrary<AnyRequest> {
  return fc
    .record({
      path: anyPath(route),
      headers: anyHeaders(token),
      body: anyBody(route),
      cut: fc.nat(),
      sending,
    })
    .map(({ path, headers, body: { type, bytes, length }, cut, sending: kind }) => {
      const lines = [`${route.method} ${path} HTTP/1.1`, "Connection: close", ...headers];
      if (type !== null && !headers.some((line) => line.startsWith("Content-Type"))) lines.push(type);
      if (!headers.some((line) => line.startsWith("Content-Length"))) lines.push(length);
      const head = `${lines.join("\r\n")}\r\n\r\n`;
      // The connection breaks somewhere after the first byte.
      const at = 1 + (cut % (head.length + bytes.length));
      return { head, body: bytes, sending: kind === "whole" ? { kind } : { kind, bytes: at } };
    });
}

/** Requests to one route whose bodies are incomplete, one for each of the given header lines. */
export function halfRequests(route: Route, headers: readonly (readonly string[])[]): string[] {
  const path = segmentsOf(route.path).map((part) => {
    if (part.kind === "fixed") return fc.constant(part.text);
    return part.pattern === null ? fc.constant("PG") : fc.stringMatching(part.pattern);
  });
  // At once: each sample compiles the patterns anew.
  const paths = fc.sample(fc.tuple(...path), headers.length);
  return headers.map((own, index) => {
    const line = `${route.method} /${paths[index]?.join("/")} HTTP/1.1`;
    return `${[line, "Host: localhost", "Content-Length: 60", ...own].join("\r\n")}\r\n\r\n{"from":"wal`;
  });
}

/** The bytes of a request; its head is Latin-1. */
export function bytesOf({ head, body }: AnyRequest): Uint8Array {
  return Buffer.concat([Buffer.from(head, "latin1"), body]);
}

/** Few, because each silent sender waits for the server's timeout. */
const sending = fc.oneof(
  { weight: 18, arbitrary: fc.constant("whole" as const) },
  { weight: 1, arbitrary: fc.constant("half" as const) },
  { weight: 1, arbitrary: fc.constant("cut" as const) },
);

const text = fc.string({ unit: "binary" });
/** Mostly a valid value, so that requests get past the first check. */
const mostly = <Value>(good: Value, odd: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 12, arbitrary: fc.constant(good) }, { weight: 1, arbitrary: odd });

const GOOD_PARTS = ["DAY", "NEW30", "PG", "pg", "KBANK", "WW", "wallet", "SCB", "0".repeat(20), "1"];
const ODD_PARTS = [
  "%00",
  "%0d%0a",
  "%7f",
  "%c2%85",
  ".",
  "..",
  "%2e%2E",
  "..%2f..",
  "%2f",
  "%5c",
  "\\",
  "%",
  "%ff",
];
const oddPart = fc.oneof(
  fc.constantFrom(...ODD_PARTS, "%e0%b8%81", "\xe0\xb8\x81", "x".repeat(5_000), "%25%30%30", ""),
  text.map(encodeURIComponent),
);
const query = fc.oneof(
  fc.constantFrom("", "?", "?ticket=1.x", "?code=PG&lang=%", "?%00=%ff", "?lang=__proto__", "#x"),
  text.map((value) => `?code=${encodeURIComponent(value)}`),
);

function anyPath({ path }: Route): fc.Arbitrary<string> {
  const parts = segmentsOf(path).map((part) => {
    if (part.kind === "fixed") return fc.constant(part.text);
    const fitting = part.pattern === null ? fc.constantFrom(...GOOD_PARTS) : fc.stringMatching(part.pattern);
    return fc.oneof({ weight: 3, arbitrary: fitting }, { weight: 1, arbitrary: oddPart });
  });
  const whole = fc.tuple(...parts).map((all) => `/${all.join("/")}`);
  const off = fc.tuple(whole, oddPart).map(([start, end]) => `${start}/${end}`);
  const odd = fc.oneof(off, fc.constantFrom("*", "//", "/..", "http://localhost/sandbox", "http://[/"));
  return fc
    .tuple(fc.oneof({ weight: 8, arbitrary: whole }, { weight: 1, arbitrary: odd }), query)
    .map(([start, end]) => start + end);
}

/** Header lines: mostly as the application sends them, else odd, repeated or missing. */
function anyHeaders(token: string): fc.Arbitrary<string[]> {
  const none = fc.constant<string[]>([]);
  const line = (name: string, good: string[], ...odd: string[]) =>
    mostly(
      good.map((value) => `${name}: ${value}`),
      fc.oneof(
        none,
        fc.constantFrom(...odd).map((value) => [`${name}: ${value}`]),
        fc.constantFrom(...odd, ...good).map((value) => [`${name}: ${value}`, `${name}: ${value}`]),
      ),
    );
  const key = "0123456789abcdef0123456789abcdef";
  return fc
    .tuple(
      line("Host", ["localhost"], "evil.example", "", "a b", "[::1", "localhost:99999", "x@y", "\x01"),
      line(
        "Authorization",
        [`Bearer ${token}`],
        "Bearer",
        `Bearer ${token} x`,
        "Basic eDp4",
        "\xff",
        "x".repeat(9_000),
      ),
      line("X-Requested-With", ["wallet-user"], "XMLHttpRequest", "\xff"),
      fc.oneof(
        none,
        fc.uuid().map((uuid) => [`Idempotency-Key: ${uuid}`]),
        line("Idempotency-Key", [key], "1", "\xff", "x".repeat(500)),
      ),
      line("Content-Type", [], ...ODD_TYPES),
      line("Content-Length", [], "0", "5", "100", "99999999999", "-1", "1e3", "abc", "5, 5"),
      line("Accept-Language", ["lo"], "xx-\xff", "*;q=2", "__proto__"),
      line("Range", [], "bytes=0-", "bytes=-1", "bytes=5-2", "bytes=0-99999999999999999999", "x"),
      line("If-None-Match", [], "*", '"x"'),
      line("Origin", [], "https://evil.example", "null"),
      line("Expect", [], "100-continue", "x"),
    )
    .map((lines) => lines.flat());
}

const ODD_TYPES = [
  "application/json; charset=utf-16",
  "APPLICATION/JSON",
  "application/json, text/html",
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "multipart/form-data; boundary=",
  ";",
  "\xff",
];
