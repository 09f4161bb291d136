// The one form in which e-mail addresses are stored, compared and mailed: without invisible
// characters, in lower case, the domain in ASCII.
import * as v from 'valibot'
import { tidied } from '../shared/text.ts'
import { dropUnseen } from '../text/unseen.ts'

export const addressMax = 254

declare const URL: new (url: string) => { hostname: string }

/** Unicode UTS 46: bücher.de becomes xn--bcher-kva.de. Returned unchanged when invalid. */
function toAsciiDomain(domain: string): string {
  if (/^[ -~]*$/.test(domain) || /[\s%/?#:@[\]\\]/.test(domain)) return domain
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return domain
  }
}

export function toAddress(text: string): string {
  const address = dropUnseen(text).trim().toLowerCase()
  const from = address.lastIndexOf('@') + 1
  return address.slice(0, from) + toAsciiDomain(address.slice(from))
}

const isOnInternet = (address: string): boolean => /\.(?:[a-z]{2,}|xn--[a-z\d-]+)$/.test(address)

export const addressSchema = v.pipe(
  v.string(),
  tidied(toAddress),
  v.maxLength(addressMax),
  v.rfcEmail(),
  v.check(isOnInternet, 'a domain that is not on the internet'),
)
