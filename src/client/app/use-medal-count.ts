// Requests my medals once per load, as the spec's top bar does. The displayed count comes live.
import { useEffect } from 'react'
import { toDeviceDay } from '../device/today.ts'
import { call } from '../net/call.ts'
import type { Me } from '../session/use-me.ts'

let askedFor: string | undefined

export function useMedalCount(me: Me | undefined): void {
  const playerId = me?.player?.playerId
  useEffect(() => {
    if (playerId === undefined || playerId === askedFor) return
    askedFor = playerId
    void call('players-updatePlayerMedalCount', { today: toDeviceDay(Date.now()) }, { attempts: 1 })
  }, [playerId])
}
