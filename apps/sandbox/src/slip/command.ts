/** `npm run sandbox:slips`: lists and decides the slips of the sandbox on this machine, where its local page can't be opened. */
import { SLIP_REASONS } from "@member-wallet/api/wire";

const USAGE = `npm run sandbox:slips                                lists the slips that wait
npm run sandbox:slips -- accept <reference> <baht>   credits one
npm run sandbox:slips -- refuse <reference> <reason> refuses one: ${SLIP_REASONS.join(", ")}

It asks the sandbox on this machine, at PORT (4000).`;

interface Waiting {
  readonly reference: string;
  readonly createdAt: string;
  readonly member: { readonly name: string; readonly username: string };
}

const ADDRESS = `http://127.0.0.1:${process.env["PORT"] || 4000}/sandbox/slips`;

async function ask(path: string, decision?: object): Promise<unknown> {
  const answer = await fetch(ADDRESS + path, {
    ...(decision && {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(decision),
    }),
  });
  const body: unknown = await answer.json();
  if (!answer.ok) throw new Error(`The sandbox refused: ${JSON.stringify(body)}`);
  return body;
}

async function run([command, reference, value]: readonly string[]): Promise<void> {
  if (command === undefined) {
    const waiting = (await ask("")) as Waiting[];
    for (const { reference: own, createdAt, member } of waiting)
      console.log(`${own}  ${createdAt}  ${member.username}  ${member.name}`);
    if (waiting.length === 0) console.log("No slip waits.");
    return;
  }
  const decision =
    command === "accept" && Number(value) > 0
      ? { kind: "accept", amount: Number(value) }
      : command === "refuse" && SLIP_REASONS.some((reason) => reason === value)
        ? { kind: "refuse", reason: value }
        : null;
  if (reference === undefined || decision === null) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  const { outcome } = (await ask(`/${encodeURIComponent(reference)}/decide`, decision)) as {
    outcome: string;
  };
  console.log(`${reference}: ${outcome}`);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
