// Draws a division: the matches of its pools, or everyone against everyone. The server lays
// brackets, because their matches follow from results.
import { isBracket, roundsMax, type Format } from '../event/format.ts'
import { isPlayed, type MatchList } from '../match-list/match-list.ts'
import { listForPlan } from '../match-list/play-act.ts'
import { isOfRound, replaceRounds } from '../match-list/replace-rounds.ts'
import { circleRound } from '../schedule/duels.ts'
import { bySeed, listEntrants } from '../schedule/entrants.ts'
import { planSchedule } from '../schedule/plan-rounds.ts'
import type { PlannedRound, Play, PlanRequest } from '../schedule/planned-round.ts'
import { listLeftQualified, seedEntrants, type LeftQualified } from '../schedule/seed-entrants.ts'
import { ok, refuse, type Result } from '../shared/result.ts'

/** Per day; more fit on no courts and would block the server while planning. */
export const dayMatchesMax = 1_000

export type DivisionRules = {
  format: Format
  play: Play
  strengths: ReadonlyMap<number, number>
  seed: number
}

/**
 * Everyone on the list counts as present, since absences show on the day. Courts are assigned by
 * the day plan, so each round has as many as it fills.
 */
function toRequest(list: MatchList, { format, ...rules }: DivisionRules): PlanRequest {
  const everyone = listForPlan(list, true)
  const courts = Array.from({ length: Math.floor(list.players.length / 2) }, (_, at) => at + 1)
  return {
    list: { ...everyone, courts },
    format: { format },
    genders: new Map(),
    rounds: 0,
    ...rules,
  }
}

export function seedDivision(list: MatchList, rules: DivisionRules): (readonly number[])[] {
  const request = toRequest(list, rules)
  return bySeed(request, listEntrants(request).entrants)
}

/**
 * The bracket's entrants after pools, best seed first, or a refusal. left: qualified teams who left
 * and aren't among the entrants.
 */
export function seedBracket(
  list: MatchList,
  rules: DivisionRules,
): Result<
  { entrants: (readonly number[])[]; left: LeftQualified[] },
  'pools-not-played' | 'round-played'
> {
  const pools = list.matches.filter(({ stage }) => stage === 'pool')
  if (
    rules.format !== 'pools then bracket' ||
    pools.length === 0 ||
    pools.some(({ state }) => state !== 'confirmed')
  )
    return refuse('pools-not-played')
  if (list.matches.some((match) => !isOfRound(match) && (isPlayed(match) || match.court !== null)))
    return refuse('round-played')
  const request = toRequest(list, rules)
  const entrants = seedEntrants(request)
  return entrants.length < 2
    ? refuse('pools-not-played')
    : ok({ entrants, left: listLeftQualified(request) })
}

export function countDrawMatches(format: Format, entrants: number): number {
  if (format === 'pools then bracket') return entrants * 3
  return isBracket(format) ? entrants * 2 : Math.floor(entrants / 2) * countTurns(entrants)
}

const countTurns = (entrants: number): number => Math.min(roundsMax, entrants - 1 + (entrants % 2))

export function drawRounds(
  list: MatchList,
  rules: DivisionRules,
  newId: () => string,
): Result<MatchList, 'plan-invalid'> {
  const request = toRequest(list, rules)
  const rounds =
    rules.format === 'pools then bracket' ? planSchedule(request) : everyoneMeets(request)
  const drawn = replaceRounds({ ...list, ...request.list }, rounds, { play: rules.play, newId })
  if (!drawn.ok) return drawn
  return ok({
    ...drawn.value,
    players: list.players,
    courts: list.courts,
    matches: drawn.value.matches.map((match) => ({ ...match, court: null })),
  })
}

function everyoneMeets(request: PlanRequest): PlannedRound[] {
  const { entrants, alone } = listEntrants(request)
  const seeded = bySeed(request, entrants)
  if (seeded.length < 2) return []
  return Array.from({ length: countTurns(seeded.length) }, (_, turn) => {
    const seats = circleRound(seeded.length, turn).map((place) => seeded[place] ?? [])
    const games = Array.from({ length: Math.floor(seeded.length / 2) }, (__, game) => ({
      court: game + 1,
      pool: null,
      a: seats[game * 2] ?? [],
      b: seats[game * 2 + 1] ?? [],
    }))
    return { games, byes: [...seats.slice(games.length * 2).flat(), ...alone] }
  })
}
