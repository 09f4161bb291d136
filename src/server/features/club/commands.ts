// Changes clubs and publishes it, inside the caller's transaction.
import { sql } from 'kysely'
import { toDeletedClubName } from '#domain/club/club-name.ts'
import { sendAlerts } from '../../core/alerts/send-alerts.ts'
import type { Database } from '../../db/open-database.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import type { Effects } from '../../effects.ts'
import { topics } from '../../live/topics.ts'
import { takeBackInvitations } from '../alert/commands.ts'
import { endKeeper } from '../contact/commands.ts'
import { moveTiers } from '../invitation/tier-queries.ts'
import { dropPhoto } from '../photo/commands.ts'
import { moveTemplates } from '../template/queries.ts'
import { findPicture } from './home-queries.ts'
import { listPeople } from './member-queries.ts'
import { type ClubFacts, clubAlertParams } from './queries.ts'

/**
 * Makes what invites this club by name follow it: private events, leagues, tournaments and its
 * people's templates. Other people's templates stay, because they may only have guessed the name.
 * Invalidates what shows any of them.
 */
export async function moveInvited(
  tx: Database,
  { locationId, clubName }: Pick<ClubFacts, 'locationId' | 'clubName'>,
  to: { clubName: string; templatesOf: readonly string[]; effects: Effects },
): Promise<void> {
  const events = await tx
    .updateTable('events')
    .set({ invited: to.clubName })
    .where('location', '=', locationId)
    .where('invite', '=', true)
    .where('invited', '=', clubName)
    .returning('eventId')
    .execute()
  const tiered = await moveTiers(tx, { location: locationId, from: clubName, to: to.clubName })
  await tx
    .updateTable('leagues')
    .set({ invited: to.clubName })
    .where('location', '=', locationId)
    .where('invite', '=', true)
    .where('invited', '=', clubName)
    .execute()
  const tournaments = await tx
    .updateTable('tournaments')
    .set({ invited: to.clubName })
    .where('location', '=', locationId)
    .where('invite', '=', true)
    .where('invited', '=', clubName)
    .returning('tournamentId')
    .execute()
  await moveTemplates(
    tx,
    { location: locationId, from: clubName, to: to.clubName },
    sql<boolean>`t.player_id = any(${[...to.templatesOf]})`,
  )
  to.effects.publish(
    ...events.map(({ eventId }) => topics.eventAccess(eventId)),
    ...tournaments.map(({ tournamentId }) => topics.tournamentAccess(tournamentId)),
    ...(events.length + tiered.length === 0 ? [] : [topics.eventsAt(locationId)]),
  )
}

export function publishClub(
  effects: Effects,
  club: Pick<ClubFacts, 'locationId' | 'clubId' | 'ownerId'>,
  playerIds: readonly string[],
): void {
  const people = [...new Set([club.ownerId, ...playerIds])]
  effects.publish(
    topics.club(club.locationId, club.clubId),
    topics.location(club.locationId),
    topics.playersAt(club.locationId),
    ...people.map(topics.relations),
    ...people.map(topics.clubsOf),
  )
}

/**
 * Deletes a locked club, members first. Events and leagues that invited it stay for their
 * organizers and players. Members except `actorId` are alerted; open invitations end.
 */
export async function endClub(unit: UnitOfWork, club: ClubFacts, actorId: string): Promise<void> {
  const { tx, effects, now } = unit
  const { members, invited } = await listPeople(tx, club)
  await endKeeper(unit, { keeperId: null, locationId: club.locationId, slug: club.clubId })
  await dropPhoto(tx, await findPicture(tx, club), now)
  await moveInvited(tx, club, {
    clubName: toDeletedClubName(club.clubName),
    templatesOf: [club.ownerId, ...members],
    effects,
  })
  await tx
    .deleteFrom('club_members')
    .where('locationId', '=', club.locationId)
    .where('slug', '=', club.clubId)
    .execute()
  await tx
    .deleteFrom('clubs')
    .where('locationId', '=', club.locationId)
    .where('slug', '=', club.clubId)
    .execute()
  const told = members.filter((playerId) => playerId !== actorId)
  const { player: _owner, ...params } = clubAlertParams(club)
  await sendAlerts(
    unit,
    told.map((playerId) => ({
      playerId,
      kind: 'club-removed',
      eventId: null,
      params: { ...params, why: 'deleted' },
    })),
  )
  await takeBackInvitations(tx, invited, club)
  publishClub(effects, club, [...members, ...invited])
}
