// The right to run a league: its organizer and the venue's admins.
import type { PlayerActor } from '../access/actor.ts'
import { permitOffice } from '../access/capabilities.ts'
import { ok, refuse, type Result } from '../shared/result.ts'

export function permitRun(
  actor: Pick<PlayerActor, 'playerId' | 'lacksSecondFactor'>,
  league: { organizerId: string; isMineToRun: boolean },
): Result<null, 'not-allowed' | 'second-factor-needed'> {
  if (!league.isMineToRun) return refuse('not-allowed')
  return league.organizerId === actor.playerId ? ok(null) : permitOffice(actor)
}
