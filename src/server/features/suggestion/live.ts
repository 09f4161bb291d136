// suggestions-atLocation: players' suggestions about a venue, for its admins, next to the current
// values.
import type { LocationFields } from '#domain/location/location.ts'
import {
  suggestedFieldNames,
  suggestionsShown,
  type SuggestedFields,
} from '#domain/location/suggestion.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { openVenueFor } from '../../core/access/open-venue.ts'
import { defineLiveQueries } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { findFields } from '../location/queries.ts'
import { listOpenSuggestions } from './queries.ts'

const compare = (venue: LocationFields, changes: SuggestedFields) =>
  suggestedFieldNames.flatMap((field) => {
    const suggested = changes[field]
    return suggested === undefined || suggested === venue[field]
      ? []
      : [{ field, now: venue[field], suggested }]
  })

export const suggestionLive = defineLiveQueries<'suggestions-atLocation'>({
  'suggestions-atLocation': {
    shared: false,
    topics: ({ locationId }, viewer) => [
      topics.order(locationId),
      topics.location(locationId),
      topics.relations(viewer.playerId),
    ],
    rightTopics: (_input, { playerId, userId }) => [
      topics.relations(playerId),
      topics.user(userId),
    ],
    load: async ({ db }, { locationId }, viewer) => {
      const allowed = await openVenueFor({ tx: db, actor: viewer }, locationId, 'location.edit')
      if (!allowed.ok) return allowed
      const venue = await findFields(db, locationId)
      if (venue === undefined) return refuse('location-not-found')
      const open = await listOpenSuggestions(db, locationId, viewer.playerId, suggestionsShown)
      return ok({
        suggestions: open.map(({ changes, ...suggestion }) => ({
          ...suggestion,
          changes: compare(venue, changes),
        })),
      })
    },
  },
})
