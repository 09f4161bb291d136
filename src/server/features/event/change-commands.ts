// Checks that a change of an event fits its tournament and what was already played.
import type { EventFields } from '#domain/event/event-fields.ts'
import { isPlayedAlike } from '#domain/event/format.ts'
import { isEarly } from '#domain/event/play-time.ts'
import { divisionRefusal } from '#domain/tournament/division-event.ts'
import { findTournamentFrame, forgetRunning, hasScores } from '../../core/event/plan-queries.ts'
import { hasPlayedMatch, type EventFacts } from '../../core/event/queries.ts'
import type { Database } from '../../db/open-database.ts'
import type { CallContext } from '../../handler.ts'
import type { EventPlan } from './plan-handlers.ts'

export type ChangeRefusal =
  | 'event-cancelled'
  | 'event-played'
  | 'event-scored'
  | 'event-entry-fixed'
  | 'draw-fixed'
  | 'run-by-tournament'
  | 'tournament-dates'
  | 'division-format'

export async function refuseDivision(
  tx: Database,
  { tournamentId }: EventFacts,
  stored: EventFields,
  fields: EventFields,
) {
  const frame = tournamentId === null ? null : await findTournamentFrame(tx, tournamentId)
  return frame === null ? null : divisionRefusal(stored, fields, frame)
}

/**
 * A played event can't be moved into the future, and its scores can't be read under another format.
 */
export async function refusePlayed(
  { tx, now }: CallContext,
  { eventId, terms }: EventFacts,
  { startsAt, fields }: EventPlan,
  stored: EventFields,
): Promise<'event-played' | 'event-scored' | null> {
  if (
    startsAt !== terms.startsAt &&
    isEarly({ startsAt }, now) &&
    (await hasPlayedMatch(tx, eventId))
  )
    return 'event-played'
  if (isPlayedAlike(stored, fields)) return null
  if (await hasScores(tx, eventId)) return 'event-scored'
  await forgetRunning(tx, eventId)
  return null
}
