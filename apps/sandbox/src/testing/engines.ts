import { startTestServer, type TestServer } from "./postgres.ts";

/** A database engine that a test runs on. */
export interface Engine {
  name: string;
  /** Null for the embedded one. */
  server: TestServer | null;
}

/**
 * The engines that can be had here: PGlite always, PostgreSQL when one is reachable. Says which on the
 * console, because a race shows on PostgreSQL only. `stop` ends a throw-away server.
 */
export async function testEngines(): Promise<{ engines: Engine[]; stop: () => Promise<void> }> {
  const server = await startTestServer();
  const engines: Engine[] = [{ name: "PGlite", server: null }];
  if (server !== null) engines.push({ name: "PostgreSQL", server });
  console.log(
    `Runs on PGlite and ${server === null ? "no PostgreSQL: none is reachable" : server.description}.`,
  );
  return { engines, stop: async () => server?.stop() };
}
