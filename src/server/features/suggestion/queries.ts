// Suggested edits of venues as rows.
import { sql } from 'kysely'
import type { SuggestedFields, SuggestionOutcome } from '#domain/location/suggestion.ts'
import type { Database } from '../../db/open-database.ts'
import { isVisible, isNotApart } from '../block/queries.ts'

type Place = { playerId: string; locationId: string }

/**
 * How many suggestions of a player are open at other venues. The player's row is locked, so that
 * two at a time are counted one after the other.
 */
export async function countElsewhere(
  tx: Database,
  { playerId, locationId }: Place,
): Promise<number> {
  await tx
    .selectFrom('players')
    .select('playerId')
    .where('playerId', '=', playerId)
    .forNoKeyUpdate()
    .execute()
  const { n } = await tx
    .selectFrom('location_suggestions')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('playerId', '=', playerId)
    .where('locationId', '<>', locationId)
    .where('isOpen', '=', true)
    .executeTakeFirstOrThrow()
  return n
}

/**
 * Keeps a suggestion in place of an open one of the same player; false where there was one. It gets
 * an id of its own: no one shall apply what they have not seen.
 */
export async function saveSuggestion(
  tx: Database,
  {
    suggestionId,
    playerId,
    locationId,
    changes,
  }: Place & { suggestionId: string; changes: SuggestedFields },
  now: number,
): Promise<boolean> {
  const { isNew } = await tx
    .insertInto('location_suggestions')
    .values({
      suggestionId,
      locationId,
      playerId,
      changes: JSON.stringify(changes),
      created: new Date(now),
      closed: null,
      closedBy: null,
      outcome: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['locationId', 'playerId', 'isOpen']).doUpdateSet((eb) => ({
        suggestionId: eb.ref('excluded.suggestionId'),
        changes: sql`excluded.changes`,
        created: eb.ref('excluded.created'),
        // A row that was there is locked by this transaction before it is written.
      })),
    )
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirstOrThrow()
  return isNew
}

/**
 * The other admins of a venue without a block to `playerId`, and that player's name as each
 * may see it.
 */
export async function listJudges(
  tx: Database,
  locationId: string,
  playerId: string,
): Promise<{ adminId: string; playerName: string | null }[]> {
  return tx
    .selectFrom('locations_admin as judge')
    .innerJoin('players as p', (join) => join.on('p.playerId', '=', playerId))
    .select('judge.playerId as adminId')
    .select(
      sql<
        string | null
      >`case when ${isVisible(sql.ref('judge.player_id'), 'p')} then p.player_name end`.as(
        'playerName',
      ),
    )
    .where('judge.locationId', '=', locationId)
    .where('judge.playerId', '<>', playerId)
    .where(isNotApart(playerId, sql.ref('judge.player_id')))
    .orderBy('judge.playerId')
    .execute()
}

export type OpenSuggestion = {
  suggestionId: string
  playerName: string | null
  created: string
  changes: SuggestedFields
}

/**
 * The open suggestions for a venue, oldest first, without those of players parted by a block from
 * the admin. A name is null where the admin may not see the player.
 */
export async function listOpen(
  db: Database,
  locationId: string,
  adminId: string,
  limit: number,
): Promise<OpenSuggestion[]> {
  const rows = await db
    .selectFrom('location_suggestions as s')
    .innerJoin('players as p', 'p.playerId', 's.playerId')
    .select(['s.suggestionId', 's.created', 's.changes'])
    .select(
      sql<string | null>`case when ${isVisible(adminId, 'p')} then p.player_name end`.as(
        'playerName',
      ),
    )
    .where('s.locationId', '=', locationId)
    .where('s.isOpen', '=', true)
    .where(isNotApart(adminId, sql.ref('s.player_id')))
    .orderBy('s.created')
    .orderBy('s.suggestionId')
    .limit(limit)
    .execute()
  return rows.map(({ created, ...row }) => ({ ...row, created: created.toISOString() }))
}

/** The venue that a suggestion is for; null when it is not for `adminId` to work. */
export async function findPlace(
  tx: Database,
  suggestionId: string,
  adminId: string,
): Promise<string | null> {
  const row = await tx
    .selectFrom('location_suggestions as s')
    .innerJoin('locations_admin as office', 'office.locationId', 's.locationId')
    .select('s.locationId')
    .where('s.suggestionId', '=', suggestionId)
    .where('office.playerId', '=', adminId)
    .where(isNotApart(adminId, sql.ref('s.player_id')))
    .executeTakeFirst()
  return row?.locationId ?? null
}

export type WorkedSuggestion = { playerId: string; changes: SuggestedFields; isClosed: boolean }

/** Locks a suggestion for a venue; the venue's row is locked before it. */
export async function lockSuggestion(
  tx: Database,
  suggestionId: string,
  locationId: string,
): Promise<WorkedSuggestion | null> {
  const row = await tx
    .selectFrom('location_suggestions')
    .select(['playerId', 'changes', 'closed'])
    .where('suggestionId', '=', suggestionId)
    .where('locationId', '=', locationId)
    .forUpdate()
    .executeTakeFirst()
  return row === undefined
    ? null
    : { playerId: row.playerId, changes: row.changes, isClosed: row.closed !== null }
}

/** Closes a locked suggestion. */
export async function closeSuggestion(
  tx: Database,
  suggestionId: string,
  worked: { adminId: string; outcome: SuggestionOutcome },
  now: number,
): Promise<void> {
  await tx
    .updateTable('location_suggestions')
    .set({ closed: new Date(now), closedBy: worked.adminId, outcome: worked.outcome })
    .where('suggestionId', '=', suggestionId)
    .execute()
}
