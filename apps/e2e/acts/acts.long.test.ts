import { testEngines } from "@member-wallet/sandbox/testing";
import { afterAll, describe, expect, test } from "vitest";
import { faultyWalk, RUNS } from "./walks.ts";
import { openServer } from "./world.ts";

const { engines, stop } = await testEngines();
afterAll(stop);

describe.each(engines)("walks on $name", async ({ server: database }) => {
  const server = await openServer(database);
  afterAll(() => server.close());

  test("do each wish once, and tell each end truly and once", async () => {
    const fault = await faultyWalk(server, 5 * RUNS);
    expect.assert(fault === undefined, fault);
  });
});
