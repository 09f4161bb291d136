// Leagues: made, changed and brought from state to state by who runs them; players join, alone or
// with a partner, and leave.
import { checkLeagueFields, joinRefusal, type JoinRefusal } from '#domain/league/check-league.ts'
import {
  hasBegun,
  leaguePlayersMin,
  mayGo,
  type LeagueFields,
  type LeagueState,
} from '#domain/league/league.ts'
import { openDays } from '#domain/league/open-days.ts'
import { permitRun } from '#domain/league/permit-run.ts'
import { permitCreation } from '#domain/location/event-creators.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { handlersOf, type CallContext, type InTransaction } from '../../handler.ts'
import { topics } from '../../live/topics.ts'
import { addAlerts, takeBackInvitations, type NewAlert } from '../alert/store.ts'
import { findVisiblePlayer } from '../block/store.ts'
import { holdInvited } from '../club/store.ts'
import { findVenueForPlan, lockEvent } from '../event/store.ts'
import { refuseStrangers, takeQuota } from '../newcomer/store.ts'
import { forgetLeagueActs, saveLeagueActs } from '../own-act/store.ts'
import { withdrawPlayer } from '../roster/store.ts'
import { saveLeagueAwards } from './award-store.ts'
import { listDays, listComingDays } from './day-store.ts'
import {
  saveLadder,
  listByStrength,
  listMembers,
  membersAmong,
  findApplicants,
  saveMember,
  deleteMembers,
  entrantsOf,
  type Applicant,
  type Member,
} from './member-store.ts'
import * as store from './store.ts'

const done = ok({ success: true })

/** The actor as the limits of new accounts see them. */
const personOf = ({ actor: { playerId }, now, deps }: CallContext) => ({ playerId, now, deps })

/**
 * The fields as they may be stored; the clubs are those of who organizes the league, and the one it
 * invites already.
 */
async function checkFields(
  { actor, tx }: CallContext,
  fields: LeagueFields,
  before: store.LeagueFacts | null,
) {
  const organizerId = before?.organizerId ?? actor.playerId
  await holdInvited(tx, fields)
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
  const { actor, tx, effects, now, deps } = context
  const checked = await checkFields(context, fields, null)
  if (!checked.ok) return checked
  const leagueSeriesId = deps.newId()
  await store.insertLeague(tx, { leagueSeriesId, organizerId: actor.playerId, fields, now })
  effects.wake(topics.leaguesAt(fields.location))
  return ok({ leagueSeriesId })
}

/** What everything played so far hangs on. */
const fixedFields = [
  'location',
  'kind',
  'play',
  'entryBy',
  'groupSize',
  'movers',
  'absence',
] as const

const update: InTransaction<'leagues-update'> = async (context, { fields, ...key }) => {
  const opened = await openToRun(context, key)
  if (!opened.ok) return opened
  const league = opened.value
  const isFixed =
    fixedFields.some((field) => fields[field] !== league.fields[field]) &&
    (league.players > 0 || league.days > 0)
  if (isFixed || fields.location !== league.fields.location || fields.maxPlayers < league.players)
    return refuse('league-fixed')
  const checked = await checkFields(context, fields, league)
  if (!checked.ok) return checked
  await store.updateLeague(context.tx, { ...key, fields, now: context.now })
  wakeLeague(context, league)
  return done
}

/** Why a league cannot go to a state now, or null. */
async function refuseState({ tx }: CallContext, league: store.LeagueFacts, state: LeagueState) {
  if (!mayGo(league.state, state) || (state === 'draft' && league.players > 0))
    return refuse('league-state')
  if (state === 'running' && league.players < leaguePlayersMin) return refuse('league-too-few')
  const open = state === 'concluded' ? openDays(await listDays(tx, league)).length : 0
  return open > 0 ? refuse('league-days-open', { n: open }) : null
}

const changeState: InTransaction<'leagues-setState'> = async (context, { state, ...key }) => {
  const opened = await openToRun(context, key)
  if (!opened.ok) return opened
  const league = opened.value
  const refusal = await refuseState(context, league, state)
  if (refusal !== null) return refusal
  const { tx, effects, deps, now } = context
  await store.setState(tx, { ...key, state, now })
  if (state === 'running' && league.state === 'registration' && league.days === 0)
    await saveLadder(tx, key, await listByStrength(tx, key))
  const members = await listMembers(tx, key)
  await saveLeagueAwards(tx, { ...league, state }, { effects, newId: deps.newId, now })
  if (state === 'concluded')
    await tell(
      context,
      league,
      playersOf(members.filter(({ state: mine }) => mine === 'joined')),
      'league-concluded',
    )
  wakeLeague(context, league)
  return done
}

