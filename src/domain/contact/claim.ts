// Claims: a player takes over a contact's places and history. Links get forwarded, so a code to the
// contact's own address confirms, or the list's keeper if no address was ever noted; the keeper can
// never claim from their own list.
import { partySize, type Entry } from '../event/entry.ts'
import { toAddress } from '../mail/address.ts'

const dayMs = 86_400_000

export const claimUndoMs = 14 * dayMs
export const claimQuestionMs = 14 * dayMs
export const claimCodeDigits = 6
export const claimCodeMs = 30 * 60_000

export const claimStates = ['done', 'code', 'keeper'] as const
export type ClaimState = (typeof claimStates)[number]

export type ClaimFacts = {
  isKeeper: boolean
  email: string | null
  /** Earlier addresses since the contact got places, latest last. */
  formerEmails: readonly string[]
  ownAddress: string
  isProved: boolean
}

/**
 * The next requirement before anything moves. prove: send the code to the claimer's own address,
 * which proves it. done: no further step.
 */
export function getClaimRequirement({
  isKeeper,
  ownAddress,
  isProved,
  ...addresses
}: ClaimFacts): ClaimState | 'own' | 'prove' {
  if (isKeeper) return 'own'
  const asked = findConfirmingAddress(addresses)
  if (asked === null) return 'keeper'
  if (toAddress(ownAddress) !== toAddress(asked)) return 'code'
  return isProved ? 'done' : 'prove'
}

type Addresses = Pick<ClaimFacts, 'email' | 'formerEmails'>

/** The address that must confirm; null when no address was ever noted and the keeper confirms. */
export const findConfirmingAddress = ({ email, formerEmails }: Addresses): string | null =>
  email ?? formerEmails.at(-1) ?? null

export const formerAddressesMax = 5

/** The former addresses after `email` is replaced or removed; null when there would be too many. */
export function moveAddress(
  { email, formerEmails }: Addresses,
  next: string | null,
): string[] | null {
  const former = formerEmails.filter((address) => address !== email && address !== next)
  if (email !== null && email !== next) former.push(email)
  return former.length > formerAddressesMax ? null : former
}

/**
 * The former addresses when several entries are merged: the first noted address stays, and all
 * others can still confirm. Null when there would be too many.
 */
export function joinAddresses(entries: readonly Addresses[]): string[] | null {
  const stays = entries.find(({ email }) => email !== null)?.email ?? null
  const all = entries.flatMap(({ email, formerEmails }) => [
    ...formerEmails,
    ...(email === null ? [] : [email]),
  ])
  const former = [...new Set(all)].filter((address) => address !== stays)
  return former.length > formerAddressesMax ? null : former
}

type Held = Pick<Entry, 'place' | 'offeredUntil' | 'order' | 'guests' | 'partner'>

const rank = ({ place, offeredUntil }: Held): number =>
  place === 'playing' ? 0 : offeredUntil === null ? 2 : 1

/**
 * True when the contact's place is kept over the claimer's own in the same event: the better place
 * wins; of two playing, the larger party, else the earlier one.
 */
export function isContactPlaceBetter(contact: Held, own: Held): boolean {
  if (rank(contact) !== rank(own)) return rank(contact) < rank(own)
  const [theirs, mine] = [partySize(contact), partySize(own)]
  return rank(own) < 2 && theirs !== mine ? theirs > mine : contact.order < own.order
}
