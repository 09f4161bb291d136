// Held results, which a venue admin must review: a ranking of their own, so that no organizer can
// restore them.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table events drop constraint events_ranking_check`.execute(db)
  await sql`alter table events add constraint events_ranking_check
    check (ranking in ('ranked', 'waiting', 'unranked', 'held'))`.execute(db)
}
