// Offers to reload when the server runs a newer client or a newer one was fetched already, at most every five minutes.
import { Suspense, useEffect, useState } from 'react'
import { clientVersion } from '#domain/version/version.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { useLive, useLiveStatus } from '../lib/use-live.ts'
import { createUpdatePrompt, newVersion } from './update-throttle.ts'

const UpdateBanner = lazyPart(async () => ({ default: (await import('./update-banner.tsx')).UpdateBanner }))
const prompt = createUpdatePrompt()

export function UpdatePrompt() {
  const current = useLive('version-current', {})
  const isOutdated = useLiveStatus() === 'outdated'
  const [isWaiting, setWaiting] = useState(false)
  const [isShown, setShown] = useState(false)
  const serverVersion = current.data?.value
  const isOld = isOutdated || isWaiting || (serverVersion !== undefined && serverVersion !== clientVersion)
  /** Another one is offered anew. */
  const offered = isOld ? `${serverVersion}` : null
  useEffect(() => {
    const hear = () => setWaiting(true)
    addEventListener(newVersion, hear)
    return () => removeEventListener(newVersion, hear)
  }, [])
  useEffect(() => (offered === null ? undefined : prompt.offer(() => setShown(true))), [offered])
  return isShown ? <Suspense><UpdateBanner onLater={() => setShown(false)} /></Suspense> : null
}
