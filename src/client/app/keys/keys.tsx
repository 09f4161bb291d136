// The shortcuts of the app, on every screen of a player: one listener, and what it opens.
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useRouter } from '@tanstack/react-router'
import { isPageKey, readLetterKey } from '../../device/letter-keys.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { useBack } from '../../navigation/use-back.ts'
import type { OwnPlayer } from '../../session/use-me.ts'
import { isInList, moveInList } from './move-in-list.ts'
import { createShortcutReader, findPath, type Shortcut } from './read-shortcut.ts'

const ShortcutSheet = lazyPart(async () => ({
  default: (await import('./shortcut-sheet.tsx')).ShortcutSheet,
}))

export function Keys({ player }: { player: OwnPlayer }) {
  const [isHelping, setHelping] = useState(false)
  const act = useShortcuts(player)
  useKeyDown((shortcut) => (shortcut.does === 'help' ? setHelping(true) : act(shortcut)))
  return (
    isHelping && (
      <Suspense>
        <ShortcutSheet onClose={() => setHelping(false)} />
      </Suspense>
    )
  )
}

/** What a shortcut does, apart from what it opens over the page. */
function useShortcuts({ homeLocation }: OwnPlayer): (shortcut: Shortcut) => void {
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
        return focusSearch()
      case 'next':
        return moveInList(1)
      case 'previous':
        return moveInList(-1)
      case 'back':
        return goBack()
      case 'help':
    }
  }
}

/** Of the day and venue that the screen is about, where it leads to a new event itself. */
const findCreatePath = (): string =>
  document.querySelector('main a[href^="/createevent"]')?.getAttribute('href') ?? '/createevent'

function focusSearch(): void {
  document.querySelector<HTMLElement>('main input[type=search]')?.focus()
}

/** Calls `onShortcut` with what a key of the page does. */
function useKeyDown(onShortcut: (shortcut: Shortcut) => void): void {
  const hear = useEffectEvent(onShortcut)
  useEffect(() => {
    const read = createShortcutReader()
    const onKeyDown = (event: KeyboardEvent) => {
      const letter = readLetterKey(event)
      const shortcut = letter === null ? readPageKey(event) : read(letter, event.timeStamp)
      if (shortcut === null) return
      event.preventDefault()
      hear(shortcut)
    }
    addEventListener('keydown', onKeyDown)
    document.documentElement.dataset.keys = ''
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}

/** Arrows belong to the page, or to what has the focus, unless that is a row of a list. */
function readPageKey(event: KeyboardEvent): Shortcut | null {
  const { key } = event
  if (!/^(?:Escape|Arrow(?:Up|Down))$/.test(key) || event.shiftKey || !isPageKey(event)) return null
  if (key === 'Escape') return mayGoBack() ? { does: 'back' } : null
  return isInList() ? { does: key === 'ArrowDown' ? 'next' : 'previous' } : null
}

/** Screens that no other one leads to: Escape stays on them. */
const roots = /^\/(?:$|(?:calendar|list|myevents|players|messages)(?:\/|$))/

/** What Escape takes away first, and what going back would lose. */
const keepsHere = '.wide-hint, output[data-react-aria-top-layer], main form:not(search form)'

const mayGoBack = (): boolean =>
  !roots.test(location.pathname) && document.querySelector(keepsHere) === null
