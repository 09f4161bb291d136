// A venue's clubs: owners create, rename and delete them; secretaries also add and invite members.
// Strangers learn of no club here.
import { parseClubName } from '#domain/club/club-name.ts'
import { mayRemove } from '#domain/club/club-rights.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { type NewAlert } from '../../core/alerts/alert-queries.ts'
import { sendAlerts } from '../../core/alerts/send-alerts.ts'
import { runFollowers } from '../../core/follow-ups/run-followers.ts'
import { permitFounding } from '../../core/founding/founding-queries.ts'
import { findVisiblePlayer } from '../../core/player/block-queries.ts'
import { defineHandlers, type CallContext, type InTransaction } from '../../handler.ts'
import { followClub, takeBackInvitations } from '../alert/commands.ts'
import { findLocationName } from '../location/queries.ts'
import { refuseStrangers, takeQuota, takeStrangers } from '../newcomer/queries.ts'
import { publishClub, moveInvited, endClub } from './commands.ts'
import { mailContacts } from './farewell-commands.ts'
import {
  listPeople,
  insertMember,
  deleteInvitation,
  insertInvitation,
  deleteMember,
} from './member-queries.ts'
import { countOwedEntries } from './owed-queries.ts'
import * as store from './queries.ts'
import { deleteRequest } from './request-queries.ts'
import { lockClubFor, lockOpenClub } from './standing-commands.ts'

const done = ok({ success: true })

const create: InTransaction<'clubs-create'> = async (
  { actor, tx, now, deps, newId },
  { locationId, clubName },
) => {
  const name = parseClubName(clubName)
  if (!name.ok) return name
  const location = await findLocationName(tx, locationId)
  if (location === undefined) return refuse('location-not-found')
  const permitted = await permitFounding(tx, 'club', { ...actor, now, locations: [locationId] })
  if (!permitted.ok) return permitted
  const club = {
    locationId,
    clubId: name.value.slug,
    clubName: name.value.clubName,
    ownerId: actor.playerId,
  }
  const isMade =
    !(await store.isClubLookAlike(tx, locationId, name.value, null)) &&
    (await store.insertClub(tx, club, now))
  if (!isMade) return refuse('club-name-taken', { location: location.name })
  const allowed = await takeQuota(tx, {
    playerId: actor.playerId,
    now,
    deps,
    kind: 'club',
    subjects: [newId()],
  })
  if (!allowed.ok) return allowed
  return ok({ clubId: club.clubId })
}

/**
 * References to the old name follow: events, leagues and templates that invite the club, and alerts
 * that link to it.
 */
const rename: InTransaction<'clubs-rename'> = async (context, { clubName, ...key }) => {
  const { tx, effects } = context
  const opened = await lockClubFor(context, key, 'club.profile')
  if (!opened.ok) return opened
  const { club } = opened.value
  const name = parseClubName(clubName)
  if (!name.ok) return name
  const isRenamed =
    !(await store.isClubLookAlike(tx, key.locationId, name.value, key.clubId)) &&
    (await store.renameClub(tx, key, name.value))
  if (!isRenamed) return refuse('club-name-taken', { location: club.locationName })
  const after = { ...club, clubId: name.value.slug, clubName: name.value.clubName }
  const { members, invited } = await listPeople(tx, after)
  await moveInvited(tx, club, {
    clubName: after.clubName,
    templatesOf: [club.ownerId, ...members],
    effects,
  })
  await followClub(tx, [...members, ...invited], club, after)
  for (const known of [club, after]) publishClub(effects, known, [...members, ...invited])
  return ok({ clubId: after.clubId })
}

const remove: InTransaction<'clubs-delete'> = async (context, key) => {
  const opened = await lockClubFor(context, key, 'club.appoint')
  if (!opened.ok) return opened
  const { club } = opened.value
  // The club's lock blocks sales meanwhile.
  const n = await countOwedEntries(context.tx, key, context.now)
  if (n > 0) return refuse('club-owes-entries', { n })
  await mailContacts(context, club)
  await endClub(context, club, context.actor.playerId)
  return done
}

