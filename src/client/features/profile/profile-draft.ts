// The draft of the player's own profile: what of it changed, and which links are none.
import { parseSocialLink, socialNetworks, type SocialNetwork } from '#domain/player/profile.ts'

export type ProfileDraft = { headline: string; summary: string } & Record<SocialNetwork, string>

const fields = ['headline', 'summary', ...socialNetworks] as const

/** The texts of a profile, without all else it holds. */
export function toProfileDraft(profile: ProfileDraft): ProfileDraft {
  const { headline, summary, youtube, facebook, instagram, twitter, medium } = profile
  return { headline, summary, youtube, facebook, instagram, twitter, medium }
}

/** Only what differs from `start`, so that another window's change of other fields stays. */
export const findProfileChanges = (
  start: ProfileDraft,
  draft: ProfileDraft,
): Partial<ProfileDraft> =>
  Object.fromEntries(
    fields
      .filter((field) => draft[field].trim() !== start[field])
      .map((field) => [field, draft[field].trim()]),
  )

/** The networks with a text that is no link to them. */
export const badLinks = (draft: ProfileDraft): SocialNetwork[] =>
  socialNetworks.filter((network) => parseSocialLink(network, draft[network]) === null)
