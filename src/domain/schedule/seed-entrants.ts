// The entrants of a bracket, the best seed first: by strength, or after pools by what was won
// there.
import { computeStandings } from '../match-list/standings.ts'
import { bySeed, listEntrants } from './entrants.ts'
import type { PlanRequest } from './planned-round.ts'

type Entrant = readonly number[]

/** What comes into the place of a team that qualified and left: nobody, or another entrant. */
export type Fill = 'bye' | Entrant
/** By the key of the team that left; where nothing is said, the next team of the pools moves up. */
export type Fills = ReadonlyMap<string, Fill>

/** Names an entrant among those of a bracket. */
export const entrantKey = (numbers: Entrant): string => numbers.join('+')

/**
 * The entrants of the bracket that `request` asks for, as matchLists-layBracket takes them. After
 * pools: the first two of each, of a single pool the first four, but for those that left.
 */
export function seedEntrants(request: PlanRequest, fills: Fills = new Map()): Entrant[] {
  return request.format.format === 'pools then bracket'
    ? seedQualified(rankPools(request), fills).map(({ numbers }) => numbers)
    : bySeed(request, listEntrants(request).entrants)
}

/** A team that qualified, of which these left; next: who moves up, or null where nobody can. */
export type LeftQualified = { numbers: Entrant; gone: readonly number[]; next: Entrant | null }

/** The teams that would be in the bracket after the pools, had nobody of them left. */
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

/** numbers: the team as it is now. gone: those of it that left. */
type Qualifier = {
  pool: number | null
  numbers: Entrant
  gone: readonly number[]
  share: number
  difference: number
}

/** The table of each pool. */
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

/** The team of these players, with whoever stands in for one of them since. */
function findTeam({ players }: PlanRequest['list'], numbers: Entrant): Entrant {
  const team = players.find(({ number }) => numbers.includes(number))?.team ?? null
  return team === null
    ? numbers
    : players.filter((player) => player.team === team).map(({ number }) => number)
}

/** How many of each pool come into the bracket. */
const countPlaces = (pools: readonly unknown[]): number => (pools.length === 1 ? 4 : 2)

/**
 * All winners of pools by what they won, then all second ones in the order of their winners: so the
 * best plays the second of the last. Who left is passed over; where a pool has too few, the best of
 * the others come.
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
  return apart([...tiers, [...more, ...named]])
}

/** Of the first of a pool, who was named in the place of one that left, and how many were filled. */
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

/** Two of one pool do not meet in the first round where a change within their tier avoids it. */
function apart(tiers: readonly Qualifier[][]): Qualifier[] {
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
