// Names of clubs and the slugs that serve as their ids.
import { toSlug } from '../player/slug.ts'
import { countCharacters, firstCharacters, unitsPerCharacter } from '../shared/characters.ts'
import { ok, refuse, type Result } from '../shared/result.ts'
import { clubNameMax } from './club.ts'

export type ClubNameRefusal = 'club-name-required' | 'club-name-too-long' | 'club-name-characters'

export const clubSlugForm = /^(?:[\p{L}\p{N}-]\p{M}*)+$/u

export const fitsClub = (text: string): boolean =>
  text.length <= clubNameMax * unitsPerCharacter && countCharacters(text) <= clubNameMax

/**
 * Words with a meaning in an event's invitation field; a club with such a name could never be
 * invited.
 */
const takenWords: ReadonlySet<string> = new Set(['friends', 'favorites'])

/**
 * The name to store with its slug, or the refusal. A name with an empty slug ("***") has no id.
 * Source: SPEC section 5, new club name.
 */
export function parseClubName(
  input: string,
): Result<{ clubName: string; slug: string }, ClubNameRefusal> {
  // NFC, because invitations match a club by its text.
  const clubName = input.normalize('NFC').trim().replaceAll(/\s+/g, ' ')
  const slug = toSlug(clubName)
  if (clubName === '') return refuse('club-name-required')
  if (!fitsClub(clubName) || !fitsClub(slug)) return refuse('club-name-too-long')
  if (!clubSlugForm.test(slug) || takenWords.has(slug)) return refuse('club-name-characters')
  return ok({ clubName, slug })
}

/**
 * Private events of a deleted club invite this name, which no club can have, so a later club of the
 * same name doesn't gain access.
 */
export const toDeletedClubName = (clubName: string): string => shortened(`✕${clubName}`, '')

export const appendNumber = (text: string, number: number): string => shortened(text, `-${number}`)

function shortened(text: string, ending: string): string {
  let kept = firstCharacters(text, clubNameMax - ending.length)
  while (!fitsClub(kept + ending)) kept = firstCharacters(kept, countCharacters(kept) - 1)
  return kept + ending
}
