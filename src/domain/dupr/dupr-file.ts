// The DUPR match file: which matches it includes, why others are left out, and its columns.
import { gamesMax, isContested, type GamePoints, type Match } from '../match/match.ts'

/**
 * playerId is null for people without an account. hasActed: they took part in the event by an
 * action of their own; until then no result is kept on them.
 */
export type DuprSeat = {
  playerId: string | null
  playerName: string
  duprId: string | null
  hasActed: boolean
}
export type DuprMatch<Seat = DuprSeat> = {
  date: string
  scoring: 'rally' | 'side-out'
  a: readonly Seat[]
  b: readonly Seat[]
  games: readonly GamePoints[]
}
export type PlayedMatch = DuprMatch & Pick<Match, 'state' | 'disputedBy' | 'walkover'>

/** In order of precedence: a match gets its first reason. */
export const duprReasons = ['score', 'walkover', 'guest', 'sides', 'not-acted', 'no-id'] as const
export type DuprReason = (typeof duprReasons)[number]

export type DuprFileSeat = { playerName: string; duprId: string }
/** names: the players who can remove the reason, each once; empty for other reasons. */
export type LeftOut = { reason: DuprReason; matches: number; names: string[] }
export type DuprFile = { rows: DuprMatch<DuprFileSeat>[]; leftOut: LeftOut[] }

const seats = ({ a, b }: PlayedMatch): readonly DuprSeat[] => [...a, ...b]

function findReason(match: PlayedMatch): DuprReason | null {
  const { state, a, b, games, walkover } = match
  if (state !== 'confirmed' || isContested(match)) return 'score'
  if (walkover || games.length === 0) return 'walkover'
  if (seats(match).some(({ playerId }) => playerId === null)) return 'guest'
  if (a.length !== b.length || a.length < 1 || a.length > 2) return 'sides'
  if (seats(match).some(({ hasActed }) => !hasActed)) return 'not-acted'
  if (seats(match).some(({ duprId }) => duprId === null)) return 'no-id'
  return null
}

const findInTheWay = (match: PlayedMatch, reason: DuprReason): string[] =>
  seats(match)
    .filter(
      ({ hasActed, duprId }) =>
        (reason === 'not-acted' && !hasActed) || (reason === 'no-id' && duprId === null),
    )
    .map(({ playerName }) => playerName)

const toFileSeat = ({ playerName, duprId }: DuprSeat): DuprFileSeat => ({
  playerName,
  duprId: duprId ?? '',
})

export function makeDuprFile(matches: readonly PlayedMatch[]): DuprFile {
  const rows: DuprMatch<DuprFileSeat>[] = []
  const out = new Map<DuprReason, { matches: number; names: Set<string> }>()
  for (const match of matches) {
    if (match.state === 'planned') continue
    const reason = findReason(match)
    if (reason === null) {
      const { date, scoring, a, b, games } = match
      rows.push({ date, scoring, a: a.map(toFileSeat), b: b.map(toFileSeat), games })
      continue
    }
    const known = out.get(reason) ?? { matches: 0, names: new Set<string>() }
    for (const name of findInTheWay(match, reason)) known.names.add(name)
    out.set(reason, { matches: known.matches + 1, names: known.names })
  }
  const leftOut = duprReasons.flatMap((reason) => {
    const known = out.get(reason)
    if (known === undefined) return []
    return [{ reason, matches: known.matches, names: [...known.names].toSorted(compareNames) }]
  })
  return { rows, leftOut }
}

const compareNames = (one: string, other: string): number => one.localeCompare(other)

const seatColumns = ['A1', 'A2', 'B1', 'B2'].flatMap((seat) => [
  `player${seat}`,
  `player${seat}DuprId`,
])
const gameColumns = Array.from({ length: gamesMax }, (_, index) => index + 1).flatMap((game) => [
  `teamAGame${game}`,
  `teamBGame${game}`,
])
export const duprColumns: readonly string[] = [
  'matchType',
  'scoreType',
  'event',
  'date',
  ...seatColumns,
  ...gameColumns,
]

export const toDuprTable = (
  rows: readonly DuprMatch<DuprFileSeat>[],
  event: string,
): (string | number)[][] => [
  [...duprColumns],
  ...rows.map(({ date, scoring, a, b, games }) => [
    a.length === 1 ? 'S' : 'D',
    scoring === 'rally' ? 'RALLY' : 'SIDEOUT',
    event,
    date,
    ...[a[0], a[1], b[0], b[1]].flatMap((seat) => [seat?.playerName ?? '', seat?.duprId ?? '']),
    ...Array.from({ length: gamesMax }, (_, index) => games[index] ?? ['', '']).flat(),
  ]),
]
