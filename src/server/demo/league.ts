// The demo's league: a lunchtime ladder with a few game days played and the next one coming.
import type { Insertable } from 'kysely'
import { dayFormat } from '#domain/league/day-format.ts'
import { groupRounds } from '#domain/league/group-rounds.ts'
import { ladderGroups } from '#domain/league/ladder.ts'
import type { PlayedDay } from '#domain/league/league-standings.ts'
import type { LeagueFields } from '#domain/league/league.ts'
import { playLeague, type League } from '#domain/league/play-league.ts'
import type { MatchList } from '#domain/match-list/match-list.ts'
import type { Match } from '#domain/match/match.ts'
import { addDays, type Day } from '#domain/shared/day.ts'
import type { Random } from '#domain/shared/random.ts'
import { formatColumns } from '../core/event/fields-queries.ts'
import type { Tables } from '../db/tables.ts'
import type { NewEvent } from '../db/tables/event.ts'
import { eventInstants, toInstant } from '../time/zone-time.ts'
import {
  addPlayed,
  nothingPlayed,
  roundMinutes,
  type DemoEvening,
  type PlayedRows,
} from './evenings.ts'
import type { DemoVenue, EventRows } from './events.ts'
import type { Community, DemoPerson } from './people.ts'
import { playMatch, toListPlayers } from './played-match.ts'

const name = 'Lunch ladder'
const startTime = '12:45'
const duration = 105
const playedOn = [-20, -13, -6]
const comesOn = 1
const entrants = 10
const courts = 2
const absentChance = 0.12
const minuteMs = 60_000
const dayMs = 86_400_000

type Rows<T extends keyof Tables> = Insertable<Tables[T]>[]
export type LeagueRows = EventRows & {
  leagues: Rows<'leagues'>
  league_players: Rows<'league_players'>
  played: PlayedRows
}

export function buildLeague(
  random: Random,
  community: Community,
  venue: DemoVenue,
  today: Day,
  startMs: number,
): LeagueRows {
  const members = community.people
    .filter(({ venueIds }) => venueIds.includes(venue.locationId))
    .slice(0, entrants)
    .toSorted((one, other) => other.skill - one.skill || (one.playerId < other.playerId ? -1 : 1))
  const skills = new Map(members.map(({ playerId, skill }) => [playerId, skill]))
  const host = community.hosts[0]?.playerId ?? ''
  const league: League = {
    leagueSeriesId: random.uuid(),
    fields: fieldsAt(venue, today),
    entrants: members.map(({ playerId }) => ({ playerId, partnerId: null })),
  }
  const rows: LeagueRows = {
    ...entryRows(league, members, host, new Date(startMs - 30 * dayMs)),
    events: [],
    player_events: [],
    played: nothingPlayed(),
  }
  const days: (PlayedDay & { isClosed: boolean })[] = []
  for (const [index, dayIndex] of [...playedOn, comesOn].entries()) {
    const isOver = dayIndex < 0
    const here = members.filter(() => !isOver || !random.chance(absentChance))
    const event = dayRow(random, {
      league,
      venue,
      host,
      day: addDays(today, dayIndex),
      number: index + 1,
      here: here.length,
      created: new Date(startMs + (Math.min(dayIndex, 0) - 7) * dayMs),
    })
    rows.events.push(event)
    rows.player_events.push(...makeEntries(event, here, isOver))
    if (!isOver) continue
    const order = playLeague(league, days).ladder.order.filter((playerId) =>
      here.some((member) => member.playerId === playerId),
    )
    const evening: DemoEvening = {
      event,
      startsAtMs: toInstant(event.startDate, event.startTime, event.timezone),
      playerIds: order,
    }
    const list = playDay(random, evening, league, skills)
    addPlayed(random, rows.played, evening, list)
    const { eventId, players, matches } = list
    days.push({ eventId, players, matches, isClosed: true })
  }
  return rows
}

const entryRows = (
  { leagueSeriesId, fields }: League,
  members: readonly DemoPerson[],
  host: string,
  created: Date,
): Pick<LeagueRows, 'leagues' | 'league_players'> => ({
  leagues: [
    {
      leagueSeriesId,
      playerId: host,
      ...fields,
      state: 'running',
      created,
      edited: null,
    },
  ],
  league_players: members.map(({ playerId }, place) => ({
    leagueSeriesId,
    playerId,
    partnerId: null,
    state: 'joined',
    position: place + 1,
    created,
  })),
})

