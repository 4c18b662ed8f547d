import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { type AddressInfo, connect } from "node:net";
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

test("a client that breaks off right after its call does not stop the server", async () => {
  const site = sampleSite();
  const server = await serveSite({ folder: site.dist, port: 0, apiOrigin: "http://127.0.0.1:1" });
  const { port } = server.address() as AddressInfo;
  const breakOff = async () => {
    const client = connect(port, "localhost");
    await once(client, "connect");
    const sent = new Promise((done) =>
      client.write("GET /api/wallet HTTP/1.1\r\nHost: localhost\r\n\r\n", done),
    );
    await sent;
    client.resetAndDestroy();
  };
  await Promise.all(Array.from({ length: 20 }, breakOff));
  const answer = await fetch(`http://localhost:${port}/api/wallet`);
  expect(answer.status).toBe(502);
  await once(server.close(), "close");
  site.remove();
});
