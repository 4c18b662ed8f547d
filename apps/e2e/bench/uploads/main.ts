/**
 * `npm run bench:uploads`: 30 guests upload 20 MB each at once, as films of empty boxes and as films of plain bytes, while a
 * member reads the wallet and transfers; the same again after an hour of the server's clock. On PGlite, and on the PostgreSQL
 * server of `DATABASE_URL`, else a temporary one. Exits with 1 when a goal is missed: 99 of 100 calls of the member within
 * 250 ms, none failed, 900 MB of memory, and no more disk after the second attack than after the first.
 */
import { givenServer, startTestServer, type TestServer } from "@member-wallet/sandbox/testing";
import { measureUploads, type Stage } from "./uploads.ts";

const GOALS = { p99: 250, memory: 900 * 1024 * 1024 };
/** How much more the disk may hold after the second attack: the member's own calls write statements and logs. */
const TOLERANCE = 1.1;

const url = process.env["DATABASE_URL"];
const server = url ? givenServer(url) : await startTestServer();
if (server === null) throw new Error("Set DATABASE_URL, or install PostgreSQL.");
const ENGINES: { engine: string; on: TestServer | null }[] = [
  { engine: "PGlite", on: null },
  { engine: "PostgreSQL", on: server },
];
const KINDS = ["boxes", "bytes"] as const;
const COLUMNS = [
  "p50 ms",
  "p99 ms",
  "slowest ms",
  "calls",
  "failed",
  "memory MB",
  "disk MB",
  "  uploads by status",
];

const row = (cells: readonly string[]) =>
  `${cells.map((cell, index) => (index === 0 ? cell.padEnd(34) : cell.padStart(11))).join("")}\n`;
const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(0);

function figures({ p50, p99, slowest, calls, failed, memory, disk, uploads }: Stage): string[] {
  const statuses = Object.entries(uploads).map(([status, count]) => `${count} × ${status}`);
  return [
    ...[p50, p99, slowest, calls, failed].map((figure) => figure.toFixed(0)),
    megabytes(memory),
    megabytes(disk),
    `   ${statuses.join(", ")}`,
  ];
}

function isGood(stages: readonly Stage[]): boolean {
  const disk = (name: string) => stages.find((stage) => stage.name === name)?.disk ?? Number.NaN;
  return (
    stages.every(
      // A short sweep ends before the member calls.
      ({ calls, p99, memory, failed }) =>
        (calls === 0 || p99 < GOALS.p99) && memory < GOALS.memory && failed === 0,
    ) && disk("attack again") <= disk("attack") * TOLERANCE
  );
}

process.stdout.write(row(["", ...COLUMNS]));
try {
  for (const { engine, on } of ENGINES)
    for (const kind of KINDS) {
      // oxlint-disable-next-line no-await-in-loop -- One after another, so that they do not slow each other down.
      const stages = await measureUploads(on, { kind, files: 30, megabytes: 20 });
      for (const stage of stages)
        process.stdout.write(row([`${engine}, ${kind}, ${stage.name}`, ...figures(stage)]));
      if (!isGood(stages)) process.exitCode = 1;
    }
} finally {
  await server.stop();
}
