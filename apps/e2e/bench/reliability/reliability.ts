import { satang, type Satang } from "@member-wallet/domain";
import {
  createTestApp,
  encryptGiftLink,
  giveCoins,
  giveCoupons,
  growInviteBonus,
  inviteMember,
  listen,
  play,
  type TestApp,
  type TestMember,
  testOperator,
  type TestServer,
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

const PROMOTIONS = 200;
const [PROMOTION] = testOperator.promotions;
const OPERATOR = {
  ...testOperator,
  promotions: Array.from({ length: PROMOTIONS }, (_, index) => ({
    ...(PROMOTION as NonNullable<typeof PROMOTION>),
    code: `P${index}`,
    turnover: 0,
  })),
};
const COUPON = { prize: { name: "Wheel", slice: { code: "CASH" } }, amount: 1 };

/** Satang by member. */
type Money = Map<string, number>;

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
  const testApp = await createTestApp({ server, operator: OPERATOR });
  const sandbox = await listen(Promise.resolve(testApp.app), { host: "127.0.0.1", port: 0 });
  const proxy = await breakingProxy(sandbox.port, { oneIn: BROKEN_ONE_IN });
  try {
    const members = await Promise.all(
      Array.from({ length: MEMBERS }, () => testApp.member({ wallet: INITIAL, games: { PG: 0 } })),
    );
    const initial = new Map(members.map(({ id }) => [id, INITIAL]));
    await addInvitees(testApp, members, initial);
    const since = await lastEntry(testApp);
    const tabs = members.flatMap((member) =>
      Array.from({ length: TABS }, () => ({ member, ...openTab(proxy.url, member) })),
    );
    const spent = await giftLink(testApp, satang(10_000));
    const acknowledged: Acknowledgement[] = [];
    let begun = 0;
    const began = performance.now();
    await Promise.all(
      tabs.map(async (tab) => {
        while (begun < actions) {
          const turn = begun++;
          const action = turn % SPENT_LINK === 0 ? spent : await actionOf(testApp, tab.member, turn, initial);
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

/** Gives each member an invitee who has played. */
async function addInvitees(testApp: TestApp, members: readonly TestMember[], initial: Money) {
  for (const member of members) {
    const invitee = await testApp.member({ games: { PG: 1_000 } });
    initial.set(invitee.id, 1_000);
    await inviteMember(testApp, member, invitee);
    await play(testApp, invitee, 1_000, 1_000);
  }
}

/**
 * Actions of all kinds; some are refused, because the game's balance is too low, a bonus runs or was received. What a
 * claim needs is given to the member first.
 */
async function actionOf(
  testApp: TestApp,
  member: TestMember,
  turn: number,
  initial: Money,
): Promise<MoneyAction> {
  const amount = satang(100 + (turn % 4_000));
  switch (turn % 18) {
    case 0:
    case 1:
    case 2:
      return { kind: "transfer", from: "wallet", to: "PG", amount };
    case 3:
    case 4:
      return { kind: "transfer", from: "PG", to: "wallet", amount };
    case 5:
      return { kind: "withdraw", amount: satang(10_000 + amount) };
    case 6:
      return giftLink(testApp, satang(100 + amount));
    case 7:
    case 8:
      return { kind: "bonus", code: "FREE", amount: satang(5_000) };
    case 9:
    case 10:
      return { kind: "clear-bonus", amount: null };
    case 11:
      return { kind: "promotion", code: `P${turn % PROMOTIONS}`, amount: satang(3_000) };
    case 12:
      await growInviteBonus(testApp, member, amount);
      return { kind: "invite", amount: null };
    case 13:
    case 14:
      await lose(testApp, member, initial);
      return { kind: "receive-refund", amount: null };
    case 15:
      return { kind: "add-refund", amount: null };
    case 16:
      await giveCoupons(testApp, member, 1);
      return { kind: "coupon", coupon: COUPON, amount: satang(2_000) };
    default:
      await giveCoins(testApp, member, 1);
      return { kind: "spin", amount: null };
  }
}

/** Loses in a round of play; a member whose game is empty keeps what there is. */
async function lose(testApp: TestApp, member: TestMember, initial: Money): Promise<void> {
  const loss = Math.min(await member.balance("game", "PG"), 2_000);
  if (loss <= 0) return;
  const played = await play(testApp, member, loss).catch((error: unknown) => error);
  // Another tab may have moved the money.
  if (played instanceof Error) return;
  initial.set(member.id, (initial.get(member.id) ?? 0) - loss);
}

async function giftLink(testApp: TestApp, amount: Satang): Promise<MoneyAction> {
  const key = testApp.context.operator.giftLinkKey ?? "";
  const { body } = await testApp.call("POST", "/sandbox/gift-links", { body: { amount: amount / 100 } });
  const { link } = body as { link: string };
  return { kind: "gift-link", amount, link: encryptGiftLink(link, key) };
}
