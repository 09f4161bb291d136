// Input and output of a planner, in player numbers of the match list.
import type { FormatFields } from '../event/format.ts'
import type { MatchList } from '../match-list/match-list.ts'

export type PlannedGame = {
  court: number
  pool: number | null
  a: readonly number[]
  b: readonly number[]
}

export type PlannedRound = { games: readonly PlannedGame[]; byes: readonly number[] }

export type Play = 'doubles' | 'singles'
export type PairGender = 'woman' | 'man'

export type PlanRequest = {
  list: Pick<MatchList, 'eventId' | 'players' | 'matches' | 'byes' | 'courts'>
  format: Pick<FormatFields, 'format'>
  play: Play
  genders: ReadonlyMap<number, PairGender>
  /**
   * By number, higher is stronger; missing counts as average. Sets the initial order where
   * positions matter.
   */
  strengths: ReadonlyMap<number, number>
  seed: number
  rounds: number
  steps?: number
}
