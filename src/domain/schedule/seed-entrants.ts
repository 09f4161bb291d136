// The entrants of a bracket, the best seed first: by strength, or after pools by what was won
// there.
import { computeStandings } from '../match-list/standings.ts'
import { bySeed, listEntrants } from './entrants.ts'
import type { PlanRequest } from './planned-round.ts'

type Entrant = readonly number[]

/**
 * The entrants of the bracket that `request` asks for, as matchLists-layBracket takes them. After
 * pools: the first two of each, of a single pool the first four.
 */
export function seedEntrants(request: PlanRequest): Entrant[] {
  return request.format.format === 'pools then bracket'
    ? qualifiers(request)
    : bySeed(request, listEntrants(request).entrants)
}

type Qualifier = { pool: number | null; numbers: Entrant; share: number; difference: number }

/**
 * All winners of pools by what they won, then all second ones in the order of their winners: so the
 * best plays the second of the last.
 */
function qualifiers({ list, play }: PlanRequest): Entrant[] {
  const confirmed = list.matches.filter(
    ({ stage, state }) => stage === 'pool' && state === 'confirmed',
  )
  const nobody = list.players.map((player) => ({ ...player, presence: 'left' as const }))
  const tables = [...Map.groupBy(confirmed, ({ pool }) => pool)].map(([pool, matches]) =>
    computeStandings({ ...list, players: nobody, matches }, 'fixed teams', play).map(
      ({ numbers, wins, played, pointsFor, pointsAgainst }): Qualifier => ({
        pool,
        numbers,
        share: wins / played,
        difference: (pointsFor - pointsAgainst) / played,
      }),
    ),
  )
  const ranked = tables.toSorted(([one], [other]) =>
    one === undefined || other === undefined ? 0 : compareWinners(one, other),
  )
  const places = ranked.length === 1 ? 4 : 2
  const tiers = Array.from({ length: places }, (_, place) =>
    ranked.flatMap((rows) => rows[place] ?? []),
  )
  return apart(tiers).map(({ numbers }) => numbers)
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
