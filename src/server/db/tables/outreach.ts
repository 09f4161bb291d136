// Counts mail to people without an account; mailboxes are hashes.
import type { Instant, OptionalInstant } from './columns.ts'

/** isAnswered: the person had answered the sender before. */
type OutreachMails = {
  unit: string
  senderId: string | null
  mailbox: string
  isAnswered: boolean
  sent: Instant
}

/** isFresh: the account was new when it first wrote to them. */
type OutreachPeople = {
  senderId: string
  mailbox: string
  isFresh: boolean
  first: Instant
  last: Instant
  answered: OptionalInstant
  stopped: OptionalInstant
  bounced: OptionalInstant
  reported: OptionalInstant
}

export type OutreachTables = { outreach_mails: OutreachMails; outreach_people: OutreachPeople }
