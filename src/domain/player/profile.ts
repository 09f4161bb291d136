// The fields of a profile, and their limits. Free of schemas, as the screens carry it
// (profile-schema.ts has those).
import { ok, refuse, type Result } from '../shared/result.ts'
import { dropUnseen } from '../text/unseen.ts'

export const headlineMax = 60
export const summaryMax = 250
export const linkMax = 200

export const socialNetworks = ['youtube', 'facebook', 'instagram', 'twitter', 'medium'] as const
export type SocialNetwork = (typeof socialNetworks)[number]

/** What the networks call themselves, in every language. */
export const networkNames: Readonly<Record<SocialNetwork, string>> = {
  youtube: 'YouTube',
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'X',
  medium: 'Medium',
}

/**
 * The hosts of each network; a link to anywhere else is refused. Subdomains count ("m.youtube.com",
 * "ana.medium.com").
 */
const hosts: Readonly<Record<SocialNetwork, readonly [string, ...string[]]>> = {
  youtube: ['youtube.com', 'youtu.be'],
  facebook: ['facebook.com', 'fb.com'],
  instagram: ['instagram.com'],
  twitter: ['x.com', 'twitter.com'],
  medium: ['medium.com'],
}

/**
 * Host and path of an address: no credentials, no port; of other scripts only letters, marks and
 * digits, so that nothing turns or hides text.
 */
const addressForm =
  /^(?:[hH][tT]{2}[pP][sS]?:\/\/)?((?:[a-zA-Z0-9-]+\.)+[a-zA-Z]+)(\/[!#-&(-;=?-[\]_a-z~\p{L}\p{M}\p{N}]*)?$/u
const handleForm = /^@(\w[\w.-]{0,59})$/

/**
 * A link as it may be stored and shown: https, on a host of its network, without credentials or
 * port. '' stays ''. What people type without a scheme ("instagram.com/ana", "@ana") is completed.
 * null when it is no such link.
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

/** The links among `wish` as they may be stored, or which of them is no link to its network. */
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

/**
 * Wins of all decided matches in percent with one decimal, or null before the first. Source: SPEC
 * section 2.
 */
export function winPercent({ wins, losses }: { wins: number; losses: number }): number | null {
  const matches = wins + losses
  return matches === 0 ? null : Math.round((wins / matches) * 1000) / 10
}
