// Computes a league from its first day, and its medals: by the ladder's top places, else by the
// standings.
import { medalEntrantsMin, medals, type Medal } from '../medal/medal.ts'
import { climbLadder } from './ladder.ts'
import {
  groupsOfDay,
  leagueStandings,
  type LeagueEntrant,
  type LeagueStanding,
  type PlayedDay,
} from './league-standings.ts'
import type { LeagueFields } from './league.ts'

export type League = {
  leagueSeriesId: string
  fields: LeagueFields
  entrants: readonly LeagueEntrant[]
}

export function playLeague(
  league: League,
  days: readonly (PlayedDay & { isClosed: boolean })[],
): { standings: LeagueStanding[]; ladder: ReturnType<typeof climbLadder> } {
  const closed = days.filter(({ isClosed }) => isClosed)
  const first = league.entrants.map(({ playerId }) => playerId)
  return {
    standings: leagueStandings(league, days),
    ladder: climbLadder(
      first,
      league.fields.kind === 'ladder' ? closed.map((day) => groupsOfDay(league, day)) : [],
      league.fields,
    ),
  }
}

/**
 * Both partners of a team get a medal. Empty when too few have played; only players with an own act
 * count.
 */
export function leagueMedals(
  league: League,
  days: readonly (PlayedDay & { isClosed: boolean })[],
  acted: ReadonlySet<string>,
): { playerId: string; medal: Medal }[] {
  const { standings, ladder } = playLeague(league, days)
  const partners = new Map(league.entrants.map(({ playerId, partnerId }) => [playerId, partnerId]))
  const listCounted = (entrant: string): string[] =>
    [entrant, partners.get(entrant) ?? null]
      .filter((playerId) => playerId !== null)
      .filter((playerId) => acted.has(playerId))
  const played = new Set(standings.flatMap((row) => (row.played > 0 ? [row.entrant] : [])))
  if ([...played].filter((entrant) => listCounted(entrant).length > 0).length < medalEntrantsMin)
    return []
  const order = (
    league.fields.kind === 'ladder' ? ladder.order : standings.map(({ entrant }) => entrant)
  ).filter((entrant) => played.has(entrant))
  return medals.flatMap((medal, place) => {
    const entrant = order[place]
    return entrant === undefined
      ? []
      : listCounted(entrant).map((playerId) => ({ playerId, medal }))
  })
}
