// Aliases for addresses that Better Auth doesn't accept, such as ann&bob@… or a domain with a
// non-Latin top-level part. Such an address passes through Better Auth, its e-mails and its log as
// an alias; the store never holds one.
import * as v from 'valibot'
import { toAddress } from '#domain/mail/address.ts'

/** Addresses below .invalid can't exist (RFC 2606). */
const aliasDomain = '@other-form.invalid'

export function toAlias(typed: string): string {
  const address = toAddress(typed)
  return v.is(v.pipe(v.string(), v.email()), address)
    ? address
    : Buffer.from(address).toString('hex') + aliasDomain
}

export const isAlias = (address: string): boolean => toAddress(address).endsWith(aliasDomain)

export const fromAlias = (address: string): string =>
  isAlias(address) ? Buffer.from(address.slice(0, -aliasDomain.length), 'hex').toString() : address
