import { satang } from "@member-wallet/domain";
import type { Asked } from "@member-wallet/member/testing";
import type { TestServer } from "@member-wallet/sandbox/testing";
import type { How } from "../../acts/line.ts";
import { MOVES } from "../../acts/members.ts";
import { openServer, openWorld } from "../../acts/world.ts";

/** What came of acts during which their page was reloaded. */
export interface ReloadProof {
  reloads: number;
  /** What was wrong, in sentences: orders beyond one for each wish, ends untold, told twice or untrue. */
  faults: string[];
}

const WISHES: readonly Asked[] = [
  { kind: "withdraw", amount: satang(11_000) },
  ...MOVES,
  { kind: "collect" },
  { kind: "bonus", code: "FREE" },
  { kind: "coupon", prize: "CASH" },
  { kind: "spin", coins: null },
  { kind: "game-account", code: "UFABET" },
  { kind: "gift-link" },
  { kind: "slip" },
];
/** How the call ends of which the page that sent it hears no more, or which it hears just before it is gone. */
const ENDS: readonly How[] = ["answered", "lost-before", "lost-after", "gateway-after", "busy"];
/** Reloads of one pair of members: what they have is not endless. */
const EACH = 20;

/** Presses, and reloads the page at random moments, by the product's own record and client. */
export async function proveReloads(reloads: number, database: TestServer | null): Promise<ReloadProof> {
  const server = await openServer(database);
  const faults: string[] = [];
  let done = 0;
  try {
    for (let turn = 0; done < reloads; turn += 1) {
      const world = await openWorld(server, turn % 2 === 0);
      world.tabs.load(0);
      await world.logIn(0, "A", true, "lost-before");
      for (let each = 0; each < EACH && done < reloads; each += 1) {
        await reloadDuring(world, pick(WISHES));
        done += 1;
      }
      await world.finish();
      faults.push(...(await world.faults()), ...world.untold().map(({ asked }) => `untold: ${asked.kind}`));
      world.close();
    }
  } finally {
    await server.close();
  }
  return { reloads: done, faults };
}

async function reloadDuring(world: Awaited<ReturnType<typeof openWorld>>, wish: Asked) {
  const { tabs } = world;
  await world.press(0, wish);
  // Before the call is sent, while it runs, while its end is looked up, or after all of it.
  const moment = Math.floor(Math.random() * 4);
  if (moment > 0) await world.settled();
  if (moment > 1) await world.end(0, pick(ENDS));
  if (moment > 2) await world.settled();
  tabs.load(0);
  await world.settled();
  await world.end(0, pick(ENDS));
  await world.pass(20_000);
  await world.settled();
  while (world.line.writes.length > 0) {
    await world.end(0, "answered");
    await world.settled();
  }
  // The member begins another one, after the question.
  const record = tabs.pages[0]?.record;
  for (const act of record?.acts() ?? []) record?.giveUp(act.key);
  await world.pass(10_000);
}

function pick<Value>(values: readonly Value[]): Value {
  return values[Math.floor(Math.random() * values.length)] as Value;
}
