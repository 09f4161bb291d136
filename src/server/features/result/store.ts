// Results as rows: the place of each player, and the medals. They are worth what the match
// list says, so they are always written anew from it, under the event's row lock; the counts of
// medals follow in the database.
import { sql } from 'kysely'
import type { Medal } from '#domain/medal/medal.ts'
import {
  hasAccount,
  medalChanges,
  computeResults,
  type PlayerResult,
} from '#domain/result/result.ts'
import type { Database } from '../../db/open-database.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import type { Effects } from '../../effects.ts'
import { topics } from '../../live/topics.ts'
import { addAlerts, takeBackResults, type NewAlert } from '../alert/store.ts'
import { alertParams } from '../event/store.ts'
import { refreshLeagueAwards } from '../league/award-store.ts'
import {
  loadMatchList,
  lockMatchList,
  wakeMatchList,
  type LockedMatchList,
} from '../match-list/store.ts'
import { listActed } from '../own-act/store.ts'

export type Given = { effects: Effects; now: number; newId: () => string }

/**
 * When the results were closed (null while they are not), and the medals by the numbers of the
 * match list.
 */
export async function findResults(
  db: Database,
  eventId: string,
): Promise<{ closed: string | null; awards: { number: number; medal: Medal }[] }> {
  const {
    rows: [row],
  } = await sql<{ closed: Date | null; awards: { number: number; medal: Medal }[] }>`
    select ml.closed, coalesce((select
      json_agg(json_build_object('number', p.number, 'medal', a.medal)
      order by array_position(array['gold', 'silver', 'bronze'], a.medal), p.number)
      from awards a join match_list_players p on p.event_id = a.event_id
      and p.player_id = a.player_id where a.event_id = ml.event_id), '[]') as awards
    from match_lists ml where ml.event_id = ${eventId}`.execute(db)
  return { closed: row?.closed?.toISOString() ?? null, awards: row?.awards ?? [] }
}

/** Closes a match list, or opens it with null. */
export async function setClosed(tx: Database, eventId: string, closed: Date | null): Promise<void> {
  await tx
    .updateTable('match_lists')
    .set({ state: closed === null ? 'open' : 'closed', closed })
    .where('event_id', '=', eventId)
    .execute()
}

/**
 * Writes the results and medals of a closed list, and alerts players that won or lost a medal. A
 * player
 * in `told` gets no alert of it: they are told otherwise.
 */
export async function saveResults(
  unit: UnitOfWork,
  { event, list, format }: LockedMatchList,
): Promise<ReadonlySet<string>> {
  const { won, lost } = await writeResults(unit, { event, list, format })
  const alert = (
    playerId: string,
    kind: NewAlert['kind'],
    more: Record<string, string> = {},
  ): NewAlert => ({
    playerId,
    kind,
    eventId: event.eventId,
    params: { ...alertParams(event), ...more },
  })
  await addAlerts(unit, [
    ...won.map(({ playerId, medal }) => alert(playerId, 'medal-won', { medal })),
    ...lost.map((playerId) =>
      alert(playerId, 'results-corrected', event.ranking === 'ranked' ? {} : { why: 'unranked' }),
    ),
  ])
  unit.effects.wake(
    ...list.players.filter(hasAccount).map(({ playerId }) => topics.eventsOf(playerId)),
  )
  return new Set(won.map(({ playerId }) => playerId))
}

/** Writes them anew where they follow from the match list, and tells nobody. */
export async function writeResults(
  unit: UnitOfWork,
  { event, list, format }: LockedMatchList,
): Promise<ReturnType<typeof medalChanges>> {
  const { tx } = unit
  const all = computeResults(
    list,
    { ...event, format: format.format },
    await listActed(tx, event.eventId),
  )
  const results =
    event.ranking === 'ranked' ? all : all.map((result) => ({ ...result, medal: null }))
  const changes = medalChanges(await awardsOf(tx, event.eventId), results)
  await saveAwards(unit, event.eventId, changes.won, changes.lost)
  await tx.deleteFrom('results').where('event_id', '=', event.eventId).execute()
  const rows = results.map(({ playerId, rank, entrants, wins, losses, partnerId }) => ({
    event_id: event.eventId,
    player_id: playerId,
    rank,
    entrants,
    wins,
    losses,
    partner_id: partnerId,
  }))
  if (rows.length > 0) await tx.insertInto('results').values(rows).execute()
  return changes
}

/**
 * After a score of a closed event was corrected: its results and medals follow. Nothing happens
 * while the event is open.
 */
export async function refreshAwards(unit: UnitOfWork, eventId: string): Promise<void> {
  const { tx } = unit
  const locked = await lockMatchList(tx, eventId)
  if (locked === null || locked.list.state !== 'closed') return
  await saveResults(unit, locked)
  await refreshLeagueAwards(unit, locked.event)
  wakeMatchList(unit.effects, locked.event)
}

/**
 * Takes the results of an event away, with its medals and what was told about them: it is played
 * on, or is deleted.
 */
export async function forgetResults(unit: UnitOfWork, eventId: string): Promise<void> {
  const { tx } = unit
  const list = await loadMatchList(tx, eventId)
  if (list === null) return
  await saveAwards(unit, eventId, [], [...(await awardsOf(tx, eventId)).keys()])
  await tx.deleteFrom('results').where('event_id', '=', eventId).execute()
  const playerIds = list.players.filter(hasAccount).map(({ playerId }) => playerId)
  await takeBackResults(tx, eventId, playerIds, unit.effects)
  unit.effects.wake(...playerIds.map(topics.eventsOf))
}

async function awardsOf(db: Database, eventId: string): Promise<Map<string, Medal>> {
  const rows = await db
    .selectFrom('awards')
    .select(['player_id', 'medal'])
    .where('event_id', '=', eventId)
    .execute()
  return new Map(rows.map(({ player_id, medal }) => [player_id, medal]))
}

/** Wakes the top bars and profiles of everyone with changed medals. */
async function saveAwards(
  { tx, effects, now, newId }: UnitOfWork,
  eventId: string,
  won: readonly Pick<PlayerResult, 'playerId' | 'medal'>[],
  lost: readonly string[],
): Promise<void> {
  const changed = [...won.map(({ playerId }) => playerId), ...lost]
  if (changed.length === 0) return
  if (lost.length > 0)
    await tx
      .deleteFrom('awards')
      .where('event_id', '=', eventId)
      .where('player_id', 'in', lost)
      .execute()
  // One that comes with a later yes is dated as if it had come with the others.
  const list = await tx
    .selectFrom('match_lists')
    .select('closed')
    .where('event_id', '=', eventId)
    .executeTakeFirst()
  const created = list?.closed ?? new Date(now)
  const rows = won.flatMap(({ playerId, medal }) =>
    medal === null
      ? []
      : [{ award_id: newId(), event_id: eventId, player_id: playerId, medal, created }],
  )
  if (rows.length > 0)
    await tx
      .insertInto('awards')
      .values(rows)
      .onConflict((oc) =>
        oc
          .constraint('awards_event_player')
          .doUpdateSet({ medal: (eb) => eb.ref('excluded.medal') }),
      )
      .execute()
  const users = await tx
    .selectFrom('players')
    .select(['player_id', 'user_id'])
    .where('player_id', 'in', changed)
    .execute()
  for (const { player_id, user_id } of users)
    effects.wake(topics.player(player_id), ...(user_id === null ? [] : [topics.user(user_id)]))
}
