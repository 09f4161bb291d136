// Leagues: organizers create, change and advance them; players join, alone or with a partner, and
// leave.
import { checkLeagueFields } from '#domain/league/check-league.ts'
import {
  leaguePlayersMin,
  canChangeState,
  type LeagueFields,
  type LeagueState,
} from '#domain/league/league.ts'
import { listOpenDays } from '#domain/league/open-days.ts'
import { permitCreation } from '#domain/location/event-creators.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { lockInvitedClub } from '../../core/event/plan-queries.ts'
import { findVenueForPlan } from '../../core/event/queries.ts'
import { runFollowers } from '../../core/follow-ups/run-followers.ts'
import { permitPublic } from '../../core/founding/founding-queries.ts'
import { defineHandlers, type CallContext, type InTransaction } from '../../handler.ts'
import { topics } from '../../live/topics.ts'
import { takeQuota } from '../newcomer/queries.ts'
import { saveLeagueAwards } from './award-commands.ts'
import { listDays } from './day-queries.ts'
import { removeLeague, leave, removePlayer } from './leave-commands.ts'
import { hasPlayedPairs } from './matchup-queries.ts'
import { addPlayer, answerPartner, invite, join } from './member-handlers.ts'
import { saveLadder, listByStrength, listLeagueMembers, toEntrants } from './member-queries.ts'
import * as store from './queries.ts'
import { lockLeagueToRun, listPlayerIds, tell } from './run-commands.ts'
import { setLink } from './watch-handlers.ts'

const done = ok({ success: true })

/** Allowed clubs are those of the league's organizer, and the one it already invites. */
async function checkFields(
  { actor, tx }: CallContext,
  fields: LeagueFields,
  before: store.LeagueFacts | null,
) {
  const organizerId = before?.organizerId ?? actor.playerId
  await lockInvitedClub(tx, fields)
  const venue = await findVenueForPlan(
    tx,
    { location: fields.location, startDate: fields.startDate, startTime: '12:00' },
    {
      actorId: actor.playerId,
      organizerId,
      playerIds: [],
      currentLocation: before?.fields.location ?? null,
    },
  )
  if (venue === null) return refuse('location-not-found')
  const allowed = before === null ? permitCreation(actor, venue.eventCreators, venue) : ok(null)
  if (!allowed.ok) return allowed
  return checkLeagueFields(
    fields,
    before?.fields.invite === true ? [...venue.clubNames, before.fields.invited] : venue.clubNames,
  )
}

const create: InTransaction<'leagues-create'> = async (context, { fields }) => {
  const { actor, tx, now, newId, deps } = context
  const checked = await checkFields(context, fields, null)
  if (!checked.ok) return checked
  const leagueSeriesId = newId()
  const quota = await takeQuota(tx, {
    playerId: actor.playerId,
    now,
    deps,
    kind: 'league',
    subjects: [leagueSeriesId],
  })
  if (!quota.ok) return quota
  await store.insertLeague(tx, { leagueSeriesId, organizerId: actor.playerId, fields, now })
  return ok({ leagueSeriesId })
}

const fixedFields = [
  'location',
  'kind',
  'play',
  'entryBy',
  'groupSize',
  'movers',
  'absence',
  'pairs',
] as const

const scoreFields = ['points', 'winBy', 'bestOf'] as const

async function checkChange(context: CallContext, league: store.LeagueFacts, fields: LeagueFields) {
  const checked = await checkFields(context, fields, league)
  return checked.ok ? permitSeen(context, league, { ...fields, state: league.state }) : checked
}

