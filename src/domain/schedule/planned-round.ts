// The input and the output of a planner: the rounds to come of a match list, by the numbers
// of its players.
import type { FormatFields } from '../event/format.ts'
import type { MatchList } from '../match-list/match-list.ts'

export type PlannedGame = {
  court: number
  pool: number | null
  a: readonly number[]
  b: readonly number[]
}

/** byes: present players without a game. */
export type PlannedRound = { games: readonly PlannedGame[]; byes: readonly number[] }

export type Play = 'doubles' | 'singles'
export type Gender = 'woman' | 'man'

export type PlanRequest = {
  list: Pick<MatchList, 'eventId' | 'players' | 'matches' | 'byes' | 'courts'>
  format: Pick<FormatFields, 'format'>
  play: Play
  /** By number; a player without one takes the side that has fewer. Only mixed doubles asks. */
  genders: ReadonlyMap<number, Gender>
  /**
   * By number, stronger is more: the first order where positions matter. A player without one
   * counts as average.
   */
  strengths: ReadonlyMap<number, number>
  seed: number
  /** How many rounds to plan; a format that hangs on the last round plans one. */
  rounds: number
  /** How many swaps a search may try; as many as it finds right when not given. */
  steps?: number
}
