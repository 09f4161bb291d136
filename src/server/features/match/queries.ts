// Alerts about scores, and queries behind score handlers and jobs.
import { sql } from 'kysely'
import type { AlertKind } from '#domain/alert/alert.ts'
import type { Match, Side } from '#domain/match/match.ts'
import { scoreText } from '#domain/match/score.ts'
import type { NewAlert } from '../../core/alerts/alert-queries.ts'
import { alertParams, type EventFacts } from '../../core/event/queries.ts'
import type { Database } from '../../db/open-database.ts'
import type { LockedMatchList } from '../match-list/queries.ts'

/** One alert per player of these sides except the actor, with their own points first. */
export function scoreAlerts(
  kind: Extract<AlertKind, 'score-to-confirm' | 'score-decided'>,
  { event, list }: Pick<LockedMatchList, 'event' | 'list'>,
  match: Match,
  by: { playerId: string; playerName: string },
  sides: readonly Side[],
): NewAlert[] {
  return sides.flatMap((side) => {
    const told = list.players.filter(
      ({ number, playerId }) => match[side].includes(number) && playerId !== by.playerId,
    )
    return told.flatMap(({ playerId }) =>
      playerId === null
        ? []
        : [
            {
              playerId,
              kind,
              eventId: event.eventId,
              params: {
                ...alertParams(event),
                matchId: match.matchId,
                player: by.playerName,
                score: scoreText(match.games, side),
              },
            },
          ],
    )
  })
}

/**
 * For the organizer and the cohosts, and for the admins who settle it; the reason is shown like a
 * cancellation's.
 */
export function disputeAlerts(
  event: EventFacts,
  match: Match,
  by: { playerId: string; playerName: string },
  admins: readonly string[] = [],
): NewAlert[] {
  const runners = [...new Set([event.organizerId, ...event.cohosts, ...admins])].filter(
    (playerId) => playerId !== by.playerId,
  )
  return runners.map((playerId) => ({
    playerId,
    kind: 'score-disputed',
    eventId: event.eventId,
    params: {
      ...alertParams(event),
      matchId: match.matchId,
      player: by.playerName,
      score: scoreText(match.games),
      reason: match.dispute,
    },
  }))
}

export async function listVenueAdmins(db: Database, locationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('locations_admin')
    .select('playerId')
    .where('locationId', '=', locationId)
    .orderBy('playerId')
    .execute()
  return rows.map(({ playerId }) => playerId)
}

export async function listUnanswered(
  db: Database,
  { since, startsBefore }: { since: Date; startsBefore: Date },
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ eventId: string }>`
    select m.event_id from matches m join events e on e.event_id = m.event_id
      and not e.deleted and e.starts_at <= ${startsBefore}
    where m.state = 'reported' and m.reported <= ${since} group by m.event_id
    order by min(m.reported) limit ${limit}`.execute(db)
  return rows.map(({ eventId }) => eventId)
}
