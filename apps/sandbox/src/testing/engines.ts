import { startTestServer, type TestServer } from "./postgres.ts";

export interface Engine {
  name: string;
  /** Null for the embedded one. */
  server: TestServer | null;
}

/**
 * The available engines: PGlite always, PostgreSQL when one is reachable. Logs which, because races only occur on
 * PostgreSQL. `stop` ends a temporary server.
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
