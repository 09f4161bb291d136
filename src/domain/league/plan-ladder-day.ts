// The coming rounds of a ladder's game day: groups by the ladder before play, and afterwards each
// group's remaining games.
import { roundsMax } from '../event/format.ts'
import type { MatchList } from '../match-list/match-list.ts'
import { playedRounds } from '../match-list/replace-rounds.ts'
import type { PlannedRound } from '../schedule/planned-round.ts'
import { groupRounds } from './group-rounds.ts'
import { ladderGroups } from './ladder.ts'

type Side = readonly number[]
type DayRequest = {
  list: Pick<MatchList, 'players' | 'matches' | 'courts'>
  sides: readonly Side[]
  groupSize: number
  isFixed: boolean
  seed: number
}

/**
 * Present players without a side sit out, as does a group that has too few left; empty when all
 * groups have.
 */
export function planLadderDay({
  list,
  sides,
  groupSize,
  isFixed,
  seed,
}: DayRequest): PlannedRound[] {
  const stay = playedRounds(list)
  const inGroups = list.matches.filter(({ stage }) => stage === 'pool')
  const played = inGroups.filter(({ round }) => stay.has(round))
  const groups = played.length === 0 ? ladderGroups(sides, groupSize) : keptGroups(inGroups, sides)
  const rounds = groupRounds({
    groups,
    courts: list.courts,
    isFixed,
    seed,
    playedOf: (pool) => played.filter((match) => match.pool === pool),
  })
  const named = new Set(sides.flat())
  const alone = list.players
    .filter(({ number, presence }) => presence === 'here' && !named.has(number))
    .map(({ number }) => number)
  return rounds.slice(0, roundsMax).map(({ games, byes }) => ({
    games,
    byes: [...byes, ...alone].toSorted((one, other) => one - other),
  }))
}

function keptGroups(matches: MatchList['matches'], sides: readonly Side[]): Side[][] {
  const last = Math.max(1, ...matches.map(({ pool }) => pool ?? 1))
  const poolOf = new Map(
    matches.flatMap(({ a, b, pool }) =>
      [...a, ...b].map((number) => [number, pool ?? last] as const),
    ),
  )
  return Array.from({ length: last }, (_, index) =>
    sides.filter(([number = -1]) => (poolOf.get(number) ?? last) === index + 1),
  )
}
