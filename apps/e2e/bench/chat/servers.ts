import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import {
  createChatApp,
  freshDatabase,
  startCluster,
  TEST_PROGRAM,
  type TestServer,
} from "@member-wallet/sandbox/testing";

/** The chat's servers on a database of their own. */
export interface ChatServers {
  port: number;
  /** Ends a process with SIGKILL once all of them run; it is started again by itself. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

/** Sandbox processes on a new database of a PostgreSQL server, behind nginx. */
export async function startProcesses(server: TestServer, size: number): Promise<ChatServers> {
  const database = await freshDatabase(server);
  const cluster = await startCluster({
    port: 0,
    databaseUrl: database.url ?? "",
    size,
    program: TEST_PROGRAM,
  });
  let kills = 0;
  return {
    port: cluster.port,
    async kill() {
      while (cluster.processes().length < size) await delay(10);
      const child = cluster.processes()[kills++ % size];
      if (child === undefined) throw new Error("No process runs.");
      const exited = once(child, "exit");
      child.kill("SIGKILL");
      await exited;
    },
    async close() {
      await cluster.close();
      await database.close();
    },
  };
}

/** A sandbox in this process on an embedded database, which cannot be killed alone. */
export async function startEmbedded(): Promise<ChatServers> {
  const { port, close } = await createChatApp();
  return { port, kill: () => Promise.reject(new Error("It runs in this process.")), close };
}
