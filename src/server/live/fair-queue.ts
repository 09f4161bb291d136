// Picks the next work: people take turns, and each person's work is done in order. Work that
// several people wait for runs at the first turn of any of them, without using up the others'
// turns. Work that no one waits for is dropped.

export type FairQueue<T> = {
  add(work: T, person: string): void
  remove(work: T, person: string): void
  countFor(person: string): number
  size(): number
  /** Removes and returns the next work, skipping people for whom `mayGo` is false. */
  take(mayGo: (person: string) => boolean): { work: T; person: string } | null
  drop(work: T): void
}

export function createFairQueue<T>(): FairQueue<T> {
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
