import { randomInt } from "node:crypto";
import { satang, type Satang } from "@member-wallet/domain";
import { countStake } from "../bonus/end-bonus.ts";
import type { Clock } from "../clock.ts";
import type { Transaction } from "../database/database.ts";
import { Refusal } from "../http/refusal.ts";
import { earnFromStake } from "../invite/invites.ts";
import { accountIds, balanceOf, lockMemberAccounts, readMemberAccounts } from "../ledger/accounts.ts";
import { into, outOf, post } from "../ledger/post.ts";
import type { Operator } from "../operator.ts";

export interface GameLogin {
  username: string;
  password: string;
}

/** Without letters and digits that look alike. */
const CHARACTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const PASSWORD_LENGTH = 10;

function randomText(length: number): string {
  return Array.from({ length }, () => CHARACTERS.charAt(randomInt(CHARACTERS.length))).join("");
}

export type GameAccounts = ReturnType<typeof createGameAccounts>;

/**
 * The members' accounts with the game providers. Every function works inside the caller's transaction and refuses
 * (`Refusal`) a code that the operator does not list with `NO_GAME`.
 */
export function createGameAccounts({ games, invite }: Operator, clock: Clock) {
  function checkListed(code: string): void {
    if (!games.some((game) => game.code === code)) throw new Refusal("NO_GAME");
  }

  /** The log-in at the provider; refuses `SLOT_NO_ACCOUNT` when the account is not open. */
  async function login(tx: Transaction, memberId: string, code: string): Promise<GameLogin> {
    checkListed(code);
    const [account] = await tx.query<GameLogin>(
      "select username, password from game_account where member_id = $1 and code = $2",
      [memberId, code],
    );
    if (account === undefined) throw new Refusal("SLOT_NO_ACCOUNT");
    return account;
  }

  return {
    login,

    /** Opens the member's account; refuses `SLOT_ALREADY_ACTIVE`. */
    async activate(tx: Transaction, memberId: string, code: string): Promise<GameLogin> {
      checkListed(code);
      const account: GameLogin = {
        username: `${code.toLowerCase()}${randomText(8)}`,
        password: randomText(PASSWORD_LENGTH),
      };
      const opened = await tx.query(
        `insert into game_account (member_id, code, username, password, opened_at) values ($1, $2, $3, $4, $5)
        on conflict (member_id, code) do nothing returning true`,
        [memberId, code, account.username, account.password, clock()],
      );
      if (opened.length === 0) throw new Refusal("SLOT_ALREADY_ACTIVE");
      await accountIds(tx, [{ kind: "game", memberId, code }]);
      return account;
    },

    /** Sets a new random password; refuses `SLOT_NO_ACCOUNT`. */
    async resetPassword(tx: Transaction, memberId: string, code: string): Promise<GameLogin> {
      const { username } = await login(tx, memberId, code);
      const password = randomText(PASSWORD_LENGTH);
      await tx.query("update game_account set password = $3 where member_id = $1 and code = $2", [
        memberId,
        code,
        password,
      ]);
      return { username, password };
    },

    /** The active member whose log-in this is; null when there is none. */
    async findMember(
      tx: Transaction,
      code: string,
      { username, password }: GameLogin,
    ): Promise<string | null> {
      const [account] = await tx.query<{ member_id: string }>(
        `select member_id from game_account join member on member.id = member_id
        where code = $1 and game_account.username = $2 and password = $3 and is_active`,
        [code, username, password],
      );
      return account?.member_id ?? null;
    },

    /** The account's balance in satang; refuses `SLOT_NO_ACCOUNT`. */
    async balance(tx: Transaction, memberId: string, code: string): Promise<Satang> {
      await login(tx, memberId, code);
      return balanceOf(await readMemberAccounts(tx, memberId), "game", code);
    },

    /**
     * Plays one round: posts stake and payout (0 or more) in one ledger entry against the provider's account. The stake
     * counts towards a running bonus and the inviter's bonus. Returns the balance afterwards. Refuses `TRANSFER_MINIMUM` for a stake of 0 or less and `MONEY_NOT_ENOUGH` when the
     * balance is below the stake.
     */
    async playRound(
      tx: Transaction,
      memberId: string,
      code: string,
      stake: Satang,
      payout: Satang,
    ): Promise<Satang> {
      await login(tx, memberId, code);
      if (stake <= 0) throw new Refusal("TRANSFER_MINIMUM");
      if (payout < 0) throw new RangeError("A payout is 0 or more.");
      // Checked before posting: the payout must not pay for its own stake.
      const before = balanceOf(await lockMemberAccounts(tx, memberId), "game", code);
      if (before < stake) throw new Refusal("MONEY_NOT_ENOUGH");

      const game = { kind: "game", memberId, code } as const;
      const provider = { kind: "provider", code } as const;
      const postings = [
        outOf(game, stake),
        into(provider, stake),
        outOf(provider, payout),
        into(game, payout),
      ];
      await post(tx, {
        kind: "game-round",
        memberId,
        postedAt: clock(),
        memo: code,
        postings: postings.filter((posting) => posting.amount !== 0),
      });
      await countStake(tx, memberId, stake, clock());
      await earnFromStake(tx, invite, memberId, stake, clock());
      return satang(before - stake + payout);
    },
  };
}
