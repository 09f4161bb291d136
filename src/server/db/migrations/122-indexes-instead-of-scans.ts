// Indexes for statements that would read a whole table: withdrawing alerts about the day of an
// event, and passing a venue's new name to the people it asked to become admins.
import { sql, type Kysely } from 'kysely'

const indexes = [
  `create index alerts_of_days on alerts (event_id)
    where kind in ('day-planned', 'event-day-status', 'venue-day-status')`,
  `create index messages_admin_requests on messages (location_id) where type = 'adminReq'`,
]

export async function up(db: Kysely<never>): Promise<void> {
  for (const index of indexes) await sql.raw(index).execute(db)
}
