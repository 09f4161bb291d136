// suggestions-atLocation: players' suggestions about a venue, for its admins, next to the current
// values.
import { permit, rolesAtVenue } from '#domain/access/capabilities.ts'
import type { LocationFields } from '#domain/location/location.ts'
import {
  suggestedFieldNames,
  suggestionsShown,
  type SuggestedFields,
} from '#domain/location/suggestion.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { defineLiveQueries } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { isVenueAdmin } from '../admin/queries.ts'
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
    load: async ({ db }, { locationId }, viewer) => {
      const { playerId } = viewer
      const isAdmin = await isVenueAdmin(db, locationId, playerId)
      if (isAdmin === null) return refuse('location-not-found')
      const allowed = permit(viewer, rolesAtVenue(isAdmin), 'location.edit')
      if (!allowed.ok) return allowed
      const venue = await findFields(db, locationId)
      if (venue === undefined) return refuse('location-not-found')
      const open = await listOpenSuggestions(db, locationId, playerId, suggestionsShown)
      return ok({
        suggestions: open.map(({ changes, ...suggestion }) => ({
          ...suggestion,
          changes: compare(venue, changes),
        })),
      })
    },
  },
})
