// The code of an authenticator app works once: the time step of the one used last is kept.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table auth_two_factors add column last_step bigint`.execute(db)
}
