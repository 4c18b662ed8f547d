import { SANDBOX } from "./addresses.ts";
import { type Member, SITES } from "./sites.ts";

/** Where Playwright hands over to its workers what was set before all journeys. */
const SEEDED = "SEEDED_TOKENS";

let others = new Map<string, Promise<string>>();

/** Logs every demo member in, in the data with which all sandboxes of the run begin. */
export async function seedTokens(): Promise<void> {
  const members = Object.values(SITES).flatMap((site) => site.members);
  const tokens = await Promise.all(
    members.map(async (member) => [member.username, await askForToken(member)] as const),
  );
  process.env[SEEDED] = JSON.stringify(Object.fromEntries(tokens));
}

/** A token of this member's, as another device got it. */
export function tokenOf(member: Member): Promise<string> {
  const { [member.username]: seeded } = JSON.parse(process.env[SEEDED] ?? "{}") as Record<string, string>;
  if (seeded !== undefined) return Promise.resolve(seeded);
  const token = others.get(member.username) ?? askForToken(member);
  others.set(member.username, token);
  return token;
}

/** Forgets the tokens that belong to data of before. */
export function forgetTokens() {
  others = new Map();
}

/** Logs the member in: each call is a session of its own. */
export async function askForToken(member: Member): Promise<string> {
  const answer = await fetch(`${SANDBOX.url}/api/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Requested-With": "wallet-user" },
    body: JSON.stringify(member),
  });
  return ((await answer.json()) as { token: string }).token;
}
