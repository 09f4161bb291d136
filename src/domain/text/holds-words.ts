import { foldText, splitSearch } from './search.ts'

export function holdsWords(text: string, query: string): boolean {
  const folded = foldText(text)
  return splitSearch(query).every((word) => folded.includes(word))
}
