// The formats of play: for competitive types, and for any other type once its organizer starts
// rounds.
import type { EventType } from './event.ts'

export const formats = [
  'rotating partners',
  'fixed teams',
  'mixed doubles',
  'singles',
  'scramble',
  'mexicano',
  'king of the court',
  'ladder',
  'single elimination',
  'double elimination',
  'pools then bracket',
] as const
export type Format = (typeof formats)[number]

export const roundsMax = 50
export const gamePoints = [11, 15, 21] as const
export const winBys = [1, 2] as const
/** rally: every rally scores. side-out: only the serving side scores. */
export const scorings = ['rally', 'side-out'] as const
export const bestOfs = [1, 3, 5] as const

/**
 * rounds: planned rounds, where the format doesn't determine them. ranked: results count for
 * ratings. consolation: first-round losers play on in a second bracket.
 */
export type FormatFields = {
  format: Format
  rounds: number
  points: (typeof gamePoints)[number]
  winBy: (typeof winBys)[number]
  scoring: (typeof scorings)[number]
  bestOf: (typeof bestOfs)[number]
  ranked: boolean
  consolation: boolean
}
/** A match is won by the first side with more than half of bestOf games. */
export type ScoreRule = Pick<FormatFields, 'points' | 'winBy' | 'scoring' | 'bestOf'>

const playOfFormat: Partial<Record<Format, 'doubles' | 'singles'>> = {
  'rotating partners': 'doubles',
  'fixed teams': 'doubles',
  'mixed doubles': 'doubles',
  singles: 'singles',
  scramble: 'doubles',
  mexicano: 'doubles',
}
export const formatsFor = (play: 'doubles' | 'singles'): Format[] =>
  formats.filter((format) => (playOfFormat[format] ?? play) === play)

const bracketFormats: ReadonlySet<Format> = new Set<Format>([
  'single elimination',
  'double elimination',
  'pools then bracket',
])
export const isBracket = (format: Format): boolean => bracketFormats.has(format)

const teamFormats: ReadonlySet<Format> = new Set<Format>(['fixed teams', ...bracketFormats])
export const hasFixedTeams = (format: Format, play: 'doubles' | 'singles'): boolean =>
  play === 'doubles' && teamFormats.has(format)

const formatOfType: Partial<Record<EventType, Format>> = {
  'king of the court': 'king of the court',
  ladder: 'ladder',
  tournament: 'single elimination',
}

export const defaultFormat = (
  type: EventType,
  play: 'doubles' | 'singles',
  isRanked: boolean,
): FormatFields => ({
  format: formatOfType[type] ?? (play === 'singles' ? 'singles' : 'rotating partners'),
  rounds: 6,
  points: 11,
  winBy: 2,
  scoring: 'side-out',
  bestOf: 1,
  ranked: isRanked,
  consolation: false,
})

type Played = { type: EventType; play: 'doubles' | 'singles'; format: FormatFields | null }

export const isPlayedAlike = (one: Played, other: Played): boolean =>
  toPlayedKey(one) === toPlayedKey(other)

function toPlayedKey({ type, play, format }: Played): string {
  const chosen = format ?? defaultFormat(type, play, false)
  const { points, winBy, scoring, bestOf } = chosen
  return [play, chosen.format, points, winBy, scoring, bestOf].join()
}
