// A club's public page, and joining it: at once by link, or by a request that its owner or a
// secretary answers.
import { isPlayer } from '#domain/access/actor.ts'
import { decideJoin } from '#domain/club/club-join.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import type { NewAlert } from '../../core/alerts/alert-queries.ts'
import { sendAlerts } from '../../core/alerts/send-alerts.ts'
import { defineHandlers, type CallContext, type InTransaction } from '../../handler.ts'
import {
  findFace,
  listMemberEvents,
  listNextEvents,
  type ClubSession,
  type FoundFace,
} from './face-queries.ts'
import { makeMember, takeBackAlerts } from './join-commands.ts'
import { listOfficersFor } from './office-queries.ts'
import { clubAlertParams, findClubStanding, lockClub, type ClubFacts } from './queries.ts'
import { closeRequest, findAsking, loadJoinCounts, openRequest } from './request-queries.ts'
import { lockClubFor } from './standing-commands.ts'

const sessionsShown = 6
const done = ok({ success: true })

const showFace: InTransaction<'clubs-face'> = async ({ tx, actor, now }, { key }) => {
  const viewerId = isPlayer(actor) ? actor.playerId : null
  const face = await findFace(tx, key, viewerId)
  if (face === null) return refuse('club-not-found')
  const { locationId, clubId, role, request, ...shown } = face
  const sessions = await listNextEvents(tx, face, { viewerId, now, limit: sessionsShown })
  return ok({
    ...shown,
    isPlayer: viewerId !== null,
    mine: role ?? toShownRequest(request),
    club: role === null ? null : { locationId, clubId },
    sessions: sessions.map(toShownSession),
  })
}

const toShownSession = ({
  endsAt: _ends,
  country: _country,
  skillMin: _from,
  skillMax: _to,
  ...one
}: ClubSession) => ({ ...one, startsAt: one.startsAt.toISOString() })

const showNextEvents: InTransaction<'clubs-nextEvents'> = async ({ tx, actor, now }, key) => {
  const viewerId = actor.playerId
  const { role } = await findClubStanding(tx, key, viewerId)
  if (role === null) return refuse('club-not-found')
  const events = await listMemberEvents(tx, key, { viewerId, now, limit: sessionsShown })
  return ok({ events: events.map(toShownSession) })
}

const toShownRequest = (request: FoundFace['request']): 'asked' | 'declined' | null =>
  request === null || request === 'withdrawn' ? null : request === 'open' ? 'asked' : 'declined'

async function openByKey(context: CallContext, key: string) {
  const { tx, actor } = context
  const before = await findFace(tx, key, actor.playerId)
  if (before === null) return null
  const club = await lockClub(tx, before)
  const face = await findFace(tx, key, actor.playerId)
  return club === undefined || face === null ? null : { club, face }
}

const join: InTransaction<'clubs-join'> = async (context, { key }) => {
  const { actor, tx, now } = context
  const opened = await openByKey(context, key)
  if (opened === null) return refuse('club-not-found')
  const { club, face } = opened
  const counts = await loadJoinCounts(tx, club, actor.playerId)
  const decided = decideJoin({ ...counts, joining: face.joining, role: face.role, now })
  if (!decided.ok) return decided
  const place = { locationId: club.locationId, clubId: club.clubId }
  if (decided.value.to === 'stay') return ok({ club: face.role === null ? null : place })
  if (decided.value.to === 'join') {
    await makeMember(context, club, actor.playerId)
    return ok({ club: place })
  }
  const { isTold } = decided.value
  await openRequest(tx, club, actor.playerId, { now, isTold })
  if (isTold) await notifyOfficers(context, club)
  return ok({ club: null })
}

async function notifyOfficers(context: CallContext, club: ClubFacts): Promise<void> {
  const { actor, tx } = context
  const { officers, playerName } = await listOfficersFor(tx, club, actor.playerId)
  await sendAlerts(
    context,
    officers.map((playerId) => ({
      playerId,
      kind: 'club-asked',
      eventId: null,
      params: { ...clubAlertParams(club), player: playerName },
    })),
  )
}

/** A missing request was already withdrawn or answered; both count as success. */
const withdraw: InTransaction<'clubs-withdrawRequest'> = async (context, { key }) => {
  const { actor, tx, now } = context
  const opened = await openByKey(context, key)
  if (opened === null) return refuse('club-not-found')
  const { club } = opened
  const asking = await findAsking(tx, club, actor.playerId)
  if (asking === null) return done
  await closeRequest(tx, club, actor.playerId, { state: 'withdrawn', now })
  await takeBackAlerts(context, club, asking.playerName)
  return done
}

const answer: InTransaction<'clubMembers-answerRequest'> = async (
  context,
  { playerId, accept, ...key },
) => {
  const { tx, actor, now } = context
  const opened = await lockClubFor(context, key, 'club.people')
  if (!opened.ok) return opened
  const { club } = opened.value
  const asking = await findAsking(tx, key, playerId, actor.playerId)
  if (asking === null) return refuse('player-not-found')
  if (accept) await makeMember(context, club, playerId)
  else {
    await closeRequest(tx, key, playerId, { state: 'declined', now })
    await takeBackAlerts(context, club, asking.playerName)
  }
  await sendAlerts(context, [toAnswer(club, playerId, accept)])
  return done
}

function toAnswer(club: ClubFacts, playerId: string, isAccepted: boolean): NewAlert {
  const { player: _owner, ...params } = clubAlertParams(club)
  return {
    playerId,
    kind: isAccepted ? 'club-accepted' : 'club-declined',
    eventId: null,
    params,
  }
}

export const clubJoinHandlers = defineHandlers({
  'clubs-face': showFace,
  'clubs-nextEvents': showNextEvents,
  'clubs-join': join,
  'clubs-withdrawRequest': withdraw,
  'clubMembers-answerRequest': answer,
})
