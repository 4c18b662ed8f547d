import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const MINUTE_MS = 60_000;

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
  if (missing.length > 0 && process.getuid?.() === 0 && run("apt-get", ["--version"])) {
    const packages = missing.map(({ name }) => name);
    console.log(`Installing ${packages.join(", ")}.`);
    run("apt-get", ["update", "-qq"]);
    run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages]);
    // The tests start their own.
    for (const { service } of missing) if (service !== undefined) run("service", [service, "stop"]);
  }
  const left = PROGRAMS.filter(({ file }) => !existsSync(file)).map(({ name }) => name);
  console.log(
    left.length === 0
      ? "Web servers: nginx with brotli, Caddy"
      : `Not all web servers are here: their tests are left out. Install them (Debian: apt-get install ${left.join(" ")}).`,
  );
}

/** Runs a program quietly within five minutes; returns whether it succeeded. */
function run(command: string, args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, args, { timeout: 5 * MINUTE_MS, stdio: "ignore", env }).status === 0;
}
