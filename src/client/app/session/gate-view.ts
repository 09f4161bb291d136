// Decides what shows in place of a screen until the viewer is known. A lost connection is no error
// and never signs anyone out.
import { playerDataWaitMs } from '#domain/onboarding/waits.ts'
import type { LiveStatus } from '../../net/live.ts'
import type { Live } from '../../net/use-live.ts'
import type { Me } from '../../session/use-me.ts'

export type GateView = 'open' | 'loading' | 'slow' | 'offline' | 'failed' | 'lost' | 'outdated'

export const offlineAfterMs = 2_500
export const slowAfterMs = 4_000
export const gateMarksMs = [offlineAfterMs, slowAfterMs, playerDataWaitMs] as const

type GateFacts = {
  me: Live<Me>
  connection: LiveStatus
  waitedMs: number
}

export function gateView({ me, connection, waitedMs }: GateFacts): GateView {
  if (me.status === 'ready') return 'open'
  if (me.refusal?.code === 'not-signed-in' || connection === 'signed-out') return 'lost'
  if (connection === 'outdated') return 'outdated'
  const isAway = connection !== 'open' || me.refusal?.code === 'unavailable'
  if (isAway) return waitedMs >= offlineAfterMs ? 'offline' : 'loading'
  if (waitedMs >= playerDataWaitMs) return 'failed'
  return waitedMs >= slowAfterMs ? 'slow' : 'loading'
}
