// The cut-off in force when an entry was made; raising it later doesn't bind that entry. Older
// entries follow their event's.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table player_events add cancel_cutoff_hours int`.execute(db)
}
