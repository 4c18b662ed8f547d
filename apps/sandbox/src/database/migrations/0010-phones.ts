import type { Migration } from "../migration.ts";

/** Stores phones in their normal form, and verifications with their codes. */
export const phones: Migration = {
  name: "0010-phones",
  statements: [
    "alter table one_time_code add column verified_at timestamptz",
    "drop table verified_phone",
    // Skips a phone whose normal form another member has.
    `with renamed as (
      select id, regexp_replace(regexp_replace(username, '^\\+66(?=[1-9][0-9]{8}$)', '0'), '^\\+', '') as phone
      from member where username like '+%'
    )
    update member set username = phone from renamed
    where member.id = renamed.id and not exists (select 1 from member other where other.username = phone)`,
  ],
};
