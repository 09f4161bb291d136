// The groups of a hub. An abandoned group is kept for a while, since its data stays valid until
// invalidated: at most half a minute, up to a maximum number, and never after an invalidation.
import type { Clock } from '../deps.ts'
import type { Group } from './group.ts'

export type GroupShelf = {
  add(id: string, group: Group, onDropped: () => void): void
  take(id: string): Group | undefined
  peek(id: string): Group | undefined
  all(): Group[]
  countWatched(): number
  keep(id: string): void
  drop(id: string): void
  dropKept(): void
  dropAll(): void
}

const keptMs = 30_000
const keptMax = 1_000

export function createGroupShelf(clock: Clock): GroupShelf {
  const groups = new Map<string, { group: Group; onDropped: () => void }>()
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
