// What a player tells about themself, and its limits.
import type * as v from 'valibot'
import { textSchema } from '../shared/text.ts'

export const headlineMax = 60
export const summaryMax = 250
export const linkMax = 200

export const socialNetworks = ['youtube', 'facebook', 'instagram', 'twitter', 'medium'] as const
export type SocialNetwork = (typeof socialNetworks)[number]

/** The hosts of each network; a link to anywhere else is refused. Subdomains count ("m.youtube.com", "ana.medium.com"). */
const hosts: Readonly<Record<SocialNetwork, readonly string[]>> = {
  youtube: ['youtube.com', 'youtu.be'],
  facebook: ['facebook.com', 'fb.com'],
  instagram: ['instagram.com'],
  twitter: ['twitter.com', 'x.com'],
  medium: ['medium.com'],
}

/** Host and path of an address: no credentials, no port, no characters that would have to be escaped. */
const addressForm = /^(?:https?:\/\/)?((?:[a-z0-9-]+\.)+[a-z]+)(\/[^\s\\<>"'`{}|^]*)?$/i
const handleForm = /^@([\w.-]{1,60})$/

/**
 * A link as it may be stored and shown: https, on a host of its network, without credentials or port. '' stays ''.
 * What people type without a scheme ("instagram.com/ana", "@ana") is completed. null when it is no such link.
 */
export function parseSocialLink(network: SocialNetwork, text: string): string | null {
  const typed = text.trim()
  if (typed === '') return ''
  const handle = handleForm.exec(typed)?.[1]
  const link = handle === undefined ? linkOf(network, typed) : handleLink(network, handle)
  return link === null || link.length > linkMax ? null : link
}

function linkOf(network: SocialNetwork, typed: string): string | null {
  const [, typedHost = '', path = '/'] = addressForm.exec(typed) ?? []
  const host = typedHost.toLowerCase()
  return hosts[network].some((known) => host === known || host.endsWith(`.${known}`)) ? `https://${host}${path}` : null
}

const handleLink = (network: SocialNetwork, handle: string): string => `https://${hosts[network][0]}/${network === 'youtube' || network === 'medium' ? '@' : ''}${handle}`

/** The texts a player may change at any time; links are checked by parseSocialLink. */
export const profileTexts = {
  headline: textSchema(headlineMax), summary: textSchema(summaryMax),
  youtube: textSchema(linkMax), facebook: textSchema(linkMax), instagram: textSchema(linkMax), twitter: textSchema(linkMax), medium: textSchema(linkMax),
} satisfies Record<string, v.GenericSchema>

/** Wins of all decided matches in percent with one decimal, or null before the first. Source: SPEC section 2. */
export function winPercent({ wins, losses }: { wins: number; losses: number }): number | null {
  const matches = wins + losses
  return matches === 0 ? null : Math.round((wins / matches) * 1000) / 10
}
