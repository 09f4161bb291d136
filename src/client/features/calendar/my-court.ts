// Finds my court and round in the match list of an event in progress.
import type { LiveOutput } from '#contract/contract.ts'
import { currentRound, listRounds } from '#domain/match-list/rounds.ts'
import { findSide } from '#domain/match/match.ts'

type MatchList = NonNullable<LiveOutput<'matchLists-byEvent'>['matchList']>

/** round: null between rounds. court: null when I sit out or none is assigned. */
export type MyCourt = { round: number | null; court: number | null; sitsOut: boolean }

export function findMyCourt(list: MatchList | null | undefined, playerId: string): MyCourt | null {
  const number = list?.players.find((player) => player.playerId === playerId)?.number
  if (list === null || list?.state !== 'open' || number === undefined) return null
  const round = currentRound(listRounds(list))
  if (round === null) return { round: null, court: null, sitsOut: false }
  const match = round.matches.find((each) => findSide(each, number) !== null)
  return {
    round: round.round,
    court: match?.court ?? null,
    sitsOut: match === undefined,
  }
}
