import type { Migration } from "../migration.ts";

/** Members' log-ins at the game providers. Passwords are stored in plain text, because members see them. */
export const gameAccounts: Migration = {
  name: "0003-game-accounts",
  statements: [
    `create table game_account (
      member_id text not null references member (id),
      code text not null,
      username text not null,
      password text not null,
      opened_at timestamptz not null,
      primary key (member_id, code),
      unique (code, username)
    )`,
  ],
};
