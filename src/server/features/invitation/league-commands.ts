// Invites the groups of private leagues within the caller's transaction, and alerts them.
import { sendManyAlerts } from '../../core/alerts/send-alerts.ts'
import type { InvitingUnit } from '../../core/follow-ups/changes.ts'
import { toLocalDay } from '../../time/zone-time.ts'
import { findNewcomer } from '../newcomer/queries.ts'
import { listAskingLeagues, takeUnaskedByLeagues, type LeagueScope } from './league-queries.ts'

/**
 * Invites a league's group, or a player who joined a group, while players can still join by
 * themselves.
 */
export async function inviteToLeagues(unit: InvitingUnit, scope: LeagueScope): Promise<void> {
  const { tx, now } = unit
  const leagues = (await listAskingLeagues(tx, scope)).filter(
    ({ signupDeadline, timezone }) => toLocalDay(now, timezone) <= signupDeadline,
  )
  if (leagues.length === 0) return
  const askers = leagues.filter(({ asksOwnMarks }) => asksOwnMarks)
  const newcomers = await findNewcomers(unit, [
    ...new Set(askers.map(({ organizerId }) => organizerId)),
  ])
  const told = await takeUnaskedByLeagues(
    tx,
    leagues.map(({ leagueSeriesId }) => leagueSeriesId),
    { playerId: 'playerId' in scope ? scope.playerId : null, now, newcomers },
  )
  await sendManyAlerts(
    unit,
    told.map(({ playerId, organizerName, ...league }) => ({
      playerId,
      kind: 'league-invited',
      eventId: null,
      params: { ...league, player: organizerName },
    })),
  )
}

/** The newcomers among these organizers; their own marks don't allow inviting strangers. */
export async function findNewcomers(
  { tx, now, deps }: InvitingUnit,
  organizerIds: readonly string[],
): Promise<string[]> {
  const found: string[] = []
  for (const playerId of organizerIds)
    if ((await findNewcomer(tx, { playerId, now, deps })) !== null) found.push(playerId)
  return found
}