const update: InTransaction<'leagues-update'> = async (context, { fields, ...key }) => {
  const opened = await lockLeagueToRun(context, key)
  if (!opened.ok) return opened
  const league = opened.value
  const isFixed =
    fixedFields.some((field) => fields[field] !== league.fields[field]) &&
    (league.players > 0 || league.days > 0)
  const isReread = scoreFields.some((field) => fields[field] !== league.fields[field])
  if (isReread && (await hasPlayedPairs(context.tx, key))) return refuse('league-fixed')
  if (isFixed || fields.location !== league.fields.location || fields.maxPlayers < league.players)
    return refuse('league-fixed')
  const checked = await checkChange(context, league, fields)
  if (!checked.ok) return checked
  await store.storeLeagueFields(context.tx, { ...key, fields, now: context.now })
  await followOpening(context, key)
  if (fields.name !== league.fields.name)
    for (const { eventId } of await listDays(context.tx, league))
      context.effects.publish(topics.event(eventId))
  return done
}

const followOpening = (context: CallContext, { leagueSeriesId }: store.LeagueKey): Promise<void> =>
  runFollowers(context, 'leagueOpened', {
    leagueSeriesId,
    installation: context.deps.installation,
  })

/** A league becomes public when it opens, or when it stops being private. */
const permitSeen = (
  { actor, tx, now }: CallContext,
  { state, fields }: store.LeagueFacts,
  next: { state: LeagueState; location: string; invite: boolean },
) => {
  const wasPublic = state !== 'draft' && !fields.invite
  const isPrivate = next.state === 'draft' || next.invite || wasPublic
  return permitPublic(tx, { ...actor, now, location: next.location, invite: isPrivate })
}

async function refuseState({ tx }: CallContext, league: store.LeagueFacts, state: LeagueState) {
  if (!canChangeState(league.state, state) || (state === 'draft' && league.players > 0))
    return refuse('league-state')
  if (state === 'running' && league.players < leaguePlayersMin) return refuse('league-too-few')
  const open = state === 'concluded' ? listOpenDays(await listDays(tx, league)).length : 0
  return open > 0 ? refuse('league-days-open', { n: open }) : null
}

const changeState: InTransaction<'leagues-setState'> = async (context, { state, ...key }) => {
  const opened = await lockLeagueToRun(context, key)
  if (!opened.ok) return opened
  const league = opened.value
  const refusal = await refuseState(context, league, state)
  if (refusal !== null) return refusal
  const permitted = await permitSeen(context, league, { ...league.fields, state })
  if (!permitted.ok) return permitted
  const { tx, now } = context
  await store.setState(tx, { ...key, state, now })
  if (state === 'registration') await followOpening(context, key)
  if (state === 'running' && league.state === 'registration' && league.days === 0)
    await saveLadder(tx, key, await listByStrength(tx, key))
  const members = await listLeagueMembers(tx, key)
  await saveLeagueAwards(context, { ...league, state })
  if (state === 'concluded')
    await tell(
      context,
      league,
      listPlayerIds(members.filter(({ state: mine }) => mine === 'joined')),
      'league-concluded',
    )
  return done
}

const setLadder: InTransaction<'leagues-setLadder'> = async (context, { entrants, ...key }) => {
  const opened = await lockLeagueToRun(context, key)
  if (!opened.ok) return opened
  const { tx } = context
  const known = new Set(
    toEntrants(await listLeagueMembers(tx, key)).map(({ playerId }) => playerId),
  )
  if ((await listDays(tx, key)).some(({ isClosed }) => isClosed)) return refuse('league-fixed')
  if (entrants.some((entrant) => !known.has(entrant))) return refuse('not-in-league')
  await saveLadder(tx, key, entrants)
  return done
}

export const leagueHandlers = defineHandlers({
  'leagues-create': create,
  'leagues-update': update,
  'leagues-setState': changeState,
  'leagues-delete': removeLeague,
  'leagues-join': join,
  'leagues-answer': answerPartner,
  'leagues-leave': leave,
  'leagues-invite': invite,
  'leagues-addPlayer': addPlayer,
  'leagues-removePlayer': removePlayer,
  'leagues-setLadder': setLadder,
  'leagues-setWatch': setLink,
})
