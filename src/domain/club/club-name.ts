// Names of clubs and the slugs that are their ids.
import { toSlug } from '../player/slug.ts'
import { countCharacters, firstCharacters, unitsPerCharacter } from '../shared/characters.ts'
import { ok, refuse, type Result } from '../shared/result.ts'
import { clubNameMax } from './club.ts'

export type ClubNameRefusal = 'club-name-required' | 'club-name-too-long' | 'club-name-characters'

/** Letters, each with its marks, digits and hyphens. */
export const clubSlugForm = /^(?:[\p{L}\p{N}-]\p{M}*)+$/u

/** True for a name, or a slug, that is no longer than may be. */
export const fitsClub = (text: string): boolean =>
  text.length <= clubNameMax * unitsPerCharacter && countCharacters(text) <= clubNameMax

/**
 * Words that the invitation field of an event knows already: a club of that name could never be
 * invited.
 */
const takenWords: ReadonlySet<string> = new Set(['friends', 'favorites'])

/**
 * The name as it will be stored with its slug, or the refusal. A name with an empty slug
 * ("***") has no id. Source: SPEC section 5, new club name.
 */
export function parseClubName(
  input: string,
): Result<{ clubName: string; slug: string }, ClubNameRefusal> {
  // One way to write each letter: what invites a club names it by its text.
  const clubName = input.normalize('NFC').trim().replaceAll(/\s+/g, ' ')
  const slug = toSlug(clubName)
  if (clubName === '') return refuse('club-name-required')
  if (!fitsClub(clubName) || !fitsClub(slug)) return refuse('club-name-too-long')
  if (!clubSlugForm.test(slug) || takenWords.has(slug)) return refuse('club-name-characters')
  return ok({ clubName, slug })
}

/**
 * The private events of a deleted club invite this name from then on: no one. No club can have this
 * name, so that a later club of the old name does not open them to its members.
 */
export const nameOfEnded = (clubName: string): string => shortened(`✕${clubName}`, '')

/** The name or slug of a club with a number, where another one has it already. */
export const withNumber = (text: string, number: number): string => shortened(text, `-${number}`)

/** As much of a name as fits before an ending. */
function shortened(text: string, ending: string): string {
  let kept = firstCharacters(text, clubNameMax - ending.length)
  while (!fitsClub(kept + ending)) kept = firstCharacters(kept, countCharacters(kept) - 1)
  return kept + ending
}
