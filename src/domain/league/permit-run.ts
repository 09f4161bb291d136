// Running a league: its organizer and the admins of its venue.
import type { PlayerActor } from '../access/actor.ts'
import { permitOffice } from '../access/capabilities.ts'
import { ok, refuse, type Result } from '../shared/result.ts'

/**
 * Whether `actor` may run a league; as an admin of its venue only with the second factor that may
 * be demanded of admins.
 */
export function permitRun(
  actor: Pick<PlayerActor, 'playerId' | 'lacksSecondFactor'>,
  league: { organizerId: string; isMineToRun: boolean },
): Result<null, 'not-allowed' | 'second-factor-needed'> {
  if (!league.isMineToRun) return refuse('not-allowed')
  return league.organizerId === actor.playerId ? ok(null) : permitOffice(actor)
}
