// Counts the addresses that each account's imports have looked up; only counts, kept for a day.
import { sql } from 'kysely'
import { lookupRestMs, wholeLimitPlayers, type Lookups } from '#domain/contact/lookup.ts'
import type { Database } from '../../db/open-database.ts'

type Looking = { playerId: string; now: number }

/**
 * The account's lookups in the last day, and the number of players up to the limit that matters.
 * Locks the account's lookups until the transaction ends.
 */
export async function lockLookups(
  tx: Database,
  { playerId, now }: Looking,
): Promise<{ done: Lookups; players: number }> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${playerId}, 78))`.execute(tx)
  const { rows } = await sql<Lookups & { players: number }>`
    select coalesce(sum(addresses), 0)::int as addresses, coalesce(sum(matches), 0)::int as matches,
      (select count(*)::int from (select from players where user_id is not null
        limit ${wholeLimitPlayers}) counted) as players
    from contact_lookups where player_id = ${playerId}
      and looked > ${new Date(now - lookupRestMs)}`.execute(tx)
  const { players = 0, ...done } = rows[0] ?? { addresses: 0, matches: 0 }
  return { done, players }
}

export async function noteLookups(
  tx: Database,
  { playerId, now }: Looking,
  looked: Lookups,
): Promise<void> {
  if (looked.addresses === 0) return
  await tx
    .insertInto('contact_lookups')
    .values({ playerId, looked: new Date(now), ...looked })
    .execute()
}

export async function forgetLookups(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('contact_lookups')
    .where('looked', '<=', new Date(now - lookupRestMs))
    .execute()
}
