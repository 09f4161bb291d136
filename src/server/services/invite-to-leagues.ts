// Asks the groups of private leagues, inside the caller's transaction, and tells those it asks.
import type { UnitOfWork } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import {
  listAskingLeagues,
  takeUnaskedByLeagues,
  type LeagueScope,
} from '../features/invitation/league-queries.ts'
import { findNewcomer } from '../features/newcomer/queries.ts'
import { toLocalDay } from '../time/zone-time.ts'
import { sendManyAlerts } from './send-alerts.ts'

/** `deps` tell whether an organizer counts as a newcomer. */
export type InvitingUnit = UnitOfWork & { deps: Pick<Deps, 'installation'> }

/**
 * Asks the group of a league, or a player that came into a group, where players can still join on
 * their own.
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

/** Of these organizers the newcomers: their marks alone invite no strangers. */
export async function findNewcomers(
  { tx, now, deps }: InvitingUnit,
  organizerIds: readonly string[],
): Promise<string[]> {
  const found: string[] = []
  for (const playerId of organizerIds)
    if ((await findNewcomer(tx, { playerId, now, deps })) !== null) found.push(playerId)
  return found
}
