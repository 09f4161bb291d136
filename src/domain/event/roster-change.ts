// What differs between two rosters, as the rows to write.
import type { Entry } from './entry.ts'

export type EntryChange =
  | { kind: 'insert'; after: Entry }
  | { kind: 'update'; before: Entry; after: Entry }
  | { kind: 'delete'; before: Entry }

const isSame = (a: Entry, b: Entry): boolean => a === b || (a.place === b.place && a.guests === b.guests && a.gender === b.gender)

/**
 * The changes that turn `before` into `after`, at most one a player. Both are sorted by order, and an order belongs to
 * one player for ever, so one walk along both finds them; a player found with a new order counts as updated.
 */
export function changesBetween(before: readonly Entry[], after: readonly Entry[]): EntryChange[] {
  const changes: EntryChange[] = []
  const gone = new Map<string, Entry>()
  const come: Entry[] = []
  let next = 0
  for (const old of before) {
    for (; orderAt(after, next) < old.order; next += 1) come.push(...after.slice(next, next + 1))
    const now = after[next]
    if (now?.order !== old.order) gone.set(old.playerId, old)
    else {
      if (!isSame(old, now)) changes.push({ kind: 'update', before: old, after: now })
      next += 1
    }
  }
  for (const entry of [...come, ...after.slice(next)]) {
    const old = gone.get(entry.playerId)
    changes.push(old === undefined ? { kind: 'insert', after: entry } : { kind: 'update', before: old, after: entry })
    gone.delete(entry.playerId)
  }
  return [...changes, ...Array.from(gone.values(), (entry) => ({ kind: 'delete' as const, before: entry }))]
}

const orderAt = (entries: readonly Entry[], index: number): number => entries[index]?.order ?? Infinity
