// Search terms as LIKE patterns; a row must match all of them.
import { toSlug } from '#domain/player/slug.ts'
import { splitSearch } from '#domain/text/search.ts'

const toPattern = (word: string): string => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`

export const toPatterns = (text: string): string[] => splitSearch(text).map(toPattern)

export const toSlugPatterns = (text: string): string[] =>
  splitSearch(text)
    .map(toSlug)
    .filter((word) => word !== '')
    .map(toPattern)
