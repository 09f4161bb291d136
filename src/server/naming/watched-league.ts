// A league as its public link shows it, without anything that leads to people. A name shows only
// when both the league and its last game day let the viewer see it, so strangers don't see hidden
// profiles.
import type { LiveOutput } from '#contract/contract.ts'
import { isPlayer, type Actor } from '#domain/access/actor.ts'
import { orderByPlace, type LeagueStanding } from '#domain/league/league-standings.ts'
import type { LeagueFields, LeagueState } from '#domain/league/league.ts'
import type { CountedMatch } from '#domain/match-list/entrant.ts'
import type { Medal } from '#domain/medal/medal.ts'
import {
  createNamer,
  getNameVisibility,
  mergeNameVisibility,
  nameVisibilityKey,
  type NamingScope,
  type Namer,
} from '#domain/player/naming.ts'
import type { WholeTeamPlay } from '../features/league/team-play-queries.ts'
import type { View } from '../live/live-query.ts'
import { topics } from '../live/topics.ts'
import { toWatchedTeamPlay } from './team-play-view.ts'

type Told = LiveOutput<'leagues-watch'>
type Member = {
  playerId: string
  playerName: string
  partnerId: string | null
  partnerName: string
  position: number | null
  medal: Medal | null
}
type Day = Told['league']['days'][number]
type Person = { number: number; playerId: string | null; playerName: string; guest: number | null }
type Whole = {
  league: {
    leagueSeriesId: string
    locationName: string
    state: LeagueState
    fields: LeagueFields
  }
  members: readonly Member[]
  days: readonly Day[]
  standings: readonly LeagueStanding[]
  ladder: { order: readonly string[] }
  last: (Day & { matches: readonly CountedMatch[]; people: readonly Person[] }) | null
  companies: readonly NamingScope[]
  teamPlay: WholeTeamPlay | null
}

export const watchedLeagueView = {
  topics: (viewer: Actor): string[] =>
    isPlayer(viewer) ? [topics.relations(viewer.playerId)] : [],
  of: (whole: Whole, viewer: Actor): View<Told> => {
    const viewerId = isPlayer(viewer) ? viewer.playerId : null
    const sight = mergeNameVisibility(
      whole.companies.map((company) => getNameVisibility(company, viewerId)),
    )
    return {
      key: nameVisibilityKey(sight),
      told: () => ({ league: toWatched(whole, createNamer(sight)) }),
    }
  },
}

function toWatched({ league, members, days, last, teamPlay, ...played }: Whole, namer: Namer) {
  const { leagueSeriesId, locationName, state, fields } = league
  const { name, kind, play, gender, skillMin, skillMax, startDate, endDate } = fields
  const places = listPlaces({ league, members, ...played })
  const byId = new Map(members.map((member) => [member.playerId, member]))
  return {
    leagueSeriesId: fields.invite ? null : leagueSeriesId,
    name,
    kind,
    play,
    gender,
    skillMin,
    skillMax,
    state,
    startDate,
    endDate,
    locationName,
    isLadder: places.size > 0,
    standings: orderByPlace(played.standings, places).map((row, index) => ({
      names: nameEntrant(byId.get(row.entrant), namer),
      rank: places.size > 0 ? index + 1 : row.rank,
      played: row.played,
      wins: row.wins,
      losses: row.losses,
      difference: row.pointsFor - row.pointsAgainst,
      decidedBy: row.decidedBy ?? '',
      medal: byId.get(row.entrant)?.medal ?? null,
    })),
    days: days.map(({ day, startDate: date, startTime, status, isOpen }) => ({
      day,
      startDate: date,
      startTime,
      status,
      isOpen,
    })),
    teamPlay: teamPlay === null ? null : toWatchedTeamPlay(teamPlay),
    last: last === null ? null : toLastDay(last, namer),
  }
}

/** Places on the ladder once it exists; empty for other leagues. */
function listPlaces({
  league: { fields },
  members,
  ladder,
}: Pick<Whole, 'league' | 'members' | 'ladder'>): ReadonlyMap<string, number> {
  if (fields.kind !== 'ladder') return new Map()
  const standing = new Set(
    members.filter(({ position }) => position !== null).map(({ playerId }) => playerId),
  )
  return new Map(
    ladder.order
      .map((entrant, place) => [entrant, place + 1] as const)
      .filter(([entrant]) => standing.has(entrant)),
  )
}

function nameEntrant(member: Member | undefined, namer: Namer): string[] {
  if (member === undefined) return []
  const { playerId, playerName, partnerId, partnerName } = member
  return [
    namer.name(playerId, playerName),
    ...(partnerId === null ? [] : [namer.name(partnerId, partnerName)]),
  ]
}

function toLastDay(
  { day, startDate, matches, people }: NonNullable<Whole['last']>,
  namer: Namer,
): Told['league']['last'] {
  const names = new Map(
    people.map(({ number, playerId, playerName, guest }) => [
      number,
      { playerName: namer.name(playerId ?? '', playerName), guest },
    ]),
  )
  const toSide = (numbers: readonly number[]) =>
    numbers.map((number) => names.get(number) ?? { playerName: '', guest: null })
  return {
    day,
    startDate,
    matches: matches.map(({ round, a, b, games, winner }) => ({
      round,
      a: toSide(a),
      b: toSide(b),
      games: games.map(([mine, theirs]): [number, number] => [mine, theirs]),
      winner,
    })),
  }
}
