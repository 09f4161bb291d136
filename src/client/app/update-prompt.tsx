// Offers to reload when the server runs a newer client, at most every five minutes.
import { Suspense, useEffect, useState } from 'react'
import { clientVersion } from '#domain/version/version.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { useLive } from '../lib/use-live.ts'
import { createUpdatePrompt } from './update-throttle.ts'

const UpdateBanner = lazyPart(async () => ({ default: (await import('./update-banner.tsx')).UpdateBanner }))
const prompt = createUpdatePrompt()

export function UpdatePrompt() {
  const current = useLive('version-current', {})
  const [isShown, setShown] = useState(false)
  const serverVersion = current.data?.value
  useEffect(() => (serverVersion === undefined || serverVersion === clientVersion ? undefined : prompt.offer(() => setShown(true))), [serverVersion])
  return isShown ? <Suspense><UpdateBanner onLater={() => setShown(false)} /></Suspense> : null
}
