// Messages between players, and mail to support.
import type { Generated } from 'kysely'
import type { MessageType } from '#domain/message/message.ts'
import type { Language } from '#domain/shared/language.ts'
import type { ContactTopic } from '#domain/support/support.ts'
import type { Computed, DefaultInstant, Instant, OptionalInstant } from './columns.ts'

type Messages = {
  messageId: string
  fromId: string
  toId: string
  type: MessageType
  message: string
  eventId: string | null
  locationId: string | null
  created: DefaultInstant
  read: Generated<boolean>
  expires: Instant | null
  used: Instant | null
  declined: Generated<boolean>
}
type MessageLast = { fromId: string; toId: string; messageId: string; created: Instant }
type SupportContacts = {
  contactId: string
  number: Computed<number>
  playerId: string
  topic: ContactTopic
  message: string
  language: Language
  created: DefaultInstant
  closed: OptionalInstant
  note: Generated<string>
}

export type MessageTables = {
  messages: Messages
  message_last: MessageLast
  support_contacts: SupportContacts
}
