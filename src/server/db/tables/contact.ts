// Contacts: people without an account.
import type { Generated, GeneratedAlways } from 'kysely'
import type { Language } from '#domain/shared/language.ts'
import type { Instant, OptionalInstant } from './columns.ts'

/**
 * keeperId: a player; else locationId is set, with a slug where a club keeps it. playerId: its
 * stand-in, null once it was claimed.
 */
type Contacts = {
  contactId: string
  playerId: string | null
  keeperId: string | null
  locationId: string | null
  slug: string | null
  name: string
  email: string | null
  /** Those that stood before, the latest last, while it had places. */
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
  /** They chose to be named nowhere outside. */
  hidesName: Generated<boolean>
  /** What it is found by. */
  search: GeneratedAlways<string>
  /** Of the club that keeps them. */
  tags: Generated<string[]>
}

/** confirmed: when the player said that the people agreed to be contacted. */
type ContactImports = {
  importId: string
  playerId: string | null
  created: Instant
  confirmed: OptionalInstant
  added: Generated<number | null>
}

type ContactLookups = { playerId: string; looked: Instant; addresses: number; matches: number }

/** A row that waits, with the ids that its contact will have. */
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

/** Events that a contact came into through its own link. */
type ContactActs = { contactId: string; eventId: string; acted: Instant }

/** Addresses that want nothing from one list. */
type ContactStops = { stopHash: string; stopped: Instant }

/**
 * codeHash: null where the keeper is asked. expires: of the code, of the question, or of the time in
 * which a standing claim can be taken back; infinity for a no of the player's own. undo: what moved.
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
 * The stand-in and the link of a contact that became one with `contactId`. linkKey: null once that
 * one has a new link, so that none from before opens anything.
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
