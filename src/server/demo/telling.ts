// What waits for those who sign in to the demo: alerts of their own coming events, and messages from friends.
import type { Insertable } from 'kysely'
import type { AlertKind } from '#domain/alert/alert.ts'
import { slugOf } from '#domain/player/slug.ts'
import type { Day } from '#domain/shared/day.ts'
import type { Random } from '#domain/shared/random.ts'
import type { NewEvent, Tables } from '../db/tables.ts'
import { alertParams } from '../features/event/store.ts'
import { organizerName, playerName } from './cast.ts'
import type { DemoVenue, EventRows } from './events.ts'
import type { Community } from './people.ts'

const hourMs = 3_600_000

const kinds: readonly AlertKind[] = ['promoted', 'added-to-event', 'event-changed', 'event-created-nearby']

const talk = {
  [playerName]: ['Are you in on Saturday?', 'We need a fourth for Sunday evening, can you make it?', 'Great games yesterday. Same time next week?'],
  [organizerName]: ['Could we get one more court for the round robin?', 'The net on court 2 is torn.'],
}

export type TellingRows = { alerts: Insertable<Tables['alerts']>[]; messages: Insertable<Tables['messages']>[] }

/** Alerts and messages to the two who can sign in as players; the oldest alert of each is read, none is of an event of their own. */
export function buildTelling(random: Random, community: Community, { events, player_events }: EventRows, venues: readonly DemoVenue[], today: Day, startMs: number): TellingRows {
  const nameOf = new Map(venues.map(({ locationId, name }) => [locationId, name]))
  const isComing = ({ start_date }: Pick<NewEvent, 'start_date'>): boolean => start_date > today
  return {
    alerts: [playerName, organizerName].flatMap((name) => {
      const playerId = slugOf(name)
      const mine = new Set(player_events.filter((entry) => entry.player_id === playerId && entry.place === 'playing').map(({ event_id }) => event_id))
      const coming = events.filter((event) => mine.has(event.event_id) && event.player_id !== playerId && isComing(event)).slice(0, kinds.length)
      return coming.map((event, index) => ({
        alert_id: random.uuid(), player_id: playerId, kind: kinds[index] ?? 'event-changed', event_id: event.event_id, read: index === kinds.length - 1, created: new Date(startMs - (2 + index * 9) * hourMs),
        params: JSON.stringify(alertParams({ title: event.title, type: event.type, startDate: event.start_date, startTime: event.start_time, locationName: nameOf.get(event.location) ?? '' })),
      }))
    }),
    messages: Object.entries(talk).flatMap(([name, texts]) => texts.flatMap((message, index) => {
      const from = community.friends.get(slugOf(name))?.[index]
      return from === undefined ? [] : [{
        message_id: random.uuid(), from_id: from.playerId, to_id: slugOf(name), type: 'txt' as const, message, event_id: null, location_id: null, read: false, created: new Date(startMs - (1 + index * 5) * hourMs),
      }]
    })),
  }
}
