import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, rmSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { answers } from "@member-wallet/tools/answers";
import { ROOT } from "@member-wallet/tools/root";
import { ANOTHER_ORIGIN, SANDBOX, siteAddress, type SiteName } from "./addresses.ts";
import { seedTokens } from "./tokens.ts";

const DATA = `${ROOT}apps/e2e/.cache/data`;
const SEEDED_DATA = `${DATA}/seeded`;
/** Sandboxes start for every file: they share Node's compile cache. */
const COMPILED = `${ROOT}apps/e2e/.cache/compiled`;
/**
 * A sandbox of one file runs too briefly to gain from the second, optimising compilation of its database's WebAssembly:
 * without it, it takes a quarter less CPU time and less than half of the memory.
 */
const COMPILE_ONCE = "--liftoff-only";
const END_WITH_PARENT = `${ROOT}tools/launch/end-with-parent.ts`;
const READY_MS = 60_000;

/** Creates the data of a sandbox with its demo members, logged in, once; every fresh sandbox begins with a copy. */
export async function seedData(): Promise<void> {
  rmSync(DATA, { recursive: true, force: true });
  const sandbox = await startSandbox(SEEDED_DATA);
  await seedTokens();
  await stop(sandbox, "SIGTERM");
}

/** The servers of one worker: a built site and a sandbox behind it. */
export interface Servers {
  /** Starts the sandbox with the seeded data, unless it runs for this test file already; resolves with whether it did. */
  startFor(file: string): Promise<boolean>;
  stop(): Promise<void>;
}

export function createServers(site: SiteName, worker: number): Servers {
  const data = `${DATA}/worker-${worker}`;
  let built: Promise<ChildProcess> | null = null;
  let sandbox: { file: string; running: ChildProcess } | null = null;

  return {
    async startFor(file) {
      if (sandbox?.file === file) return false;
      // Its data is temporary, so no orderly shutdown is needed.
      if (sandbox !== null) await stop(sandbox.running, "SIGKILL");
      rmSync(data, { recursive: true, force: true });
      cpSync(SEEDED_DATA, data, { recursive: true });
      // The site has no state: it serves all files.
      built ??= startSite(site);
      const [running] = await Promise.all([startSandbox(data), built]);
      sandbox = { file, running };
      return true;
    },
    async stop() {
      const running = [await built, sandbox?.running].filter((child) => child != null);
      await Promise.all(running.map((child) => stop(child, "SIGKILL")));
    },
  };
}

function startSandbox(data: string): Promise<ChildProcess> {
  // A journey about the chat switches it on.
  const env = {
    PORT: String(SANDBOX.port),
    SANDBOX_DATA: data,
    SANDBOX_CHAT: "off",
    SANDBOX_ORIGINS: ANOTHER_ORIGIN.url,
  };
  const program = [COMPILE_ONCE, "apps/sandbox/src/main.ts"];
  return start(program, env, `${SANDBOX.url}/api/lookup/active`);
}

function startSite(site: SiteName): Promise<ChildProcess> {
  const { port, url } = siteAddress(site);
  const program = ["packages/site-build/src/serve.ts", `apps/${site}/dist`, String(port)];
  return start(program, { API_ORIGIN: SANDBOX.url }, url);
}

/**
 * Starts a Node program; resolves once `url` answers, throws when the program exits or gives no answer for a minute.
 */
async function start(program: readonly string[], env: NodeJS.ProcessEnv, url: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ["--import", END_WITH_PARENT, ...program], {
    cwd: ROOT,
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED, ...env },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const deadline = Date.now() + READY_MS;
  // oxlint-disable-next-line no-await-in-loop -- One try after another.
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill("SIGKILL");
      throw new Error(`${program.join(" ")} does not answer at ${url}.`);
    }
    // oxlint-disable-next-line no-await-in-loop -- As above.
    await wait(20);
  }
  return child;
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill(signal);
  await exit;
}
