/** `npm run sandbox:slips`: lists and decides the slips of the sandbox on this machine, where its local page can't be opened. */
import { SLIP_REASONS } from "@member-wallet/api/wire";

const USAGE = `npm run sandbox:slips                                        lists the slips that wait, and the transfers that none has credited
npm run sandbox:slips -- accept <reference> <bank> <transfer> credits one with the transfer that it shows
npm run sandbox:slips -- refuse <reference> <reason>          refuses one: ${SLIP_REASONS.join(", ")}
npm run sandbox:slips -- transfer <account> <amount>          makes a transfer from SCB, as a member would

It asks the sandbox on this machine, at PORT (4000).`;

interface Waiting {
  readonly reference: string;
  readonly createdAt: string;
  readonly member: { readonly name: string; readonly username: string };
}

interface Transfer {
  readonly from: string;
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  readonly madeAt: string;
}

const ADDRESS = `http://127.0.0.1:${process.env["PORT"] || 4000}/sandbox/slips`;

async function ask(path: string, body?: object): Promise<unknown> {
  const answer = await fetch(ADDRESS + path, {
    ...(body && {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }),
  });
  const answered: unknown = await answer.json();
  if (!answer.ok) throw new Error(`The sandbox refused: ${JSON.stringify(answered)}`);
  return answered;
}

async function list(): Promise<void> {
  const waiting = (await ask("")) as Waiting[];
  for (const { reference, createdAt, member } of waiting)
    console.log(`${reference}  ${createdAt}  ${member.username}  ${member.name}`);
  if (waiting.length === 0) console.log("No slip waits.");
  const transfers = (await ask("/transfers")) as Transfer[];
  console.log(
    transfers.length === 0 ? "\nNo transfer is uncredited." : "\nTransfers that no slip has credited:",
  );
  for (const { from, reference, amount, currency, madeAt } of transfers)
    console.log(`${from} ${reference}  ${madeAt}  ${amount.toFixed(2)} ${currency}`);
}

async function decide(reference: string, decision: object): Promise<void> {
  const { outcome } = (await ask(`/${encodeURIComponent(reference)}/decide`, decision)) as {
    outcome: string;
  };
  console.log(`${reference}: ${outcome}`);
}

async function run([command, first, second, third]: readonly string[]): Promise<void> {
  if (command === undefined) return list();
  if (first !== undefined && second !== undefined) {
    if (command === "accept" && third !== undefined)
      return decide(first, { kind: "accept", from: second, transfer: third });
    if (command === "refuse" && SLIP_REASONS.some((reason) => reason === second))
      return decide(first, { kind: "refuse", reason: second });
    if (command === "transfer" && Number(second) > 0) {
      const { reference } = (await ask("/transfer", { to: first, amount: Number(second) })) as Transfer;
      return console.log(`SCB ${reference}`);
    }
  }
  console.error(USAGE);
  process.exitCode = 2;
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
