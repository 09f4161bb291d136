// Maps keys to shortcuts, including two-letter chords: G, then the letter of a place.

export const placeLetters = {
  h: 'home',
  c: 'calendar',
  l: 'list',
  e: 'myEvents',
  v: 'myVenues',
  p: 'community',
  m: 'messages',
  a: 'alerts',
  u: 'profile',
  s: 'settings',
} as const

export type KeyPlace = (typeof placeLetters)[keyof typeof placeLetters]

export type Shortcut =
  | { does: 'go'; place: KeyPlace }
  | { does: 'create' | 'search' | 'next' | 'previous' | 'back' | 'help' | 'palette' }

const singles: Readonly<Record<string, Shortcut>> = {
  c: { does: 'create' },
  j: { does: 'next' },
  k: { does: 'previous' },
  '/': { does: 'search' },
  '?': { does: 'help' },
}

const chordMs = 1500

const isPlaceLetter = (letter: string): letter is keyof typeof placeLetters =>
  Object.hasOwn(placeLetters, letter)

/**
 * Reads letters one by one, each with its time in ms; returns null while a letter completes no
 * shortcut.
 */
export function createShortcutReader(): (letter: string, at: number) => Shortcut | null {
  let startedAt = -Infinity
  return (letter, at) => {
    const isSecond = at - startedAt <= chordMs
    startedAt = letter === 'g' && !isSecond ? at : -Infinity
    if (isSecond) return isPlaceLetter(letter) ? { does: 'go', place: placeLetters[letter] } : null
    return singles[letter] ?? null
  }
}

export function findPath(place: KeyPlace, homeLocation: string | null): string | null {
  if (place === 'community') return homeLocation === null ? null : `/players/${homeLocation}`
  return paths[place]
}

const paths: Readonly<Record<Exclude<KeyPlace, 'community'>, string>> = {
  home: '/',
  calendar: '/calendar',
  list: '/list',
  myEvents: '/myevents',
  myVenues: '/venuemenu',
  messages: '/messages',
  alerts: '/alerts',
  profile: '/player',
  settings: '/player/settings',
}