const remove: InTransaction<'leagues-delete'> = async (context, key) => {
  const opened = await openToRun(context, key)
  if (!opened.ok) return opened
  if (opened.value.days > 0) return refuse('league-fixed')
  await store.deleteLeague(context.tx, key)
  await takeBackInvitations(
    context.tx,
    playersOf(await listMembers(context.tx, key)),
    key,
    context.effects,
  )
  wakeLeague(context, opened.value)
  return done
}

const playersOf = (members: readonly { playerId: string; partnerId: string | null }[]): string[] =>
  members.flatMap(({ playerId, partnerId }) =>
    partnerId === null ? [playerId] : [playerId, partnerId],
  )

/** These players, unless one of them is in the league already. */
async function applicantsOf(
  { tx }: CallContext,
  league: store.LeagueFacts,
  playerIds: readonly string[],
): Promise<Result<Applicant[], 'already-in-league'>> {
  const among = await membersAmong(tx, league, playerIds)
  const applicants = await findApplicants(tx, playerIds)
  const taken = applicants.find(({ playerId }) => among.has(playerId))
  return taken === undefined
    ? ok(applicants)
    : refuse('already-in-league', { player: taken.playerName })
}

/** Why players cannot enter by themselves, or null. */
async function selfRefusal(
  context: CallContext,
  league: store.LeagueFacts,
  playerIds: readonly string[],
): Promise<Result<never, JoinRefusal | 'already-in-league'> | null> {
  const applicants = await applicantsOf(context, league, playerIds)
  if (!applicants.ok) return applicants
  const refusal = joinRefusal(
    { ...league.fields, state: league.state },
    applicants.value,
    league.players,
    league.today,
  )
  return refusal === null ? null : refuse(refusal)
}

const join: InTransaction<'leagues-join'> = async (context, { partnerId, ...key }) => {
  const { actor, tx, now } = context
  const league = await store.lockLeague(tx, key, actor.playerId, now)
  if (league === null) return refuse('league-not-found')
  const isTeam = league.fields.entryBy === 'team'
  if (isTeam !== (partnerId !== null)) return refuse('needs-team')
  if (partnerId !== null && !(await mayBring(context, key, partnerId)))
    return refuse('player-not-found')
  const refusal = await selfRefusal(
    context,
    league,
    partnerId === null ? [actor.playerId] : [actor.playerId, partnerId],
  )
  if (refusal !== null) return refusal
  if (isTeam) {
    const allowed = await takeQuota(tx, {
      ...personOf(context),
      kind: 'team-request',
      subjects: [context.deps.newId()],
    })
    if (!allowed.ok) return allowed
  }
  const state = isTeam ? 'asked' : 'joined'
  await saveMember(tx, { ...key, playerId: actor.playerId, partnerId, state, now })
  await saveLeagueActs(tx, key.leagueSeriesId, [actor.playerId])
  if (partnerId !== null) await tell(context, league, [partnerId], 'league-asked')
  wakeLeague(context, league)
  return ok({ state })
}

/**
 * Whom the actor may ask to be their partner: somebody else whom they see, and who sees the league
 * as well.
 */
async function mayBring(
  { actor, tx, now }: CallContext,
  key: store.LeagueKey,
  partnerId: string,
): Promise<boolean> {
  if (
    partnerId === actor.playerId ||
    (await findVisiblePlayer(tx, actor.playerId, partnerId)) === null
  )
    return false
  return (await store.findLeague(tx, key, partnerId, now)) !== null
}

const answer: InTransaction<'leagues-answer'> = async (context, { playerId, accept, ...key }) => {
  const { actor, tx, now } = context
  const league = await store.lockLeague(tx, key, actor.playerId, now)
  if (league === null) return refuse('league-not-found')
  const asked = (await listMembers(tx, key)).find(
    (member) =>
      member.state === 'asked' &&
      member.playerId === playerId &&
      member.partnerId === actor.playerId,
  )
  const isOpen =
    asked !== undefined && (!accept || (await store.findLeague(tx, key, playerId, now)) !== null)
  if (!isOpen) return refuse('request-not-found')
  if (!accept) {
    await deleteMembers(tx, key, [playerId])
    await forgetLeagueActs(tx, key.leagueSeriesId, [playerId])
  } else {
    const refusal = await selfRefusal(context, league, [playerId, actor.playerId])
    if (refusal !== null) return refusal
    await enter(context, league, { playerId, partnerId: actor.playerId })
    await saveLeagueActs(tx, key.leagueSeriesId, [actor.playerId])
    await tell(context, league, [playerId], 'league-joined')
  }
  wakeLeague(context, league)
  return done
}

