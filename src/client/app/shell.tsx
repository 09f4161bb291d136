// The frame of every screen. It decides whether a screen may show: visitors see only public ones,
// unfinished accounts only the setup steps.
import { Suspense, useState } from 'react'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { isPublicPath } from '#domain/onboarding/public-paths.ts'
import { shellTexts } from '#words/en/app/app.ts'
import { getStored } from '../device/storage.ts'
import { isWide, useWindow } from '../device/use-window.ts'
import { hasNamedRail } from '../device/wide-window.ts'
import { useTexts } from '../i18n/texts.ts'
import { lazyPart } from '../navigation/lazy-part.ts'
import { ShownMe, useMe, type Me } from '../session/use-me.ts'
import { Toasts } from '../ui/overlay/toasts.tsx'
import { ConnectionBanner } from './connection-banner.tsx'
import { Dialogs } from './dialog/dialogs.tsx'
import { loadWideFrame } from './load-wide-frame.ts'
import { MenuPanel } from './menu/menu-panel.tsx'
import { SessionGate } from './session/session-gate.tsx'
import { useIsAsleep } from './sleep/use-is-asleep.ts'
import { TopBar } from './top-bar.tsx'
import { UpdatePrompt } from './update-prompt.tsx'
import { useWaitingCalls } from './use-waiting-calls.ts'
import { useWorker } from './use-worker.ts'

const TitleAnnouncer = lazyPart(() => import('./title-announcer.tsx'), 'TitleAnnouncer')
const Sleeping = lazyPart(() => import('./sleep/sleeping.tsx'), 'Sleeping')
const TabBar = lazyPart(() => import('./tab-bar.tsx'), 'TabBar')
const WideFrame = lazyPart(loadWideFrame, 'WideFrame')
const LateParts = lazyPart(() => import('./late-parts.tsx'), 'LateParts')

export function Shell() {
  // The path of the displayed screen, not of the one still loading: a screen must never be judged
  // by the next address.
  const path = useRouterState({
    select: (state) => state.matches.at(-1)?.pathname ?? state.location.pathname,
  })
  const hasMoved = useHasMoved(path)
  const isAsleep = useIsAsleep()
  if (isAsleep)
    return (
      <Suspense>
        <Sleeping />
      </Suspense>
    )
  return (
    <>
      {isPublicPath(path) ? <Outlet /> : <SignedInFrame path={path} />}
      {hasMoved && (
        <Suspense>
          <TitleAnnouncer />
        </Suspense>
      )}
      <Dialogs />
      <Toasts />
      <UpdatePrompt />
    </>
  )
}

function useHasMoved(path: string): boolean {
  const [first] = useState(path)
  const [hasMoved, setMoved] = useState(false)
  if (!hasMoved && path !== first) setMoved(true)
  return hasMoved
}

function SignedInFrame({ path }: { path: string }) {
  const t = useTexts(shellTexts)
  const me = useMe()
  useWaitingCalls(me.data?.userId)
  const isSettled = useWorker(me.data !== undefined)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const player = me.data?.player
  const hasRail = useWindow(isWide) && player != null
  return (
    <ShownMe value={me.data}>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:rounded-xl focus:bg-card focus:p-3"
      >
        {t.skip}
      </a>
      <TopBar
        me={me.data}
        isMenuOpen={isMenuOpen}
        onMenu={() => setMenuOpen((isOpen) => !isOpen)}
      />
      {hasRail ? (
        <Suspense
          fallback={
            <div
              className="wide-rail"
              data-folded={getStored('rail') ?? (hasNamedRail() ? undefined : '')}
            />
          }
        >
          <WideFrame me={me.data} path={path} isOpen={isMenuOpen} onOpen={setMenuOpen} />
        </Suspense>
      ) : (
        <MenuPanel me={me.data} isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
      )}
      {me.status === 'ready' && <ConnectionBanner userId={me.data.userId} />}
      <main id="main" tabIndex={-1} className="outline-none">
        <SessionGate me={me} path={path}>
          <Outlet />
        </SessionGate>
      </main>
      {!hasRail && <Tabs me={me.data} path={path} />}
      {isSettled && path !== '/signout' && (
        <Suspense>
          <LateParts />
        </Suspense>
      )}
    </ShownMe>
  )
}

function Tabs({ me, path }: { me: Me | undefined; path: string }) {
  return (
    me?.player && (
      <Suspense>
        <TabBar player={me.player} unreadMessages={me.unreadMessages} path={path} />
      </Suspense>
    )
  )
}
