// Keeps the installation's name current, and checks whether the server runs another client or a
// newer one was already fetched; only then the offer loads.
import { Suspense, useEffect, useState } from 'react'
import { clientVersion } from '#domain/version/version.ts'
import { newVersion } from '../device/new-version.ts'
import { lazyPart } from '../navigation/lazy-part.ts'
import { useLive, useLiveStatus } from '../net/use-live.ts'
import { useLiveBrand } from '../use-live-brand.ts'

const UpdateOffer = lazyPart(() => import('./update-offer.tsx'), 'UpdateOffer')

export function UpdatePrompt() {
  useLiveBrand()
  const version = useLive('version-current', {}).data?.value
  const isOutdated = useLiveStatus() === 'outdated'
  const [isWaiting, setWaiting] = useState(false)
  useEffect(() => {
    const hear = () => setWaiting(true)
    addEventListener(newVersion, hear)
    return () => removeEventListener(newVersion, hear)
  }, [])
  const isNewer = isOutdated || isWaiting
  return isNewer || (version ?? clientVersion) !== clientVersion ? (
    <Suspense>
      <UpdateOffer version={version} isNewer={isNewer} />
    </Suspense>
  ) : null
}