/** Puts an entrant in; what either asked of others or was invited to before is settled by it. */
async function enter(
  { tx, now }: CallContext,
  league: store.LeagueFacts,
  entrant: { playerId: string; partnerId: string | null },
): Promise<void> {
  const mine = new Set(playersOf([entrant]))
  const settled = (await listMembers(tx, league)).filter(
    ({ state, playerId, partnerId }) =>
      (state === 'asked' || state === 'invited') &&
      (mine.has(playerId) || (partnerId !== null && mine.has(partnerId))),
  )
  await deleteMembers(
    tx,
    league,
    settled.map(({ playerId }) => playerId),
  )
  await saveMember(tx, {
    ...entrant,
    leagueSeriesId: league.leagueSeriesId,
    state: 'joined',
    now,
  })
  if (hasBegun(league.state)) await saveLadder(tx, league, [])
}

/**
 * Locks the league for someone to leave it, after its coming game days: whoever holds an event may
 * wait for its league, as closing results does, and never the other way round.
 */
async function lockToLeave(
  { actor, tx, now }: CallContext,
  key: store.LeagueKey,
): Promise<store.LeagueFacts | null> {
  if ((await store.findLeague(tx, key, actor.playerId, now)) === null) return null
  for (const eventId of await listComingDays(tx, key, now)) await lockEvent(tx, eventId)
  return store.lockLeague(tx, key, actor.playerId, now)
}

/** Takes the players of an entrant off the coming game days, as if each had withdrawn. */
async function leaveDays(
  { tx, effects, deps, now }: CallContext,
  key: store.LeagueKey,
  playerIds: readonly string[],
): Promise<void> {
  for (const eventId of await listComingDays(tx, key, now)) {
    for (const playerId of playerIds)
      await withdrawPlayer(tx, { eventId, playerId }, { effects, newId: deps.newId, now })
  }
}

/**
 * Takes an entrant out: before the league begins without a trace, afterwards what they played
 * stays.
 */
async function takeOut(
  context: CallContext,
  league: store.LeagueFacts,
  playerId: string,
): Promise<Result<string[], 'not-in-league' | 'league-state'>> {
  const { tx, now } = context
  const entry = (await listMembers(tx, league)).find(
    (member) =>
      member.state !== 'left' && (member.playerId === playerId || member.partnerId === playerId),
  )
  if (entry === undefined) return refuse('not-in-league')
  if (league.state === 'concluded') return refuse('league-state')
  if (entry.state === 'joined' && hasBegun(league.state))
    await saveMember(tx, {
      leagueSeriesId: league.leagueSeriesId,
      playerId: entry.playerId,
      partnerId: entry.partnerId,
      state: 'left',
      now,
    })
  else await deleteMembers(tx, league, [entry.playerId])
  await forgetLeagueActs(tx, league.leagueSeriesId, playersOf([entry]))
  if (entry.state === 'joined') await leaveDays(context, league, playersOf([entry]))
  wakeLeague(context, league)
  return ok(playersOf([entry]))
}

const leave: InTransaction<'leagues-leave'> = async (context, key) => {
  const { actor } = context
  const league = await lockToLeave(context, key)
  if (league === null) return refuse('league-not-found')
  const out = await takeOut(context, league, actor.playerId)
  if (!out.ok) return out
  await tell(
    context,
    league,
    out.value.filter((playerId) => playerId !== actor.playerId),
    'league-left',
  )
  return done
}

const invite: InTransaction<'leagues-invite'> = async (context, { playerId, invited, ...key }) => {
  const opened = await openToRun(context, key)
  if (!opened.ok) return opened
  const row = (await listMembers(context.tx, key)).find((member) => member.playerId === playerId)
  if (invited) return inviteNow(context, opened.value, playerId, row)
  if (row?.state === 'invited') await deleteMembers(context.tx, key, [playerId])
  await takeBackInvitations(context.tx, [playerId], key, context.effects)
  wakeLeague(context, opened.value)
  return done
}

/** Invites a player; somebody who left keeps the partner of what they played. */
async function inviteNow(
  context: CallContext,
  league: store.LeagueFacts,
  playerId: string,
  row: Member | undefined,
) {
  const { actor, tx, now } = context
  const found = await findVisiblePlayer(tx, actor.playerId, playerId)
  if (found === null) return refuse('player-not-found')
  if ((await membersAmong(tx, league, [playerId])).has(playerId))
    return refuse('already-in-league', { player: found.playerName })
  if (row !== undefined && row.state !== 'left') return done
  const allowed = await takeQuota(tx, {
    ...personOf(context),
    kind: 'invitation',
    subjects: [context.deps.newId()],
  })
  if (!allowed.ok) return allowed
  await saveMember(tx, {
    leagueSeriesId: league.leagueSeriesId,
    playerId,
    partnerId: row?.partnerId ?? null,
    state: 'invited',
    now,
  })
  await tell(context, league, [playerId], 'league-invited')
  wakeLeague(context, league)
  return done
}

