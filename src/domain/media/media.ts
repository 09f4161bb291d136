// Media of a venue: its photos, and links to videos and posts by players. Only the address of
// outside media is stored.
import { parseSocialLink, socialNetworks, type SocialNetwork } from '../player/profile.ts'

export const mediaKinds = ['video', 'post'] as const
export type MediaKind = (typeof mediaKinds)[number]
export const mediaCaptionMax = 100
export const mediaPerDay = 10
export const mediaPage = 12
export const mediaLimit = 99

export type MediaLink = { url: string; network: SocialNetwork; kind: MediaKind }

const videoForm = /\/(?:reels?|watch|videos?|shorts|share\/[rv])(?:[/?]|$)/

/**
 * The address of a video or post to store, or null. The network must be one that profiles may link,
 * and the address more than its front page.
 */
export function readMediaLink(text: string): MediaLink | null {
  const typed = text.trim()
  if (typed.startsWith('@')) return null
  for (const network of socialNetworks) {
    const url = parseSocialLink(network, typed)
    if (url === null || url === '' || /^https:\/\/[^/]+\/$/.test(url)) continue
    return { url, network, kind: network === 'youtube' || videoForm.test(url) ? 'video' : 'post' }
  }
  return null
}
