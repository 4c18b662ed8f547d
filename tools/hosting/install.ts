import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const MINUTE_MS = 60_000;

/** Debian's packages of the web servers that the tests of the hosting configurations run. */
const PROGRAMS = [
  { file: "/usr/sbin/nginx", packages: ["nginx-light"], service: "nginx" },
  {
    file: "/usr/share/nginx/modules-available/mod-http-brotli-static.conf",
    packages: ["libnginx-mod-http-brotli-static"],
    service: "nginx",
  },
  // Makes the certificate of a test.
  { file: "/usr/bin/openssl", packages: ["openssl"], service: null },
  { file: "/usr/bin/caddy", packages: ["caddy"], service: "caddy" },
] as const;

/**
 * Installs nginx and Caddy where permissions allow and they are missing, without leaving a service running. Prints what
 * is there; the tests that need a missing one are left out.
 */
export function ensureWebServers(): void {
  const missing = PROGRAMS.filter(({ file }) => !existsSync(file));
  if (missing.length > 0 && process.getuid?.() === 0 && run("apt-get", ["--version"])) {
    const packages = missing.flatMap((program) => program.packages);
    console.log(`Installing ${packages.join(", ")}.`);
    run("apt-get", ["update", "-qq"]);
    run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages]);
    // Debian starts what it installs; the tests start their own.
    for (const service of new Set(missing.map((program) => program.service)))
      run("service", [service, "stop"]);
  }
  const left = PROGRAMS.filter(({ file }) => !existsSync(file)).flatMap((program) => program.packages);
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
