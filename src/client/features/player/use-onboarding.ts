// The onboarding status of the signed-in person, after all attempts to find missing records.
import { useEffect, useRef, useState } from 'react'
import { roundPosition } from '#domain/location/distance.ts'
import type { OnboardingStatus } from '#domain/onboarding/onboarding.ts'
import { getCookie } from '../../device/cookies.ts'
import { positionIfAllowed } from '../../device/position.ts'
import { getStored } from '../../device/storage.ts'
import { call } from '../../net/call.ts'
import { liveClient } from '../../net/live-client.ts'
import type { Me } from '../../session/use-me.ts'
import { findRecords } from './find-records.ts'

/** 'looking' while records may still arrive; 'not_found' and 'error' only after giving up. */
export function useOnboarding(me: Me): OnboardingStatus | 'looking' {
  const latest = useRef(me)
  const [hasGivenUp, setGivenUp] = useState(false)
  const isMissing = me.status === 'not_found' || me.status === 'error'
  useEffect(() => {
    latest.current = me
  }, [me])
  useEffect(() => {
    if (!isMissing) return
    const abort = new AbortController()
    const found = findRecords({
      status: () => latest.current.status,
      provider: latest.current.provider,
      register: () => registerByItself(latest.current),
      now: Date.now,
      wait: waitAndAsk,
      signal: abort.signal,
    })
    void found.then((status) =>
      setGivenUp((status === 'not_found' || status === 'error') && !abort.signal.aborted),
    )
    return () => abort.abort()
  }, [isMissing])
  return isMissing && !hasGivenUp ? 'looking' : me.status
}

async function registerByItself({ userId: uid, email, provider }: Me): Promise<boolean> {
  const found = await positionIfAllowed()
  const position = found === null ? null : roundPosition(found)
  const answer = await call('players-register', {
    uid,
    email,
    provider,
    referral: getStored('referral'),
    eventLocation: getCookie('pendingLocation'),
    curLat: position?.lat ?? null,
    curLon: position?.lon ?? null,
  })
  return answer.ok
}

/** Records arrive over the live connection, so each round makes sure it is up. */
function waitAndAsk(ms: number): Promise<void> {
  liveClient().reconnectNow()
  return new Promise((resolve) => void setTimeout(resolve, ms))
}
