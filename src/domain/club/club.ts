// Clubs of a venue; they serve as invitation groups of private events.
import { slugOf } from '../player/slug.ts'
import { ok, refuse, type Result } from '../shared/result.ts'

export const clubNameMax = 12

/** What a player is to a club. Everyone else is a stranger, for whom it does not exist. */
export const clubRoles = ['owner', 'member', 'invited'] as const
export type ClubRole = (typeof clubRoles)[number]

/** True for who may rename and delete the club and choose its members. */
export const mayRunClub = (role: ClubRole): boolean => role === 'owner'

export type ClubNameRefusal = 'club-name-required' | 'club-name-too-long' | 'club-name-characters'

/** Words that the invitation field of an event knows already: a club of that name could never be invited. */
const takenWords: ReadonlySet<string> = new Set(['friends', 'favorites'])

/**
 * The name as it will be stored with its slug, or why it cannot be. A name whose slug is empty ("***") has no id.
 * Source: SPEC section 5, new club name.
 */
export function parseClubName(input: string): Result<{ clubName: string; slug: string }, ClubNameRefusal> {
  const clubName = input.trim().replaceAll(/\s+/g, ' ')
  const slug = slugOf(clubName)
  if (clubName === '') return refuse('club-name-required')
  if (clubName.length > clubNameMax) return refuse('club-name-too-long')
  if (!/^[\p{L}\p{N}-]+$/u.test(slug) || takenWords.has(slug)) return refuse('club-name-characters')
  return ok({ clubName, slug })
}

/**
 * Whom the private events of a deleted club invite from then on: nobody. No club can have this name, so that a later club
 * of the old name does not open them to its members.
 */
export const nameOfEnded = (clubName: string): string => `✕${clubName}`.slice(0, clubNameMax)
