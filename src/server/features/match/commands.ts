// Writes scores and publishes them, inside the caller's transaction.
import type { Match } from '#domain/match/match.ts'
import { type Result, ok } from '#domain/shared/result.ts'
import { followResult } from '../../brackets/lay-bracket.ts'
import { publishMatchList } from '../../core/event/publish-match-list.ts'
import { runFollowers } from '../../core/follow-ups/run-followers.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import { topics } from '../../live/topics.ts'
import { holdSuspicious } from '../event/hold-commands.ts'
import { saveMatchList } from '../match-list/change-queries.ts'
import { callPlayers } from '../match-list/court-call-commands.ts'
import type { LockedMatchList } from '../match-list/queries.ts'

/**
 * Writes changed scores with all consequences, and invalidates what shows them. Refused without a
 * write when the bracket has moved on from a result that would change.
 */
export async function saveScores(
  unit: UnitOfWork,
  { event, list }: LockedMatchList,
  changed: readonly Match[],
): Promise<Result<null, 'bracket-went-on'>> {
  const { tx } = unit
  const byId = new Map(changed.map((match) => [match.matchId, match]))
  const counting = list.matches
    .filter(
      (before) => before.state === 'confirmed' || byId.get(before.matchId)?.state === 'confirmed',
    )
    .filter(({ matchId }) => byId.has(matchId))
  const followed = await followResult(
    { ...list, matches: list.matches.map((match) => byId.get(match.matchId) ?? match) },
    unit.newId,
  )
  if (!followed.ok) return followed
  const scored = { ...list, matches: followed.value }
  await saveMatchList(tx, list, scored)
  await holdSuspicious(unit, event, scored)
  if (list.state === 'open') await callPlayers(unit, event, list, scored, null)
  const { effects } = unit
  publishMatchList(effects, event)
  if (list.state === 'closed')
    await runFollowers(unit, 'countingChanged', { eventId: event.eventId })
  const numbers = new Set(counting.flatMap(({ a, b }) => [...a, ...b]))
  effects.publish(
    ...list.players.flatMap(({ number, playerId }) =>
      playerId !== null && numbers.has(number)
        ? [topics.eventsOf(playerId), topics.player(playerId)]
        : [],
    ),
  )
  return ok(null)
}
