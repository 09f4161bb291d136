// The cut-off that an entry came under: one that is raised later doesn't bind it. Entries of before
// have none and go by their event's.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table player_events add cancel_cutoff_hours int`.execute(db)
}
