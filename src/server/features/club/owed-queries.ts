// Entries a club still owes its people, which block its deletion.
import { sql } from 'kysely'
import type { Database } from '../../db/open-database.ts'
import type { ClubKey } from './queries.ts'

/** Entries paid for but not played: still held, or used for an event that isn't over. */
export async function countOwedEntries(
  db: Database,
  { locationId, clubId }: ClubKey,
  now: number,
): Promise<number> {
  const { rows } = await sql<{ owed: number }>`
    select (coalesce((select sum(a.balance) from purses pu
        join ledger_accounts a on a.unit = 'purse:' || pu.purse_id
      where pu.location_id = ${locationId} and pu.slug = ${clubId} and a.player_id is not null), 0)
      + coalesce((select sum(pay.entries) from prices pr join events e on e.event_id = pr.event_id
        join payments pay on pay.price_id = pr.price_id
      where pr.location_id = ${locationId} and pr.slug = ${clubId} and pr.takes_entries
        and e.ends_at > ${new Date(now)}), 0))::int as owed`.execute(db)
  return rows[0]?.owed ?? 0
}
