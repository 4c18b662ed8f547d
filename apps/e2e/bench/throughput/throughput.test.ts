import { findNginx } from "@member-wallet/site-build/hosting";
import { testEngines } from "@member-wallet/sandbox/testing";
import { afterAll, describe, expect, it } from "vitest";
import { measureThroughput } from "./throughput.ts";

const { engines, stop } = await testEngines();
afterAll(() => stop());

describe.each(engines.filter(({ server }) => server === null || findNginx() !== null))(
  "transfers by many connections, on $name",
  ({ server }) => {
    it("are carried out once each, also by two processes, and none fails", async () => {
      const load = { processes: 2, accounts: 10, connections: 5, seconds: 1 };
      const result = await measureThroughput({ server, ...load });
      expect(result).toMatchObject({ refused: 0, failures: 0, doubled: 0, lost: 0, breaches: [] });
      expect(result.transfers).toBeGreaterThanOrEqual(load.connections);
    });
  },
);
