// Shows a screen once the viewer is known. Screens inside, except setup steps, may rely on
// usePlayer. When the session ends, it leaves for the landing page, which returns to the same
// screen.
import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { isSetupPath } from '#domain/onboarding/public-paths.ts'
import { waitForUserMs } from '#domain/onboarding/waits.ts'
import { shellTexts } from '#words/en/app/app.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { loadPart, reloadWhenThere } from '../../navigation/load-part.ts'
import { liveClient } from '../../net/live-client.ts'
import { useLiveStatus, type Live } from '../../net/use-live.ts'
import { onSessionLost } from '../../session/session-lost.ts'
import type { Me } from '../../session/use-me.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { LoadingOverlay } from '../../ui/overlay/loading-overlay.tsx'
import { useWaited } from '../../ui/use-waited.ts'
import { kit } from '../../ui/words/kit.ts'
import { gateMarksMs, gateView, type GateView } from './gate-view.ts'
import { watchSession } from './watch-session.ts'

const ToSetup = lazyPart(() => import('./to-setup.tsx'), 'RedirectToSetup')

export function SessionGate({
  me,
  path,
  children,
}: {
  me: Live<Me>
  path: string
  children: ReactNode
}) {
  const connection = useLiveStatus()
  const waitedMs = useWaited(
    me.status === 'ready' ? null : String(connection === 'open'),
    gateMarksMs,
  )
  const view = gateView({ me, connection, waitedMs })
  useLostSession(view, path)
  useGivenUpPlayer(view, path, me.refusal !== null)
  const isAway = connection !== 'open'
  useEffect(() => (isAway ? watchSession() : undefined), [isAway])

  if (path === '/signout') return children
  if (me.status !== 'ready') return <Waiting view={view} />
  if (me.data.status !== 'completed' && !isSetupPath(path))
    return (
      <Suspense>
        <ToSetup path={path} />
      </Suspense>
    )
  return children
}

function useLostSession(view: GateView, path: string): void {
  const wasKnown = useRef(false)
  useEffect(() => {
    if (view === 'open') wasKnown.current = true
    if (view !== 'lost' || wasKnown.current || path === '/signout') return
    const timer = setTimeout(
      () =>
        void loadPart(() => import('./lost-session.ts')).then(({ seekPerson }) =>
          seekPerson(path + location.search),
        ),
      waitForUserMs,
    )
    return () => clearTimeout(timer)
  }, [view, path])
  useEffect(
    () =>
      onSessionLost(() => {
        if (wasKnown.current && path !== '/signout')
          void loadPart(() => import('../../session/session.ts')).then(({ leaveLost }) =>
            leaveLost(path + location.search),
          )
      }),
    [path],
  )
}

function useGivenUpPlayer(view: GateView, path: string, isRefused: boolean): void {
  useEffect(() => {
    if (view !== 'failed' || path === '/signout') return
    let isOver = false
    void loadPart(() => import('./lost-session.ts')).then(({ giveUpPlayer }) =>
      giveUpPlayer(path + location.search, isRefused, () => isOver),
    )
    return () => {
      isOver = true
    }
  }, [view, path, isRefused])
}

function Waiting({ view }: { view: GateView }) {
  const t = useTexts(shellTexts)
  if (view === 'offline')
    return (
      <ErrorState
        title={t.noConnection}
        text={t.noConnectionText}
        onRetry={() => liveClient().reconnectNow()}
      />
    )
  if (view === 'outdated')
    return (
      <ErrorState
        title={t.updateReady}
        onRetry={() => void reloadWhenThere()}
        retryLabel={t.updateNow}
      />
    )
  return <LoadingOverlay label={view === 'loading' ? kit.loading : t.slow} />
}
