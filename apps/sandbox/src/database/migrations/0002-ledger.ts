import type { Migration } from "../migration.ts";

/**
 * The double-entry ledger; amounts are whole satang. The database itself enforces its invariants: an entry's postings sum
 * to zero, nothing changes or disappears, a balance is the sum of its postings, and no member's account is negative.
 */
export const ledger: Migration = {
  name: "0002-ledger",
  statements: [
    // A member's money is in wallet, game and hold (promised to a withdrawal); the rest is the operator's.
    `create table ledger_account (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('wallet', 'game', 'hold', 'bank', 'house', 'bonus', 'provider')),
      member_id text references member (id),
      code text not null default '',
      balance bigint not null default 0,
      constraint ledger_account_owner check ((kind in ('wallet', 'game', 'hold')) = (member_id is not null)),
      constraint ledger_account_code check ((kind in ('game', 'provider')) = (code <> '')),
      constraint member_balance_not_negative check (member_id is null or balance >= 0),
      constraint ledger_account_unique unique nulls not distinct (member_id, kind, code)
    )`,
    `create table ledger_entry (
      id bigint generated always as identity primary key,
      kind text not null check (kind <> ''),
      member_id text references member (id),
      memo text not null default '',
      posted_at timestamptz not null,
      transaction_id xid8 not null default pg_current_xact_id()
    )`,
    "create index ledger_entry_member on ledger_entry (member_id, id)",
    "create sequence ledger_position",
    // position orders the postings of an account; entry ids do not.
    `create table ledger_posting (
      entry_id bigint not null references ledger_entry (id),
      line smallint not null,
      account_id bigint not null references ledger_account (id),
      amount bigint not null check (amount <> 0),
      balance_after bigint not null,
      position bigint not null,
      primary key (entry_id, line),
      unique (account_id, position)
    )`,

    `create function ledger_refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% is append-only: % refused', tg_table_name, tg_op using errcode = 'restrict_violation';
    end $$`,
    `create trigger append_only before update or delete or truncate on ledger_entry
      for each statement execute function ledger_refuse_change()`,
    `create trigger append_only before update or delete or truncate on ledger_posting
      for each statement execute function ledger_refuse_change()`,
    `create trigger never_removed before delete or truncate on ledger_account
      for each statement execute function ledger_refuse_change()`,

    // The only way to change a balance. An entry accepts postings only in the transaction that created it.
    `create function ledger_apply_posting() returns trigger language plpgsql as $$
    begin
      if not exists (
        select from ledger_entry where id = new.entry_id and transaction_id = pg_current_xact_id()
      ) then
        raise exception 'entry % is closed', new.entry_id using errcode = 'restrict_violation';
      end if;
      update ledger_account set balance = balance + new.amount
        where id = new.account_id returning balance into new.balance_after;
      new.position = nextval('ledger_position');
      return new;
    end $$`,
    `create trigger apply_posting before insert on ledger_posting
      for each row execute function ledger_apply_posting()`,

    `create function ledger_guard_account() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        if new.balance <> 0 then
          raise exception 'an account opens with 0' using errcode = 'restrict_violation';
        end if;
      elsif pg_trigger_depth() < 2
        or (new.id, new.kind, new.code) is distinct from (old.id, old.kind, old.code)
        or new.member_id is distinct from old.member_id then
        raise exception 'a balance moves by postings only' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`,
    `create trigger guard_account before insert or update on ledger_account
      for each row execute function ledger_guard_account()`,

    `create function ledger_check_entry() returns trigger language plpgsql as $$
    declare
      lines integer;
      total numeric;
    begin
      select count(*), coalesce(sum(amount), 0) into lines, total from ledger_posting where entry_id = new.id;
      if lines < 2 or total <> 0 then
        raise exception 'entry % has % postings that sum to %', new.id, lines, total
          using errcode = 'check_violation', constraint = 'ledger_entry_balanced';
      end if;
      return null;
    end $$`,
    // Deferred to the commit, when the entry has all its postings.
    `create constraint trigger entry_balanced after insert on ledger_entry
      deferrable initially deferred for each row execute function ledger_check_entry()`,
  ],
};
