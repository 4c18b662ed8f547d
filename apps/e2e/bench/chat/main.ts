/**
 * `npm run bench:chat -- [one] [two] [rooms]`, all three by default, on new databases of the PostgreSQL server of
 * `DATABASE_URL`, else of a temporary one of the installed PostgreSQL.
 *
 * - `one`, `two`: 50 messages a second by a customer and support, with 100 cut connections and 5 killed processes, on
 *   one process and on two. Exits with 1 when a message was lost, doubled or out of order.
 * - `rooms`: 500 sockets in rooms of their own on one process; in 50 of the rooms, each second for a minute, both
 *   sides type, support sends a message and has seen all, and the customer reads. Prints how long it took to be told; the goal is 250 ms for 99 of 100.
 */
import { givenServer, startTestServer, type TestServer } from "@member-wallet/sandbox/testing";
import { type DeliveryProof, proveDeliveries } from "./deliveries.ts";
import { type LatencyProof, measureRooms } from "./rooms.ts";
import { type ChatServers, startProcesses } from "./servers.ts";

const FAULTS = { cuts: 100, kills: 5 };
const LOAD = { sockets: 500, busy: 50, seconds: 60 };

const BENCHES = {
  one: { processes: 1, run: (servers: ChatServers) => proveDeliveries(servers, FAULTS) },
  two: { processes: 2, run: (servers: ChatServers) => proveDeliveries(servers, FAULTS) },
  rooms: { processes: 1, run: (servers: ChatServers) => measureRooms(servers, LOAD) },
} satisfies Record<
  string,
  { processes: number; run: (servers: ChatServers) => Promise<DeliveryProof | LatencyProof> }
>;

const isBench = (name: string): name is keyof typeof BENCHES => Object.hasOwn(BENCHES, name);

async function runBench(name: keyof typeof BENCHES, server: TestServer): Promise<void> {
  const { processes, run } = BENCHES[name];
  const servers = await startProcesses(server, processes);
  try {
    const proof = await run(servers);
    const lines = Object.entries(proof).map(
      ([figure, value]) => `${figure.padEnd(32)}${Number.isInteger(value) ? value : value.toFixed(1)}`,
    );
    process.stdout.write(`${name}\n${lines.join("\n")}\n\n`);
    const swapped = "swapped" in proof ? proof.swapped : 0;
    if (proof.lost + proof.doubled + swapped + proof.unknown > 0) process.exitCode = 1;
  } finally {
    await servers.close();
  }
}

const url = process.env["DATABASE_URL"];
const server = url ? givenServer(url) : await startTestServer();
if (server === null) throw new Error("Set DATABASE_URL, or install PostgreSQL.");
const given = process.argv.slice(2);
try {
  for (const name of given.length === 0 ? Object.keys(BENCHES) : given) {
    if (!isBench(name))
      throw new Error(`Not a bench: ${name}. There are ${Object.keys(BENCHES).join(", ")}.`);
    // oxlint-disable-next-line no-await-in-loop -- One after another, so that they do not slow each other down.
    await runBench(name, server);
  }
} finally {
  await server.stop();
}
