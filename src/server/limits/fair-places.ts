// A fixed number of places for many people: never more inside than places, and waiting people are
// admitted in turns, so that one person's many requests delay another by only one.

export type Leave = () => void

type Waiting = { resolve: (leave: Leave) => void; reject: (error: unknown) => void }

export type FairPlaces = {
  /** Resolves once `person` has a place; rejects only through `rejectWaiting`. */
  enter(person: string): Promise<Leave>
  tryEnter(): Leave | null
  rejectWaiting(error: unknown): void
  waiting(): number
}

/** `onIdle` runs whenever the last one has left and no one waits. */
export function createFairPlaces(size: number, onIdle: () => void = () => undefined): FairPlaces {
  const waitingByPerson = new Map<string, Waiting[]>()
  let inside = 0
  let waitingCount = 0

  function takeNext(): Waiting | undefined {
    const next = waitingByPerson.entries().next().value
    if (next === undefined) return undefined
    const [person, line] = next
    const first = line.shift()
    waitingByPerson.delete(person)
    // Everyone else waiting comes before this person's next request.
    if (line.length > 0) waitingByPerson.set(person, line)
    if (first !== undefined) waitingCount -= 1
    return first
  }

  function giveLeave(): Leave {
    let hasLeft = false
    return () => {
      if (hasLeft) return
      hasLeft = true
      const next = takeNext()
      if (next !== undefined) {
        next.resolve(giveLeave())
        return
      }
      inside -= 1
      if (inside === 0) onIdle()
    }
  }

  function tryEnter(): Leave | null {
    if (inside >= size) return null
    inside += 1
    return giveLeave()
  }

  return {
    tryEnter,
    enter: (person) =>
      new Promise((resolve, reject) => {
        const leave = tryEnter()
        if (leave !== null) {
          resolve(leave)
          return
        }
        waitingCount += 1
        const line = waitingByPerson.get(person)
        if (line === undefined) waitingByPerson.set(person, [{ resolve, reject }])
        else line.push({ resolve, reject })
      }),
    rejectWaiting: (error) => {
      const all = [...waitingByPerson.values()].flat()
      waitingByPerson.clear()
      waitingCount = 0
      for (const one of all) one.reject(error)
    },
    waiting: () => waitingCount,
  }
}

export type KeyedPlaces = {
  /** The places of `key`, created on first use and dropped when the last one leaves. */
  of(key: string): FairPlaces
}

export function createKeyedPlaces(size: number): KeyedPlaces {
  const placesByKey = new Map<string, FairPlaces>()
  return {
    of: (key) => {
      const known = placesByKey.get(key)
      if (known !== undefined) return known
      const places = createFairPlaces(size, () => {
        if (placesByKey.get(key) === places) placesByKey.delete(key)
      })
      placesByKey.set(key, places)
      return places
    },
  }
}
