// What was typed outlives a reload of the page, in the storage of its tab. Leaving the form throws it
// away: nobody finds an old draft where they begin anew.

/** load: which load of the page writes. */
type Place = {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  path: string
  load: string
}

const here = (): Place => ({
  storage: sessionStorage,
  path: location.pathname,
  load: String(performance.timeOrigin),
})

const readKind = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value)
/** Null stands for any value that is not there. */
const isAlike = (one: unknown, other: unknown): boolean =>
  one === null || other === null || readKind(one) === readKind(other)

export type KeptDraft<Draft> = {
  /** What a reload of the page interrupted, or what the form starts with. */
  first: Draft
  keep: (draft: Draft) => void
  /** The form is left. */
  drop: () => void
}

/** The draft of a form with these fields, on this page. Without storage nothing is kept. */
export function openKeptDraft<Draft extends object>(
  start: Draft,
  findPlace: () => Place = here,
): KeptDraft<Draft> {
  let place: Place
  try {
    place = findPlace()
  } catch {
    return { first: start, keep: () => undefined, drop: () => undefined }
  }
  const { storage, path, load } = place
  const key = `draft ${path} ${Object.keys(start).toSorted().join()}`
  const attempt = <T>(act: () => T, otherwise: T): T => {
    try {
      return act()
    } catch {
      // Forbidden, full, or no draft: what is typed ends with the page.
      return otherwise
    }
  }
  return {
    first: attempt(() => {
      const [by, draft]: [unknown, Record<string, unknown>] = JSON.parse(
        storage.getItem(key) ?? '[]',
      )
      const isWhole = Object.entries(start).every(([field, value]) => isAlike(value, draft[field]))
      return by === load || !isWhole ? start : { ...start, ...draft }
    }, start),
    keep: (draft) => attempt(() => storage.setItem(key, JSON.stringify([load, draft])), undefined),
    drop: () => attempt(() => storage.removeItem(key), undefined),
  }
}
