import { foldText, splitSearch } from './search.ts'

/** True where a text holds all words of a query. */
export function holdsWords(text: string, query: string): boolean {
  const folded = foldText(text)
  return splitSearch(query).every((word) => folded.includes(word))
}
