import { testEngines } from "@member-wallet/sandbox/testing";
import { afterAll, describe, expect, it } from "vitest";
import { proveReliability } from "./reliability.ts";

/** 10,000 for the whole proof (`npm run bench:reliability`). */
const ACTIONS = 300;

const { engines, stop } = await testEngines();
afterAll(() => stop());

describe.each(engines)(
  "money calls over a connection that breaks after the commit, on $name",
  ({ server }) => {
    it("run once each, and none that was acknowledged is lost", async () => {
      const proof = await proveReliability(ACTIONS, server);
      expect(proof).toMatchObject({ actions: ACTIONS, doubled: 0, lost: 0, breaches: [] });
      // One in five connections broke (the last may have been spared), and money moved.
      expect(proof.broken).toBeGreaterThan(proof.posts / 6);
      expect(proof.done).toBeGreaterThan(ACTIONS / 2);
    });
  },
);
