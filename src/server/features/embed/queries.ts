// A venue's public calendar for other sites.
import type { EffectiveStatus } from '#domain/day-status/day-status.ts'
import type { EventType } from '#domain/event/event.ts'
import { addDays } from '#domain/shared/day.ts'
import { selectDayWords, withDayStatus } from '../../core/event/day-queries.ts'
import type { Database } from '../../db/open-database.ts'
import { toLocalDay } from '../../time/zone-time.ts'
import { resolveVenueId } from '../location/queries.ts'

export type EmbeddedVenue = {
  locationId: string
  name: string
  city: string
  country: string
  timezone: string
}
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
  dayStatus: EffectiveStatus | null
}

export async function findEmbedded(
  db: Database,
  locationId: string,
): Promise<EmbeddedVenue | null> {
  const row = await db
    .selectFrom('locations')
    .select(['locationId', 'name', 'city', 'country', 'timezone'])
    .where('locationId', '=', resolveVenueId(locationId))
    .where('embed', '=', true)
    .where('hidden', '=', false)
    .executeTakeFirst()
  return row ?? null
}

export async function listEmbedded(
  db: Database,
  { locationId, timezone }: EmbeddedVenue,
  range: { now: number; days: number; limit: number },
): Promise<EmbeddedEvent[]> {
  const today = toLocalDay(range.now, timezone)
  const rows = await db
    .selectFrom('events as e')
    .select([
      'eventId',
      'title',
      'type',
      'startsAt',
      'endsAt',
      'timezone',
      'skillMin',
      'skillMax',
      'maxPlayers',
      'playing',
    ])
    .where('location', '=', locationId)
    .where('status', '=', 'published')
    .where('invite', '=', false)
    .where('deleted', '=', false)
    .where('endsAt', '>', new Date(range.now))
    .where('startDate', '>=', today)
    .where('startDate', '<=', addDays(today, range.days - 1))
    .orderBy('startDate')
    .orderBy('startTime')
    .orderBy('eventId')
    .limit(range.limit)
    .select(selectDayWords.as('dayWords'))
    .execute()
  return rows.map(withDayStatus)
}
