// A player's roles in an event; separate from the roster rules, because few screens need them.
import { listEventRoles, type EventRole } from '#domain/access/capabilities.ts'
import type { EventDetail } from './event-detail.ts'

export const getEventRoles = (detail: EventDetail, playerId: string): EventRole[] =>
  listEventRoles({
    isOrganizer: detail.organizerId === playerId,
    isCohost: detail.fields.cohosts.includes(playerId),
    isVenueAdmin: detail.locationAdmins.includes(playerId),
  })
