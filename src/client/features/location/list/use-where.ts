// The player's position, for screens that list venues. A position found once is kept for the visit.
import { useCallback, useEffect, useState } from 'react'
import { roundPosition, type Position } from '#domain/location/distance.ts'
import { call } from '../../../net/call.ts'
import { usePlayer } from '../../../session/use-me.ts'
import { isLocatingAllowed, locateDevice } from '../device-position.ts'
import { chooseWhere, isWorthStoring, toPosition, type SearchOrigin } from './where.ts'

export type WhereState = {
  /** Undefined while being determined, null when unknown. */
  where: SearchOrigin | null | undefined
  isLocating: boolean
  failure: 'denied' | 'unknown' | null
  locate: () => void
}

let lastFix: Position | null = null

/** On its own, it requests the position only if permission was granted before. */
export function useWhere(): WhereState {
  const { player, locations } = usePlayer()
  const [here, setHere] = useState(lastFix)
  const [step, setStep] = useState<'checking' | 'locating' | 'settled'>(
    lastFix === null ? 'checking' : 'settled',
  )
  const [failure, setFailure] = useState<WhereState['failure']>(null)

  const find = useCallback(async () => {
    const found = await locateDevice()
    setStep('settled')
    if (typeof found === 'string') return setFailure(found)
    lastFix = found
    setFailure(null)
    setHere(found)
    if (!isWorthStoring(toPosition(player.lastLat, player.lastLon), found)) return
    // Rounded for privacy before it is sent.
    const { lat, lon } = roundPosition(found)
    const fields = { lastLat: lat, lastLon: lon }
    void call('players-updatePlayerPrivate', { playerId: player.playerId, fields })
  }, [player.playerId, player.lastLat, player.lastLon])

  useEffect(() => {
    if (step === 'checking')
      void isLocatingAllowed().then((isAllowed) => (isAllowed ? find() : setStep('settled')))
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the screen opens
  }, [])

  const locate = () => {
    setStep('locating')
    void find()
  }
  const home = locations.find(({ locationId }) => locationId === player.homeLocation)
  const known = {
    here,
    home: toPosition(home?.lat ?? null, home?.lon ?? null),
    last: toPosition(player.lastLat, player.lastLon),
  }
  return {
    where: step === 'checking' ? undefined : chooseWhere(known),
    isLocating: step === 'locating',
    failure,
    locate,
  }
}
