// Entering the welcome screen ends the setup: setupComplete becomes true and the "registered"
// diamond is awarded (SPEC section 4).
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Refusal } from '#domain/shared/refusal.ts'
import { getStored } from '../../device/storage.ts'
import { call } from '../../net/call.ts'
import type { OwnPlayer } from '../../session/use-me.ts'

export type Finish = {
  refusal: Refusal | null
  isAwarded: boolean
  again: () => void
  celebrated: () => void
}

/**
 * Runs once per visit; both calls are idempotent. isCelebratedLater: the next screen celebrates the
 * diamond.
 */
export function useFinishSetup(
  { playerId, setupComplete }: OwnPlayer,
  { isCelebratedLater }: { isCelebratedLater: boolean },
): Finish {
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isAwarded, setAwarded] = useState(false)
  const isStarted = useRef(false)
  const finish = useCallback(async () => {
    setRefusal(null)
    const referrer = setupComplete ? null : getStored('referredBy')
    // Best effort: a lost thank-you must not block the player.
    if (referrer !== null) await call('players-referredBy', { playerId: referrer })
    const done = setupComplete
      ? null
      : await call('players-updatePlayer', { playerId, fields: { setupComplete: true } })
    if (done?.ok === false) return setRefusal(done.refusal)
    const reward = await call('players-playerReward', {
      diamondId: 'registered',
      isCelebratedLater,
    })
    if (!reward.ok) return setRefusal(reward.refusal)
    if (reward.value.awarded) setAwarded(!isCelebratedLater)
    if (done !== null) await proveAddress()
  }, [playerId, setupComplete, isCelebratedLater])
  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    void finish()
  }, [finish])
  return {
    refusal,
    isAwarded,
    again: () => void finish(),
    celebrated: () => setAwarded(false),
  }
}

/**
 * Mail goes to confirmed addresses only, so a new player gets a confirmation link. Best effort; the
 * settings can send another.
 */
async function proveAddress(): Promise<void> {
  const methods = await call('account-signInMethods', {})
  if (methods.ok && methods.value.email !== null && !methods.value.emailVerified)
    await call('account-sendVerification', {})
}
