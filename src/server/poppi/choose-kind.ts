// The kind of a question: events, venues, players or help. The first rule that holds decides.
import { has, wishParts, type PoppiKind, type Wish, type WishPart } from '#domain/poppi/poppi.ts'
import type { FoundHelp } from './find-help.ts'

/**
 * What decides: the wish, the nouns that were said, whether it begins as a question about the app,
 * the articles that speak of it.
 */
export type Clues = {
  wish: Wish
  nouns: ReadonlySet<PoppiKind>
  isHelpful: boolean
  help: readonly FoundHelp[]
}

/** From this score on an article answers even a question that asks for a player. */
const sureScore = 60
/** From this one on rather an article than the name of a player. */
const likelyScore = 20

/**
 * And from this one on what is wished near is something that only an article knows: games and
 * courts have nouns of their own.
 */
const nearScore = 15

const hasAny = (wish: Wish, ...parts: WishPart[]): boolean => parts.some((part) => has(wish, part))
const bestScore = (help: readonly FoundHelp[]): number => help[0]?.score ?? 0

/**
 * True when the question has a day, or a place of its own: then it is no question about the app.
 */
export const isPlanned = (wish: Wish): boolean => hasAny(wish, 'days', 'time', 'near', 'places')

/** True when near is all that is wished: what is to be near may be a word about the app. */
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

/** What the question wants; 'nothing' when no rule knows. */
export const chooseKind = (clues: Clues): PoppiKind =>
  rules.find(([, holds]) => holds(clues))?.[0] ?? 'nothing'