const fieldsAt = ({ locationId }: DemoVenue, today: Day): LeagueFields => ({
  name,
  location: locationId,
  kind: 'ladder',
  play: 'doubles',
  entryBy: 'player',
  gender: 'Any',
  startDate: addDays(today, playedOn[0] ?? 0),
  endDate: addDays(today, comesOn + 28),
  signupDeadline: addDays(today, (playedOn[0] ?? 0) - 2),
  skillMin: null,
  skillMax: null,
  maxPlayers: 16,
  groupSize: 4,
  movers: 1,
  absence: 'stay',
  rounds: 6,
  pairs: 3,
  points: 11,
  winBy: 2,
  scoring: 'side-out',
  bestOf: 1,
  ranked: true,
  invite: false,
  invited: '',
  note: 'Once a week over lunch. Who cannot come leaves the game day.',
})

type GameDay = {
  league: League
  venue: DemoVenue
  host: string
  day: Day
  number: number
  here: number
  created: Date
}

function dayRow(
  random: Random,
  { league: { leagueSeriesId, fields }, venue, host, day, number, here, created }: GameDay,
): NewEvent & { eventId: string } {
  return {
    eventId: random.uuid(),
    location: venue.locationId,
    timezone: venue.timezone,
    playerId: host,
    title: `${fields.name} · ${number}`,
    type: 'league day',
    play: fields.play,
    gender: fields.gender,
    startDate: day,
    startTime,
    ...eventInstants({ startDate: day, startTime, duration, timezone: venue.timezone }),
    duration,
    courts,
    minPlayers: 4,
    maxPlayers: fields.maxPlayers,
    guestsPerPlayer: 0,
    maxWaitlist: 0,
    skillMin: null,
    skillMax: null,
    skillRule: 'warn',
    invite: false,
    invited: '',
    signupOpens: null,
    signupCloses: null,
    cancelCutoffHours: 0,
    note: '',
    fee: '',
    status: 'published',
    created,
    edited: null,
    ...formatColumns(dayFormat(fields)),
    leagueSeriesId,
    leagueDay: number,
    nextOrder: here + 1,
    playing: here,
    waiting: 0,
  }
}

const makeEntries = (
  { eventId, startDate, created }: NewEvent,
  here: readonly DemoPerson[],
  isOver: boolean,
): EventRows['player_events'] =>
  here.map(({ playerId }, index) => ({
    eventId,
    playerId,
    guests: 0,
    place: 'playing',
    entryOrder: index + 1,
    attendance: isOver ? 'here' : null,
    startDate,
    created,
    changed: created,
  }))

function playDay(
  random: Random,
  { event, startsAtMs, playerIds }: DemoEvening,
  { fields }: League,
  skills: ReadonlyMap<string, number>,
): MatchList {
  const players = toListPlayers(playerIds)
  const used = Array.from({ length: courts }, (_, index) => index + 1)
  const groups = ladderGroups(
    players.map(({ number }) => [number]),
    fields.groupSize,
  )
  const drawStrength = (side: readonly number[]): number =>
    side.reduce(
      (sum, number) =>
        sum + (skills.get(playerIds[number] ?? '') ?? 3) + (random.next() - 0.5) * 0.6,
      0,
    )
  const rounds = groupRounds({ groups, courts: used, isFixed: false, seed: 1 })
  const matches = rounds.flatMap(({ games }, round) =>
    games.map(({ court, pool, a, b }, slot): Match => {
      const told = new Date(startsAtMs + (round + 1) * roundMinutes * minuteMs).toISOString()
      const place = { stage: 'pool', round: round + 1, slot: slot + 1, court, pool, a, b } as const
      return playMatch(random, place, drawStrength(a) - drawStrength(b), { playerIds, told })
    }),
  )
  return {
    eventId: event.eventId,
    state: 'closed',
    courts: used,
    revision: 1,
    players,
    matches,
    byes: rounds.flatMap(({ byes }, round) => byes.map((number) => ({ round: round + 1, number }))),
  }
}
