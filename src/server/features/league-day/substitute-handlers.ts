// A league's substitutes: organizers set when they are asked and name players, who come and leave.
// Leaving withdraws unanswered invitations; accepted places stay.
import { inviteRestMs } from '#domain/invitation/invitation.ts'
import { decideSubstitute, substitutesMax, substitutesRefusal } from '#domain/league/substitute.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { sendAlerts } from '../../core/alerts/send-alerts.ts'
import { lockEvent } from '../../core/event/queries.ts'
import { findVisiblePlayer } from '../../core/player/block-queries.ts'
import { defineHandlers, type CallContext, type InTransaction } from '../../handler.ts'
import { topics } from '../../live/topics.ts'
import { removeAlerts, takeBackInvitations } from '../alert/commands.ts'
import { findInvitee } from '../invitation/answer-queries.ts'
import { isPickable, removePicked } from '../invitation/picked-queries.ts'
import { listComingDays } from '../league/day-queries.ts'
import { findApplicants, listLeagueMembers } from '../league/member-queries.ts'
import * as leagues from '../league/queries.ts'
import { lockLeagueToRun } from '../league/run-commands.ts'
import {
  listSubstitutes,
  saveSubstitute,
  saveSubstituteHours,
  type Substitute,
} from '../league/substitute-queries.ts'
import { takeQuota } from '../newcomer/queries.ts'

const done = ok({ success: true })

const countListed = (substitutes: readonly Substitute[]): number =>
  substitutes.filter(({ state }) => state !== 'out').length

const setHours: InTransaction<'leagues-setSubstitutes'> = async (
  context,
  { hoursBefore, ...key },
) => {
  const opened = await lockLeagueToRun(context, key)
  if (!opened.ok) return opened
  const refusal = hoursBefore === null ? null : substitutesRefusal(opened.value)
  if (refusal !== null) return refuse(refusal)
  await saveSubstituteHours(context.tx, key, hoursBefore)
  return done
}

/**
 * Lock order: upcoming days before the league, because a day's transaction may wait for its league.
 */
async function lockDays({ actor, tx, now }: CallContext, key: leagues.LeagueKey): Promise<void> {
  if ((await leagues.findLeague(tx, key, actor.playerId, now)) === null) return
  for (const eventId of await listComingDays(tx, key, now)) await lockEvent(tx, eventId)
}

/** Withdraws a former substitute's invitations, except to days they accepted. */
async function takeBackAsked(
  { tx, effects, now }: CallContext,
  key: leagues.LeagueKey,
  playerId: string,
): Promise<void> {
  await takeBackInvitations(tx, [playerId], key)
  for (const eventId of await listComingDays(tx, key, now)) {
    if ((await findInvitee(tx, eventId, playerId)) === null) continue
    await removePicked(tx, { eventId, playerId, isInGroup: false })
    await removeAlerts(tx, { kind: 'event-invited', eventId, playerIds: [playerId] })
    effects.publish(topics.eventAccess(eventId))
  }
}

const setOwn: InTransaction<'leagues-substitute'> = async (context, { isIn, ...key }) => {
  const { actor, tx, now } = context
  const { playerId } = actor
  if (!isIn) await lockDays(context, key)
  const league = await leagues.lockLeague(tx, key, playerId, now)
  if (league === null) return refuse('league-not-found')
  const substitutes = await listSubstitutes(tx, key)
  const known = substitutes.find((each) => each.playerId === playerId)?.state ?? null
  if (isIn && league.mine === 'joined')
    return refuse('already-in-league', { player: await findOwnName(context) })
  const decided = decideSubstitute(
    { ...league, hoursBefore: league.substituteHours },
    { known, isIn, count: countListed(substitutes) },
  )
  if (!decided.ok) return decided
  if (known === null && !isIn) return done
  await saveSubstitute(tx, { ...key, playerId, state: decided.value, told: null, now })
  if (!isIn) await takeBackAsked(context, key, playerId)
  return done
}

const findOwnName = async ({ tx, actor }: CallContext): Promise<string> =>
  (await findApplicants(tx, [actor.playerId]))[0]?.playerName ?? ''

const name: InTransaction<'leagues-nameSubstitute'> = async (
  context,
  { playerId, isNamed, ...key },
) => {
  await lockDays(context, key)
  const opened = await lockLeagueToRun(context, key)
  if (!opened.ok) return opened
  const league = opened.value
  const substitutes = await listSubstitutes(context.tx, key)
  const known = substitutes.find((each) => each.playerId === playerId)
  if (!isNamed) return removeSubstitute(context, league, known)
  const refusal = await refuseNaming(context, league, playerId)
  if (refusal !== null) return refusal
  if (known !== undefined && known.state !== 'out') return done
  if (countListed(substitutes) >= substitutesMax)
    return refuse('too-many-substitutes', { n: substitutesMax })
  return addSubstitute(context, league, { playerId, told: known?.told?.getTime() ?? null })
}

async function removeSubstitute(
  context: CallContext,
  league: leagues.LeagueFacts,
  known: Substitute | undefined,
) {
  if (known === undefined || known.state === 'out') return done
  const { tx, now } = context
  const { leagueSeriesId } = league
  const { playerId } = known
  await saveSubstitute(tx, { leagueSeriesId, playerId, state: 'out', told: null, now })
  await takeBackAsked(context, league, playerId)
  return done
}

async function refuseNaming(
  { tx, actor }: CallContext,
  league: leagues.LeagueFacts,
  playerId: string,
) {
  const refusal = substitutesRefusal(league)
  if (refusal !== null) return refuse(refusal)
  const { organizerId } = league
  const found = await findVisiblePlayer(tx, actor.playerId, playerId)
  const isAskable = await isPickable(tx, { actorId: actor.playerId, organizerId, playerId })
  if (found === null || !isAskable) return refuse('player-not-found')
  const isMember = (await listLeagueMembers(tx, league)).some(
    (member) => member.playerId === playerId && member.state !== 'left',
  )
  return isMember ? refuse('already-in-league', { player: found.playerName }) : null
}

/** told: when they were last named; within a day they aren't notified again. */
async function addSubstitute(
  context: CallContext,
  league: leagues.LeagueFacts,
  { playerId, told }: { playerId: string; told: number | null },
) {
  const { actor, tx, now, deps } = context
  const allowed = await takeQuota(tx, {
    playerId: actor.playerId,
    now,
    deps,
    kind: 'invitation',
    subjects: [context.newId()],
  })
  if (!allowed.ok) return allowed
  const isTold = told === null || told <= now - inviteRestMs
  const { leagueSeriesId } = league
  const saved = { leagueSeriesId, playerId, state: 'named' as const, now }
  await saveSubstitute(tx, { ...saved, told: isTold ? now : null })
  if (isTold && playerId !== actor.playerId) await tellNamed(context, league, playerId)
  return done
}

async function tellNamed(
  context: CallContext,
  { leagueSeriesId, fields, locationName }: leagues.LeagueFacts,
  playerId: string,
): Promise<void> {
  const player = await findOwnName(context)
  await sendAlerts(context, [
    {
      playerId,
      kind: 'league-invited',
      eventId: null,
      params: {
        leagueSeriesId,
        league: fields.name,
        location: locationName,
        player,
        as: 'substitute',
      },
    },
  ])
}

export const substituteHandlers = defineHandlers({
  'leagues-setSubstitutes': setHours,
  'leagues-substitute': setOwn,
  'leagues-nameSubstitute': name,
})
