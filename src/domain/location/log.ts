// The log of a venue: everything done by its admins as admins. It only ever grows.

export const locationLogActions = [
  'location-edited',
  'location-hidden',
  'location-shown',
  'photo-changed',
  'admin-invited',
  'admin-accepted',
  'admin-left',
  'event-edited',
  'event-cancelled',
  'event-deleted',
  'event-day-status',
  'venue-day-status',
  'screen-added',
  'screen-removed',
  'event-drawn',
  'player-added',
  'player-removed',
  'player-moved',
  'players-swapped',
  'player-checked-in',
  'match-list-changed',
  'score-decided',
  'event-ranked',
  'event-unranked',
  'report-dismissed',
  'report-removed',
  'media-removed',
  'suggestion-applied',
  'suggestion-dismissed',
  'house-rules-changed',
  'house-lifted',
  'house-kept',
] as const
export type LocationLogAction = (typeof locationLogActions)[number]
/** Lines read at once. */
export const locationLogPage = 30
