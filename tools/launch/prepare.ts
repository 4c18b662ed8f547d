import { SANDBOX, SITES } from "./addresses.ts";
import { type ProcessGroup, createProcessGroup } from "./process-group.ts";
import { portsInUse } from "./ports.ts";

/** Makes sure that every port is free before anything slow begins; exits with one line that names the used ones. */
export async function freePortsOrEnd(): Promise<void> {
  const used = await portsInUse([SANDBOX.port, ...SITES.map(({ port }) => port)]);
  if (used.length === 0) return;
  const named = used.length === 1 ? `Port ${used.join()} is` : `Ports ${used.join(", ")} are`;
  console.error(`${named} in use: stop what listens there, then start again.`);
  process.exit(1);
}

/** Resolves once the sandbox answers. */
export async function startSandbox(): Promise<ProcessGroup> {
  const processes = createProcessGroup();
  processes.start("sandbox", ["apps/sandbox/src/main.ts"]);
  await processes.ready("sandbox", `${SANDBOX.url}/api/lookup/active`);
  return processes;
}
