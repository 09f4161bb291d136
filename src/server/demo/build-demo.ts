// Builds the demo rows that depend on its clock: people, program, what is on now, and what was
// played.
import type { Insertable } from 'kysely'
import { dueReminders } from '#domain/event/reminder.ts'
import { dayToNumber, numberToDay } from '#domain/shared/day.ts'
import type { Random } from '#domain/shared/random.ts'
import type { Tables } from '../db/tables.ts'
import type { NewEvent } from '../db/tables/event.ts'
import { cities } from './cast.ts'
import { buildEvenings, inOrder, nothingPlayed, type PlayedRows } from './evenings.ts'
import { buildEvents, type DemoVenue, type ProgramRows } from './events.ts'
import { buildHome, type DemoHome } from './home.ts'
import {
  buildCommunities,
  buildVisitors,
  peopleRows,
  type Community,
  type PeopleRows,
} from './people.ts'

const dayMs = 86_400_000
const playedVenues = 2
const joinedDaysAgo = 60

export type Demo = {
  startMs: number
  joined: Date
  community: Community
  communities: readonly Community[]
  people: PeopleRows
  program: ProgramRows
  home: DemoHome
  played: PlayedRows
  reminders: Insertable<Tables['event_reminders']>[]
}

/** userIds: of the players who can sign in, by name. venues: those of the cast. */
export async function buildDemo(
  random: Random,
  userIds: ReadonlyMap<string, string>,
  venues: readonly DemoVenue[],
  now: number,
): Promise<Demo> {
  const today = numberToDay(Math.floor(now / dayMs))
  const startMs = dayToNumber(today) * dayMs
  const joined = new Date(startMs - joinedDaysAgo * dayMs)
  const communities = buildCommunities(random)
  const [community] = communities
  if (community === undefined) throw new Error('a demo without a city')
  const visitors = buildVisitors(community)
  const people = peopleRows(random, [...communities, visitors], userIds, joined)
  const listVenues = ({ city }: Community): DemoVenue[] =>
    city.venueIds.flatMap((id) => venues.find(({ locationId }) => locationId === id) ?? [])
  const home = await buildHome(community, visitors, listVenues(community), { today, startMs, now })
  const accounts = new Set(
    people.players.flatMap(({ playerId, userId }) =>
      typeof userId === 'string' ? [playerId] : [],
    ),
  )
  const plan = { today, startMs, now, accounts, taken: home.taken }
  const program = merge(
    communities.map((each) => buildEvents(random, each, listVenues(each), plan)),
  )
  const everyone = communities.flatMap((each) => each.people)
  const evenings = buildEvenings(
    random,
    program,
    new Set(cities.flatMap(({ venueIds }) => venueIds.slice(0, playedVenues))),
    new Map(everyone.map(({ playerId, skill }) => [playerId, skill])),
  )
  return {
    startMs,
    joined,
    community,
    communities,
    people,
    program,
    home,
    played: [evenings, home.league.played, home.tournament.played].reduce(inOrder, nothingPlayed()),
    reminders: [...program.events, ...home.league.events].flatMap((event) =>
      listReminded(event, now),
    ),
  }
}

/** Reminders due before the demo began count as sent, so that its first minute stays quiet. */
const listReminded = (event: NewEvent, now: number): Demo['reminders'] => {
  const { eventId, playing = 0, minPlayers, cancelCutoffHours } = event
  const [startsAt, created] = [new Date(event.startsAt), new Date(event.created ?? 0)]
  const facts = { playing, minPlayers, cancelCutoffHours, awaitsDraw: false }
  return dueReminders(
    { ...facts, startsAt: startsAt.getTime(), created: created.getTime() },
    now,
  ).map((kind) => ({ eventId, kind, startsAt, sent: new Date(now) }))
}

const merge = (parts: readonly ProgramRows[]): ProgramRows => ({
  events: parts.flatMap(({ events }) => events),
  player_events: parts.flatMap(({ player_events }) => player_events),
  event_series: parts.flatMap(({ event_series }) => event_series),
  event_invitees: parts.flatMap(({ event_invitees }) => event_invitees),
})
