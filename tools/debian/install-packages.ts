import { spawnSync } from "node:child_process";

const MINUTE_MS = 60_000;

/** Another program that installs packages at the same time holds apt's lock. */
const WAIT_FOR_LOCK = ["-o", "DPkg::Lock::Timeout=120"];

/**
 * Installs these packages of Debian, quietly and as far as it goes: nothing happens without apt or its permissions, and
 * a package that the system doesn't know doesn't keep the others away. The caller looks at what is there afterwards.
 */
export function installPackages(names: readonly string[]): void {
  if (names.length === 0 || process.getuid?.() !== 0 || !apt("--version")) return;
  console.log(`Installing ${names.join(", ")}.`);
  apt("update", "-qq");
  for (const name of names) apt(...WAIT_FOR_LOCK, "install", "-y", "-qq", "--no-install-recommends", name);
}

function apt(...args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync("apt-get", args, { timeout: 5 * MINUTE_MS, stdio: "ignore", env }).status === 0;
}
