// Which things a typed text means, best first: each of its words begins a word of the thing, or
// stands inside one; accents and case are no matter.
import { foldText, splitSearch } from '#domain/text/search.ts'

export type Matchable = {
  label: string
  /** More that it is found by, such as the day of an event. */
  detail?: string | undefined
  /** What else people call it. */
  alias?: string | undefined
}

const between = /[\s·,()/_-]+/

/** How far a word is from what it may mean; null when it means something else. */
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

/** isNamed: every word stands in its name, not only in what is said beside it. */
type MatchedItem<Item> = { item: Item; isNamed: boolean }

/** At most `max` of `items` that `text` means, best first, equals in their order; all for no text. */
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
