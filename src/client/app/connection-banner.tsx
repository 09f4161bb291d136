// Says that the connection is away, once it has been away for longer than a blink.
import { useEffect, useState } from 'react'
import { useTexts } from '../i18n/texts.ts'
import { useLiveStatus } from '../lib/use-live.ts'
import { OfflineBanner } from '../ui/offline-banner.tsx'
import { shellTexts } from './texts.ts'

const patienceMs = 2_500

export function ConnectionBanner() {
  const t = useTexts(shellTexts)
  const status = useLiveStatus()
  const isAway = status === 'waiting' || status === 'connecting'
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(isAway), isAway ? patienceMs : 0)
    return () => clearTimeout(timer)
  }, [isAway])
  return <OfflineBanner isOffline={isShown} text={t.offline} />
}
