// An outgoing notice with everything that decides about it and everything it shows.
import type { DeliveryFacts, WallTime } from '#domain/notification/delivery.ts'
import type { NotificationGroup } from '#domain/notification/notification.ts'
import type { Language } from '#domain/shared/language.ts'
import type { PushTarget } from '../push/push.ts'

/**
 * For a contact: its personal link, how its mail names the sender, and the responsible player; null
 * without one.
 */
export type MailedContact = {
  name: string
  linkKey: string
  by: string
  keeper: string
  senderId: string | null
}

export type Outgoing = DeliveryFacts & {
  deliveryId: string
  playerId: string
  group: NotificationGroup
  unit: string
  attempts: number
  eventId: string | null
  params: Record<string, string>
  wall: WallTime
  timezone: string
  language: Language
  country: string
  email: string | null
  device: (PushTarget & { deviceId: string }) | null
  message: { fromId: string; fromName: string; text: string } | null
  contact: MailedContact | null
  /** For push: the player's unread messages and alerts, each capped at its list's limit. */
  unread: number | null
  /** The subject of a request, or the next event a link leads to; '' when missing. */
  about: {
    title: string
    type: string
    date: string
    time: string
    location: string
    locationId: string
  }
}
