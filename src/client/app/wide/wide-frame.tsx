// The frame of a wide window with the menu as a rail. From 1,100 px the hamburger folds the rail
// and the device remembers it; below, the rail shows icons alone and the hamburger opens the panel.
import { Suspense, useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from 'react'
import { paletteTexts } from '#words/en/app/palette.ts'
import { clearStored, getStored, setStored } from '../../device/storage.ts'
import { useWindow } from '../../device/use-window.ts'
import { hasEventsPane, hasNamedRail } from '../../device/wide-window.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import type { Me } from '../../session/use-me.ts'
import { MenuPanel } from '../menu/menu-panel.tsx'
import { Door } from './door.tsx'
import { Rail } from './rail.tsx'
import './wide-window.css'

const EventsPane = lazyPart(() => import('./events-pane.tsx'), 'EventsPane')

type WideFrameProps = {
  me: Me | undefined
  path: string
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

export function WideFrame({ me, path, isOpen, onOpen }: WideFrameProps) {
  const hasNames = useWindow(hasNamedRail)
  useKeptRail(hasNames, isOpen, onOpen)
  return (
    <>
      {hasEvent(path) && <SkipToEvent />}
      <Door />
      <Rail me={me} path={path} isFolded={!hasNames || !isOpen} />
      <MenuPanel me={me} isOpen={isOpen && !hasNames} onClose={() => onOpen(false)} />
      <Events path={path} />
    </>
  )
}

const hasEvent = (path: string): boolean => path.startsWith('/vieweditevent/') || path === '/list'

function SkipToEvent() {
  const t = useTexts(paletteTexts)
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById('event')?.focus()
  }
  return (
    <a
      href="#event"
      onClick={skip}
      className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:rounded-xl focus:bg-card focus:p-3"
    >
      {t.skipToEvent}
    </a>
  )
}

type Source = 'list' | 'mine' | 'day'
const sources = new Map<string, Source>([
  ['/list', 'list'],
  ['/myevents', 'mine'],
])

function Events({ path }: { path: string }) {
  const isEvent = path.startsWith('/vieweditevent/')
  const [source, setSource] = useState<Source>('day')
  const now = isEvent ? source : (sources.get(path) ?? 'day')
  if (now !== source) setSource(now)
  const isShown = useWindow(hasEventsPane) && (isEvent || path === '/list')
  return (
    isShown && (
      <Suspense fallback={<div className="wide-left wide-list" />}>
        <EventsPane path={path} source={now} />
      </Suspense>
    )
  )
}

function useKeptRail(hasNames: boolean, isOpen: boolean, onOpen: (isOpen: boolean) => void): void {
  const wanted = useRef<boolean | null>(null)
  useLayoutEffect(() => {
    wanted.current = hasNames && getStored('rail') === null
    onOpen(wanted.current)
  }, [hasNames, onOpen])
  useEffect(() => {
    if (wanted.current === null) {
      if (!hasNames) return
      if (isOpen) clearStored('rail')
      else setStored('rail', 'folded')
    } else if (wanted.current === isOpen) wanted.current = null
  }, [hasNames, isOpen])
}
