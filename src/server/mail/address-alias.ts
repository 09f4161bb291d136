// Better Auth takes fewer forms of addresses than mail knows: neither ann&bob@… nor a domain whose
// last part is of another script. Such an address passes through it under an alias, from the body
// of a request to the database, to an e-mail and to the log. The store never sees one.
import * as v from 'valibot'
import { toAddress } from '#domain/mail/address.ts'

/** Nobody has an address below .invalid (RFC 2606). */
const aliasDomain = '@other-form.invalid'

/** An address as Better Auth takes it. */
export function toAlias(typed: string): string {
  const address = toAddress(typed)
  return v.is(v.pipe(v.string(), v.email()), address)
    ? address
    : Buffer.from(address).toString('hex') + aliasDomain
}

/** True for an alias: one that a request brings is refused. */
export const isAlias = (address: string): boolean => toAddress(address).endsWith(aliasDomain)

/** The address that is meant. */
export const fromAlias = (address: string): string =>
  isAlias(address) ? Buffer.from(address.slice(0, -aliasDomain.length), 'hex').toString() : address
