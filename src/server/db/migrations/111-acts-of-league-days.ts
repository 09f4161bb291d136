// Being in a league is no act of its game days anymore: of days ahead it is forgotten.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from own_acts a using events e where e.event_id = a.event_id
    and a.how = 'league' and e.starts_at > now()`.execute(db)
}
