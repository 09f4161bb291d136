// The public calendar of a venue as everyone may see it on other sites.
import type { EventType } from '#domain/event/event.ts'
import { addDays } from '#domain/shared/day.ts'
import type { Database } from '../../db/open-database.ts'
import { toLocalDay } from '../../time/zone-time.ts'
import { leadsTo } from '../location/queries.ts'

export type EmbeddedVenue = { locationId: string; name: string; city: string; timezone: string }
export type EmbeddedEvent = {
  eventId: string
  title: string
  type: EventType
  startsAt: Date
  endsAt: Date
  timezone: string
  skillMin: number | null
  skillMax: number | null
  maxPlayers: number
  playing: number
}

/**
 * The venue, if its admins opened its calendar to other sites and it is on the lists. A merged one
 * is the one it leads to.
 */
export async function findEmbedded(
  db: Database,
  locationId: string,
): Promise<EmbeddedVenue | null> {
  const row = await db
    .selectFrom('locations')
    .select(['location_id as locationId', 'name', 'city', 'timezone'])
    .where('location_id', '=', leadsTo(locationId))
    .where('embed', '=', true)
    .where('hidden', '=', false)
    .executeTakeFirst()
  return row ?? null
}

/**
 * Its public events that are not over, of today and the days after, by the calendar of the venue.
 */
export async function listEmbedded(
  db: Database,
  { locationId, timezone }: EmbeddedVenue,
  range: { now: number; days: number; limit: number },
): Promise<EmbeddedEvent[]> {
  const today = toLocalDay(range.now, timezone)
  return db
    .selectFrom('events')
    .select([
      'event_id as eventId',
      'title',
      'type',
      'starts_at as startsAt',
      'ends_at as endsAt',
      'timezone',
      'skill_min as skillMin',
      'skill_max as skillMax',
      'max_players as maxPlayers',
      'playing',
    ])
    .where('location', '=', locationId)
    .where('status', '=', 'published')
    .where('invite', '=', false)
    .where('deleted', '=', false)
    .where('ends_at', '>', new Date(range.now))
    .where('start_date', '>=', today)
    .where('start_date', '<=', addDays(today, range.days - 1))
    .orderBy('start_date')
    .orderBy('start_time')
    .orderBy('event_id')
    .limit(range.limit)
    .execute()
}
