// Contacts: people without an account, noted by an organizer, a club or a venue. A contact is no
// player: no list, search or leaderboard knows of it. In an event it takes a place like everyone
// else, through a stand-in: a player without an account.
import type { Language } from '../shared/language.ts'

/** The keeper of a contact: a player that organizes, a club, or a venue. */
export const contactKeepers = ['player', 'club', 'venue'] as const
export type ContactKeeper = (typeof contactKeepers)[number]

/** Characters as people see them. */
export const contactNameMax = 40
export const contactPhoneMax = 30
export const personNoteMax = 500

/** Contacts that one keeper has at most, and that one import brings. */
export const contactsMax = 5000

/** Rows of an import that one call brings, as far as they fit into a request. */
export const importRowsMax = 200
/** UTF-8 bytes of the rows in one call: a request has room for them. */
export const importBytesMax = 48 * 1024
/** Imports that are not confirmed are forgotten after this long. */
export const importKeptMinutes = 60

/**
 * What becomes of a row. new: it will be noted. double: the list or the import has this person.
 * player: its address is the proved one of an account; it can be noted all the same. wrong: it
 * can't be noted.
 */
export const importRowStates = ['new', 'double', 'player', 'wrong'] as const
export type ImportRowState = (typeof importRowStates)[number]

/** A contact with an unused link is reminded once, after this. */
export const linkReminderMs = 3 * 86_400_000

/** Contacts without a trace of use for so long are removed. */
export const contactUnusedMonths = 12

/** What a keeper notes about somebody; null and '' for what is not known. */
export type ContactFields = {
  name: string
  email: string | null
  phone: string | null
  skillSelf: number | null
  language: Language
  note: string
}

/**
 * new: nothing was sent yet. invited: their link was. used: they opened it. stopped: they want no
 * e-mails. bounced: their address takes none. claimed: they have an account now.
 */
export const contactStates = ['new', 'invited', 'used', 'stopped', 'bounced', 'claimed'] as const
export type ContactState = (typeof contactStates)[number]

/** The instants (any form) a contact's state follows from; null: that has not happened. */
export type ContactMoments = {
  invited: unknown
  used: unknown
  stopped: unknown
  bounced: unknown
  claimed: unknown
}

/** What a keeper is told of a contact; what keeps it from being reached comes first. */
export function readContactState(moments: ContactMoments): ContactState {
  if (moments.claimed !== null) return 'claimed'
  if (moments.stopped !== null) return 'stopped'
  if (moments.bounced !== null) return 'bounced'
  if (moments.used !== null) return 'used'
  return moments.invited === null ? 'new' : 'invited'
}

const standInStart = 'contact-'

/** The player id of a contact's stand-in; `id` is its UUID. No name makes such an id. */
export const toStandInId = (id: string): string =>
  standInStart + id.replaceAll('-', '').slice(0, 24)

/** Stands for the id of a stand-in that a viewer may not know; no stand-in has such an id. */
export const toNamelessStandIn = (number: number): string =>
  `${standInStart}${String(number).padStart(16, '?')}`

/** True for the stand-in of a contact: it has a name, but no profile. */
export const isStandIn = (playerId: string): boolean =>
  playerId.length > standInStart.length + 12 && playerId.startsWith(standInStart)
