// E-mail addresses, in the one form in which they are stored, compared and written to: without what
// nobody sees, in small letters, the domain as DNS spells it.
import * as v from 'valibot'
import { tidied } from '../shared/text.ts'
import { dropUnseen } from '../text/unseen.ts'

/** The longest address there is, in UTF-16 units. */
export const addressMax = 254

/** Every browser and server has it; this room's types know neither. */
declare const URL: new (url: string) => { hostname: string }

/** A domain in ASCII (Unicode UTS 46): bücher.de is xn--bcher-kva.de. As it was if it is none. */
function toAsciiDomain(domain: string): string {
  if (/^[ -~]*$/.test(domain) || /[\s%/?#:@[\]\\]/.test(domain)) return domain
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return domain
  }
}

/** An address in the form in which contacts and accounts are stored and compared. */
export function toAddress(text: string): string {
  const address = dropUnseen(text).trim().toLowerCase()
  const from = address.lastIndexOf('@') + 1
  return address.slice(0, from) + toAsciiDomain(address.slice(from))
}

/** A domain on the internet has two parts, and the last is no number. */
const isOnInternet = (address: string): boolean => /\.(?:[a-z]{2,}|xn--[a-z\d-]+)$/.test(address)

/** Takes an address as people have it; gives it as it is stored. */
export const addressSchema = v.pipe(
  v.string(),
  tidied(toAddress),
  v.maxLength(addressMax),
  v.rfcEmail(),
  v.check(isOnInternet, 'a domain that is not on the internet'),
)