const addPlayer: InTransaction<'leagues-addPlayer'> = async (
  context,
  { playerId, partnerId, ...key },
) => {
  const { actor, tx } = context
  const opened = await openToRun(context, key)
  if (!opened.ok) return opened
  const league = opened.value
  if (league.state === 'concluded') return refuse('league-state')
  const playerIds = partnerId === null ? [playerId] : [playerId, partnerId]
  if ((league.fields.entryBy === 'team') !== (partnerId !== null) || playerId === partnerId)
    return refuse('needs-team')
  for (const id of playerIds)
    if ((await findVisiblePlayer(tx, actor.playerId, id)) === null)
      return refuse('player-not-found')
  const stranger = await refuseStrangers(tx, personOf(context), key, playerIds)
  if (stranger !== null) return stranger
  const applicants = await applicantsOf(context, league, playerIds)
  if (!applicants.ok) return applicants
  if (league.players + playerIds.length > league.fields.maxPlayers) return refuse('league-full')
  await enter(context, league, { playerId, partnerId })
  await saveLeagueActs(
    tx,
    key.leagueSeriesId,
    playerIds.filter((id) => id === actor.playerId),
  )
  await tell(
    context,
    league,
    playerIds.filter((id) => id !== actor.playerId),
    'league-added',
  )
  wakeLeague(context, league)
  return done
}

const removePlayer: InTransaction<'leagues-removePlayer'> = async (
  context,
  { playerId, ...key },
) => {
  await lockToLeave(context, key)
  const opened = await openToRun(context, key)
  if (!opened.ok) return opened
  const out = await takeOut(context, opened.value, playerId)
  if (!out.ok) return out
  await tell(
    context,
    opened.value,
    out.value.filter((id) => id !== context.actor.playerId),
    'league-removed',
  )
  return done
}

const setLadder: InTransaction<'leagues-setLadder'> = async (context, { entrants, ...key }) => {
  const opened = await openToRun(context, key)
  if (!opened.ok) return opened
  const { tx } = context
  const known = new Set(entrantsOf(await listMembers(tx, key)).map(({ playerId }) => playerId))
  if ((await listDays(tx, key)).some(({ isClosed }) => isClosed)) return refuse('league-fixed')
  if (entrants.some((entrant) => !known.has(entrant))) return refuse('not-in-league')
  await saveLadder(tx, key, entrants)
  wakeLeague(context, opened.value)
  return done
}

/** The league under its lock, for who runs it. */
async function openToRun(
  { actor, tx, now }: CallContext,
  key: store.LeagueKey,
): Promise<Result<store.LeagueFacts, 'league-not-found' | 'not-allowed' | 'second-factor-needed'>> {
  const league = await store.lockLeague(tx, key, actor.playerId, now)
  if (league === null) return refuse('league-not-found')
  const allowed = permitRun(actor, league)
  return allowed.ok ? ok(league) : allowed
}

const wakeLeague = (
  { effects }: CallContext,
  { leagueSeriesId, fields }: store.LeagueFacts,
): void =>
  effects.wake(
    topics.league(leagueSeriesId),
    topics.leagueAccess(leagueSeriesId),
    topics.leaguesAt(fields.location),
  )

async function tell(
  { actor, tx, effects, deps, now }: CallContext,
  { leagueSeriesId, fields, locationName }: store.LeagueFacts,
  playerIds: readonly string[],
  kind: NewAlert['kind'],
): Promise<void> {
  if (playerIds.length === 0) return
  const [me] = await findApplicants(tx, [actor.playerId])
  const params = {
    leagueSeriesId,
    league: fields.name,
    location: locationName,
    player: me?.playerName ?? '',
  }
  await addAlerts(
    tx,
    playerIds.map((playerId) => ({ playerId, kind, eventId: null, params })),
    { effects, newId: deps.newId, now },
  )
}

export const leagueHandlers = handlersOf({
  'leagues-create': create,
  'leagues-update': update,
  'leagues-setState': changeState,
  'leagues-delete': remove,
  'leagues-join': join,
  'leagues-answer': answer,
  'leagues-leave': leave,
  'leagues-invite': invite,
  'leagues-addPlayer': addPlayer,
  'leagues-removePlayer': removePlayer,
  'leagues-setLadder': setLadder,
})
