// Decides whether a question is about events, venues, players or help. The first matching rule
// wins.
import { has, wishParts, type PoppiKind, type Wish, type WishPart } from '#domain/poppi/poppi.ts'
import type { FoundHelp } from './find-help.ts'

export type Clues = {
  wish: Wish
  nouns: ReadonlySet<PoppiKind>
  isHelpful: boolean
  help: readonly FoundHelp[]
}

/** From this score, an article answers even a question that asks for a player. */
const sureScore = 60
/** From this score, an article is likelier than a player's name. */
const likelyScore = 20

/**
 * From this score, a question with only "near" is about the app, because games and courts have
 * nouns of their own.
 */
const nearScore = 15

const hasAny = (wish: Wish, ...parts: WishPart[]): boolean => parts.some((part) => has(wish, part))
const bestScore = (help: readonly FoundHelp[]): number => help[0]?.score ?? 0

/** True when the question names a day or a place, so it isn't about the app. */
export const isPlanned = (wish: Wish): boolean => hasAny(wish, 'days', 'time', 'near', 'places')

/** True when "near" is the only wish; what should be near may be a word about the app. */
const isOnlyNear = (wish: Wish): boolean =>
  wishParts.every((part) => has(wish, part) === (part === 'near') || part === 'name')

const rules: readonly (readonly [PoppiKind, (clues: Clues) => boolean])[] = [
  [
    'help',
    ({ wish, isHelpful, help }) =>
      isHelpful && help.length > 0 && !isPlanned(wish) && !hasAny(wish, 'venue', 'city'),
  ],
  [
    'help',
    ({ wish, nouns, help }) =>
      nouns.has('players') &&
      !isPlanned(wish) &&
      wish.name !== null &&
      bestScore(help) >= sureScore,
  ],
  ['players', ({ wish, nouns }) => nouns.has('players') && !hasAny(wish, 'days', 'time', 'type')],
  [
    'venues',
    ({ wish, nouns }) =>
      nouns.has('venues') &&
      !hasAny(wish, 'days', 'time', 'places', 'type', 'gender', 'friends', 'play'),
  ],
  [
    'help',
    ({ wish, nouns, help }) => nouns.size === 0 && isOnlyNear(wish) && bestScore(help) >= nearScore,
  ],
  [
    'events',
    ({ wish }) =>
      hasAny(wish, 'days', 'time', 'places', 'type', 'gender', 'friends', 'play', 'level', 'near'),
  ],
  [
    'events',
    ({ wish, nouns, help }) => nouns.has('events') && (help.length === 0 || wish.name === null),
  ],
  ['venues', ({ wish }) => hasAny(wish, 'facilities', 'venue', 'city', 'free')],
  [
    'help',
    ({ wish, help }) => bestScore(help) >= likelyScore || (help.length > 0 && wish.name === null),
  ],
  ['players', ({ wish }) => wish.name !== null],
  ['events', ({ nouns }) => nouns.size > 0],
]

export const chooseKind = (clues: Clues): PoppiKind =>
  rules.find(([, holds]) => holds(clues))?.[0] ?? 'nothing'
