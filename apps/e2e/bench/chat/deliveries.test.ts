import { CHAT_TIMES } from "@member-wallet/chat/conversation";
import { testEngines } from "@member-wallet/sandbox/testing";
import { afterAll, describe, expect, it } from "vitest";
import { proveDeliveries } from "./deliveries.ts";
import { type ChatServers, startEmbedded, startProcesses } from "./servers.ts";

/** The whole proof has 100 and 5 (`npm run bench:chat`), and the product's own times. */
const CUTS = 6;
const TIMES = {
  ...CHAT_TIMES,
  reconnectDelay: 50,
  rejoinCheck: 200,
  sendDelay: 50,
  historyRetry: 100,
  resend: 20,
};

const { engines, stop } = await testEngines();
afterAll(() => stop());

const places = engines.map(({ server }): [string, number, () => Promise<ChatServers>] =>
  server === null
    ? ["one process on PGlite", 0, startEmbedded]
    : ["two processes on PostgreSQL", 2, () => startProcesses(server, 2)],
);

describe.each(places)("messages over connections that break, on %s", (_, kills, start) => {
  it("arrive once each and in order on both sides", async () => {
    const servers = await start();
    try {
      const proof = await proveDeliveries(servers, { cuts: CUTS, kills }, TIMES);
      expect(proof).toMatchObject({ lost: 0, doubled: 0, swapped: 0, unknown: 0 });
      expect(proof.disconnects).toBeGreaterThanOrEqual(CUTS);
      expect(Math.min(proof.sent, proof.said)).toBeGreaterThan(CUTS);
    } finally {
      await servers.close();
    }
  });
});
