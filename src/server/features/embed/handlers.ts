// The public calendar of a venue, for the sites of clubs and towns.
import { isLocationId } from '#domain/shared/id-form.ts'
import type { Language } from '#domain/shared/language.ts'
import type { Deps } from '../../deps.ts'
import { embedPage } from '../../pages/embed-page.ts'
import { findEmbedded, listEmbedded } from './queries.ts'

/** Two weeks; more events than this no one scrolls through in a frame. */
const days = 14
const eventsMax = 100

/** Makes the page of a venue's calendar, or answers null where its admins did not open it. */
export type EmbedPages = (locationId: string, language: Language) => Promise<string | null>

/** The pages of a server. */
export const embedPages =
  ({ db, clock, publicUrl }: Pick<Deps, 'db' | 'clock' | 'publicUrl'>): EmbedPages =>
  async (locationId, language) => {
    const venue = isLocationId(locationId) ? await findEmbedded(db, locationId) : null
    return venue === null
      ? null
      : embedPage({
          venue,
          events: await listEmbedded(db, venue, { now: clock.now(), days, limit: eventsMax }),
          language,
          publicUrl,
        })
  }
