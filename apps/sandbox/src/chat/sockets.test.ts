import { afterAll, describe, expect, it } from "vitest";
import { aCustomer, aGuestId, type ChatSocket, connectSocket, createChatApp } from "../testing/chat.ts";
import { sendRaw } from "../testing/raw-request.ts";
import { describeOnEngines, useTestApp } from "../testing/suites.ts";

await describeOnEngines("a socket of the chat", async ({ server }) => {
  // Sessions are only checked at a join.
  const app = await createChatApp({ server, sessionCheck: 3_600_000 });
  const sockets: ChatSocket[] = [];
  afterAll(async () => {
    sockets.forEach(({ socket }) => socket.disconnect());
    await app.close();
  });
  const connect = async (auth: object) => {
    const socket = await connectSocket(app.url, auth);
    sockets.push(socket);
    return socket;
  };

  it("receives every message of its room once it has joined, the sender's own included", async () => {
    for (const customer of [aCustomer(app), aCustomer(app, await app.member())]) {
      const [one, two] = [await connect(customer.auth), await connect(customer.auth)];
      expect(await one.join(customer.room)).toEqual({ ok: true });
      expect(await two.join(customer.room)).toEqual({ ok: true });
      const stranger = aCustomer(app);
      await stranger.send("not yours");
      const { body } = await customer.send("hello", { clientId: "an-id-of-mine" });
      await expect.poll(() => [one.texts(), two.texts()]).toEqual([["hello"], ["hello"]]);
      expect(one.received[0]).toMatchObject({
        sender: "customer",
        clientId: "an-id-of-mine",
        createdAt: (body as { createdAt: string }).createdAt,
      });
      expect(JSON.stringify(one.received)).not.toContain("guestId");
    }
  });

  it("enters only the room of its owner", async () => {
    const [own, other] = [await app.member(), await app.member()];
    const guest = aCustomer(app);
    const foreign = aCustomer(app, other);
    const { prefix } = app.context.operator.chat;
    const spy = await connect(aCustomer(app, own).auth);
    const rooms = [foreign.room, guest.room, other.id, `${prefix}member ${other.id}`, "", prefix, own.id];
    for (const room of rooms) expect(await spy.join(room)).toEqual({ ok: false, message: "UNAUTHORIZED" });
    for (const request of [null, 5, {}, { room: [foreign.room] }, { room: { toString: 1 } }])
      expect(await spy.socket.timeout(5_000).emitWithAck("join", request)).toMatchObject({ ok: false });
    await foreign.send("secret");
    await guest.send("secret");
    expect(await spy.join(aCustomer(app, own).room)).toEqual({ ok: true });
    await aCustomer(app, own).send("mine");
    await expect.poll(() => spy.texts()).toEqual(["mine"]);
  });

  it("is refused without valid credentials", async () => {
    const { token } = await app.member();
    const guestId = aGuestId();
    const wrong = [
      {},
      { token: "" },
      { token: `${token}x` },
      { token: "A".repeat(43) },
      { token: [token] },
      { token, guestId },
      { guestId: guestId.toUpperCase() },
      { guestId: guestId.slice(1) },
      { guestId: `${guestId}0` },
      { guestId: { length: 32 } },
      { userId: guestId },
    ];
    for (const auth of wrong) await expect(connectSocket(app.url, auth)).rejects.toThrow("invalid-token");
  });

  it("is refused from a page of another site", async () => {
    const path = "/socket.io/?EIO=4&transport=polling";
    for (const [Origin, status] of [
      ["https://evil.example", 403],
      ["null", 403],
      ["http://localhost.evil.example", 403],
      [app.url, 200],
      ["http://localhost:5173", 200],
    ] as const) {
      const response = await fetch(app.url + path, { headers: { Origin } });
      expect([Origin, response.status]).toEqual([Origin, status]);
    }
  });

  it("cannot join once its session has ended, and is disconnected", async () => {
    const member = await app.member();
    const customer = aCustomer(app, member);
    const { socket, join } = await connect(customer.auth);
    expect(await join(customer.room)).toEqual({ ok: true });
    await app.database.query("delete from session where member_id = $1", [member.id]);
    expect(await join(customer.room)).toEqual({ ok: false, message: "invalid-token" });
    await expect.poll(() => socket.connected).toBe(false);
    await expect(connect(customer.auth)).rejects.toThrow("invalid-token");
    expect(await customer.send("hello")).toMatchObject({ status: 401, body: { message: "invalid-token" } });
  });

  it("that sends too much, or expects no answer, is disconnected", async () => {
    const flood = await connect(aCustomer(app).auth);
    for (let count = 0; count < 50; count += 1) flood.socket.emit("join", { room: "x" }, () => undefined);
    const silent = await connect(aCustomer(app).auth);
    silent.socket.emit("join", { room: "x" });
    const large = await connect(aCustomer(app).auth);
    large.socket.emit("join", { room: "x".repeat(5_000) }, () => undefined);
    const all = [flood, silent, large];
    await expect.poll(() => all.map(({ socket }) => socket.connected)).toEqual([false, false, false]);
    expect(app.log).toEqual([]);
  });

  it("is served on although others send malformed requests", async () => {
    const upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n";
    const requests = [
      "GET /socket.io/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
      "GET /socket.io/?EIO=99&transport=nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
      "GET /socket.io/?EIO=4&transport=polling&sid=%ff%00 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
      "POST /socket.io/?EIO=4&transport=polling HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 3\r\n\r\n\xff\xff\xff",
      `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\n${upgrade}Sec-WebSocket-Key: x\r\n\r\n`,
      `GET /socket.io/?EIO=4&transport=websocket&sid=x HTTP/1.1\r\nHost: x\r\n${upgrade}\r\n`,
      `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nOrigin: http://[\r\n${upgrade}\r\n`,
    ];
    for (const request of requests) {
      const { status } = await sendRaw(app.port, Buffer.from(request, "latin1"));
      expect([request, status]).toEqual([
        request,
        expect.toSatisfy((code: number) => code >= 400 && code < 500),
      ]);
    }
    const customer = aCustomer(app);
    expect(await (await connect(customer.auth)).join(customer.room)).toEqual({ ok: true });
    expect(app.log).toEqual([]);
  });

  it("is one of at most twenty of a customer", async () => {
    const customer = aCustomer(app);
    for (let count = 0; count < 20; count += 1) await connect(customer.auth);
    await expect(connectSocket(app.url, customer.auth)).rejects.toThrow("REQUEST_LIMIT");
    await connect(aCustomer(app).auth);
  });
});

