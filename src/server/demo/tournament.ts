// The demo's tournament, under way: pools on court, a bracket waiting for them, and a second
// division later in the day, in which Robin plays.
import type { Insertable } from 'kysely'
import type { EventFields } from '#domain/event/event-fields.ts'
import type { FormatFields } from '#domain/event/format.ts'
import type { Random } from '#domain/shared/random.ts'
import { toDivisionEvent } from '#domain/tournament/division-event.ts'
import type { DivisionFields, TournamentFields } from '#domain/tournament/tournament.ts'
import type { Tables } from '../db/tables.ts'
import { eventInstants } from '../time/zone-time.ts'
import { playerName } from './cast.ts'
import { addMatch, nothingPlayed, type PlayedRows } from './evenings.ts'
import type { DemoVenue, EventRows } from './events.ts'
import type { Community, DemoPerson } from './people.ts'
import { startAt, type DemoStart } from './start-at.ts'
import type { Taken } from './taken.ts'
import { drawTeams, playPlanned, type DemoDivision, type Field } from './tournament-day.ts'

export type TournamentRows = {
  tournament: { tournamentId: string; organizerId: string; fields: TournamentFields; now: number }
  divisions: { eventId: string; fields: EventFields; timezone: string; playing: number }[]
  player_events: EventRows['player_events']
  played: PlayedRows
  slots: Insertable<Tables['tournament_slots']>[]
  taken: Taken[]
}

const name = 'Fog City Open'
const courts = 3
const restMinutes = 10
const onForMinutes = 50
const secondAfter = 270
const durations = [240, 150] as const
const firstTeams = 8
const secondTeams = 4
const skillMax = 3.5
const minuteMs = 60_000
const dayMs = 86_400_000

const format: Omit<FormatFields, 'format'> = {
  rounds: 6,
  points: 11,
  winBy: 2,
  scoring: 'side-out',
  bestOf: 1,
  ranked: true,
  consolation: false,
}

export async function buildTournament(
  random: Random,
  { people, hosts }: Community,
  visitors: readonly DemoPerson[],
  venue: DemoVenue,
  now: number,
): Promise<TournamentRows> {
  const organizerId = hosts[0]?.playerId ?? ''
  const first = startAt(now - onForMinutes * minuteMs, durations[0], venue.timezone)
  const second = startAt(
    first.startsAt.getTime() + secondAfter * minuteMs,
    durations[1],
    venue.timezone,
  )
  const fields = tournamentFields(venue, first, second)
  const locals = people.filter(({ playerId }) => playerId !== organizerId)
  const divisions = await drawDivisions(random, fields, { first, second, visitors, locals })
  const day = { startMs: first.startsAt.getTime(), now, courts, restMinutes }
  const { matches, slots } = playPlanned(random, divisions, day)
  const played = nothingPlayed()
  for (const division of divisions) addList(played, division, first.startsAt)
  for (const { eventId, match } of matches) addMatch(played, eventId, match)
  const tournamentId = random.uuid()
  return {
    tournament: { tournamentId, organizerId, fields, now: now - 20 * dayMs },
    divisions: divisions.map((division) => ({
      eventId: division.eventId,
      fields: division.fields,
      timezone: venue.timezone,
      playing: division.people.length,
    })),
    player_events: divisions.flatMap((division) => listEntries(division, now)),
    played,
    slots,
    taken: divisions.map((division) => ({
      location: venue.locationId,
      ...eventInstants({ ...division.fields, timezone: venue.timezone }),
      playerIds: new Set(division.people.map(({ playerId }) => playerId)),
    })),
  }
}

async function drawDivisions(
  random: Random,
  tournament: TournamentFields,
  {
    first,
    second,
    visitors,
    locals,
  }: {
    first: DemoStart
    second: DemoStart
    visitors: readonly DemoPerson[]
    locals: readonly DemoPerson[]
  },
): Promise<DemoDivision[]> {
  const robinFirst = locals
    .filter(({ skill }) => skill <= skillMax)
    .toSorted(
      (one, other) =>
        Number(other.playerName === playerName) - Number(one.playerName === playerName),
    )
  return [
    await drawTeams(random, {
      ...toDivision(random, tournament, first, {
        title: 'Doubles 3.0+',
        skillMin: 3,
        skillMax: null,
        entrants: firstTeams,
        format: { ...format, format: 'pools then bracket' },
      }),
      people: visitors.slice(0, firstTeams * 2),
      isHere: true,
    }),
    await drawTeams(random, {
      ...toDivision(random, tournament, second, {
        title: 'Doubles to 3.5',
        skillMin: null,
        skillMax,
        entrants: secondTeams,
        format: { ...format, format: 'single elimination' },
      }),
      people: robinFirst.slice(0, secondTeams * 2),
      isHere: false,
    }),
  ]
}

function tournamentFields(venue: DemoVenue, first: DemoStart, second: DemoStart): TournamentFields {
  const times = ['08:00', first.startTime, second.startTime].toSorted()
  return {
    name,
    location: venue.locationId,
    startDate: first.startDate,
    endDate: second.startDate,
    startTime: times[0] ?? first.startTime,
    endTime: (times.at(-1) ?? '') >= '20:00' ? '23:59' : '22:00',
    courts,
    courtsOut: [],
    cohosts: [],
    invite: false,
    invited: '',
    restMinutes,
    note: 'Check in at the desk. Water and fruit are on us.',
  }
}

function toDivision(
  random: Random,
  tournament: TournamentFields,
  { startDate, startTime, duration, startsAt }: DemoStart,
  asked: Pick<DivisionFields, 'title' | 'skillMin' | 'skillMax' | 'entrants' | 'format'>,
): Pick<Field, 'eventId' | 'fields' | 'format' | 'startsAtMs'> {
  const division: DivisionFields = {
    ...asked,
    play: 'doubles',
    gender: 'Any',
    skillRule: 'warn',
    ageMin: null,
    ageMax: null,
    startDate,
    startTime,
    waiting: 4,
  }
  return {
    eventId: random.uuid(),
    fields: { ...toDivisionEvent(tournament, division), duration },
    format: asked.format,
    startsAtMs: startsAt.getTime(),
  }
}

const listEntries = (
  { eventId, fields, list, people }: DemoDivision,
  now: number,
): EventRows['player_events'] =>
  people.map(({ playerId }, index) => {
    const partner = people[index % 2 === 0 ? index + 1 : index - 1]
    const order = Math.floor(index / 2) + 1
    const created = new Date(now - 6 * dayMs + order * 47 * minuteMs)
    return {
      eventId,
      playerId,
      partnerId: partner?.playerId ?? null,
      lead: index % 2 === 0,
      guests: 0,
      place: 'playing',
      entryOrder: order,
      attendance: list.players[index]?.presence === 'here' ? 'here' : null,
      startDate: fields.startDate,
      created,
      changed: created,
    }
  })

function addList(rows: PlayedRows, { eventId, list }: DemoDivision, started: Date): void {
  rows.match_lists.push({
    eventId,
    state: 'open',
    courts: [],
    revision: 1,
    watchKey: null,
    started,
    closed: null,
  })
  rows.match_list_players.push(
    ...list.players.map((player) => ({ eventId, ...player, gender: null })),
  )
}
