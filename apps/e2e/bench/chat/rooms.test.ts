import { testEngines } from "@member-wallet/sandbox/testing";
import { afterAll, describe, expect, it } from "vitest";
import { measureRooms } from "./rooms.ts";
import { startEmbedded, startProcesses } from "./servers.ts";

const { engines, stop } = await testEngines();
afterAll(() => stop());

describe.each(engines)("messages into some of many open rooms, on $name", ({ server }) => {
  it("arrive once each, and in no other room", async () => {
    const servers = await (server === null ? startEmbedded() : startProcesses(server, 1));
    try {
      const proof = await measureRooms(servers, { sockets: 40, busy: 5, seconds: 2 });
      expect(proof).toMatchObject({ messages: 10, typing: 10, seen: 10, lost: 0, doubled: 0, unknown: 0 });
      expect(proof.slowest).toBeGreaterThan(0);
    } finally {
      await servers.close();
    }
  });
});
