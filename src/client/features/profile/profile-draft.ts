// The draft of the player's own profile: its changes, and invalid links.
import { formatDuprRating, parseDuprId, parseDuprRating } from '#domain/dupr/dupr.ts'
import { parseSocialLink, socialNetworks, type SocialNetwork } from '#domain/player/profile.ts'

type Texts = { headline: string; summary: string; duprId: string } & Record<SocialNetwork, string>
export type ProfileDraft = Texts & { duprRating: string }
export type ProfileChanges = Partial<Texts & { duprRating: number | null }>

const fields = ['headline', 'summary', 'duprId', ...socialNetworks] as const

export function toProfileDraft({
  headline,
  summary,
  youtube,
  facebook,
  instagram,
  twitter,
  medium,
  duprId,
  duprRating,
}: Omit<ProfileDraft, 'duprId' | 'duprRating'> & {
  duprId: string | null
  duprRating: number | null
}): ProfileDraft {
  return {
    headline,
    summary,
    youtube,
    facebook,
    instagram,
    twitter,
    medium,
    duprId: duprId ?? '',
    duprRating: duprRating === null ? '' : formatDuprRating(duprRating),
  }
}

/** Only changed fields, so that another window's change of other fields survives. */
export function findProfileChanges(start: ProfileDraft, draft: ProfileDraft): ProfileChanges {
  const texts = Object.fromEntries(
    fields
      .filter((field) => draft[field].trim() !== start[field])
      .map((field) => [field, draft[field].trim()]),
  )
  const rating = parseDuprRating(draft.duprRating)
  return rating === undefined || rating === parseDuprRating(start.duprRating)
    ? texts
    : { ...texts, duprRating: rating }
}

export const badDupr = ({ duprId, duprRating }: ProfileDraft): ('duprId' | 'duprRating')[] => [
  ...(parseDuprId(duprId).ok ? [] : ['duprId' as const]),
  ...(parseDuprRating(duprRating) === undefined ? ['duprRating' as const] : []),
]

export const badLinks = (draft: ProfileDraft): SocialNetwork[] =>
  socialNetworks.filter((network) => parseSocialLink(network, draft[network]) === null)
