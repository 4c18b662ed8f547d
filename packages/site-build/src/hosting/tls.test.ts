import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { ask } from "../testing/ask.ts";
import { startEchoBackend } from "../testing/echo-backend.ts";
import { sampleSite } from "../testing/sample-site.ts";
import { headersOfSite, HSTS } from "./hosted-site.ts";
import { nginxSite } from "./nginx.ts";
import { findNginx, freePort, startNginx } from "./nginx-process.ts";

const certificate = mkdtempSync(join(tmpdir(), "certificate-"));
const files = ["-keyout", join(certificate, "privkey.pem"), "-out", join(certificate, "fullchain.pem")];
const made = spawnSync("openssl", [
  "req",
  "-x509",
  "-newkey",
  "rsa:2048",
  "-nodes",
  "-subj",
  "/CN=wallet.example",
  ...files,
]);
afterAll(() => rmSync(certificate, { recursive: true }));

describe.skipIf(findNginx() === null || made.status !== 0)("a site with a certificate on nginx", async () => {
  if (findNginx() === null || made.status !== 0) return;
  const site = sampleSite();
  const backend = await startEchoBackend();
  const [port, plainPort] = [await freePort(), await freePort()];
  const configuration = nginxSite({
    id: "thai",
    root: site.dist,
    headers: headersOfSite(site.dist),
    backends: [new URL(backend.origin)],
    domain: "wallet.example",
    listen: `127.0.0.1:${plainPort}`,
    certificate,
    brotli: false,
  });
  // The ports of the system may be in use, and are root's.
  const nginx = await startNginx(
    configuration.replace("listen 443", `listen 127.0.0.1:${port}`).replace("listen [::]:443 ssl http2;", ""),
    port,
  );
  afterAll(async () => {
    await nginx.close();
    backend.close();
    site.remove();
  });

  /** The headers of an answer over HTTPS. */
  function headersOf(path: string, own = {}): Promise<IncomingMessage["headers"]> {
    const headers = { Host: "wallet.example", ...own };
    return new Promise((done, fail) => {
      request({ host: "127.0.0.1", port, path, headers, rejectUnauthorized: false, agent: false })
        .on("error", fail)
        .on("response", (answer) => {
          answer.resume();
          done(answer.headers);
        })
        .end();
    });
  }

  test.each(["/login", "/assets/app.js", "/gone.png", "/../secret.txt", "/api/wallet"])(
    "tells browsers at %s to stay with HTTPS",
    async (path) => {
      expect((await headersOf(path))["strict-transport-security"]).toBe(HSTS);
    },
  );

  test("serves what the build compressed as gzip, without the module for Brotli", async () => {
    const headers = await headersOf("/assets/app.js", { "Accept-Encoding": "gzip, br" });
    expect(headers["content-encoding"]).toBe("gzip");
  });

  test("leads every address from HTTP to HTTPS, and answers nothing else there", async () => {
    const headers = { Host: "wallet.example" };
    backend.arrived.length = 0;
    for (const path of ["/login?next=/user", "/api/wallet"]) {
      // oxlint-disable-next-line no-await-in-loop -- Two requests, one after another.
      const answer = await ask({ port: plainPort }, path, { headers });
      expect([answer.status, answer.headers.location]).toEqual([301, `https://wallet.example${path}`]);
    }
    const renewal = await ask({ port: plainPort }, "/.well-known/acme-challenge/none", { headers });
    expect([renewal.status, renewal.headers["cache-control"]]).toEqual([404, "no-store"]);
    const malformed = await ask({ port: plainPort }, "/login", { headers: { Host: "a b" } });
    expect([malformed.status, malformed.headers["cache-control"]]).toEqual([400, "no-store"]);
    expect(backend.arrived).toEqual([]);
  });
});
