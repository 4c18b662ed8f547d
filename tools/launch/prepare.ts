import { SANDBOX, SITES } from "./addresses.ts";
import { type Crew, createCrew } from "./crew.ts";
import { portsInUse } from "./ports.ts";

/** Makes sure that every port is free, before anything slow begins; ends with one line that names those that are not. */
export async function freePortsOrEnd(): Promise<void> {
  const used = await portsInUse([SANDBOX.port, ...SITES.map(({ port }) => port)]);
  if (used.length === 0) return;
  const named = used.length === 1 ? `Port ${used.join()} is` : `Ports ${used.join(", ")} are`;
  console.error(`${named} in use: stop what listens there, then start again.`);
  process.exit(1);
}

/** The sandbox, answering. */
export async function startSandbox(): Promise<Crew> {
  const crew = createCrew();
  crew.start("sandbox", ["apps/sandbox/src/main.ts"]);
  await crew.ready("sandbox", `${SANDBOX.url}/api/lookup/active`);
  return crew;
}
