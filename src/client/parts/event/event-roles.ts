// What a player is to an event, apart from the rules of rosters, which few screens need.
import { listEventRoles, type EventRole } from '#domain/access/capabilities.ts'
import type { EventDetail } from './event-detail.ts'

/** What a player is to the event. */
export const getEventRoles = (detail: EventDetail, playerId: string): EventRole[] =>
  listEventRoles({
    isOrganizer: detail.organizerId === playerId,
    isCohost: detail.fields.cohosts.includes(playerId),
    isVenueAdmin: detail.locationAdmins.includes(playerId),
  })
