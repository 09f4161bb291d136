// A large tournament day: doubles divisions with pools of four and a bracket, and people who play
// in two. As in practice, men's and mixed, or women's and mixed, of a level share people; or any
// two divisions do.
import { createRandom } from '#domain/shared/random.ts'
import {
  listBracketTasks,
  type DivisionDraw,
  type DrawnMatch,
} from '#domain/tournament/bracket-tasks.ts'
import type { PlanTask } from '#domain/tournament/day-plan.ts'
import { bracketShape } from '#server/brackets/bracket-shape.ts'

export type CrowdRequest = {
  teams: number
  divisions: number
  twice: number
  /**
   * level: a level's mixed division shares with its men's and women's. any: any two divisions
   * share.
   */
  sharing: 'level' | 'any'
  seed: number
}

const upTo = (many: number): number[] => Array.from({ length: many }, (_, index) => index)

function fillDivisions({ teams, divisions, twice, sharing, seed }: CrowdRequest): string[][][] {
  const random = createRandom(seed)
  const sizes = upTo(divisions).map(
    (number) => (Math.floor(teams / divisions) + (number < teams % divisions ? 1 : 0)) * 2,
  )
  const people = sizes.map((size, number) => upTo(size).map((place) => `${number}-${place}`))
  let double = Math.round((teams * 2 * twice) / (1 + twice))
  const isShared = new Set<string>()
  while (double > 0) {
    const level = random.between(0, Math.floor(divisions / 3) - 1) * 3
    const [from, to] =
      sharing === 'level'
        ? [level + random.between(0, 1), level + 2]
        : (random.shuffle(upTo(divisions)).slice(0, 2) as [number, number])
    const person = random.pick(people[from] ?? [])
    const place = random.between(0, (sizes[to] ?? 1) - 1)
    const other = people[to]?.[place] ?? ''
    if (isShared.has(person) || isShared.has(other) || people[to]?.includes(person)) continue
    people[to]?.splice(place, 1, person)
    isShared.add(person)
    double -= 1
  }
  return people.map((ids) => upTo(ids.length / 2).map((team) => ids.slice(team * 2, team * 2 + 2)))
}

const poolMatches = (teams: readonly string[][], pools: number): DrawnMatch[] =>
  upTo(pools).flatMap((pool) => {
    const mine = teams.filter((_, index) => index % pools === pool)
    return mine.flatMap((a, one) =>
      mine.slice(one + 1).map((b, other) => ({
        stage: 'pool' as const,
        round: other + 1,
        slot: pool * 100 + one + 1,
        pool: pool + 1,
        a,
        b,
        isPlayed: false,
      })),
    )
  })

export async function planCrowd(request: CrowdRequest): Promise<PlanTask[]> {
  const draws = await Promise.all(
    fillDivisions(request).map(async (teams, number): Promise<DivisionDraw> => {
      const pools = Math.max(1, Math.round(teams.length / 4))
      const entrants = Math.min(teams.length, pools === 1 ? 4 : pools * 2)
      return {
        eventId: `division ${number}`,
        earliest: 480,
        rule: { points: 11, bestOf: 1 },
        drawn: poolMatches(teams, pools),
        shape: await bracketShape('single', entrants),
        seeds: upTo(entrants).map(() => ({ pool: null })),
      }
    }),
  )
  return draws.flatMap((draw) => listBracketTasks(draw))
}
