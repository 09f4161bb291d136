// The entrants of a bracket, best seed first: by strength, or after pools by pool results.
import { computeStandings } from '../match-list/standings.ts'
import { bySeed, listEntrants } from './entrants.ts'
import type { PlanRequest } from './planned-round.ts'

type Entrant = readonly number[]

export type Fill = 'bye' | Entrant
/** By the key of the team who left; without an entry the next team of the pools moves up. */
export type Fills = ReadonlyMap<string, Fill>

export const entrantKey = (numbers: Entrant): string => numbers.join('+')

/**
 * The form that matchLists-layBracket takes. After pools: the first two of each, or the first four
 * of a single pool, except those who left.
 */
export function seedEntrants(request: PlanRequest, fills: Fills = new Map()): Entrant[] {
  return request.format.format === 'pools then bracket'
    ? seedQualified(rankPools(request), fills).map(({ numbers }) => numbers)
    : bySeed(request, listEntrants(request).entrants)
}

export type LeftQualified = { numbers: Entrant; gone: readonly number[]; next: Entrant | null }

export function listLeftQualified(request: PlanRequest): LeftQualified[] {
  if (request.format.format !== 'pools then bracket') return []
  const pools = rankPools(request)
  const places = countPlaces(pools)
  const firsts = new Set(pools.flatMap((rows) => rows.slice(0, places)))
  const up = seedQualified(pools, new Map()).filter((row) => !firsts.has(row))
  return [...firsts]
    .filter(({ gone }) => gone.length > 0)
    .map(({ pool, numbers, gone }) => {
      const at = up.findIndex((row) => row.pool === pool)
      const [next] = up.splice(Math.max(0, at), 1)
      return { numbers, gone, next: next?.numbers ?? null }
    })
}

type Qualifier = {
  pool: number | null
  numbers: Entrant
  gone: readonly number[]
  share: number
  difference: number
}

function rankPools({ list, play }: PlanRequest): Qualifier[][] {
  const confirmed = list.matches.filter(
    ({ stage, state }) => stage === 'pool' && state === 'confirmed',
  )
  const nobody = list.players.map((player) => ({ ...player, presence: 'left' as const }))
  const left = new Set(
    list.players.filter(({ presence }) => presence === 'left').map(({ number }) => number),
  )
  return [...Map.groupBy(confirmed, ({ pool }) => pool)].map(([pool, matches]) =>
    computeStandings({ ...list, players: nobody, matches }, 'fixed teams', play).map(
      ({ numbers: played, wins, played: matchesPlayed, pointsFor, pointsAgainst }): Qualifier => {
        const numbers = play === 'doubles' ? findTeam(list, played) : played
        return {
          pool,
          numbers,
          gone: numbers.filter((number) => left.has(number)),
          share: wins / matchesPlayed,
          difference: (pointsFor - pointsAgainst) / matchesPlayed,
        }
      },
    ),
  )
}

function findTeam({ players }: PlanRequest['list'], numbers: Entrant): Entrant {
  const team = players.find(({ number }) => numbers.includes(number))?.team ?? null
  return team === null
    ? numbers
    : players.filter((player) => player.team === team).map(({ number }) => number)
}

const countPlaces = (pools: readonly unknown[]): number => (pools.length === 1 ? 4 : 2)

/**
 * Pool winners by results, then runners-up in the order of their winners, so the best winner plays
 * the last one's runner-up. Teams who left are skipped; missing places go to the best of the rest.
 */
function seedQualified(pools: readonly Qualifier[][], fills: Fills): Qualifier[] {
  const places = countPlaces(pools)
  const named: Qualifier[] = []
  let open = 0
  const chosen = pools.map((rows) => {
    const own = fillsOfPool(rows.slice(0, places), fills)
    named.push(...own.named)
    const here = rows.filter(
      ({ gone, numbers }) =>
        gone.length === 0 && !named.some((row) => entrantKey(row.numbers) === entrantKey(numbers)),
    )
    const wanted = Math.min(rows.length, places) - own.filled
    open += Math.max(0, wanted - here.length)
    return { in: here.slice(0, wanted), after: here.slice(wanted) }
  })
  const more = chosen
    .flatMap(({ after }) => after)
    .toSorted(compareWinners)
    .slice(0, open)
  const ranked = chosen
    .filter((rows) => rows.in.length > 0)
    .toSorted(({ in: [one] }, { in: [other] }) =>
      one === undefined || other === undefined ? 0 : compareWinners(one, other),
    )
  const tiers = Array.from({ length: places }, (_, place) =>
    ranked.flatMap((rows) => rows.in[place] ?? []),
  )
  return separatePools([...tiers, [...more, ...named]])
}

function fillsOfPool(
  rows: readonly Qualifier[],
  fills: Fills,
): { named: Qualifier[]; filled: number } {
  const filled = rows.filter(
    ({ gone, numbers }) => gone.length > 0 && fills.has(entrantKey(numbers)),
  )
  return {
    filled: filled.length,
    named: filled.flatMap((row) => {
      const fill = fills.get(entrantKey(row.numbers))
      return fill === undefined || fill === 'bye' ? [] : [{ ...row, numbers: fill, gone: [] }]
    }),
  }
}

const compareWinners = (one: Qualifier, other: Qualifier): number =>
  other.share - one.share ||
  other.difference - one.difference ||
  (one.pool ?? 0) - (other.pool ?? 0)

function separatePools(tiers: readonly Qualifier[][]): Qualifier[] {
  const seeds = tiers.flat()
  let size = 2
  while (size < seeds.length) size *= 2
  const tierOf = new Map(tiers.flatMap((tier, index) => tier.map((each) => [each, index] as const)))
  const clashes = (place: number): boolean =>
    seeds[place] !== undefined && seeds[place].pool === seeds[size - 1 - place]?.pool
  for (let place = seeds.length - 1; place >= size / 2; place -= 1) {
    for (let other = place - 1; clashes(place) && other >= 0; other -= 1) {
      const [mine, theirs] = [seeds[place], seeds[other]]
      if (mine === undefined || theirs === undefined || tierOf.get(mine) !== tierOf.get(theirs))
        continue
      seeds[place] = theirs
      seeds[other] = mine
      if (!clashes(place) && !clashes(other)) break
      seeds[place] = mine
      seeds[other] = theirs
    }
  }
  return seeds
}
