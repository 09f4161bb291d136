// The shortcuts as they are listed: groups, each with what its keys do.
import type { keyTexts } from '#words/en/app/keys.ts'
import type { menuTexts } from '#words/en/app/menu.ts'
import { placeLetters, type KeyPlace } from './read-shortcut.ts'

/** mod is ⌘ on a Mac and Ctrl elsewhere. */
export type KeyName = 'mod' | 'enter' | 'escape' | (string & {})

/** ways: each of them does it, its keys one after another, or with mod at once. */
type Line<Does extends string> = { does: Does; ways: readonly (readonly KeyName[])[] }

export const anywhereLines: readonly Line<keyof typeof keyTexts>[] = [
  { does: 'find', ways: [['mod', 'K']] },
  { does: 'create', ways: [['C']] },
  { does: 'search', ways: [['/']] },
  { does: 'back', ways: [['escape']] },
  { does: 'help', ways: [['?']] },
]

export const listLines: readonly Line<keyof typeof keyTexts>[] = [
  { does: 'next', ways: [['J'], ['↓']] },
  { does: 'previous', ways: [['K'], ['↑']] },
  { does: 'open', ways: [['enter']] },
]

type PlaceName =
  | Extract<KeyPlace, keyof typeof menuTexts>
  | Extract<KeyPlace, keyof typeof keyTexts>

export const placeLines: readonly Line<PlaceName>[] = Object.entries(placeLetters).map(
  ([letter, place]) => ({ does: place, ways: [['G', letter.toUpperCase()]] }),
)
