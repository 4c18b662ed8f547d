import { satang } from "@member-wallet/domain";
import {
  createTestApp,
  listen,
  encryptGiftLink,
  type TestServer,
  type TestApp,
} from "@member-wallet/sandbox/testing";
import { audit, lastEntry, type Verdict } from "./audit.ts";
import { breakingProxy } from "./breaking-proxy.ts";
import { type Acknowledgement, openTab, type MoneyAction } from "./tab.ts";

/** Each has two tabs open, so that calls of one account overlap. */
const MEMBERS = 10;
const TABS = 2;
const INITIAL = 100_000_000;
/** One in this many actions is pressed twice at once, as a browser may send a call twice. */
const DOUBLE_PRESS = 10;
/** One in this many actions is for a gift link that is already redeemed. */
const SPENT_LINK = 33;
const BROKEN_ONE_IN = 5;

export interface Proof extends Verdict {
  engine: string;
  actions: number;
  done: number;
  refused: number;
  /** POSTs sent, and those whose answer was lost after the commit. */
  posts: number;
  broken: number;
  seconds: number;
}

/**
 * Sends money calls by the product's own client through a proxy that breaks the connection after the commit, and
 * compares the members' acknowledgements, which are stored outside of the database, with the ledger.
 */
export async function proveReliability(actions: number, server: TestServer | null): Promise<Proof> {
  const testApp = await createTestApp({ server });
  const sandbox = await listen(Promise.resolve(testApp.app), { host: "127.0.0.1", port: 0 });
  const proxy = await breakingProxy(sandbox.port, { oneIn: BROKEN_ONE_IN });
  try {
    const members = await Promise.all(
      Array.from({ length: MEMBERS }, () => testApp.member({ wallet: INITIAL, games: { PG: 0 } })),
    );
    const initial = new Map(members.map(({ id }) => [id, INITIAL]));
    const since = await lastEntry(testApp);
    const tabs = members.flatMap((member) => Array.from({ length: TABS }, () => openTab(proxy.url, member)));
    const spent = await giftLink(testApp, satang(10_000));
    const acknowledged: Acknowledgement[] = [];
    let begun = 0;
    const began = performance.now();
    await Promise.all(
      tabs.map(async (tab) => {
        while (begun < actions) {
          const turn = begun++;
          const action = turn % SPENT_LINK === 0 ? spent : await actionOf(testApp, turn);
          acknowledged.push(await tab.carryOut(action, turn % DOUBLE_PRESS === 0 ? 2 : 1));
        }
      }),
    );
    const seconds = (performance.now() - began) / 1000;
    await Promise.all(tabs.map((tab) => tab.close()));
    const refused = acknowledged.filter(({ refusal }) => refusal !== null).length;
    return {
      engine: testApp.database.engine,
      actions: acknowledged.length,
      done: acknowledged.length - refused,
      refused,
      ...proxy.counts(),
      seconds,
      ...(await audit(testApp, acknowledged, since, initial)),
    };
  } finally {
    await proxy.close();
    await sandbox.close();
    await testApp.close();
  }
}

/** Actions of all kinds; some are refused, because the game's balance is too low. */
async function actionOf(testApp: TestApp, turn: number): Promise<MoneyAction> {
  const amount = satang(100 + (turn % 4_000));
  switch (turn % 7) {
    case 0:
    case 1:
    case 2:
      return { kind: "transfer", from: "wallet", to: "PG", amount };
    case 3:
    case 4:
      return { kind: "transfer", from: "PG", to: "wallet", amount };
    case 5:
      return { kind: "withdraw", amount: satang(10_000 + amount) };
    default:
      return giftLink(testApp, satang(100 + amount));
  }
}

async function giftLink(testApp: TestApp, amount: MoneyAction["amount"]): Promise<MoneyAction> {
  const key = testApp.context.operator.giftLinkKey ?? "";
  const { body } = await testApp.call("POST", "/sandbox/gift-links", { body: { amount: amount / 100 } });
  const { link } = body as { link: string };
  return { kind: "gift-link", amount, link: encryptGiftLink(link, key) };
}
