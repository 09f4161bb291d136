// Results and medals of a closed match list: writes and corrects them, and alerts their players.
import type { Medal } from '#domain/medal/medal.ts'
import {
  hasAccount,
  medalChanges,
  computeResults,
  type PlayerResult,
} from '#domain/result/result.ts'
import type { NewAlert } from '../../core/alerts/alert-queries.ts'
import { sendAlerts } from '../../core/alerts/send-alerts.ts'
import { alertParams } from '../../core/event/queries.ts'
import { listActed } from '../../core/roster/own-act-queries.ts'
import type { Database } from '../../db/open-database.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import { topics } from '../../live/topics.ts'
import type { LockedMatchList } from '../match-list/queries.ts'

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
  await sendAlerts(unit, [
    ...won.map(({ playerId, medal }) => alert(playerId, 'medal-won', { medal })),
    ...lost.map((playerId) =>
      alert(playerId, 'results-corrected', event.ranking === 'ranked' ? {} : { why: 'unranked' }),
    ),
  ])
  unit.effects.publish(
    ...list.players.filter(hasAccount).map(({ playerId }) => topics.eventsOf(playerId)),
  )
  return new Set(won.map(({ playerId }) => playerId))
}

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
  const changes = medalChanges(await findAwards(tx, event.eventId), results)
  await saveAwards(unit, event.eventId, changes.won, changes.lost)
  await tx.deleteFrom('results').where('eventId', '=', event.eventId).execute()
  const rows = results.map(({ playerId, rank, entrants, wins, losses, partnerId }) => ({
    eventId: event.eventId,
    playerId,
    rank,
    entrants,
    wins,
    losses,
    partnerId,
  }))
  if (rows.length > 0) await tx.insertInto('results').values(rows).execute()
  return changes
}

export async function findAwards(db: Database, eventId: string): Promise<Map<string, Medal>> {
  const rows = await db
    .selectFrom('awards')
    .select(['playerId', 'medal'])
    .where('eventId', '=', eventId)
    .execute()
  return new Map(rows.map(({ playerId, medal }) => [playerId, medal]))
}

export async function saveAwards(
  { tx, now, newId }: UnitOfWork,
  eventId: string,
  won: readonly Pick<PlayerResult, 'playerId' | 'medal'>[],
  lost: readonly string[],
): Promise<void> {
  if (won.length + lost.length === 0) return
  if (lost.length > 0)
    await tx
      .deleteFrom('awards')
      .where('eventId', '=', eventId)
      .where('playerId', 'in', lost)
      .execute()
  // A medal that counts after a later yes gets the date of the others.
  const list = await tx
    .selectFrom('match_lists')
    .select('closed')
    .where('eventId', '=', eventId)
    .executeTakeFirst()
  const created = list?.closed ?? new Date(now)
  const rows = won.flatMap(({ playerId, medal }) =>
    medal === null ? [] : [{ awardId: newId(), eventId, playerId, medal, created }],
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
}
