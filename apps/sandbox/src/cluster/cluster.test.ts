import { once } from "node:events";
import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { findNginx } from "@member-wallet/site-build/hosting";
import { io } from "socket.io-client";
import { afterAll, describe, expect, it } from "vitest";
import { type ChatSocket, aGuestId, connectSocket } from "../testing/chat.ts";
import { startTestServer } from "../testing/postgres.ts";
import { freshDatabase } from "../testing/test-database.ts";
import { testOperator } from "../testing/test-operator.ts";
import { startCluster } from "./cluster.ts";

const PROGRAM = new URL("../testing/run-test-operator.ts", import.meta.url);
const server = findNginx() === null ? null : await startTestServer();
if (server === null) console.log("Two processes are not tested: they need PostgreSQL and nginx.");

/** What each socket has received. */
const texts = (own: readonly ChatSocket[]) => own.map((socket) => new Set(socket.texts()));
const all = (count: number, ...expected: string[]) => Array.from({ length: count }, () => new Set(expected));

/** The same answer of four calls. */
const four = (registerOTP: boolean) => Array.from({ length: 4 }, () => ({ registerOTP }));

describe.skipIf(server === null)("two sandbox processes on one PostgreSQL", async () => {
  if (server === null) return;
  const database = await freshDatabase(server);
  const databaseUrl = database.url ?? "";
  const cluster = await startCluster({ port: 0, databaseUrl, program: PROGRAM });
  const url = `http://127.0.0.1:${cluster.port}`;
  const sockets: ChatSocket[] = [];
  afterAll(async () => {
    sockets.forEach(({ socket }) => socket.disconnect());
    await cluster.close();
    await database.close();
    await server.stop();
  });

  /** A call over a connection of its own, so that the next one goes to the other process. */
  async function call(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
    const sent = request(url + path, {
      method,
      agent: false,
      headers: { "Content-Type": "application/json", ...headers },
    });
    sent.end(body === undefined ? undefined : JSON.stringify(body));
    const [response] = (await once(sent, "response")) as [import("node:http").IncomingMessage];
    const parts: string[] = [];
    for await (const part of response.setEncoding("utf8")) parts.push(String(part));
    return { status: response.statusCode, body: JSON.parse(parts.join("")) as unknown };
  }

  /** Breaks all connections to the database but the own one. */
  const breakConnections = () =>
    database.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );

  /** A guest with this many sockets in its room, which the processes share in turn. */
  async function aGuestWith(count: number) {
    const guestId = aGuestId();
    const own: ChatSocket[] = [];
    for (let index = 0; index < count; index += 1) {
      const socket = await connectSocket(url, { guestId });
      expect(await socket.join(testOperator.chat.prefix + guestId)).toEqual({ ok: true });
      own.push(socket);
    }
    sockets.push(...own);
    const send = (text: string, clientId: string = randomUUID()) => {
      const message = { message_type: "text", payload: text };
      const key = { "Idempotency-Key": clientId };
      return call("POST", "/api/chat/send-message", { guestId, clientId, message }, key);
    };
    return { own, send };
  }

  it("deliver a message to the sockets of both, a long one too", async () => {
    const { own, send } = await aGuestWith(4);
    const long = "ยาว".repeat(666);
    for (const text of ["one", "two", "three", long]) expect((await send(text)).status).toBe(200);
    await expect.poll(() => texts(own)).toEqual(all(4, "one", "two", "three", long));
  });

  it("store a message once that reaches both at the same time", async () => {
    const { own, send } = await aGuestWith(2);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send("once", key)));
    const taken = answers.filter(({ status }) => status === 200).map(({ body }) => JSON.stringify(body));
    expect(taken.length).toBeGreaterThan(0);
    expect(new Set(taken).size).toBe(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(
      new Set(taken.length < answers.length ? [200, 409] : [200]),
    );
    await expect.poll(() => texts(own)).toEqual(all(2, "once"));
    for (const { received } of own) expect(new Set(received.map(({ createdAt }) => createdAt)).size).toBe(1);
  });

  it("take a socket without WebSocket, whose requests all reach one of them", async () => {
    const settings = { transports: ["polling"], reconnection: false, forceNew: true };
    const polling = Array.from({ length: 4 }, () => io(url, { auth: { guestId: aGuestId() }, ...settings }));
    await expect.poll(() => polling.map(({ connected }) => connected)).toEqual([true, true, true, true]);
    polling.forEach((socket) => socket.disconnect());
  });

  /** Whether registration requires a code, as both say in turn. */
  async function requireCode() {
    const calls = [1, 2, 3, 4].map(() => call("GET", "/api/lookup/registerOTP"));
    return (await Promise.all(calls)).map(({ body }) => body);
  }
  /** The first call may use a connection to the database that a test has broken. */
  const setRequireCode = (registerOTP: boolean) =>
    expect.poll(async () => (await call("POST", "/sandbox/switches", { registerOTP })).status).toBe(200);

  it("have the same switches", async () => {
    await setRequireCode(true);
    await expect.poll(requireCode).toEqual(four(true));
    await setRequireCode(false);
    await expect.poll(requireCode).toEqual(four(false));
  });

  it("have the same switches after a change that they have missed", async () => {
    await setRequireCode(true);
    await expect.poll(requireCode).toEqual(four(true));
    // As by a third one, whose event does not arrive.
    await database.query(`update switches set state = '{"registerOTP": false}'`);
    await breakConnections();
    await expect.poll(() => requireCode().catch(String)).toEqual(four(false));
  });

  it("have the same switches when they are started again", async () => {
    await setRequireCode(true);
    const killed = cluster.processes();
    for (const process of killed) process.kill("SIGKILL");
    const started = () => cluster.processes().filter((process) => !killed.includes(process));
    await expect.poll(() => started().length, { timeout: 60_000 }).toBe(2);
    // nginx first skips those that did not answer.
    await expect.poll(() => requireCode().catch(String)).toEqual(four(true));
  }, 120_000);

  it("miss nothing when the connection that listens breaks: clients connect again", async () => {
    const { own, send } = await aGuestWith(2);
    const closed = own.map(({ socket }) => new Promise((resolve) => void socket.once("disconnect", resolve)));
    await breakConnections();
    await Promise.all(closed);
    const { own: later } = await aGuestWith(2);
    expect(later).toHaveLength(2);
    await expect.poll(async () => (await send("after")).status).toBe(200);
  });

  it("survive the kill of one: its clients find the other, and it is started again", async () => {
    const { own, send } = await aGuestWith(2);
    const [first] = cluster.processes();
    first?.kill("SIGKILL");
    await expect.poll(() => own.filter(({ socket }) => socket.connected).length).toBe(1);
    // The first call may reach the killed process; the sites send it again under its key.
    const key = randomUUID();
    await expect.poll(async () => (await send("still there", key)).status).toBe(200);
    await expect.poll(() => texts(own)).toContainEqual(new Set(["still there"]));
    await expect.poll(() => cluster.processes().length, { timeout: 30_000 }).toBe(2);
    expect(cluster.processes()).not.toContain(first);
    const again = await aGuestWith(4);
    await again.send("all here");
    await expect.poll(() => texts(again.own)).toEqual(all(4, "all here"));
  });
});
