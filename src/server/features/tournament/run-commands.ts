// Opens a tournament for its organizers, and invalidates the windows that show it.
import { permit, type EventCapability } from '#domain/access/capabilities.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { listFacts } from '../../core/event/queries.ts'
import { publishShown } from '../../core/roster/publish-roster.ts'
import type { CallContext } from '../../handler.ts'
import { topics } from '../../live/topics.ts'
import { listDivisions } from './division-queries.ts'
import * as store from './queries.ts'

/** Its roles grant what the same roles grant in an event. */
export async function lockTournamentFor(
  { actor, tx, now }: CallContext,
  key: store.TournamentKey,
  capability: EventCapability,
): Promise<
  Result<store.TournamentFacts, 'tournament-not-found' | 'not-allowed' | 'second-factor-needed'>
> {
  const tournament = await store.lockTournament(tx, key, actor.playerId, now)
  if (tournament === null) return refuse('tournament-not-found')
  const allowed = permit(actor, tournament.roles, capability)
  return allowed.ok ? ok(tournament) : allowed
}

/** Invalidates who may see and run the tournament and its divisions, and what shows these. */
export async function publishDivisions(
  { tx, effects }: CallContext,
  key: store.TournamentKey,
): Promise<void> {
  const divisions = await listDivisions(tx, key)
  const events = await listFacts(
    tx,
    divisions.map(({ eventId }) => eventId),
  )
  effects.publish(topics.tournamentAccess(key.tournamentId))
  for (const event of events) {
    publishShown(effects, event)
    effects.publish(topics.eventAccess(event.eventId), topics.calendar(event.location))
  }
}
