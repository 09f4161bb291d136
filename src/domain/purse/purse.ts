// The purse of a club: entries that its owner sells to members, ten at a time, say. They are paid
// outside; an event of the club takes one a place, and gives it back to players that leave in time.
// Each purse counts in a unit of its own, which never meets tokens, diamonds or another club's.

/** Entries of one sale or correction. */
export const purseEntriesMax = 100
/** Entries a member holds at most. */
export const purseBalanceMax = 1000
/** An event is looked at this long after its end; later only when it changes. */
export const purseOpenMs = 24 * 60 * 60_000

/** Movements of a purse in the ledger. */
export const purseKinds = [
  'purse-sold',
  'purse-corrected',
  'purse-taken',
  'purse-returned',
] as const
export type PurseKind = (typeof purseKinds)[number]

export type PurseUnit = `purse:${string}`
/** The unit of a purse in the ledger; purseId is a UUID. */
export const toPurseUnit = (purseId: string): PurseUnit => `purse:${purseId}`

export type PurseRefusal = 'purse-too-full' | 'purse-too-empty'

/** Whether a sale (above zero) or a correction (below) can be; null when it can. */
export function purseRefusal(balance: number, entries: number): PurseRefusal | null {
  if (balance + entries > purseBalanceMax) return 'purse-too-full'
  return balance + entries < 0 ? 'purse-too-empty' : null
}

/**
 * Somebody that an event of the club concerns. places: of theirs with guests, 0 without a place.
 * taken: entries that it took. balance: what they hold. isForfeit: they left too late. owes: their
 * places aren't paid or waived otherwise.
 */
export type PurseUser = {
  places: number
  taken: number
  balance: number
  isForfeit: boolean
  owes: boolean
}

/**
 * How many entries move: above zero the event takes them, below zero it gives them back. isOver: the
 * event takes nothing more. isOff: it is cancelled or deleted, and keeps nothing.
 */
export function decideEntries(
  { places, taken, balance, isForfeit, owes }: PurseUser,
  { isOver, isOff }: { isOver: boolean; isOff: boolean },
): number {
  const wanted = isOff ? 0 : places
  if (taken > wanted) return isForfeit && !isOff ? 0 : wanted - taken
  if (isOver || isOff || !owes) return 0
  return Math.min(wanted - taken, balance)
}
