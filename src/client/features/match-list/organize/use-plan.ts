// Plans upcoming rounds in a worker, or gets them from the league. Replans when the list changes.
import { useEffect, useMemo, useState } from 'react'
import type { MatchView } from '#contract/match-list.ts'
import { isPlayed } from '#domain/match-list/match-list.ts'
import {
  currentRound,
  hasPlay,
  isWholeRound,
  listRounds,
  type RoundOfList,
} from '#domain/match-list/rounds.ts'
import { playersOfMatch } from '#domain/match/match.ts'
import type { PlannedRound, PlanRequest } from '#domain/schedule/plan-rounds.ts'
import type { PairGender } from '#domain/schedule/planned-round.ts'
import { call } from '../../../net/call.ts'
import type { ListView } from '../list-view.ts'
import { planInBackground } from './plan-in-background.ts'

/** The unscored rounds that stay: no round, the one on court, or all. */
export type Keep = 'none' | 'current' | 'all'
export type PlanWish = {
  rounds: number
  seed: number
  keep: Keep
  genders: ReadonlyMap<number, PairGender>
}

export type Plan = {
  status: 'planning' | 'failed' | 'ready'
  rounds: readonly PlannedRound[]
  kept: readonly RoundOfList<MatchView>[]
  before: readonly RoundOfList<MatchView>[]
}

const nothing: readonly PlannedRound[] = []

export function listKeptRounds(
  list: Pick<ListView, 'matches' | 'byes'>,
  keep: Keep,
): RoundOfList<MatchView>[] {
  const rounds = listRounds(list).filter(isWholeRound)
  const open = rounds.filter((round) => !hasPlay(round))
  if (keep === 'all') return open
  const current = currentRound(rounds)
  return keep === 'current' && current !== null && !hasPlay(current) ? [current] : []
}

export function canKeep(round: RoundOfList<MatchView>, players: ListView['players']): boolean {
  const here = new Set(
    players.filter(({ presence }) => presence === 'here').map(({ number }) => number),
  )
  return [...round.byes, ...round.matches.flatMap(playersOfMatch)].every((number) =>
    here.has(number),
  )
}

export function toPlannedRound(
  { matches, byes }: RoundOfList<MatchView>,
  players: ListView['players'],
): PlannedRound {
  const named = new Set([...byes, ...matches.flatMap(playersOfMatch)])
  const late = players
    .filter(({ number, presence }) => presence === 'here' && !named.has(number))
    .map(({ number }) => number)
  return {
    games: matches.map(({ court, pool, a, b }) => ({ court: court ?? 1, pool, a, b })),
    byes: [...byes, ...late],
  }
}

export function toPlanRequest(
  list: ListView,
  { rounds, seed, keep, genders }: PlanWish,
): PlanRequest {
  const kept = new Set(
    listKeptRounds(list, keep).flatMap(({ matches }) => matches.map(({ matchId }) => matchId)),
  )
  return {
    list: {
      ...list,
      matches: list.matches.map((match) =>
        kept.has(match.matchId) ? { ...match, state: 'confirmed' as const } : match,
      ),
    },
    format: list.format,
    play: list.play,
    seed,
    rounds,
    genders,
    strengths: new Map(
      list.players.flatMap(({ number, rating, skillSelf }) => {
        const strength = rating ?? skillSelf
        return strength === null ? [] : [[number, strength] as const]
      }),
    ),
  }
}

/** A ladder's game day: the server derives its groups from the league. */
export const isLadderDay = ({
  leagueSeriesId,
  format: { format },
}: Pick<ListView, 'leagueSeriesId' | 'format'>): boolean =>
  leagueSeriesId !== null && format === 'ladder'

export async function findRounds(list: ListView, wish: PlanWish): Promise<readonly PlannedRound[]> {
  if (!isLadderDay(list)) return planInBackground(toPlanRequest(list, wish))
  const answer = await call('leagues-dayRounds', { eventId: list.eventId, seed: wish.seed })
  if (answer.ok) return answer.value.rounds
  // When another kind of league continues as a ladder, it is planned like any ladder.
  if (answer.refusal.code === 'league-not-found') return planInBackground(toPlanRequest(list, wish))
  throw new Error(answer.refusal.code)
}

export const toPlanInput = ({ games, byes }: PlannedRound) => ({
  games: games.map(({ court, pool, a, b }) => ({ court, pool, a: [...a], b: [...b] })),
  byes: [...byes],
})

export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1

export function usePlan(list: ListView, wish: PlanWish): Plan {
  const { rounds, seed, keep, genders } = wish
  const key = JSON.stringify([list.revision, rounds, seed, keep, [...genders]])
  const [found, setFound] = useState<{ key: string; rounds: readonly PlannedRound[] | null }>({
    key: '',
    rounds: null,
  })
  useEffect(() => {
    let isOver = false
    findRounds(list, wish).then(
      (answer) => {
        if (!isOver) setFound({ key, rounds: answer })
      },
      () => {
        if (!isOver) setFound({ key, rounds: null })
      },
    )
    return () => {
      isOver = true
    }
    // oxlint-disable-next-line react/exhaustive-deps -- `key` stands for what a plan depends on: a score told again changes the list and no plan
  }, [key])
  return useMemo(() => {
    const kept = listKeptRounds(list, keep)
    const before = [
      ...listRounds(list).filter((round) => isWholeRound(round) && round.matches.some(isPlayed)),
      ...kept,
    ]
    if (found.key !== key) return { status: 'planning', rounds: nothing, kept, before }
    return {
      status: found.rounds === null ? 'failed' : 'ready',
      rounds: found.rounds ?? nothing,
      kept,
      before,
    }
  }, [found, key, keep, list])
}
