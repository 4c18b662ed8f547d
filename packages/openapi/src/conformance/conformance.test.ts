import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { findCall, nameOf } from "@member-wallet/api/calls";
import { afterEach, expect, test } from "vitest";
import { checkConformance } from "./conformance.ts";
import { READS } from "./reads.ts";
import { countVerdicts, exitCodeOf, reportText } from "./report.ts";

/** Answers of calls by name, in place of their examples. */
type Answers = Readonly<Record<string, { status?: number; body: unknown }>>;

/** In place of an answer the connection ends. */
const BROKEN = Symbol("broken");

const MEMBER = { username: "0812345678", password: "a-secret-password" };

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** A backend that answers every call with its example, but for those of `answers`. */
async function aBackend(answers: Answers = {}) {
  const server = createServer((request, response) => {
    const call = findCall(request.method ?? "", decodeURI(request.url ?? ""));
    const wrongToken = request.headers.authorization === `Bearer ${"0".repeat(32)}`;
    const answer = wrongToken
      ? { status: 401, body: { message: "invalid-token" } }
      : (answers[call ? nameOf(call) : ""] ?? { body: call?.answer.example });
    request.resume().on("end", () => {
      if (answer.body === BROKEN) return void response.socket?.destroy();
      response.writeHead(answer.status ?? 200, { "Content-Type": "application/json" });
      response.end(typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  servers.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const check = async (answers?: Answers) =>
  checkConformance({ url: await aBackend(answers), member: MEMBER, write: false });

/** The path and a copy of a value whose first text or number is an object instead; `null` where there is none. */
function breakLeaf(value: unknown): { path: string; value: unknown } | null {
  if (typeof value === "string" || typeof value === "number") return { path: "", value: { odd: true } };
  if (typeof value !== "object" || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const broken = key === "_id" ? null : breakLeaf(inner);
    if (broken === null) continue;
    const path = broken.path === "" ? key : `${key}.${broken.path}`;
    const copy = Array.isArray(value)
      ? value.with(Number(key), broken.value)
      : { ...value, [key]: broken.value };
    return { path, value: copy };
  }
  return null;
}

// Any text is a transcript.
const examples = READS.filter(({ answer }) => !answer.isText).map((call) => ({
  name: nameOf(call),
  example: call.answer.example,
}));

test("a backend that answers the examples is accepted whole, and told what was not checked", async () => {
  const checked = await check();
  expect(countVerdicts(checked)).toMatchObject({ warning: 0, refused: 0 });
  const text = reportText(checked);
  for (const left of ["The chat's socket", "CORS", "POST /api/wallet/transfer", "POST /api/wallet/slip"])
    expect(text).toMatch(new RegExp(`skipped .*${left}`));
});

test("a warning ends a strict check with 1, and a refusal every check", async () => {
  const odd = await check({ "GET /api/lookup/contact": { body: { contactText: 7 } } });
  const wrong = await check({ "GET /api/lookup/contact": { body: 7 } });
  const ends = [await check(), odd, wrong].map((checked) => [
    exitCodeOf(checked, false),
    exitCodeOf(checked, true),
  ]);
  expect(ends).toEqual([
    [0, 0],
    [0, 1],
    [1, 1],
  ]);
});

test.each(examples)("$name that answers a number is refused, and nothing else is", async ({ name }) => {
  const checked = await check({ [name]: { body: 7 } });
  const refused = checked.filter(({ verdict }) => verdict.kind === "refused");
  expect(refused.map((row) => row.name)).toContain(name);
});

const breakable = examples.flatMap(({ name, example }) => {
  const broken = breakLeaf(example);
  return broken === null ? [] : [{ name, ...broken }];
});

test.each(breakable)("$name with an odd $path is told with that path", async ({ name, path, value }) => {
  const checked = await check({ [name]: { body: value } });
  const verdict = checked.find((row) => row.name === name)?.verdict;
  expect(verdict?.kind).toMatch(/^(?:warning|refused)$/);
  const findings = verdict && "findings" in verdict ? verdict.findings : [];
  expect(findings.map((finding) => finding.path)).toContain(path);
});

test("an item that the client leaves out is a warning that says so", async () => {
  const checked = await check({ "GET /api/lookup/banks": { body: [{ nameTH: "x" }] } });
  expect(reportText(checked)).toMatch(/warning +GET \/api\/lookup\/banks\n +0\.code: .*the item is left out/);
});

test("a backend without an answer, with a page instead of JSON, or with an error is refused", async () => {
  const checked = await check({
    "GET /api/lookup/info": { body: "<html></html>" },
    "GET /api/lookup/contact": { status: 500, body: { message: "INTERNAL_SERVER_ERROR" } },
    "GET /api/lookup/active": { status: 404, body: { message: "member 0812345678 is unknown" } },
  });
  const text = reportText(checked);
  expect(text).toContain("GET /api/lookup/info\n          answer: expected JSON");
  expect(text).toContain("a success, not status 500 (INTERNAL_SERVER_ERROR)");
  expect(text).toContain("a success, not status 404 with a message of its own");
});

test("of the areas that are asked for alone, each read is sent, and the others are among what is not checked", async () => {
  const checked = await checkConformance({
    url: await aBackend(),
    member: MEMBER,
    write: false,
    areas: ["QR"],
  });
  const [qr, others] = [READS.filter(({ area }) => area === "QR"), READS.filter(({ area }) => area !== "QR")];
  const names = checked.map(({ name }) => name);
  expect(qr).not.toEqual([]);
  expect(names).toEqual(expect.arrayContaining(qr.map(nameOf)));
  const text = reportText(checked);
  expect(others.filter((call) => names.includes(nameOf(call)) || !text.includes(nameOf(call)))).toEqual([]);
});

test("a backend that cannot be reached is told once, with the cause", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await new Promise((closed) => server.close(closed));
  const text = reportText(await checkConformance({ url, member: MEMBER, write: true }));
  expect(text).toContain("answer: cannot connect (ECONNREFUSED)");
  expect(text).toContain("0 accepted, 0 with a warning, 1 refused, 0 skipped");
});

const UNREAD: [string, unknown, string][] = [
  ["POST /api/login", {}, "token: required field is missing"],
  ["GET /api/lookup/conditions", 7, "answer: expected a list, got a number"],
  ["GET /api/lookup/contact", 7, "answer: expected an object, got a number"],
  ["GET /api/lookup/registerOTP", 7, "answer: expected true or false, or an object, got a number"],
  ["GET /api/lookup/enableChatWidget", { data: {} }, "enableChatWidget: required field is missing"],
  ["POST /api/chat/history", { items: [] }, "answer: expected a list, or nothing, got an object"],
  ["GET /api/lookup/deposit", { banks: [], wallets: [] }, "isManual: required field is missing"],
];

test.each(UNREAD)("%s that answers %j is refused in plain words", async (name, body, told) => {
  expect(reportText(await check({ [name]: { body } }))).toContain(`${name}\n          ${told}\n`);
});

test("what the client reads, though it is odd, is told in plain words", async () => {
  const text = reportText(
    await check({
      "GET /api/lookup/contact": { body: { contactText: 7 } },
      "GET /api/bonus": { body: [{ code: "A", type: "B", maxReceived: 1, percentFail: 120, banners: [] }] },
      "GET /api/qrcode/{provider}": { body: { hasQrcode: false } },
      "POST /api/chat/history": { body: [{ sender: "support", message: {}, createdAt: 1 }] },
    }),
  );
  expect(text).toContain("contactText: expected a text, got a number");
  expect(text).toContain("percentFail: must be <= 100\n");
  expect(text).toContain("amount: required field is missing");
  expect(text).toMatch(
    /history\n +0\.sender: the item is left out; expected customer, or other\n(?! +answer)/,
  );
});

test("a connection that breaks in the middle is told as such, and not as a time-out", async () => {
  const text = reportText(await check({ "GET /api/lookup/info": { body: BROKEN } }));
  expect(text).toMatch(
    /refused +GET \/api\/lookup\/info\n +answer: the connection broke before .* \(\w+\)\n/,
  );
});

test("calls that need an answer which failed are skipped, and say which", async () => {
  const text = reportText(await check({ "GET /api/wallet": { body: 7 } }));
  expect(text).toContain("skipped   GET /api/wallet/account/{slotCode}: needs GET /api/wallet");
  expect(text).toContain("skipped   POST /api/chat/history: needs GET /api/wallet");
});

test("the report has no token, no password and nothing of the member", async () => {
  const token = "t0k3n-of-a-member";
  const checked = await check({
    "POST /api/login": { body: { token } },
    "GET /api/account/profile": { body: { profile: { _id: 7, name: "สมชาย" }, bankAccount: "1234567890" } },
  });
  const told = reportText(checked) + JSON.stringify(checked);
  for (const secret of [token, MEMBER.password, MEMBER.username, "สมชาย", "1234567890"]) {
    expect(told).not.toContain(secret);
  }
});
