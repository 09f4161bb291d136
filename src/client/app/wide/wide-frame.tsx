// What stands beside every screen of a wide window: the menu as a rail, in the spec's order and
// names. From 1,100 px on the hamburger folds it, and the device remembers; below, it shows signs
// alone and the hamburger opens the panel.
import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { clearStored, getStored, setStored } from '../../device/storage.ts'
import { useWindow } from '../../device/use-window.ts'
import { hasEventsPane, isDesk } from '../../device/wide-window.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import type { Me } from '../../session/use-me.ts'
import { MenuPanel } from '../menu/menu-panel.tsx'
import { Door } from './door.tsx'
import { Rail } from './rail.tsx'
import './wide.css'

const EventsPane = lazyPart(async () => ({
  default: (await import('./events-pane.tsx')).EventsPane,
}))

type WideFrameProps = {
  me: Me | undefined
  path: string
  /** What the hamburger says: the names show, or the panel. */
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

export function WideFrame({ me, path, isOpen, onOpen }: WideFrameProps) {
  const hasNames = useWindow(isDesk)
  useKeptRail(hasNames, isOpen, onOpen)
  return (
    <>
      <Door />
      <Rail me={me} path={path} isFolded={!hasNames || !isOpen} />
      <MenuPanel me={me} isOpen={isOpen && !hasNames} onClose={() => onOpen(false)} />
      <Events path={path} />
    </>
  )
}

type Source = 'list' | 'mine' | 'day'
const sources = new Map<string, Source>([
  ['/list', 'list'],
  ['/myevents', 'mine'],
])

/** Beside an event: the list it was opened from, or its day; beside the list it stays. */
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

/** Opens the rail as it was left on this device, and remembers how it is left. */
function useKeptRail(hasNames: boolean, isOpen: boolean, onOpen: (isOpen: boolean) => void): void {
  /** How it shall be at first; null once it is so. */
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
