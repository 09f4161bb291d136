// Courts of a tournament that cannot be played on, by their numbers.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table tournaments add courts_out int[] not null default '{}'
    constraint tournaments_courts_out check (cardinality(courts_out) <= 50)`.execute(db)
}
