// Media: the photos of venues, and the videos and posts that players link there. Nothing of the
// outside is kept, only its address.
import { parseSocialLink, socialNetworks, type SocialNetwork } from '../player/profile.ts'

export const mediaKinds = ['video', 'post'] as const
export type MediaKind = (typeof mediaKinds)[number]
export const mediaCaptionMax = 100
/** Links one player may add in 24 hours. */
export const mediaPerDay = 10
/** Items at first and more per step, and at most. */
export const mediaPage = 12
export const mediaLimit = 99

export type MediaLink = { url: string; network: SocialNetwork; kind: MediaKind }

/** Addresses of moving pictures on networks that show both. */
const videoForm = /\/(?:reels?|watch|videos?|shorts|share\/[rv])(?:[/?]|$)/

/**
 * The address of one video or post as it may be stored, or null: a link to a network that profiles
 * may name, and to more than its front page.
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
