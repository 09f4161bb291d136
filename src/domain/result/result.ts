// The results of a closed event for every player, and what has to be settled before closing.
import type { EventType } from '../event/event.ts'
import type { Format } from '../event/format.ts'
import type { ListPlayer, MatchList } from '../match-list/match-list.ts'
import { isWholeRound } from '../match-list/rounds.ts'
import { computeStandings } from '../match-list/standings.ts'
import type { Match } from '../match/match.ts'
import { awardMedals } from '../medal/award-medals.ts'
import { medalEntrantsMin, type Medal } from '../medal/medal.ts'
import { ok, refuse, type Result } from '../shared/result.ts'

/**
 * rank counts from 1; entrants counts teams when teams are ranked. partnerId: only for partners who
 * stayed together.
 */
export type PlayerResult = {
  playerId: string
  rank: number
  entrants: number
  wins: number
  losses: number
  partnerId: string | null
  medal: Medal | null
}

type Played = { type: EventType; format: Format; play: 'doubles' | 'singles' }

/**
 * Guests and players without an own act are ranked but keep no result; a medal needs enough
 * entrants with an own act.
 */
export function computeResults(
  list: MatchList,
  played: Played,
  acted: ReadonlySet<string>,
): PlayerResult[] {
  const idOf = new Map(
    list.players.map(({ number, playerId }) => [
      number,
      playerId !== null && acted.has(playerId) ? playerId : null,
    ]),
  )
  const rows = rankedAmong(
    computeStandings(list, played.format, played.play).filter((row) => row.played > 0),
  )
  const counted = rows.filter(({ numbers }) =>
    numbers.some((number) => (idOf.get(number) ?? null) !== null),
  )
  const medalOf = new Map(
    counted.length < medalEntrantsMin
      ? []
      : awardMedals(list, played).map(({ number, medal }) => [number, medal]),
  )
  const placed = new Set<string>()
  return rows.flatMap(({ numbers, rank, wins, losses }) =>
    numbers.flatMap((number) => {
      const playerId = idOf.get(number) ?? null
      if (playerId === null || placed.has(playerId)) return []
      placed.add(playerId)
      const [partner] = numbers.length === 2 ? numbers.filter((other) => other !== number) : []
      return [
        {
          playerId,
          rank,
          entrants: rows.length,
          wins,
          losses,
          partnerId: partner === undefined ? null : (idOf.get(partner) ?? null),
          medal: medalOf.get(number) ?? null,
        },
      ]
    }),
  )
}

const rankedAmong = <R extends { rank: number }>(rows: readonly R[]): R[] =>
  rows.map((row) => ({ ...row, rank: 1 + rows.filter((other) => other.rank < row.rank).length }))

/** unplayed: without a score. unanswered: reported only. disputed. counted: confirmed. */
export type Unsettled = { unplayed: number; unanswered: number; disputed: number; counted: number }

export function countUnsettled(matches: readonly Pick<Match, 'state'>[]): Unsettled {
  const count = (state: Match['state']): number =>
    matches.filter((match) => match.state === state).length
  return {
    unplayed: count('planned'),
    unanswered: count('reported'),
    disputed: count('disputed'),
    counted: count('confirmed'),
  }
}

type Settled = Result<Match[], 'match-list-changed' | 'results-disputed' | 'results-empty'>

/**
 * Confirms unanswered scores as reported. Unsettled matches must equal those the organizer saw, and
 * disputes must be decided first. at: ISO 8601. isOver: the event has ended, so it can close
 * without any score.
 */
export function settleResult(
  matches: readonly Match[],
  seen: Pick<Unsettled, 'unplayed' | 'unanswered'>,
  { actorId, at, isOver }: { actorId: string; at: string; isOver: boolean },
): Settled {
  const { unplayed, unanswered, disputed, counted } = countUnsettled(matches)
  if (disputed > 0) return refuse('results-disputed')
  if (unplayed !== seen.unplayed || unanswered !== seen.unanswered)
    return refuse('match-list-changed')
  if (unanswered + counted === 0 && !isOver) return refuse('results-empty')
  return ok(
    matches
      .filter(({ state }) => state === 'reported')
      .map((match) => ({
        ...match,
        state: 'confirmed',
        confirmedBy: actorId,
        confirmed: at,
        decided: at,
      })),
  )
}

export function withoutUnplayed(list: MatchList): MatchList {
  const matches = list.matches.filter(({ state }) => state !== 'planned')
  const rounds = new Set(matches.flatMap((match) => (isWholeRound(match) ? [match.round] : [])))
  return { ...list, matches, byes: list.byes.filter(({ round }) => rounds.has(round)) }
}

export function medalChanges(
  before: ReadonlyMap<string, Medal>,
  results: readonly PlayerResult[],
): { won: readonly { playerId: string; medal: Medal }[]; lost: readonly string[] } {
  const after = new Map(
    results.flatMap(({ playerId, medal }) => (medal === null ? [] : [[playerId, medal] as const])),
  )
  return {
    won: [...after].flatMap(([playerId, medal]) =>
      before.get(playerId) === medal ? [] : [{ playerId, medal }],
    ),
    lost: [...before.keys()].filter((playerId) => !after.has(playerId)),
  }
}

export const hasAccount = <P extends Pick<ListPlayer, 'playerId'>>(
  player: P,
): player is P & { playerId: string } => player.playerId !== null
