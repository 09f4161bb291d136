// A club's purse: prepaid entries that its owner sells to members outside the app. An event of the
// club takes one per place and returns it to players who leave in time. Each purse has its own
// ledger unit, separate from tokens and other clubs.

export const purseEntriesMax = 100
export const purseBalanceMax = 1000
export const holdersPage = 99
/** Events are checked until this long after their end, and later only when they change. */
export const purseOpenMs = 24 * 60 * 60_000

export const purseKinds = [
  'purse-sold',
  'purse-corrected',
  'purse-taken',
  'purse-returned',
] as const
export type PurseKind = (typeof purseKinds)[number]

export type PurseUnit = `purse:${string}`
export const toPurseUnit = (purseId: string): PurseUnit => `purse:${purseId}`

export type PurseRefusal = 'purse-too-full' | 'purse-too-empty'

export function purseRefusal(balance: number, entries: number): PurseRefusal | null {
  if (balance + entries > purseBalanceMax) return 'purse-too-full'
  return balance + entries < 0 ? 'purse-too-empty' : null
}

/**
 * places: theirs and their guests', 0 without a place. taken: entries the event took. balance:
 * entries they hold. isForfeit: they left too late. owes: their places aren't paid or waived
 * otherwise.
 */
export type PurseUser = {
  places: number
  taken: number
  balance: number
  isForfeit: boolean
  owes: boolean
}

/**
 * Entries to move: positive to the event, negative back. isOver: no more are taken. isOff:
 * cancelled or deleted, so all are returned.
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
