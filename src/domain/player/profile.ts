// The fields of a profile and their limits. Free of schemas because screens load it (see
// profile-schema.ts).
import { ok, refuse, type Result } from '../shared/result.ts'
import { dropUnseen } from '../text/unseen.ts'

export const headlineMax = 60
export const summaryMax = 250
export const linkMax = 200

export const socialNetworks = ['youtube', 'facebook', 'instagram', 'twitter', 'medium'] as const
export type SocialNetwork = (typeof socialNetworks)[number]

export const networkNames: Readonly<Record<SocialNetwork, string>> = {
  youtube: 'YouTube',
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'X',
  medium: 'Medium',
}

/** Links to other hosts are refused; subdomains count ("m.youtube.com", "ana.medium.com"). */
const hosts: Readonly<Record<SocialNetwork, readonly [string, ...string[]]>> = {
  youtube: ['youtube.com', 'youtu.be'],
  facebook: ['facebook.com', 'fb.com'],
  instagram: ['instagram.com'],
  twitter: ['x.com', 'twitter.com'],
  medium: ['medium.com'],
}

/**
 * Host and path without credentials or port. Non-ASCII is limited to letters, marks and digits, so
 * no character can reverse or hide text.
 */
const addressForm =
  /^(?:[hH][tT]{2}[pP][sS]?:\/\/)?((?:[a-zA-Z0-9-]+\.)+[a-zA-Z]+)(\/[!#-&(-;=?-[\]_a-z~\p{L}\p{M}\p{N}]*)?$/u
const handleForm = /^@(\w[\w.-]{0,59})$/

/**
 * The link to store: https, on a host of its network; '' stays ''. Completes input without a scheme
 * ("instagram.com/ana", "@ana"). null for anything else.
 */
export function parseSocialLink(network: SocialNetwork, text: string): string | null {
  const typed = dropUnseen(text).trim()
  if (typed === '') return ''
  const handle = handleForm.exec(typed)?.[1]
  const link = handle === undefined ? toLink(network, typed) : handleLink(network, handle)
  return link === null || link.length > linkMax ? null : link
}

function toLink(network: SocialNetwork, typed: string): string | null {
  const [, typedHost = '', path = '/'] = addressForm.exec(typed) ?? []
  const host = typedHost.toLowerCase()
  const isKnown = hosts[network].some((known) => host === known || host.endsWith(`.${known}`))
  return isKnown ? `https://${host}${path.replace(/[^\x21-\x7e]+/gu, encodeURIComponent)}` : null
}

const handleLink = (network: SocialNetwork, handle: string): string =>
  `https://${hosts[network][0]}/${network === 'youtube' || network === 'medium' ? '@' : ''}${handle}`

export type SocialLinks = { [N in SocialNetwork]?: string | undefined }

export function parseSocialLinks(wish: SocialLinks): Result<SocialLinks, 'link-invalid'> {
  const links: SocialLinks = {}
  for (const network of socialNetworks) {
    const typed = wish[network]
    if (typed === undefined) continue
    const link = parseSocialLink(network, typed)
    if (link === null)
      return refuse('link-invalid', { network: networkNames[network], field: network })
    links[network] = link
  }
  return ok(links)
}

/** Percent of decided matches with one decimal; null before the first. Source: SPEC section 2. */
export function winPercent({ wins, losses }: { wins: number; losses: number }): number | null {
  const matches = wins + losses
  return matches === 0 ? null : Math.round((wins / matches) * 1000) / 10
}
