// Takes a person out, as they ask or as an operator does for them: first what the rules of the game
// undo (events, rosters, leagues, clubs), then the person in every table.
import { isLastOwner } from '#domain/access/operator-roles.ts'
import type { Language } from '#domain/shared/language.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { eventTypeTexts } from '#words/en/event/event-type.ts'
import { leagueKindTexts } from '#words/en/league/league.ts'
import { teamLeagueTexts } from '#words/en/league/team-league.ts'
import { wordsIn } from '#words/words.ts'
import { lockOwners } from '../../core/access/operator-queries.ts'
import { sendAlerts } from '../../core/alerts/send-alerts.ts'
import { alertParams, lockEvent } from '../../core/event/queries.ts'
import { publishRoster } from '../../core/roster/publish-roster.ts'
import { loadRoster } from '../../core/roster/roster-queries.ts'
import { withdrawPlayer } from '../../core/roster/withdraw-player.ts'
import type { Database } from '../../db/open-database.ts'
import type { ActingUnit } from '../../handler.ts'
import { topics } from '../../live/topics.ts'
import type { People } from '../../manifests/table-facts.ts'
import { endClub } from '../club/commands.ts'
import { clubAlertParams, lockClub, setOwner } from '../club/queries.ts'
import { endKeeper } from '../contact/commands.ts'
import { cancelEvents, deleteEvents } from '../event/end-commands.ts'
import { listInvitingEvents } from '../invitation/answer-queries.ts'
import { leave as leaveLeague, removeLeague } from '../league/leave-commands.ts'
import { publishAdminRole } from '../location/edit-commands.ts'
import { findStandingClaim, listStandingOf } from '../personal-link/ask-queries.ts'
import { takeBackClaim } from '../personal-link/claim-commands.ts'
import { dropPhoto } from '../photo/commands.ts'
import { blockFreedName } from '../player/name-queries.ts'
import { publishToWatchers } from '../player/watcher-commands.ts'
import { selectWatchers } from '../player/watcher-queries.ts'
import { leaveAllQueues } from '../queue/arrival-commands.ts'
import { erase } from './erase-queries.ts'
import * as store from './queries.ts'

export type Deletion = { chosen: store.Chosen; people: People }

export async function deletePlayer(
  context: ActingUnit,
  { chosen, people }: Deletion,
): Promise<Result<null, 'last-owner'>> {
  const { actor, tx, effects } = context
  if (isLastOwner(await lockOwners(tx), actor.userId)) return refuse('last-owner')
  await leave(context, chosen, people)
  effects.record({ kind: 'account-deleted', outcome: 'done', userId: actor.userId })
  return ok(null)
}

export async function findLoss(db: Database, playerId: string, now: number) {
  const run = await store.listRun(db, playerId, now)
  const clubs = await store.listOwnedClubs(db, playerId)
  const published = run.filter(({ status }) => status === 'published')
  return {
    handedOver: published.filter(({ heir }) => heir !== null).length,
    cancelled: published.filter(({ heir }) => heir === null).length,
    leaving: (await store.listEntered(db, playerId, now)).length,
    clubsHandedOver: clubs.filter(({ heir }) => heir !== null).length,
    clubsDeleted: clubs.filter(({ heir }) => heir === null).length,
    lastAdminOf: await store.listVenuesWithoutOtherAdmin(db, playerId),
    matches: await store.countMatches(db, playerId),
  }
}

async function leave(context: ActingUnit, chosen: store.Chosen, people: People): Promise<void> {
  const { actor, tx, effects, now, language, newId } = context
  const { playerId, userId } = actor
  const { playerName, photoURL, locations, offices } = await store.lockPlayer(tx, playerId)
  const { watchers } = await tx
    .selectNoFrom(selectWatchers(playerId, now).as('watchers'))
    .executeTakeFirstOrThrow()
  const neutral = await store.neutralizeTitles(
    tx,
    { playerId, playerName },
    neutralWords(language),
    chosen,
  )
  effects.publish(...neutral.events.map(topics.event), ...neutral.leagues.map(topics.league))
  for (const contactId of await listStandingOf(tx, playerId, now)) {
    const standing = await findStandingClaim(tx, contactId, now)
    if (standing !== null) await takeBackClaim(context, standing, people)
  }
  for (const event of await store.listRun(tx, playerId, now)) await leaveEvent(context, event)
  for (const eventId of await store.listEntered(tx, playerId, now))
    await withdrawPlayer(context, { eventId, playerId })
  await leaveAllQueues(context, [playerId])
  const inviting = await listInvitingEvents(tx, playerId, now)
  effects.publish(...inviting.map(topics.invitees))
  const leagues = await store.listOpenLeagues(tx, playerId)
  // A league that has begun stays with its venue's admins.
  for (const leagueSeriesId of leagues.run) await removeLeague(context, { leagueSeriesId })
  for (const leagueSeriesId of leagues.member) await leaveLeague(context, { leagueSeriesId })
  await endKeeper(context, { keeperId: playerId, locationId: null, slug: null })
  await store.endTournaments(tx, playerId)
  for (const club of await store.listOwnedClubs(tx, playerId)) await leaveClub(context, club)
  await dropPhoto(tx, photoURL, now)
  await blockFreedName(tx, { name: playerName, slug: playerId }, now)
  const erased = { playerId, playerName, userId, email: actor.email }
  await erase(tx, [erased], { people, newId })
  publishToWatchers(effects, playerId, watchers)
  for (const locationId of offices) await publishAdminRole(tx, effects, locationId, actor)
  effects.publish(
    topics.sessions(userId),
    topics.user(userId),
    topics.relations(playerId),
    ...locations.flatMap((id) => [topics.location(id), topics.playersAt(id), topics.order(id)]),
  )
}

async function leaveEvent(
  context: ActingUnit,
  { eventId, status, heir }: store.RunEvent,
): Promise<void> {
  if (status === 'draft') return void (await deleteEvents(context, { eventId, scope: 'this' }))
  if (heir === null)
    return void (await cancelEvents(context, { eventId, reason: '', scope: 'this' }))
  const { tx, effects, now } = context
  const event = await lockEvent(tx, eventId)
  if (event === null) return
  await store.handOverEvent(tx, eventId, heir, now)
  await sendAlerts(context, [
    { playerId: heir, kind: 'event-handed-over', eventId, params: alertParams(event) },
  ])
  const roster = await loadRoster(tx, event)
  publishRoster(effects, event, roster, roster)
  effects.publish(topics.eventAccess(eventId), topics.eventsOf(heir))
}

export const neutralWords = (language: Language) => ({
  ...wordsIn(language, eventTypeTexts),
  ...wordsIn(language, leagueKindTexts),
  team: wordsIn(language, teamLeagueTexts).team,
})

/**
 * Hands a club to its longest-serving officer, else its longest member; a club without others is
 * deleted.
 */
async function leaveClub(context: ActingUnit, owned: store.OwnedClub): Promise<void> {
  const { actor, tx } = context
  const club = await lockClub(tx, owned)
  if (club === undefined) return
  if (owned.heir === null) return endClub(context, club, actor.playerId)
  await setOwner(tx, owned, owned.heir)
  const { player: _gone, ...params } = clubAlertParams(club)
  await sendAlerts(context, [
    { playerId: owned.heir, kind: 'club-handed-over', eventId: null, params },
  ])
}
