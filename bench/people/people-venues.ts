// Venues for the people of the benchmarks.
import { aLocation, anEvent } from '#test/support/builders.ts'
import type { LoadStage } from '../shared/load-stage.ts'
import type { Venue } from './people-screens.ts'

export const venueCount = 50
export const rosterSize = 8
const eventsPerVenue = 20
const dayMs = 86_400_000
const dayIn = (days: number): string =>
  new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

export async function makeVenues({
  db,
  people,
}: Pick<LoadStage, 'db' | 'people'>): Promise<Venue[]> {
  const venues: Venue[] = []
  for (let n = 0; n < venueCount; n += 1) {
    const locationId = await aLocation(db)
    const events: string[] = []
    for (let event = 0; event < eventsPerVenue; event += 1) {
      const startDate = dayIn(2 + (event % 10))
      const eventId = await anEvent(
        db,
        { location: locationId, organizer: people[n]?.playerId ?? '' },
        { startDate, maxPlayers: 16, playing: rosterSize, nextOrder: rosterSize + 1 },
      )
      events.push(eventId)
      await db
        .insertInto('player_events')
        .values(
          people.slice(-rosterSize).map(({ playerId }, index) => ({
            eventId,
            playerId,
            guests: 0,
            attendance: null,
            startDate,
            place: 'playing' as const,
            entryOrder: index + 1,
            partnerId: null,
          })),
        )
        .execute()
    }
    venues.push({ locationId, events })
  }
  return venues
}
