// Entering a league, alone or with a partner: joining, being invited, being added.
import { joinRefusal, type JoinRefusal } from '#domain/league/check-league.ts'
import { hasBegun } from '#domain/league/league.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { findVisiblePlayer } from '../../core/player/block-queries.ts'
import type { CallContext, InTransaction } from '../../handler.ts'
import { takeBackInvitations } from '../alert/commands.ts'
import { refuseStrangers, takeQuota } from '../newcomer/queries.ts'
import {
  saveLadder,
  listLeagueMembers,
  membersAmong,
  findApplicants,
  saveMember,
  deleteMembers,
  type ApplicantRow,
  type Member,
} from './member-queries.ts'
import * as store from './queries.ts'
import { lockLeagueToRun, toPerson, listPlayerIds, tell } from './run-commands.ts'
import { dropSubstitutes } from './substitute-queries.ts'

const done = ok({ success: true })

async function checkApplicants(
  { tx }: CallContext,
  league: store.LeagueFacts,
  playerIds: readonly string[],
): Promise<Result<ApplicantRow[], 'already-in-league'>> {
  const among = await membersAmong(tx, league, playerIds)
  const applicants = await findApplicants(tx, playerIds)
  const taken = applicants.find(({ playerId }) => among.has(playerId))
  return taken === undefined
    ? ok(applicants)
    : refuse('already-in-league', { player: taken.playerName })
}

async function selfRefusal(
  context: CallContext,
  league: store.LeagueFacts,
  playerIds: readonly string[],
): Promise<Result<never, JoinRefusal | 'already-in-league'> | null> {
  const applicants = await checkApplicants(context, league, playerIds)
  if (!applicants.ok) return applicants
  const refusal = joinRefusal(
    { ...league.fields, state: league.state },
    applicants.value,
    league.players,
    league.today,
  )
  return refusal === null ? null : refuse(refusal)
}

export const join: InTransaction<'leagues-join'> = async (context, { partnerId, ...key }) => {
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
      ...toPerson(context),
      kind: 'team-request',
      subjects: [context.newId()],
    })
    if (!allowed.ok) return allowed
  }
  const state = isTeam ? 'asked' : 'joined'
  await saveMember(tx, { ...key, playerId: actor.playerId, partnerId, state, now })
  if (state === 'joined') await dropSubstitutes(tx, key, [actor.playerId])
  if (partnerId !== null) await tell(context, league, [partnerId], 'league-asked')
  return ok({ state })
}

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

export const answerPartner: InTransaction<'leagues-answer'> = async (
  context,
  { playerId, accept, ...key },
) => {
  const { actor, tx, now } = context
  const league = await store.lockLeague(tx, key, actor.playerId, now)
  if (league === null) return refuse('league-not-found')
  const asked = (await listLeagueMembers(tx, key)).find(
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
  } else {
    const refusal = await selfRefusal(context, league, [playerId, actor.playerId])
    if (refusal !== null) return refusal
    await enter(context, league, { playerId, partnerId: actor.playerId })
    await tell(context, league, [playerId], 'league-joined')
  }
  return done
}

/** Entering settles both players' open requests and invitations. */
async function enter(
  { tx, now }: CallContext,
  league: store.LeagueFacts,
  entrant: { playerId: string; partnerId: string | null },
): Promise<void> {
  const mine = new Set(listPlayerIds([entrant]))
  await dropSubstitutes(tx, league, [...mine])
  const settled = (await listLeagueMembers(tx, league)).filter(
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

export const invite: InTransaction<'leagues-invite'> = async (
  context,
  { playerId, invited, ...key },
) => {
  const opened = await lockLeagueToRun(context, key)
  if (!opened.ok) return opened
  const row = (await listLeagueMembers(context.tx, key)).find(
    (member) => member.playerId === playerId,
  )
  if (invited) return addInvitation(context, opened.value, playerId, row)
  if (row?.state === 'invited') await deleteMembers(context.tx, key, [playerId])
  await takeBackInvitations(context.tx, [playerId], key)
  return done
}

/** A former member keeps the partner from their results. */
async function addInvitation(
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
    ...toPerson(context),
    kind: 'invitation',
    subjects: [context.newId()],
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
  return done
}

export const addPlayer: InTransaction<'leagues-addPlayer'> = async (
  context,
  { playerId, partnerId, ...key },
) => {
  const { actor, tx } = context
  const opened = await lockLeagueToRun(context, key)
  if (!opened.ok) return opened
  const league = opened.value
  if (league.state === 'concluded') return refuse('league-state')
  const playerIds = partnerId === null ? [playerId] : [playerId, partnerId]
  if ((league.fields.entryBy === 'team') !== (partnerId !== null) || playerId === partnerId)
    return refuse('needs-team')
  for (const id of playerIds)
    if ((await findVisiblePlayer(tx, actor.playerId, id)) === null)
      return refuse('player-not-found')
  const stranger = await refuseStrangers(tx, toPerson(context), key, playerIds)
  if (stranger !== null) return stranger
  const applicants = await checkApplicants(context, league, playerIds)
  if (!applicants.ok) return applicants
  if (league.players + playerIds.length > league.fields.maxPlayers) return refuse('league-full')
  await enter(context, league, { playerId, partnerId })
  await tell(
    context,
    league,
    playerIds.filter((id) => id !== actor.playerId),
    'league-added',
  )
  return done
}
