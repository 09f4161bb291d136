// The app's keyboard shortcuts, active on every screen of a player: one listener and the overlays
// it opens.
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useRouter } from '@tanstack/react-router'
import { isPageKey, isPaletteKey, readLetterKey } from '../../device/letter-keys.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { useBack } from '../../navigation/use-back.ts'
import type { OwnPlayer } from '../../session/use-me.ts'
import { isInList, moveInList } from './move-in-list.ts'
import { onPaletteWanted } from './open-palette.ts'
import type { OverPageShows } from './over-page.tsx'
import { createShortcutReader, findPath, type Shortcut } from './read-shortcut.ts'

const OverPage = lazyPart(() => import('./over-page.tsx'), 'OverPage')

export function Keys({ player }: { player: OwnPlayer }) {
  const [shows, setShows] = useState<OverPageShows>(null)
  const act = useShortcuts(player, setShows)
  useShortcutEvents(act)
  return (
    shows !== null && (
      <Suspense>
        <OverPage shows={shows} onShow={setShows} />
      </Suspense>
    )
  )
}

function useShortcuts(
  { homeLocation }: OwnPlayer,
  onShow: (shows: OverPageShows) => void,
): (shortcut: Shortcut) => void {
  const { history } = useRouter()
  const goBack = useBack()
  return (shortcut) => {
    switch (shortcut.does) {
      case 'go': {
        const path = findPath(shortcut.place, homeLocation)
        if (path !== null) history.push(path)
        return
      }
      case 'create':
        return history.push(findCreatePath())
      case 'search':
        return focusSearch() ? undefined : onShow('palette')
      case 'next':
        return moveInList(1)
      case 'previous':
        return moveInList(-1)
      case 'back':
        return goBack()
      case 'help':
        return onShow('shortcuts')
      case 'palette':
        onShow('palette')
    }
  }
}

const findCreatePath = (): string =>
  document.querySelector('main a[href^="/createevent"]')?.getAttribute('href') ?? '/createevent'

function focusSearch(): boolean {
  const field = document.querySelector<HTMLElement>('main input[type=search]')
  field?.focus()
  return field !== null
}

function useShortcutEvents(onShortcut: (shortcut: Shortcut) => void): void {
  const hear = useEffectEvent(onShortcut)
  useEffect(() => {
    const read = createShortcutReader()
    const onKeyDown = (event: KeyboardEvent) => {
      const letter = readLetterKey(event)
      const shortcut = letter === null ? readOtherKey(event) : read(letter, event.timeStamp)
      if (shortcut === null) return
      event.preventDefault()
      hear(shortcut)
    }
    const stopPalette = onPaletteWanted(() => hear({ does: 'palette' }))
    addEventListener('keydown', onKeyDown)
    document.documentElement.dataset.keys = ''
    return () => {
      removeEventListener('keydown', onKeyDown)
      stopPalette()
    }
  }, [])
}

function readOtherKey(event: KeyboardEvent): Shortcut | null {
  const { key } = event
  if (isPaletteKey(event)) return { does: 'palette' }
  if (!/^(?:Escape|Arrow(?:Up|Down))$/.test(key) || event.shiftKey || !isPageKey(event)) return null
  if (key === 'Escape') return mayGoBack() ? { does: 'back' } : null
  return isInList() ? { does: key === 'ArrowDown' ? 'next' : 'previous' } : null
}

const roots = /^\/(?:$|(?:calendar|list|myevents|players|messages)(?:\/|$))/

/** Things that Escape closes first, and forms that going back would lose. */
const keepsHere = '.wide-hint, output[data-react-aria-top-layer], main form:not(search form)'

const mayGoBack = (): boolean =>
  !roots.test(location.pathname) && document.querySelector(keepsHere) === null
