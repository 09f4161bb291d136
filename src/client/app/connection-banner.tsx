// Banner for a lost connection, shown after a short delay: the age of the data on screen and the
// calls that wait. Also warns when the app is connected to a different store than before.
import { Suspense, useEffect, useState } from 'react'
import { shellTexts } from '#words/en/app/app.ts'
import { useTexts } from '../i18n/texts.ts'
import { lazyPart } from '../navigation/lazy-part.ts'
import { liveClient } from '../net/live-client.ts'
import { useLiveStatus } from '../net/use-live.ts'
import { OfflineBanner } from '../ui/offline-banner.tsx'
import { showToast } from '../ui/overlay/toasts.tsx'

const patienceMs = 2_500

const LastKnown = lazyPart(() => import('./last-known.tsx'), 'LastKnown')

export function ConnectionBanner({ userId }: { /** Null for a visitor. */ userId: string | null }) {
  const t = useTexts(shellTexts)
  const status = useLiveStatus()
  const isAway = status === 'waiting' || status === 'connecting'
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(isAway), isAway && navigator.onLine ? patienceMs : 0)
    return () => clearTimeout(timer)
  }, [isAway])
  useEffect(
    () =>
      liveClient().onOtherStore(() => {
        void showToast({
          title: t.reconnected,
          text: t.reconnectedText,
          tone: 'info',
        })
      }),
    [t],
  )
  return (
    <OfflineBanner isOffline={isShown}>
      <Suspense fallback={t.offline}>
        <LastKnown userId={userId} />
      </Suspense>
    </OfflineBanner>
  )
}
