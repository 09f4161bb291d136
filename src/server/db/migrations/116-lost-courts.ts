// Numbers of a tournament's unplayable courts.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table tournaments add courts_out int[] not null default '{}'
    constraint tournaments_courts_out check (cardinality(courts_out) <= 50)`.execute(db)
}
