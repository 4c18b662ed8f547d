import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort, type Nginx, nginxBackend, startNginx } from "@member-wallet/site-build/hosting";

const GRACE_MS = 5_000;
/** Before a process that ended by itself is started again. */
const RESTART_MS = 200;
const END_WITH_PARENT = new URL("./end-with-parent.ts", import.meta.url).href;
const SANDBOX = new URL("../main.ts", import.meta.url);

export interface ClusterOptions {
  /** The port of nginx; 0 lets the system choose. */
  port: number;
  databaseUrl: string;
  /** How many processes. */
  size?: number;
  /** The program of each process. */
  program?: URL;
}

export interface Cluster {
  port: number;
  /** The processes that take connections. */
  processes(): readonly ChildProcess[];
  close(): Promise<void>;
}

interface Worker {
  child: ChildProcess;
  isReady: boolean;
}

/**
 * Starts sandbox processes on one PostgreSQL behind nginx, with the configuration that sites have. A process that ends,
 * for any reason, is started again, on the same port.
 * @throws when nginx is missing or a process does not start, with what it printed.
 */
export async function startCluster({
  port,
  databaseUrl,
  size = 2,
  program = SANDBOX,
}: ClusterOptions): Promise<Cluster> {
  const workers: Worker[] = [];
  const ports: number[] = [];
  let nginx: Nginx | undefined;
  let isClosing = false;

  async function start(index: number): Promise<void> {
    const child = spawn(process.execPath, ["--import", END_WITH_PARENT, fileURLToPath(program)], {
      env: {
        ...process.env,
        PORT: String(ports[index] ?? 0),
        HOST: "127.0.0.1",
        DATABASE_URL: databaseUrl,
      },
      stdio: ["ignore", "pipe", "inherit", "ipc"],
      // A Ctrl-C reaches only the starter, which ends the processes once.
      detached: true,
    });
    const worker: Worker = { child, isReady: false };
    workers[index] = worker;
    ports[index] = await readyPort(child);
    worker.isReady = true;
    child.once("exit", () => {
      worker.isReady = false;
      if (!isClosing) void restart(index);
    });
  }

  async function restart(index: number): Promise<void> {
    await delay(RESTART_MS);
    if (isClosing) return;
    try {
      await start(index);
    } catch (error) {
      if (isClosing) return;
      console.error(`sandbox: process ${index + 1} could not be started again: ${String(error)}`);
      void restart(index);
    }
  }

  async function reportEnd({ ended }: Nginx): Promise<void> {
    await ended;
    if (!isClosing) console.error("sandbox: nginx ended by itself; stop and start again.");
  }

  async function close(): Promise<void> {
    isClosing = true;
    await nginx?.close();
    await Promise.all(workers.map(({ child }) => end(child)));
  }

  try {
    for (let index = 0; index < size; index += 1) {
      // oxlint-disable-next-line no-await-in-loop -- The first migrates the database.
      await start(index);
    }
    const backends = ports.map((own) => new URL(`http://127.0.0.1:${own}`));
    const listening = port === 0 ? await freePort() : port;
    nginx = await startNginx(nginxBackend(listening, backends), listening);
    void reportEnd(nginx);
    return {
      port: listening,
      processes: () => workers.flatMap(({ child, isReady }) => (isReady ? child : [])),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The port of a process once it is ready. */
async function readyPort(child: ChildProcess): Promise<number> {
  const ready = Promise.withResolvers<number>();
  let printed = "";
  child.stdout?.setEncoding("utf8").on("data", function readLine(text: string) {
    printed += text;
    const port = /ready on http:\/\/[^:]+:(\d+)/.exec(printed)?.[1];
    if (port === undefined) return;
    ready.resolve(Number(port));
    child.stdout?.off("data", readLine).pipe(process.stdout, { end: false });
  });
  child.once("error", ready.reject);
  child.once("exit", (code, signal) =>
    ready.reject(new Error(`A process ended before it was ready (${signal ?? `exit code ${code}`}).`)),
  );
  return ready.promise;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  child.kill("SIGTERM");
  const isLate = await Promise.race([exited.then(() => false), delay(GRACE_MS, true, { ref: false })]);
  if (isLate) child.kill("SIGKILL");
  await exited;
}
