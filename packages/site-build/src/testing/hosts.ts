import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { caddySite } from "../hosting/caddy.ts";
import { startProgram } from "../hosting/child-program.ts";
import { headersOfSite, type HostedSite } from "../hosting/hosted-site.ts";
import { nginxSite } from "../hosting/nginx.ts";
import { findBrotli, findNginx, freePort, startNginx } from "../hosting/nginx-process.ts";
import { serveSite } from "../serve.ts";

/** A web server that serves a built site. */
export interface Host {
  port: number;
  close(): Promise<unknown>;
}

const BROTLI = findBrotli();
const CADDY = ["/usr/bin/caddy", "/usr/local/bin/caddy"].find(existsSync);

/** The web servers that serve a site alike: those whose program is installed. */
export const HOSTS: readonly {
  name: string;
  isHere: boolean;
  /** @param backends the origins of the backend's processes; the local server knows one. */
  start(dist: string, ...backends: string[]): Promise<Host>;
}[] = [
  {
    name: "the local server of a built site",
    isHere: true,
    async start(dist, backend = "") {
      const server = await serveSite({ folder: dist, port: 0, apiOrigin: backend });
      const address = server.address();
      if (address === null || typeof address === "string") throw new Error("It listens on no port.");
      return { port: address.port, close: () => once(server.close(), "close") };
    },
  },
  {
    name: "nginx",
    isHere: findNginx() !== null && BROTLI !== null,
    async start(dist, ...backends) {
      const port = await freePort();
      const nginx = await startNginx(
        nginxSite(hosted(dist, backends, port)),
        port,
        BROTLI === null ? [] : [BROTLI],
      );
      return { port, close: nginx.close };
    },
  },
  { name: "Caddy", isHere: CADDY !== undefined, start: startCaddy },
];

/** The site as these hosts serve it: on a port of this machine, without TLS. */
function hosted(dist: string, backends: readonly string[], port: number): HostedSite {
  return {
    id: "thai",
    root: dist,
    headers: headersOfSite(dist),
    backends: backends.map((origin) => new URL(origin)),
    domain: null,
    listen: `127.0.0.1:${port}`,
    certificate: null,
    brotli: true,
  };
}

async function startCaddy(dist: string, ...backends: string[]): Promise<Host> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), "caddy-"));
  const file = join(folder, "Caddyfile");
  await writeFile(file, `{\nadmin off\n}\n${caddySite(hosted(dist, backends, port))}`);
  const child = startProgram(CADDY ?? "caddy", ["run", "--config", file, "--adapter", "caddyfile"], {
    ...process.env,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (said += text));
  const ended = once(child, "exit");
  while (!said.includes("serving initial configuration")) {
    if (child.exitCode !== null) throw new Error(`Caddy did not start: ${said}`);
    await delay(20);
  }
  return {
    port,
    async close() {
      child.stdin.end();
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
