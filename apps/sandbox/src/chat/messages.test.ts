import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { aCustomer } from "../testing/chat.ts";
import { concurrently, describeOnEngines, useTestApp } from "../testing/suites.ts";

await describeOnEngines("a room of the chat", async ({ server }) => {
  const app = await useTestApp({ server });

  it("stores fifty parallel messages once each, in a strict order, however often they are sent", async () => {
    for (const customer of [aCustomer(app), aCustomer(app, await app.member())]) {
      const ids = Array.from({ length: 25 }, () => randomUUID());
      const answers = await concurrently(50, async (index) => {
        const clientId = ids[index % ids.length];
        const { status, body } = await customer.send(`message ${clientId}`, { clientId });
        return { clientId, status, createdAt: (body as { createdAt: string }).createdAt };
      });
      const stored = (await customer.history()).toReversed();
      expect(stored).toHaveLength(ids.length);
      expect(new Set(stored.map(({ clientId }) => clientId))).toEqual(new Set(ids));
      const times = stored.map(({ createdAt }) => Date.parse(createdAt));
      expect(times.every((time, index) => index === 0 || time > (times[index - 1] ?? 0))).toBe(true);
      const timeOf = new Map(stored.map(({ clientId, createdAt }) => [clientId, createdAt]));
      for (const { clientId, status, createdAt } of answers)
        expect([status, createdAt]).toEqual([200, timeOf.get(clientId)]);
    }
    expect(app.log).toEqual([]);
  });

  it("grows its time although the last message is of tomorrow", async () => {
    const customer = aCustomer(app);
    await customer.send("one");
    await app.database.query(
      "update chat_room set last_message_at = last_message_at + interval '1 day' where id = (select max(id) from chat_room)",
    );
    await customer.send("two");
    await customer.send("three");
    const [three, two, one] = await customer.history();
    expect([three, two, one].map((each) => each?.message.payload)).toEqual(["three", "two", "one"]);
    expect(Date.parse(three?.createdAt ?? "") - Date.parse(two?.createdAt ?? "")).toBe(1);
  });

  it("repeats the first answer to a key, and refuses the key or client id of another message", async () => {
    for (const customer of [aCustomer(app), aCustomer(app, await app.member())]) {
      const clientId = randomUUID();
      const send = (text: string) =>
        customer.call(
          "POST",
          "/api/chat/send-message",
          { message: { message_type: "text", payload: text }, clientId },
          { "Idempotency-Key": clientId },
        );
      const first = await send("hello");
      const again = await send("hello");
      expect([again.status, again.text]).toEqual([200, first.text]);
      expect(again.headers.get("Idempotency-Key")).toBe(clientId);
      expect((await send("other")).status).toBe(422);
      expect(await customer.send("other", { clientId })).toMatchObject({
        status: 422,
        body: { message: "KEY_INVALID" },
      });
      expect((await customer.history()).map(({ message }) => message.payload)).toEqual(["hello"]);
    }
  });
});
