// Searches players by typed text.
import { sql, type RawBuilder } from 'kysely'
import { toSlugPatterns } from '../../naming/search-patterns.ts'

/**
 * True when column `playerId` contains all words of `text`. One condition per word, because the
 * index doesn't support LIKE ALL.
 */
export function holdsTyped(playerId: string, text: string): RawBuilder<boolean> {
  const words = toSlugPatterns(text).map((pattern) => sql`${sql.ref(playerId)} like ${pattern}`)
  return words.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(words, sql` and `)})`
}
