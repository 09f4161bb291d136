// Claims: a player takes over what a contact played, places and history. Links get forwarded, so the
// link alone gives nothing: the contact's own address says yes by a code, or the keeper of the list
// where no address was ever noted. The keeper never claims from the list they keep.
import { partySize, type Entry } from '../event/entry.ts'
import { toAddress } from '../mail/address.ts'

const dayMs = 86_400_000

/** A claim can be taken back for so long. */
export const claimUndoMs = 14 * dayMs
/** A keeper's yes is waited for so long. */
export const claimQuestionMs = 14 * dayMs
export const claimCodeDigits = 6
export const claimCodeMs = 30 * 60_000

export const claimStates = ['done', 'code', 'keeper'] as const
export type ClaimState = (typeof claimStates)[number]

export type ClaimFacts = {
  /** The claimer keeps the list, or put the contact into it. */
  isKeeper: boolean
  /** Of the contact; null where none is noted. */
  email: string | null
  /** Those that stood before while it had places, the latest last. */
  formerEmails: readonly string[]
  /** The claimer's own, and whether it is proved. */
  ownAddress: string
  isProved: boolean
}

/**
 * What a claim needs before anything moves; done: nothing more. prove: the code goes to the claimer's
 * own address, and proves it.
 */
export function whatClaimNeeds({
  isKeeper,
  ownAddress,
  isProved,
  ...addresses
}: ClaimFacts): ClaimState | 'own' | 'prove' {
  if (isKeeper) return 'own'
  const asked = findAskedAddress(addresses)
  if (asked === null) return 'keeper'
  if (toAddress(ownAddress) !== toAddress(asked)) return 'code'
  return isProved ? 'done' : 'prove'
}

type Addresses = Pick<ClaimFacts, 'email' | 'formerEmails'>

/** The address that says yes; null where the keeper does, because none ever stood. */
export const findAskedAddress = ({ email, formerEmails }: Addresses): string | null =>
  email ?? formerEmails.at(-1) ?? null

/** A contact with more of them is to be added anew. */
export const formerAddressesMax = 5

/**
 * The addresses that stood before another one, or none, is noted in the place of `email`; null where
 * they would be too many.
 */
export function moveAddress(
  { email, formerEmails }: Addresses,
  next: string | null,
): string[] | null {
  const former = formerEmails.filter((address) => address !== email && address !== next)
  if (email !== null && email !== next) former.push(email)
  return former.length > formerAddressesMax ? null : former
}

/**
 * The addresses that stood before, of entries that become one: the first address that is noted
 * stays, all others keep their say. Null where they would be too many.
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

/** playing, then an offer, then waiting. */
const rank = ({ place, offeredUntil }: Held): number =>
  place === 'playing' ? 0 : offeredUntil === null ? 2 : 1

/**
 * Of two places of one person in one event: whether that of the contact stays. The better one does;
 * of two that play the one with more people, else the earlier one.
 */
export function isContactPlaceBetter(contact: Held, own: Held): boolean {
  if (rank(contact) !== rank(own)) return rank(contact) < rank(own)
  const [theirs, mine] = [partySize(contact), partySize(own)]
  return rank(own) < 2 && theirs !== mine ? theirs > mine : contact.order < own.order
}
