// Rows of suggested edits of venues.
import { sql } from 'kysely'
import type { SuggestedFields, SuggestionOutcome } from '#domain/location/suggestion.ts'
import { isVisible, isNotBlocked } from '../../core/player/block-queries.ts'
import type { Database } from '../../db/open-database.ts'

type Place = { playerId: string; locationId: string }

/**
 * A player's open suggestions at other venues. Locks the player, so that concurrent ones are
 * counted serially.
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
 * Replaces the player's open suggestion; false when there was one. It gets a new id, so that no
 * admin applies a version they haven't seen.
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
        // A replaced row was locked by this transaction before.
      })),
    )
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirstOrThrow()
  return isNew
}

export async function listReviewers(
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
    .where(isNotBlocked(playerId, sql.ref('judge.player_id')))
    .orderBy('judge.playerId')
    .execute()
}

export type OpenSuggestionRow = {
  suggestionId: string
  playerName: string | null
  created: string
  changes: SuggestedFields
}

export async function listOpenSuggestions(
  db: Database,
  locationId: string,
  adminId: string,
  limit: number,
): Promise<OpenSuggestionRow[]> {
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
    .where(isNotBlocked(adminId, sql.ref('s.player_id')))
    .orderBy('s.created')
    .orderBy('s.suggestionId')
    .limit(limit)
    .execute()
  return rows.map(({ created, ...row }) => ({ ...row, created: created.toISOString() }))
}

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
    .where(isNotBlocked(adminId, sql.ref('s.player_id')))
    .executeTakeFirst()
  return row?.locationId ?? null
}

export type WorkedSuggestion = { playerId: string; changes: SuggestedFields; isClosed: boolean }

/** Lock order: the venue's row before the suggestion. */
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

export async function storeClosedSuggestion(
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
