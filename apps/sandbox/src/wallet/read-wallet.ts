import { bahtFromSatang } from "@member-wallet/domain";
import type { Queryable } from "../database/database.ts";
import { inviteAmount } from "../invite/invites.ts";
import { balanceOf, type MemberAccount, readMemberAccounts } from "../ledger/accounts.ts";
import { readMember } from "../member/members.ts";
import { wireMember } from "../member/wire-member.ts";
import type { Game, Operator } from "../operator.ts";

/** A member's wallet in wire format: profile, money, and every game that the operator lists. */
export async function readWallet(database: Queryable, operator: Operator, memberId: string) {
  const member = await readMember(database, memberId);
  const accounts = await readMemberAccounts(database, memberId);
  const opened = await database.query<{ code: string }>(
    "select code from game_account where member_id = $1",
    [memberId],
  );
  const open = new Set(opened.map((row) => row.code));
  return {
    ...wireMember(operator, member),
    wallet: { amount: bahtFromSatang(balanceOf(accounts, "wallet")) },
    invite: {
      amount: bahtFromSatang(await inviteAmount(database, memberId)),
      success: operator.invite.percentSuccess,
      fail: operator.invite.percentFail,
    },
    slots: operator.games.map((game) => wireGame(game, accounts, open.has(game.code))),
  };
}

function wireGame(game: Game, accounts: readonly MemberAccount[], isActive: boolean) {
  return { ...game, isActive, amount: bahtFromSatang(balanceOf(accounts, "game", game.code)) };
}
