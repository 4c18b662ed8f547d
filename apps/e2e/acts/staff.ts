import type { TestApp } from "@member-wallet/sandbox/testing";

/** A withdrawal or a slip that is not decided on yet, as staff see it. */
interface Pending {
  readonly id?: string;
  readonly reference?: string;
  readonly member: { readonly username: string };
}

/** Staff pay these members' oldest withdrawal and accept their oldest slip, or refuse both; returns how many there were. */
export async function decideOldest(
  app: TestApp,
  usernames: readonly string[],
  isPaid: boolean,
): Promise<number> {
  async function oldestOf(list: "withdrawals" | "slips"): Promise<Pending | undefined> {
    const { body } = await app.call("GET", `/sandbox/${list}`);
    return (body as readonly Pending[]).find(({ member }) => usernames.includes(member.username));
  }

  const withdrawal = await oldestOf("withdrawals");
  if (withdrawal !== undefined)
    await app.call("POST", `/sandbox/withdrawals/${withdrawal.id}/${isPaid ? "settle" : "return"}`);
  const slip = await oldestOf("slips");
  const body = isPaid ? await acceptance(app) : { kind: "refuse", reason: "INVALID_SLIP" };
  if (slip !== undefined) await app.call("POST", `/sandbox/slips/${slip.reference}/decide`, { body });
  return Number(withdrawal !== undefined) + Number(slip !== undefined);
}

/** The slips of the walks are all of one amount, so that any transfer that none has credited may be the one on a slip. */
async function acceptance(app: TestApp) {
  const { body } = await app.call("GET", "/sandbox/slips/transfers");
  const [shown] = body as readonly { readonly from: string; readonly reference: string }[];
  return { kind: "accept", from: shown?.from, transfer: shown?.reference };
}
