// Addresses that bounced or reported spam: no notifications go there until the owner proves the
// address again or changes it. A row belongs to the account and applies while it still has that
// address.
import { sql, type Kysely } from 'kysely'

const suppressed = `
create table suppressed_addresses (
  user_id text primary key references auth_users on delete cascade,
  address text not null check (char_length(address) <= 1016),
  reason text not null check (reason in ('bounced', 'complained')),
  status text not null default '' check (char_length(status) <= 12),
  source text not null check (source in ('hand-over', 'returned', 'provider')),
  since timestamptz not null);
create index suppressed_addresses_since on suppressed_addresses (since);
`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(suppressed).execute(db)
}
