import { startTestServer } from "./apps/sandbox/src/testing/postgres.ts";

/** One throw-away PostgreSQL for the whole run, where there is one to be had: each file would start its own. */
export default async function onePostgres(): Promise<(() => Promise<void>) | void> {
  const server = await startTestServer();
  if (server === null) return;
  process.env["TEST_POSTGRES_URL"] = server.url("postgres");
  return () => server.stop();
}
