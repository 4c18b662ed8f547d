import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { installPackages } from "../debian/install-packages.ts";

interface Program {
  file: string;
  /** Debian's package of it. */
  name: string;
  /** The service that Debian starts when it installs the package. */
  service?: string;
}

/** What the tests of the hosting configurations run. */
const PROGRAMS: readonly Program[] = [
  { file: "/usr/sbin/nginx", name: "nginx-light", service: "nginx" },
  {
    file: "/usr/share/nginx/modules-available/mod-http-brotli-static.conf",
    name: "libnginx-mod-http-brotli-static",
  },
  // Makes the certificate of a test.
  { file: "/usr/bin/openssl", name: "openssl" },
  { file: "/usr/bin/caddy", name: "caddy", service: "caddy" },
];

/**
 * Installs nginx and Caddy where permissions allow and they are missing, without leaving a service running. Prints what
 * is there; the tests that need a missing one are left out.
 */
export function ensureWebServers(): void {
  const missing = PROGRAMS.filter(({ file }) => !existsSync(file));
  installPackages(missing.map(({ name }) => name));
  // The tests start their own.
  for (const { file, service } of missing)
    if (service !== undefined && existsSync(file))
      spawnSync("service", [service, "stop"], { stdio: "ignore" });
  const left = PROGRAMS.filter(({ file }) => !existsSync(file)).map(({ name }) => name);
  console.log(
    left.length === 0
      ? "Web servers: nginx with brotli, Caddy"
      : `Not all web servers are here: their tests are left out. Install them (Debian: apt-get install ${left.join(" ")}).`,
  );
}
