// /tv: the screen of a venue, on a TV without an account: a pairing code until an admin enters it,
// then the venue's day. It starts and runs unattended.
import { Suspense, useEffect } from 'react'
import { createFileRoute } from '@tanstack/react-router'
import { useBrand } from '#client/brand.ts'
import type { Language } from '#domain/shared/language.ts'
import { wallTexts } from '#words/en/screen/screen.ts'
import { getCookie, setCookie } from '../device/cookies.ts'
import { readScreenSecret } from '../device/screen-secret.ts'
import { PairingScreen } from '../features/screen/pairing-screen.tsx'
import { useRenewal } from '../features/screen/use-renewal.ts'
import { WallFrame } from '../features/screen/wall-frame.tsx'
import { currentLanguage, setLanguage } from '../i18n/language.ts'
import { useTexts } from '../i18n/texts.ts'
import { lazyPart } from '../navigation/lazy-part.ts'
import { loadPart } from '../navigation/load-part.ts'
import { useLiveList } from '../net/use-live-list.ts'

const Wall = lazyPart(() => import('./-screen/wall.tsx'), 'Wall')

export const Route = createFileRoute('/tv')({ component: Tv })

const againMs = 20_000

function Tv() {
  const secret = readScreenSecret()
  const { live, retry } = useLiveList('screens-show', { secret }, 'screen')
  const screen = live.data?.screen
  useWorkerOfScreen()
  useLanguage(screen?.language)
  const isRefused = live.status === 'refused'
  useEffect(() => {
    if (!isRefused) return
    const timer = setTimeout(retry, againMs)
    return () => clearTimeout(timer)
  }, [isRefused, retry])
  if (screen === undefined) return <Empty />
  if (screen === null) return <Unpaired secret={secret} />
  return (
    <Suspense fallback={<Empty />}>
      <Wall screen={screen} secret={secret} />
    </Suspense>
  )
}

function Empty() {
  const t = useTexts(wallTexts)
  useRenewal(null, false)
  return (
    <WallFrame title={useBrand().name} zone={null} theme="dark">
      <p className="sr-only">{t.title}</p>
    </WallFrame>
  )
}

function Unpaired({ secret }: { secret: string }) {
  useRenewal(null, false)
  return <PairingScreen secret={secret} />
}

function useLanguage(wanted: Language | undefined): void {
  useEffect(() => {
    if (wanted === undefined || wanted === currentLanguage()) return
    setCookie('language', wanted)
    if (getCookie('language') === wanted) setLanguage(wanted)
  }, [wanted])
}

/** Lets the page open after a power cut while the network is still down. */
function useWorkerOfScreen(): void {
  useEffect(() => {
    void loadPart(() => import('../device/service-worker.ts')).then(({ workerRegistration }) =>
      workerRegistration(),
    )
  }, [])
}