describe("the sockets of members", async () => {
  const app = await createChatApp({ sessionCheck: 50 });
  afterAll(() => app.close());

  it("are disconnected when the session is revoked, has expired, or the member is inactive", async () => {
    const revoked = await app.member();
    const expired = await app.member();
    const inactive = await app.member();
    const staying = [aCustomer(app), aCustomer(app, await app.member())];
    const leaving = [revoked, expired, inactive].map((member) => aCustomer(app, member));
    const sockets = await Promise.all(
      [...leaving, ...staying].map(({ auth }) => connectSocket(app.url, auth)),
    );
    await app.database.query("delete from session where member_id = $1", [revoked.id]);
    await app.database.query("update session set expires_at = $2 where member_id = $1", [
      expired.id,
      app.context.clock(),
    ]);
    await app.database.query("update member set is_active = false where id = $1", [inactive.id]);
    await expect
      .poll(() => sockets.map(({ socket }) => socket.connected))
      .toEqual([false, false, false, true, true]);
    sockets.forEach(({ socket }) => socket.disconnect());
    expect(app.log).toEqual([]);
  });
});

describe("a chat without sockets", async () => {
  const app = await useTestApp();

  it("works by calls", async () => {
    const customer = aCustomer(app);
    expect((await customer.send("hello")).status).toBe(200);
    expect(await customer.history()).toMatchObject([{ message: { payload: "hello" } }]);
  });
});
