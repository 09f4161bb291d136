// A league's standings over all game days, and the groups of each day in finishing order.
import type { CountedMatch } from '../match-list/entrant.ts'
import { computeStandings, type StandingRow, type Tiebreak } from '../match-list/standings.ts'
import type { LadderDay } from './ladder.ts'
import type { LeagueFields } from './league.ts'

export type LeagueEntrant = { playerId: string; partnerId: string | null }
export type PlayedDay = {
  eventId: string
  players: readonly { number: number; playerId: string | null }[]
  matches: readonly CountedMatch[]
}
export type LeagueStanding = {
  entrant: string
  rank: number
  played: number
  wins: number
  losses: number
  pointsFor: number
  pointsAgainst: number
  days: number
  decidedBy: Tiebreak | null
}

type League = {
  leagueSeriesId: string
  fields: Pick<LeagueFields, 'entryBy' | 'play'>
  entrants: readonly LeagueEntrant[]
}

/** Stand-ins play but have no row in the standings. */
const standInNumberOffset = 100_000

function rankEntrants(
  { leagueSeriesId, fields, entrants }: League,
  matches: readonly CountedMatch[],
): (StandingRow & { entrant: string })[] {
  const players = entrants.flatMap(({ partnerId }, index) =>
    [index * 2, ...(partnerId === null ? [] : [index * 2 + 1])].map((number) => ({
      number,
      team: index,
      presence: 'expected' as const,
    })),
  )
  const format = fields.entryBy === 'team' ? 'fixed teams' : 'rotating partners'
  return computeStandings(
    { eventId: leagueSeriesId, players, matches },
    format,
    fields.play,
  ).flatMap((row) => {
    const entrant =
      entrants[
        Math.floor(
          (row.numbers.find((number) => number < standInNumberOffset) ?? standInNumberOffset) / 2,
        )
      ]
    return entrant === undefined ? [] : [{ ...row, entrant: entrant.playerId }]
  })
}

function toCountedMatches({ entrants }: League, day: PlayedDay): CountedMatch[] {
  const places = new Map(
    entrants.flatMap(({ playerId, partnerId }, index) => [
      [playerId, index * 2] as const,
      ...(partnerId === null ? [] : [[partnerId, index * 2 + 1] as const]),
    ]),
  )
  const numbers = new Map(
    day.players.map(({ number, playerId }) => [
      number,
      (playerId === null ? undefined : places.get(playerId)) ?? standInNumberOffset + number,
    ]),
  )
  const inLeague = (side: readonly number[]): number[] =>
    side.map((number) => numbers.get(number) ?? standInNumberOffset + number)
  return day.matches.map((match) => ({ ...match, a: inLeague(match.a), b: inLeague(match.b) }))
}

/** Best first; members yet to play come last, in the given order. */
export function leagueStandings(league: League, days: readonly PlayedDay[]): LeagueStanding[] {
  const matchesByDay = days.map((day) => toCountedMatches(league, day))
  const daysOf = new Map<string, number>()
  for (const matches of matchesByDay)
    for (const { entrant } of rankEntrants(league, matches))
      daysOf.set(entrant, (daysOf.get(entrant) ?? 0) + 1)
  const rows = rankEntrants(league, matchesByDay.flat())
  const have = new Set(rows.map(({ entrant }) => entrant))
  const rest = league.entrants
    .filter(({ playerId }) => !have.has(playerId))
    .map(({ playerId }) => ({
      entrant: playerId,
      played: 0,
      wins: 0,
      losses: 0,
      pointsFor: 0,
      pointsAgainst: 0,
      tiebreak: null,
    }))
  return [...rows, ...rest].map(
    ({ entrant, played, wins, losses, pointsFor, pointsAgainst, tiebreak }, index) => ({
      entrant,
      rank: index + 1,
      played,
      wins,
      losses,
      pointsFor,
      pointsAgainst,
      days: daysOf.get(entrant) ?? 0,
      decidedBy: index === 0 ? null : tiebreak,
    }),
  )
}

/**
 * A ladder's rows are ordered by ladder place, even before any match; entrants without a place
 * follow. Without places the order stays.
 */
export function orderByPlace<Row extends { entrant: string; rank: number }>(
  rows: readonly Row[],
  places: ReadonlyMap<string, number>,
): readonly Row[] {
  if (places.size === 0) return rows
  const getPlace = ({ entrant, rank }: Row): number => places.get(entrant) ?? places.size + rank
  return rows.toSorted((one, other) => getPlace(one) - getPlace(other))
}

export function groupsOfDay(league: League, day: PlayedDay): LadderDay {
  const pools = Map.groupBy(
    toCountedMatches(league, day).filter(({ pool }) => pool !== null),
    ({ pool }) => pool ?? 0,
  )
  return {
    eventId: day.eventId,
    groups: [...pools]
      .toSorted(([one], [other]) => one - other)
      .map(([, matches]) => rankEntrants(league, matches).map(({ entrant }) => entrant)),
  }
}
