/**
 * A process with a sandbox, whose memory can be measured apart from its callers': on PostgreSQL by `TEST_POSTGRES_URL`, else
 * on PGlite in the folder of `SANDBOX_DATA`. It prints nothing; it sends `ServerReady`, and one answer to each message.
 */
import { createTestApp, givenServer, listen, sweep } from "@member-wallet/sandbox/testing";

export interface ServerReady {
  port: number;
  token: string;
}

/** `hour` lets an hour pass by the server's clock, and sweeps; `figures` only measures. */
export type ServerMessage = "hour" | "figures";

/** In bytes. */
export interface ServerFigures {
  /** The largest memory of the process since it is ready. */
  memory: number;
  /** The space of PostgreSQL's database; null on PGlite. */
  database: number | null;
}

const HOUR = 3_600_000;
/** Between two samples of the memory, in milliseconds. */
const SAMPLE_INTERVAL = 25;

const url = process.env["TEST_POSTGRES_URL"];
const folder = process.env["SANDBOX_DATA"];
const app = await createTestApp(url ? { server: givenServer(url) } : folder ? { folder } : {});
let now = Date.now();
app.setNow(new Date(now));
const { port } = await listen(Promise.resolve(app.app), { host: "127.0.0.1", port: 0 });
const { token } = await app.member({ wallet: 100_000_000, games: { PG: 100_000_000 } });

let largest = 0;
setInterval(() => {
  largest = Math.max(largest, process.memoryUsage.rss());
}, SAMPLE_INTERVAL);

async function answer(message: ServerMessage): Promise<ServerFigures> {
  if (message === "hour") {
    now += HOUR;
    app.setNow(new Date(now));
    await sweep(app.database, new Date(now));
    // Its own process does so within a minute.
    if (url) await app.database.query("vacuum");
  }
  const [size] = url
    ? await app.database.query<{ bytes: number }>(
        "select pg_database_size(current_database())::bigint as bytes",
      )
    : [];
  return { memory: largest, database: size?.bytes ?? null };
}

process.on("message", async (message: ServerMessage) => process.send?.(await answer(message)));
process.once("disconnect", () => process.exit());
process.send?.({ port, token } satisfies ServerReady);
