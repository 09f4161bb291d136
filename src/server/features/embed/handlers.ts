// Public calendars of venues and clubs, to embed on other sites.
import { getClubTitle } from '#domain/club/club-home.ts'
import { toClubPath } from '#domain/onboarding/club-path.ts'
import { isLocationId, isUuid } from '#domain/shared/id-form.ts'
import type { Language } from '#domain/shared/language.ts'
import type { Deps } from '../../deps.ts'
import { embedPage } from '../../pages/embed-page.ts'
import { findFace, listNextEvents } from '../club/face-queries.ts'
import { findEmbedded, listEmbedded } from './queries.ts'

const days = 14
const eventsMax = 100
const dayMs = 86_400_000

export type EmbedPages = {
  venue(locationId: string, language: Language): Promise<string | null>
  club(key: string, language: Language): Promise<string | null>
}

export function embedPages({
  db,
  clock,
  publicUrl,
}: Pick<Deps, 'db' | 'clock' | 'publicUrl'>): EmbedPages {
  return {
    venue: async (locationId, language) => {
      const venue = isLocationId(locationId) ? await findEmbedded(db, locationId) : null
      if (venue === null) return null
      const events = await listEmbedded(db, venue, { now: clock.now(), days, limit: eventsMax })
      const { name, city, timezone, country } = venue
      return embedPage({
        about: { kind: 'venue', name, city, timezone, path: `/venuedetail/${venue.locationId}` },
        events: events.map((event) => ({ ...event, country, locationName: '' })),
        language,
        publicUrl,
      })
    },
    // Rendered for a visitor, whatever session the surrounding browser has.
    club: async (key, language) => {
      const face = isUuid(key) ? await findFace(db, key, null) : null
      if (face === null) return null
      const now = clock.now()
      const found = await listNextEvents(db, face, { viewerId: null, now, limit: eventsMax })
      const events = found.filter(({ startsAt }) => startsAt.getTime() < now + days * dayMs)
      const isAtOne = face.venues.length <= 1
      return embedPage({
        about: {
          kind: 'club',
          name: getClubTitle(face),
          city: isAtOne ? (face.venues[0]?.name ?? '') : '',
          timezone: events[0]?.timezone ?? null,
          path: toClubPath(key),
        },
        events: events.map((event) => (isAtOne ? { ...event, locationName: '' } : event)),
        language,
        publicUrl,
      })
    },
  }
}
