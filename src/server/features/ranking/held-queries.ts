// Events with held results at all venues, for the operator.
import type { Database } from '../../db/open-database.ts'

export type HeldEvent = {
  eventId: string
  title: string
  startDate: string
  locationId: string
  locationName: string
}

export const listHeldEvents = (db: Database, limit: number): Promise<HeldEvent[]> =>
  db
    .selectFrom('events as e')
    .innerJoin('locations as l', 'l.locationId', 'e.location')
    .select(['e.eventId', 'e.title', 'e.startDate', 'l.locationId', 'l.name as locationName'])
    .where('e.ranking', '=', 'held')
    .where('e.deleted', '=', false)
    .orderBy('e.startsAt')
    .orderBy('e.eventId')
    .limit(limit)
    .execute()
