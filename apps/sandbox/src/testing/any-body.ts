import * as fc from "fast-check";
import { EXAMPLE_CALLS } from "./example-calls.ts";
import { type Route, serves } from "./routes.ts";

/** Calls of the sandbox's own pages with a body; valid but for secrets in it. */
const OF_ITS_PAGES = [
  { method: "POST", path: "/files/play/enter", body: { code: "PG", ticket: "0".repeat(32) } },
  { method: "POST", path: "/files/play/log-in", body: { code: "PG", username: "x", password: "x" } },
  { method: "POST", path: "/files/play/balance", body: { session: "0".repeat(32) } },
  {
    method: "POST",
    path: "/files/play/round",
    body: { session: "0".repeat(32), round: "0".repeat(8), stake: 1 },
  },
  { method: "POST", path: "/sandbox/next-round", body: { outcome: "win" } },
  {
    method: "POST",
    path: "/sandbox/switches",
    body: { latency: 1, faults: [{ call: "GET /api/*", effect: { kind: "kill" } }] },
  },
  { method: "POST", path: "/sandbox/running-bonus", body: { username: "0800000001", type: "day" } },
  { method: "POST", path: "/sandbox/gift-links", body: { amount: 10 } },
  {
    method: "POST",
    path: "/sandbox/slips/transfer",
    body: { amount: 100, to: "4680123456", from: "SCB", minutesAgo: 1 },
  },
  {
    method: "POST",
    path: "/sandbox/chat/rooms/1/messages",
    body: { message: { message_type: "text", payload: "x" } },
  },
  {
    method: "POST",
    path: "/sandbox/slips/0/decide",
    body: { kind: "accept", from: "SCB", transfer: "20260302000000000000" },
  },
];
const EXAMPLES = [...EXAMPLE_CALLS, ...OF_ITS_PAGES];

/** A body as sent over a socket. */
interface SentBody {
  bytes: Uint8Array;
  /** Header lines. */
  type: string | null;
  length: string;
}

/** Bodies for a route: valid or nearly, JSON and forms, complete and broken, or none. */
export function anyBody(route: Route): fc.Arbitrary<SentBody> {
  const example = EXAMPLES.find(({ method, path }) => serves(route, method, path))?.body;
  const json = jsonLike(example).map((value) => ({
    type: "Content-Type: application/json",
    bytes: Buffer.from(typeof value === "string" ? value : (JSON.stringify(value) ?? "")),
  }));
  const form = fc
    .tuple(fc.constantFrom("slip", "file", "", 'a"b'), fc.uint8Array({ maxLength: 2_000 }), fc.boolean())
    .map(([field, file, ends]) => ({
      type: "Content-Type: multipart/form-data; boundary=x",
      bytes: Buffer.concat([
        Buffer.from(`--x\r\nContent-Disposition: form-data; name="${field}"; filename="a.png"\r\n\r\n`),
        file,
        Buffer.from(ends ? "\r\n--x--\r\n" : ""),
      ]),
    }));
  const nothing = fc.constant({ type: null, bytes: Buffer.alloc(0) });
  const good = example === undefined ? nothing : json;
  return fc
    .tuple(
      fc.oneof({ weight: 4, arbitrary: good }, json, { weight: 2, arbitrary: form }, nothing),
      fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, fc.constant(true)),
    )
    .map(([{ type, bytes }, isChunked]) =>
      isChunked
        ? { type, bytes: inChunks(bytes), length: "Transfer-Encoding: chunked" }
        : { type, bytes, length: `Content-Length: ${bytes.length}` },
    );
}

const text = fc.string({ unit: "binary" });

const scalar = fc.oneof(
  text,
  fc.constantFrom("wallet", "PG", "", "SCB", "\u0000", "\uD800", "x".repeat(3_000)),
  fc.double(),
  fc.integer(),
  fc.constantFrom(0.005, -1, 1e21, Number.MAX_SAFE_INTEGER),
  fc.boolean(),
  fc.constant(null),
);
/** Field names of all calls, for routes without an example. */
const NAMES = EXAMPLES.flatMap(({ body }) => Object.keys(Object(body)));

/** A valid body, one with changed fields, any JSON, or a text that is invalid or too long. */
function jsonLike(example: unknown): fc.Arbitrary<unknown> {
  const names = example === undefined ? NAMES : Object.keys(Object(example));
  const changes = fc.dictionary(fc.constantFrom(...names, "__proto__", "x"), scalar, { maxKeys: 4 });
  return fc.oneof(
    { weight: 3, arbitrary: changes.map((some) => ({ ...Object(example), ...some })) },
    { weight: 2, arbitrary: fc.constant(example ?? {}) },
    fc.jsonValue(),
    text,
    fc.constantFrom("[".repeat(30_000), `"${"x".repeat(70_000)}"`, '{"__proto__":{}}', "\ufeff{}"),
  );
}

/** Chunked transfer encoding. */
function inChunks(bytes: Uint8Array): Uint8Array {
  const chunk = [Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from("\r\n")];
  return Buffer.concat([...(bytes.length === 0 ? [] : chunk), Buffer.from("0\r\n\r\n")]);
}