const addMember: InTransaction<'clubMembers-add'> = async (context, { playerId, ...key }) => {
  const { actor, tx, now } = context
  const opened = await lockClubFor(context, key, 'club.people')
  if (!opened.ok) return opened
  const { club } = opened.value
  const found = await findVisiblePlayer(tx, actor.playerId, playerId)
  if (found === null) return refuse('player-not-found')
  const isNew = await insertMember(tx, key, playerId, now)
  if (!isNew) return refuse('already-member', { player: found.playerName })
  const stranger = await refuseStrangers(
    tx,
    { playerId: actor.playerId, now, deps: context.deps },
    null,
    [playerId],
  )
  if (stranger !== null) return stranger
  await deleteInvitation(tx, key, playerId)
  if (!(await deleteRequest(tx, key, playerId))) {
    const person = { playerId: actor.playerId, now, deps: context.deps }
    const taken = await takeStrangers(tx, person, [playerId])
    if (!taken.ok) return taken
  }
  await tell(context, club, playerId, 'club-added')
  await runFollowers(context, 'groupJoined', {
    playerId,
    club,
    installation: context.deps.installation,
  })
  return done
}

/**
 * A repeated invitation notifies once. Withdrawing one removes its alert, which would lead nowhere.
 */
const inviteMember: InTransaction<'clubMembers-invite'> = async (
  context,
  { playerId, invited, ...key },
) => {
  const { actor, tx, now, deps, newId } = context
  const opened = await lockClubFor(context, key, 'club.people')
  if (!opened.ok) return opened
  const { club } = opened.value
  if (!invited) {
    await deleteInvitation(tx, key, playerId)
    await takeBackInvitations(tx, [playerId], key)
    return done
  }
  const found = await findVisiblePlayer(tx, actor.playerId, playerId)
  if (found === null) return refuse('player-not-found')
  const { role } = await store.findClubStanding(tx, key, playerId)
  if (role === 'owner' || role === 'member')
    return refuse('already-member', { player: found.playerName })
  const isNew = await insertInvitation(tx, key, playerId, now)
  if (isNew) {
    const allowed = await takeQuota(tx, {
      playerId: actor.playerId,
      now,
      deps,
      kind: 'invitation',
      subjects: [newId()],
    })
    if (!allowed.ok) return allowed
    await tell(context, club, playerId, 'club-invited')
  }
  return done
}

const answer: InTransaction<'clubMembers-answer'> = async (context, { accept, ...key }) => {
  const { actor, tx, now } = context
  const opened = await lockOpenClub(context, key)
  if (!opened.ok) return opened
  const { club, standing } = opened.value
  if (standing.role !== 'invited') return refuse('club-not-found')
  await deleteInvitation(tx, key, actor.playerId)
  if (accept) {
    await insertMember(tx, key, actor.playerId, now)
    await deleteRequest(tx, key, actor.playerId)
    await runFollowers(context, 'groupJoined', {
      playerId: actor.playerId,
      club,
      installation: context.deps.installation,
    })
  }
  return done
}

const removeMember: InTransaction<'clubMembers-remove'> = async (context, { playerId, ...key }) => {
  const { actor, tx } = context
  const isSelf = playerId === actor.playerId
  const opened = isSelf
    ? await lockOpenClub(context, key)
    : await lockClubFor(context, key, 'club.people')
  if (!opened.ok) return opened
  const { club, standing } = opened.value
  if (playerId === club.ownerId) return refuse('club-owner-stays')
  if (!isSelf && !mayRemove(standing, await store.findClubStanding(tx, key, playerId)))
    return refuse('not-allowed')
  const wasMember = await deleteMember(tx, key, playerId)
  if (!wasMember) return refuse('not-a-member')
  if (!isSelf) await tell(context, club, playerId, 'club-removed')
  await runFollowers(context, 'sightLost', { playerId })
  return done
}

const tell = (
  context: CallContext,
  club: store.ClubFacts,
  playerId: string,
  kind: NewAlert['kind'],
): Promise<void> =>
  sendAlerts(context, [{ playerId, kind, eventId: null, params: store.clubAlertParams(club) }])

export const clubHandlers = defineHandlers({
  'clubs-create': create,
  'clubs-rename': rename,
  'clubs-delete': remove,
  'clubMembers-add': addMember,
  'clubMembers-invite': inviteMember,
  'clubMembers-answer': answer,
  'clubMembers-remove': removeMember,
})
