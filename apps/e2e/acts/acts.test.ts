import { afterAll, expect, test } from "vitest";
import { faultyWalk } from "./walks.ts";
import { openServer } from "./world.ts";

const server = await openServer(null);
afterAll(() => server.close());

test("whatever members, tabs, the line and time do, the sandbox does each wish once, and the record tells each end truly and once", async () => {
  const fault = await faultyWalk(server);
  expect.assert(fault === undefined, fault);
});
