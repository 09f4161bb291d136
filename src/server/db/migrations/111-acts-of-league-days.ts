// League membership no longer counts as an own act on game days; removed for future days.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from own_acts a using events e where e.event_id = a.event_id
    and a.how = 'league' and e.starts_at > now()`.execute(db)
}
