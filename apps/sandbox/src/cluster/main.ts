/** `npm run sandbox:two`: two sandbox processes on one PostgreSQL behind nginx, until Ctrl-C. */
import { BROTLI_IS_MISSING, findBrotli } from "@member-wallet/site-build/hosting";
import { readSettings } from "../settings.ts";
import { type Cluster, startCluster } from "./cluster.ts";

async function start(): Promise<Cluster> {
  const { port, database } = readSettings(process.env);
  if (database.kind !== "postgresql") throw new Error("Set DATABASE_URL: two processes share a PostgreSQL.");
  const cluster = await startCluster({ port, databaseUrl: database.url });
  // The processes' answers are never compressed; the sites beside them would be.
  if (findBrotli() === null)
    console.log(
      `sandbox: ${BROTLI_IS_MISSING} It is not needed here; sites need npm run hosting with --no-brotli.`,
    );
  console.log(`sandbox: two processes behind http://localhost:${cluster.port}`);
  return cluster;
}

const starting = start();
let isStopping = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    starting
      .then((cluster) => cluster.close())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  });
try {
  await starting;
} catch (error) {
  console.error(`sandbox: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
