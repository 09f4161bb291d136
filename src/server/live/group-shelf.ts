// Where the groups of a hub are. One that everyone left is kept for a while: what was loaded is so
// until something it depends on is invalidated, whether anyone looks or not. Invariants: none is
// kept once it was invalidated, none for longer than half a minute, and not more than so many.
import type { Clock } from '../deps.ts'
import type { Group } from './group.ts'

export type GroupShelf = {
  /** `onDropped` is called when it is let go. */
  add(id: string, group: Group, onDropped: () => void): void
  /** For a viewer that is about to join. */
  take(id: string): Group | undefined
  peek(id: string): Group | undefined
  all(): Group[]
  countWatched(): number
  /** Everyone left. */
  keep(id: string): void
  drop(id: string): void
  dropKept(): void
  /** The server stops: no group loads anymore. */
  dropAll(): void
}

const keptMs = 30_000
const keptMax = 1_000

/** No group yet. */
export function createGroupShelf(clock: Clock): GroupShelf {
  const groups = new Map<string, { group: Group; onDropped: () => void }>()
  /** Since when; those that were left last are at the end. */
  const kept = new Map<string, number>()

  const drop = (id: string): void => {
    const found = groups.get(id)
    if (found === undefined) return
    kept.delete(id)
    groups.delete(id)
    found.onDropped()
    found.group.close()
  }
  const isYoung = (since: number): boolean => {
    const ageMs = clock.now() - since
    return ageMs >= 0 && ageMs < keptMs
  }
  const dropOld = (): void => {
    for (const [id, since] of kept) {
      if (kept.size <= keptMax && isYoung(since)) return
      drop(id)
    }
  }

  return {
    add: (id, group, onDropped) => void groups.set(id, { group, onDropped }),
    take: (id) => {
      dropOld()
      kept.delete(id)
      return groups.get(id)?.group
    },
    peek: (id) => groups.get(id)?.group,
    all: () => [...groups.values()].map(({ group }) => group),
    countWatched: () => groups.size - kept.size,
    keep: (id) => {
      kept.set(id, clock.now())
      dropOld()
    },
    drop,
    dropKept: () => {
      for (const id of kept.keys()) drop(id)
    },
    dropAll: () => {
      for (const id of groups.keys()) drop(id)
    },
  }
}
