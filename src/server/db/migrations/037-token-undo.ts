// A token transfer can be undone for a moment by a reversing entry, which also returns the fee;
// otherwise fees are never paid out.
import { sql, type Kysely } from 'kysely'

// A table with pending constraint checks can't be altered, so rows written in the same transaction
// (a first start) are checked first.
const kinds = `
set constraints all immediate;
alter table ledger_transactions drop constraint ledger_transactions_kind_check;
alter table ledger_transactions
  add constraint ledger_transactions_kind check
  (kind in ('claim', 'attended', 'transfer', 'undo', 'diamond'));
set constraints all deferred;
`

const rules = `
create or replace function ledger_entry_comes() returns trigger language plpgsql as $$
declare account ledger_accounts%rowtype; book ledger_transactions%rowtype;
begin
  select * into book from ledger_transactions
    where ledger_transaction_id = new.ledger_transaction_id;
  select * into account from ledger_accounts where account_id = new.account_id;
  if book.written_in is distinct from pg_current_xact_id() then
    raise exception 'a ledger transaction takes no entries afterwards'
    using errcode = 'check_violation';
  end if;
  if book.unit is distinct from account.unit then
    raise exception 'a ledger transaction is of one unit' using errcode = 'check_violation';
  end if;
  new.entry_no := null;
  new.balance_after := null;
  if account.owner = 'fee' and new.amount < 0 and book.kind <> 'undo' then
    raise exception 'fees are only taken in' using errcode = 'check_violation';
  end if;
  if account.owner = 'player' then
    update ledger_accounts set balance = balance + new.amount, entries = entries + 1
      where account_id = new.account_id
      returning entries, balance into new.entry_no, new.balance_after;
  end if;
  return new;
end $$;
`

export async function up(db: Kysely<never>): Promise<void> {
  for (const part of [kinds, rules]) await sql.raw(part).execute(db)
}
