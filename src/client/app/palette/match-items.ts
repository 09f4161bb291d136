// Ranks items against typed text, best first: every typed word must start a word of the item or
// occur inside one; accents and case are ignored.
import { foldText, splitSearch } from '#domain/text/search.ts'

export type Matchable = {
  label: string
  detail?: string | undefined
  alias?: string | undefined
}

const between = /[\s·,()/_-]+/

function rateWord(word: string, label: string, more: string): number | null {
  if (label.startsWith(word)) return 0
  if (label.split(between).some((part) => part.startsWith(word))) return 1
  if (more.split(between).some((part) => part.startsWith(word))) return 2
  return label.includes(word) ? 3 : null
}

function rate(item: Matchable, words: readonly string[]): number | null {
  const label = foldText(item.label)
  const more = foldText(`${item.detail ?? ''} ${item.alias ?? ''}`)
  let sum = 0
  for (const word of words) {
    const rating = rateWord(word, label, more)
    if (rating === null) return null
    sum += rating
  }
  return sum
}

type MatchedItem<Item> = { item: Item; isNamed: boolean }

export function matchItems<Item extends Matchable>(
  items: readonly Item[],
  text: string,
  max: number,
): MatchedItem<Item>[] {
  const words = splitSearch(text)
  return items
    .flatMap((item) => {
      const rating = rate(item, words)
      return rating === null ? [] : [{ item, rating }]
    })
    .toSorted((a, b) => a.rating - b.rating)
    .slice(0, max)
    .map(({ item, rating }) => ({ item, isNamed: rating <= words.length }))
}
