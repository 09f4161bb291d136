// From which network someone asked for an account, so that one can't take every place in the queue.
import { sql, type Kysely } from 'kysely'

const networks = `
alter table registration_requests
  add column network text check (char_length(network) = 22);
create index registration_requests_network on registration_requests (network)
  where network is not null`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(networks).execute(db)
}
