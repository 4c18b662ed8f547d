import { randomInt } from "node:crypto";
import { satang } from "@member-wallet/domain";
import type { Clock, GameAccounts, GameLogin, Operator } from "../context.ts";
import type { Transaction } from "../database/database.ts";
import { Refusal } from "../http/refusal.ts";
import { accountIds, balanceOf, lockMemberAccounts, readMemberAccounts } from "../ledger/accounts.ts";
import { into, outOf, post } from "../ledger/post.ts";

/** Letters and digits that nobody mistakes for each other. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const PASSWORD_LENGTH = 10;

function randomText(length: number): string {
  return Array.from({ length }, () => LETTERS.charAt(randomInt(LETTERS.length))).join("");
}

/** The members' accounts with the providers of the operator's games. */
export function createGameAccounts(operator: Operator, clock: Clock): GameAccounts {
  const codes = new Set(operator.games.map((game) => game.code));

  function checkListed(code: string): void {
    if (!codes.has(code)) throw new Refusal("NO_GAME");
  }

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

    async activate(tx, memberId, code) {
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

    async resetPassword(tx, memberId, code) {
      const { username } = await login(tx, memberId, code);
      const password = randomText(PASSWORD_LENGTH);
      await tx.query("update game_account set password = $3 where member_id = $1 and code = $2", [
        memberId,
        code,
        password,
      ]);
      return { username, password };
    },

    async findMember(tx, code, { username, password }) {
      const [account] = await tx.query<{ member_id: string }>(
        `select member_id from game_account join member on member.id = member_id
        where code = $1 and game_account.username = $2 and password = $3 and is_active`,
        [code, username, password],
      );
      return account?.member_id ?? null;
    },

    async balance(tx, memberId, code) {
      await login(tx, memberId, code);
      return balanceOf(await readMemberAccounts(tx, memberId), "game", code);
    },

    async playRound(tx, memberId, code, stake, payout) {
      await login(tx, memberId, code);
      if (stake <= 0) throw new Refusal("TRANSFER_MINIMUM");
      if (payout < 0) throw new RangeError("A payout is 0 or more.");
      // Locked first: the payout must not pay for its own stake.
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
      return satang(before - stake + payout);
    },
  };
}
