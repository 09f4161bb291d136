// What leaves the app: a notice with all that decides about it and all that it says.
import type { DeliveryFacts, WallTime } from '#domain/notification/delivery.ts'
import type { NotificationGroup } from '#domain/notification/notification.ts'
import type { Language } from '#domain/shared/language.ts'
import type { PushTarget } from '../push/push.ts'

/**
 * Of a contact: its personal link, what its mail says of the sender, and the player whose account
 * answers for it; null where none does.
 */
export type MailedContact = {
  name: string
  linkKey: string
  by: string
  keeper: string
  senderId: string | null
}

/**
 * A claimed delivery with all that decides about it and all that it says. unit: the id of what goes
 * out as one message.
 */
export type Outgoing = DeliveryFacts & {
  deliveryId: string
  playerId: string
  group: NotificationGroup
  unit: string
  attempts: number
  eventId: string | null
  params: Record<string, string>
  /** Of the player: now on their clock, their zone, and how they read. */
  wall: WallTime
  timezone: string
  language: Language
  country: string
  email: string | null
  device: (PushTarget & { deviceId: string }) | null
  message: { fromId: string; fromName: string; text: string } | null
  contact: MailedContact | null
  /** For a push: unread messages and alerts of the player, each up to the limit of its list. */
  unread: number | null
  /** What a request is about, or the next event that a link leads to; '' where there is none. */
  about: {
    title: string
    type: string
    date: string
    time: string
    location: string
    locationId: string
  }
}
