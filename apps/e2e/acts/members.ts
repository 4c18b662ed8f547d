import { satang } from "@member-wallet/domain";
import { type Asked, PAID_AS } from "@member-wallet/member/testing";
import {
  aTransferSlip,
  encryptGiftLink,
  giveCoins,
  giveCoupons,
  growInviteBonus,
  inviteMember,
  play,
  type TestApp,
  type TestMember,
  testOperator,
} from "@member-wallet/sandbox/testing";

const ENTRY =
  "select count(distinct e.id) as count from ledger_entry e join ledger_posting p on p.entry_id = e.id " +
  "join ledger_account a on a.id = p.account_id where a.member_id = any($1) and e.kind = ";
/** Into a game and out of it. */
export const MOVES: readonly Extract<Asked, { kind: "transfer" }>[] = [
  { kind: "transfer", from: "wallet", to: "PG", amount: satang(5_001) },
  { kind: "transfer", from: "PG", to: "wallet", amount: satang(3_002) },
];

/** The rows that acts of a kind leave, and no others do. */
export const ROWS: ReadonlyMap<Asked["kind"], string> = new Map<Asked["kind"], string>([
  ["withdraw", `${ENTRY} 'withdraw-hold'`],
  [
    "transfer",
    // Gathering everything in the wallet moves the game's whole balance, which is never the amount of a move out of it.
    "select count(*) as count from statement_entry where member_id = any($1) and type = 'transfer' " +
      `and (source, destination, amount) in (${MOVES.map(({ from, to, amount }) => `('${from}','${to}',${amount})`).join()})`,
  ],
  ...Object.entries(PAID_AS).map(
    ([kind, related]) => [kind as keyof typeof PAID_AS, `${ENTRY} '${related}'`] as const,
  ),
  ["spin", "select count(*) as count from spin where member_id = any($1)"],
  ["slip", "select count(*) as count from slip where member_id = any($1)"],
  ["gift-link", "select count(*) as count from gift_voucher where redeemed_by = any($1)"],
  ["qr", "select count(*) as count from qr_deposit where member_id = any($1)"],
  ["receive-refund", "select count(*) as count from refund_receipt where member_id = any($1)"],
]);

/** How many rows acts of each kind have left, for these members. */
export async function rowsOf({ database }: TestApp, ids: readonly string[]) {
  const counts = new Map<Asked["kind"], number>();
  for (const [kind, sql] of ROWS) {
    const [row] = await database.query<{ count: number }>(sql, [ids]);
    counts.set(kind, row?.count ?? 0);
  }
  return counts;
}

export async function coinsOf({ database }: TestApp, id: string): Promise<number | null> {
  const [row] = await database.query<{ coin: number }>("select coin from member where id = $1", [id]);
  return row?.coin ?? null;
}

/** Somebody with something for every kind of act. */
export async function aMember(app: TestApp): Promise<TestMember> {
  const member = await app.member({ wallet: 1_000_000, games: { PG: 50_000 } });
  const invitee = await app.member({ games: { PG: 10_000 } });
  await inviteMember(app, member, invitee);
  await play(app, invitee, 10_000, 10_000);
  await growInviteBonus(app, member, 1_000);
  await play(app, member, 10_000);
  await giveCoins(app, member, 20);
  await giveCoupons(app, member, 10);
  return member;
}

const GIFT_LINK_KEY = testOperator.giftLinkKey ?? "";

/** A voucher that nobody has redeemed, as the deposit sends it. */
export async function newGiftLink(app: TestApp): Promise<string> {
  const { body } = await app.call("POST", "/sandbox/gift-links", { body: { amount: 50 } });
  return encryptGiftLink((body as { readonly link: string }).link, GIFT_LINK_KEY);
}

/** A slip that the sandbox leaves to staff. */
export async function newSlip(app: TestApp): Promise<File> {
  const { png } = await aTransferSlip(app, { miniQr: false });
  return new File([new Uint8Array(png)], "slip.png", { type: "image/png" });
}
