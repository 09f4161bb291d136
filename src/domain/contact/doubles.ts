// Detects entries of the same person: the same address, or the same name and phone. Names alone
// count only when neither entry has more.
import { toAddress } from '../mail/address.ts'
import type { ContactFields } from './contact.ts'

type Known = Pick<ContactFields, 'name' | 'email' | 'phone'>

export const toDigits = (phone: string): string => phone.replaceAll(/\D/g, '')

export function listContactKeys({ name, email, phone }: Known): string[] {
  const plain = name.toLowerCase()
  const keys = email === null ? [] : [`address ${toAddress(email)}`]
  if (phone !== null) keys.push(`phone ${toDigits(phone)} ${plain}`)
  return keys.length === 0 ? [`name ${plain}`] : keys
}

/** For each entry, the index of the first entry of the same person, or null. */
export function findDoubles(entries: readonly (Known | null)[]): (number | null)[] {
  const placeByKey = new Map<string, number>()
  return entries.map((entry, place) => {
    if (entry === null) return null
    const keys = listContactKeys(entry)
    const known = keys.map((key) => placeByKey.get(key)).find((one) => one !== undefined)
    for (const key of keys) if (!placeByKey.has(key)) placeByKey.set(key, known ?? place)
    return known ?? null
  })
}

type Listed = Known & { contactId: string }

/**
 * Matches incoming people to list entries by the same address, or by name and phone unless both
 * have an address. A name alone never matches.
 */
export function findSamePeople<T extends Listed>(
  coming: readonly T[],
  list: readonly T[],
): { from: T; to: T }[] {
  const byKey = new Map<string, T>()
  for (const one of list)
    for (const key of listSureKeys(one)) if (!byKey.has(key)) byKey.set(key, one)
  return coming.flatMap((from) => {
    const same = listSureKeys(from).map((key) => byKey.get(key))
    const to = same.find((one) => one !== undefined && !hasOtherAddress(from, one))
    return to === undefined ? [] : [{ from, to }]
  })
}

const listSureKeys = (one: Known): string[] =>
  one.email === null && one.phone === null ? [] : listContactKeys(one)

const hasOtherAddress = (one: Known, other: Known): boolean =>
  one.email !== null && other.email !== null && toAddress(one.email) !== toAddress(other.email)
