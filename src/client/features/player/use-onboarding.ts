// Where the signed-in person stands, after everything that is tried when no records are found.
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

/**
 * 'looking' while the records may still come; 'not_found' and 'error' only once they were given up.
 */
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

/** Makes the stage record with what the links that led here brought along. */
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

/** The records come over the live connection: each round makes sure that it lives. */
function waitAndAsk(ms: number): Promise<void> {
  liveClient().reconnectNow()
  return new Promise((resolve) => void setTimeout(resolve, ms))
}
