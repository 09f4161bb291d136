// The shortcuts as the help lists them: groups of actions with their keys.
import type { keyTexts } from '#words/en/app/keys.ts'
import type { menuTexts } from '#words/en/app/menu.ts'
import type { kit } from '../../ui/words/kit.ts'
import type { labels } from '../../ui/words/labels.ts'
import { placeLetters, type KeyPlace } from './read-shortcut.ts'

export type KeyName = 'mod' | 'enter' | 'escape' | (string & {})

/** ways: alternative key sequences; keys are pressed one after another, or together with mod. */
type Act = keyof typeof keyTexts | keyof typeof kit | keyof typeof labels

type Line<Does extends string> = { does: Does; ways: readonly (readonly KeyName[])[] }

export const anywhereLines: readonly Line<Act>[] = [
  { does: 'find', ways: [['mod', 'K']] },
  { does: 'create', ways: [['C']] },
  { does: 'search', ways: [['/']] },
  { does: 'back', ways: [['escape']] },
  { does: 'help', ways: [['?']] },
]

export const listLines: readonly Line<Act>[] = [
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
