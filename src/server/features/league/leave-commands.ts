// Leaving a league, being removed from one, and deleting one.
import { hasBegun } from '#domain/league/league.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { lockEvent } from '../../core/event/queries.ts'
import { withdrawPlayer } from '../../core/roster/withdraw-player.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import type { ActingUnit, InTransaction } from '../../handler.ts'
import { takeBackInvitations } from '../alert/commands.ts'
import { listComingDays } from './day-queries.ts'
import { hasPlayedPairs } from './matchup-queries.ts'
import {
  listLeagueInvitees,
  listLeagueMembers,
  saveMember,
  deleteMembers,
} from './member-queries.ts'
import * as store from './queries.ts'
import { lockLeagueToRun, listPlayerIds, tell } from './run-commands.ts'
import { forgetStaleLineups } from './team-commands.ts'

const done = ok({ success: true })

/**
 * Lock order: upcoming game days before the league, because a transaction that closes a day's
 * results waits for its league.
 */
async function lockToLeave(
  { tx, now }: UnitOfWork,
  key: store.LeagueKey,
  playerId: string,
): Promise<store.LeagueFacts | null> {
  if ((await store.findLeague(tx, key, playerId, now)) === null) return null
  for (const eventId of await listComingDays(tx, key, now)) await lockEvent(tx, eventId)
  return store.lockLeague(tx, key, playerId, now)
}

async function leaveDays(
  unit: UnitOfWork,
  key: store.LeagueKey,
  playerIds: readonly string[],
): Promise<void> {
  const { tx, now } = unit
  for (const eventId of await listComingDays(tx, key, now)) {
    for (const playerId of playerIds) await withdrawPlayer(unit, { eventId, playerId })
  }
}

/** Before the league begins the entrant is deleted; later their results stay. */
async function takeOut(
  unit: UnitOfWork,
  league: store.LeagueFacts,
  playerId: string,
): Promise<Result<string[], 'not-in-league' | 'league-state'>> {
  const { tx, now } = unit
  const entry = (await listLeagueMembers(tx, league)).find(
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
  if (league.fields.kind === 'teams') await forgetStaleLineups(unit, league)
  if (entry.state === 'joined') await leaveDays(unit, league, listPlayerIds([entry]))
  return ok(listPlayerIds([entry]))
}

export async function leaveSilently(
  unit: UnitOfWork,
  { playerId, ...key }: store.LeagueKey & { playerId: string },
): Promise<void> {
  const league = await lockToLeave(unit, key, playerId)
  if (league !== null) await takeOut(unit, league, playerId)
}

export async function leave(context: ActingUnit, key: store.LeagueKey) {
  const { actor } = context
  const league = await lockToLeave(context, key, actor.playerId)
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

export const removePlayer: InTransaction<'leagues-removePlayer'> = async (
  context,
  { playerId, ...key },
) => {
  await lockToLeave(context, key, context.actor.playerId)
  const opened = await lockLeagueToRun(context, key)
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

export async function removeLeague(context: ActingUnit, key: store.LeagueKey) {
  const opened = await lockLeagueToRun(context, key)
  if (!opened.ok) return opened
  if (opened.value.days > 0 || (await hasPlayedPairs(context.tx, key)))
    return refuse('league-fixed')
  await store.deleteLeagueRows(context.tx, key)
  await takeBackInvitations(
    context.tx,
    [
      ...listPlayerIds(await listLeagueMembers(context.tx, key)),
      ...(await listLeagueInvitees(context.tx, key)),
    ],
    key,
  )
  return done
}
