// Chooses who runs a tournament and whom it invites, and tells every window of its divisions.
import { isInvitedKnown } from '#domain/event/check-fields.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import type { TournamentFields } from '#domain/tournament/tournament.ts'
import { sendAlerts } from '../../core/alerts/send-alerts.ts'
import { lockInvitedClub } from '../../core/event/plan-queries.ts'
import { findVenueForPlan } from '../../core/event/queries.ts'
import type { CallContext } from '../../handler.ts'
import { topics } from '../../live/topics.ts'
import { takeBackCohosts } from '../alert/commands.ts'
import { refuseStrangers } from '../newcomer/queries.ts'
import { saveCohosts, settleCohosts } from './cohost-queries.ts'
import type { TournamentKey } from './queries.ts'
import { publishDivisions } from './run-commands.ts'

type Chosen = Pick<
  TournamentFields,
  'location' | 'startDate' | 'startTime' | 'cohosts' | 'invite' | 'invited'
>

/**
 * The cohosts to store, once the invited group is known. `before` is the tournament to change, null
 * for a new one. Cohosts stay, even those the actor can't see, and so does the group, perhaps a club
 * that the organizer has left.
 */
export async function choosePeople(
  { actor, tx, now, deps }: CallContext,
  fields: Chosen,
  before: { organizerId: string; fields: Chosen } | null,
): Promise<
  Result<
    string[],
    'location-not-found' | 'player-not-found' | 'newcomer-stranger' | 'invited-unknown'
  >
> {
  const organizerId = before === null ? actor.playerId : before.organizerId
  const present = new Set(before?.fields.cohosts)
  const cohosts = [...new Set(fields.cohosts)].filter((cohost) => cohost !== organizerId)
  const added = cohosts.filter((cohost) => !present.has(cohost))
  await lockInvitedClub(tx, fields)
  const venue = await findVenueForPlan(tx, fields, {
    actorId: actor.playerId,
    organizerId,
    playerIds: added,
    currentLocation: before?.fields.location ?? null,
  })
  if (venue === null) return refuse('location-not-found')
  if (!isInvitedKnown(fields, [...venue.clubNames, ...listKept(before)]))
    return refuse('invited-unknown')
  if (venue.unknownPlayers.length > 0) return refuse('player-not-found')
  const stranger = await refuseStrangers(tx, { playerId: actor.playerId, now, deps }, null, added)
  return stranger ?? ok(cohosts)
}

const listKept = (before: { fields: Chosen } | null): string[] =>
  before?.fields.invite === true ? [before.fields.invited] : []

/**
 * Stores the cohosts. Those who came are alerted, and they and those who left see every division
 * change at once.
 */
export async function changeCohosts(
  context: CallContext,
  key: TournamentKey,
  { name, before, after }: { name: string; before: readonly string[]; after: readonly string[] },
): Promise<void> {
  const changed = [...new Set(before).symmetricDifference(new Set(after))]
  if (changed.length === 0) return
  const { actor, tx, effects } = context
  await saveCohosts(tx, key, after)
  await settleCohosts(tx, key)
  effects.publish(...changed.map(topics.eventsOf))
  const left = before.filter((cohost) => !after.includes(cohost))
  await takeBackCohosts(tx, left, { tournamentId: key.tournamentId }, effects)
  await sendAlerts(
    context,
    after
      .filter((cohost) => !before.includes(cohost) && cohost !== actor.playerId)
      .map((playerId) => ({
        playerId,
        kind: 'tournament-cohost' as const,
        eventId: null,
        params: { tournament: name, tournamentId: key.tournamentId },
      })),
  )
  await publishDivisions(context, key)
}
