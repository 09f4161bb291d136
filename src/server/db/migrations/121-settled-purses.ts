// Marks prices whose entries are settled, so that the search for unsettled ones stays small; and an
// index for the accounts of one purse.
import { sql, type Kysely } from 'kysely'

const steps = [
  'alter table prices add entries_settled boolean not null default false',
  `create index prices_unsettled on prices (location_id, slug)
    where takes_entries and not entries_settled`,
  'drop index prices_entries',
  `create index ledger_accounts_of_purses on ledger_accounts (unit) where unit like 'purse:%'`,
]

export async function up(db: Kysely<never>): Promise<void> {
  for (const step of steps) await sql.raw(step).execute(db)
}
