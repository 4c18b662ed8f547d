import type { Migration } from "../migration.ts";

/** Phones have one form, and a check of a phone belongs to the code by which it was made. */
export const phones: Migration = {
  name: "0010-phones",
  statements: [
    "alter table one_time_code add column verified_at timestamptz",
    "drop table verified_phone",
    // Members whose phone was entered as it is dialled from abroad, but for those who are a second of one phone.
    `with renamed as (
      select id, regexp_replace(regexp_replace(username, '^\\+66(?=[1-9][0-9]{8}$)', '0'), '^\\+', '') as phone
      from member where username like '+%'
    )
    update member set username = phone from renamed
    where member.id = renamed.id and not exists (select 1 from member other where other.username = phone)`,
  ],
};
