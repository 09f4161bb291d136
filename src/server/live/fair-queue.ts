// Decides the next work: people take turns, and what one person waits for comes in the order
// in which it was added. Work that several people wait for is taken at the first turn of any of
// them, and is no turn of the others. Invariant: nothing is kept for work that no one waits for.

export type FairQueue<T> = {
  /** `person` waits for `work`, as others may already. */
  add(work: T, person: string): void
  /** `person` no longer waits for it. */
  remove(work: T, person: string): void
  /** How much this person waits for. */
  countFor(person: string): number
  /** How much waits, each once. */
  size(): number
  /** Takes what is next out of the queue, passing over people refused by `mayGo`. */
  take(mayGo: (person: string) => boolean): { work: T; person: string } | null
  /** Takes `work` out of the queue, for all its waiters. */
  drop(work: T): void
}

/** An empty queue. */
export function createFairQueue<T>(): FairQueue<T> {
  /** Each person's line; the first person in the map has the next turn. */
  const lines = new Map<string, Set<T>>()
  const peopleByWork = new Map<T, Set<string>>()

  const leaveLine = (work: T, person: string): void => {
    const line = lines.get(person)
    if (line?.delete(work) === true && line.size === 0) lines.delete(person)
  }

  const drop = (work: T): void => {
    for (const person of peopleByWork.get(work) ?? []) leaveLine(work, person)
    peopleByWork.delete(work)
  }

  const moveToEnd = (person: string): void => {
    const line = lines.get(person)
    if (line === undefined) return
    lines.delete(person)
    lines.set(person, line)
  }

  return {
    add: (work, person) => {
      getOrAdd(lines, person).add(work)
      getOrAdd(peopleByWork, work).add(person)
    },
    remove: (work, person) => {
      leaveLine(work, person)
      const people = peopleByWork.get(work)
      if (people?.delete(person) === true && people.size === 0) peopleByWork.delete(work)
    },
    countFor: (person) => lines.get(person)?.size ?? 0,
    size: () => peopleByWork.size,
    take: (mayGo) => {
      for (const [person, line] of lines) {
        if (!mayGo(person)) continue
        const [work] = line
        if (work === undefined) continue
        drop(work)
        moveToEnd(person)
        return { work, person }
      }
      return null
    },
    drop,
  }
}

function getOrAdd<K, V>(setsByKey: Map<K, Set<V>>, key: K): Set<V> {
  const known = setsByKey.get(key)
  if (known !== undefined) return known
  const added = new Set<V>()
  setsByKey.set(key, added)
  return added
}
