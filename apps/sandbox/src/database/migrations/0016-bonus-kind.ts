import type { Migration } from "../migration.ts";

/** The offer that a member's bonus was started by; the local page starts one without an offer. */
export const bonusKind: Migration = {
  name: "0016-bonus-kind",
  statements: [
    "alter table member_bonus add column kind text check (kind in ('bonus', 'promotion'))",
    "alter table member_bonus alter column code drop default, alter column code drop not null",
    // Promotions had a prefix before their codes, and the local page's bonuses an empty code.
    `update member_bonus set
      kind = case when code like 'promotion %' then 'promotion' else 'bonus' end,
      code = case when code like 'promotion %' then substr(code, length('promotion ') + 1) else code end
    where code <> ''`,
    "update member_bonus set code = null where code = ''",
    "alter table member_bonus add check ((kind is null) = (code is null))",
  ],
};
