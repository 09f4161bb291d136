// How players are searched by what is typed.
import { sql, type RawBuilder } from 'kysely'
import { toSlugPatterns } from '../../naming/search-patterns.ts'

/**
 * True where `playerId`, a column of ids, holds all words of `text`. A condition for each word: the
 * index of ids answers no LIKE ALL.
 */
export function holdsTyped(playerId: string, text: string): RawBuilder<boolean> {
  const words = toSlugPatterns(text).map((pattern) => sql`${sql.ref(playerId)} like ${pattern}`)
  return words.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(words, sql` and `)})`
}
