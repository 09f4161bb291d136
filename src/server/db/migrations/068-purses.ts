// Club purses: prepaid entries in the ledger, each purse with its own unit. Transactions can't mix
// them with tokens or diamonds.
import { sql, type Kysely } from 'kysely'

// A table with pending constraint checks can't be altered, so rows written in the same transaction
// (a first start) are checked first.
const units = `
set constraints all immediate;
alter table ledger_accounts drop constraint ledger_accounts_unit_check,
  add constraint ledger_accounts_unit check (unit in ('token', 'diamond')
  or unit ~ '^purse:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$');
alter table ledger_transactions drop constraint ledger_transactions_unit_check,
  drop constraint ledger_transactions_kind,
  add constraint ledger_transactions_unit check (unit in ('token', 'diamond')
  or unit ~ '^purse:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'),
  add constraint ledger_transactions_kind check (case when unit in ('token', 'diamond')
  then kind in ('claim', 'attended', 'transfer', 'undo', 'diamond')
  else kind in ('purse-sold', 'purse-corrected', 'purse-taken', 'purse-returned') end);
set constraints all deferred;`

const purses = `
create table purses (
  purse_id uuid primary key,
  location_id text not null,
  slug text not null,
  created timestamptz not null,
  unique (location_id, slug),
  foreign key (location_id, slug) references clubs on update cascade on delete cascade);`

/** entries: taken for the event from this person's purse; entry_moves: how often that changed. */
const taken = `
alter table prices add takes_entries boolean not null default false,
  add constraint prices_entries check (not takes_entries or event_id is not null
  and kind <> 'split');
create index prices_entries on prices (event_id) where takes_entries;
alter table payments add entries int not null default 0 check (entries >= 0),
  add entry_moves int not null default 0;
create index payments_entries on payments (price_id) where entries > 0;`

export async function up(db: Kysely<never>): Promise<void> {
  for (const part of [units, purses, taken]) await sql.raw(part).execute(db)
}
