// Contacts: people without an account, noted by an organizer, a club or a venue. No list, search or
// leaderboard includes them; in an event they take places through a stand-in, a player without an
// account.
import type { Language } from '../shared/language.ts'

export const contactKeepers = ['player', 'club', 'venue'] as const
export type ContactKeeper = (typeof contactKeepers)[number]

export const contactNameMax = 40
export const contactPhoneMax = 30
export const personNoteMax = 500

export const contactsMax = 5000

export const importRowsMax = 200
/** UTF-8 bytes of the rows in one call, so that they fit into a request. */
export const importBytesMax = 48 * 1024
export const importKeptMinutes = 60

/**
 * new: will be noted. double: already in the list or the import. player: its address is proved by
 * an account; it can still be noted. wrong: can't be noted.
 */
export const importRowStates = ['new', 'double', 'player', 'wrong'] as const
export type ImportRowState = (typeof importRowStates)[number]

export const linkReminderMs = 3 * 86_400_000

export const contactUnusedMonths = 12

export type ContactFields = {
  name: string
  email: string | null
  phone: string | null
  skillSelf: number | null
  language: Language
  note: string
}

/**
 * new: no link sent yet. invited: link sent. used: link opened. stopped: opted out of e-mails.
 * bounced: the address takes no mail. claimed: has an account now.
 */
export const contactStates = ['new', 'invited', 'used', 'stopped', 'bounced', 'claimed'] as const
export type ContactState = (typeof contactStates)[number]

export type ContactMoments = {
  invited: unknown
  used: unknown
  stopped: unknown
  bounced: unknown
  claimed: unknown
}

/** States that keep the contact from being reached come first. */
export function readContactState(moments: ContactMoments): ContactState {
  if (moments.claimed !== null) return 'claimed'
  if (moments.stopped !== null) return 'stopped'
  if (moments.bounced !== null) return 'bounced'
  if (moments.used !== null) return 'used'
  return moments.invited === null ? 'new' : 'invited'
}

const standInStart = 'contact-'

/** The stand-in's player id; `id` is the contact's UUID. No player name makes such an id. */
export const toStandInId = (id: string): string =>
  standInStart + id.replaceAll('-', '').slice(0, 24)

/** Replaces the id of a stand-in that a viewer may not know; no stand-in has such an id. */
export const toNamelessStandIn = (number: number): string =>
  `${standInStart}${String(number).padStart(16, '?')}`

export const isStandIn = (playerId: string): boolean =>
  playerId.length > standInStart.length + 12 && playerId.startsWith(standInStart)
