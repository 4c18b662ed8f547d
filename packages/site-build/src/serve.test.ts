import { once } from "node:events";
import { writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { serveSite } from "./serve.ts";
import { sampleSite } from "./testing/sample-site.ts";

test("a missing asset is not cached, even if the headers file allows it", async () => {
  const site = sampleSite();
  writeFileSync(
    join(site.dist, "_headers"),
    "/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n",
  );
  const server = await serveSite({ folder: site.dist, port: 0, apiOrigin: "http://127.0.0.1:1" });
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://localhost:${port}/assets/gone.js`);
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([404, "no-store"]);
  await once(server.close(), "close");
  site.remove();
});
