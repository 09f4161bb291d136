// What is asked, as patterns of LIKE: all of them have to fit what a row is found by.
import { toSlug } from '#domain/player/slug.ts'
import { splitSearch } from '#domain/text/search.ts'

const toPattern = (word: string): string => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`

/** For folded text: columns called search. */
export const toPatterns = (text: string): string[] => splitSearch(text).map(toPattern)

/** For ids of players, which are slugs of their names. */
export const toSlugPatterns = (text: string): string[] =>
  splitSearch(text)
    .map(toSlug)
    .filter((word) => word !== '')
    .map(toPattern)
