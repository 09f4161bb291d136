// An authenticator code works once: the time step of the last used one is stored.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table auth_two_factors add column last_step bigint`.execute(db)
}
