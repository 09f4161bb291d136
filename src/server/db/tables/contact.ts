// Contacts: people without an account.
import type { Generated, GeneratedAlways } from 'kysely'
import type { Language } from '#domain/shared/language.ts'
import type { Instant, OptionalInstant } from './columns.ts'

/**
 * keeperId: a player; otherwise locationId is set, with a slug when a club keeps it. playerId: its
 * stand-in, null once claimed.
 */
type Contacts = {
  contactId: string
  playerId: string | null
  keeperId: string | null
  locationId: string | null
  slug: string | null
  name: string
  email: string | null
  formerEmails: Generated<string[]>
  phone: string | null
  skillSelf: number | null
  language: Language
  note: Generated<string>
  linkKey: string
  addedBy: string | null
  created: Instant
  used: OptionalInstant
  invited: OptionalInstant
  reminded: OptionalInstant
  stopped: OptionalInstant
  bounced: OptionalInstant
  claimedBy: Generated<string | null>
  claimed: OptionalInstant
  importId: Generated<string | null>
  hidesName: Generated<boolean>
  search: GeneratedAlways<string>
  tags: Generated<string[]>
}

type ContactImports = {
  importId: string
  playerId: string | null
  created: Instant
  confirmed: OptionalInstant
  added: Generated<number | null>
}

type ContactLookups = { playerId: string; looked: Instant; addresses: number; matches: number }

type ContactImportRows = {
  importId: string
  row: number
  contactId: string
  standInId: string
  linkKey: string
  name: string
  email: string | null
  phone: string | null
  skillSelf: number | null
  language: Language
  note: string
}

type ContactActs = { contactId: string; eventId: string; acted: Instant }

type ContactStops = { stopHash: string; stopped: Instant }

/**
 * codeHash: null when the keeper is asked. expires: of the code, of the question, or of the period
 * for undoing a claim; infinity for the player's own no. undo: what moved.
 */
type ContactClaims = {
  contactId: string
  playerId: string
  asked: Instant
  codeHash: string | null
  expires: Instant
  claimed: OptionalInstant
  declined: OptionalInstant
  undo: Generated<unknown>
}

/**
 * The stand-in and link of a contact merged into `contactId`. linkKey: null once that contact has a
 * new link, so that no older link opens anything.
 */
type JoinedContacts = { standIn: string; linkKey: string | null; contactId: string }

export type ContactTables = {
  contacts: Contacts
  contact_imports: ContactImports
  contact_lookups: ContactLookups
  contact_import_rows: ContactImportRows
  contact_acts: ContactActs
  contact_stops: ContactStops
  contact_claims: ContactClaims
  joined_contacts: JoinedContacts
}
