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

/** By which load of the page, and what; each value is looked at before it is used. */
type Kept = [unknown, Record<string, unknown>]

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

/**
 * The draft of a form with these fields, on this page. `about`: what it changes, where the page has
 * more of its kind. Without storage nothing is kept.
 */
export function openKeptDraft<Draft extends object>(
  start: Draft,
  about = '',
  findPlace: () => Place = here,
): KeptDraft<Draft> {
  let first = start
  const attempt = (act: (place: Place, key: string) => void): void => {
    try {
      act(place ?? findPlace(), key)
    } catch {
      // Forbidden, full, or no draft: what is typed ends with the page.
    }
  }
  let place: Place | undefined
  let key = ''
  attempt((found) => {
    place = found
    key = `draft ${found.path} ${about} ${Object.keys(start).toSorted().join()}`
    const [by, draft] = JSON.parse(found.storage.getItem(key) ?? '[]') as Kept
    const isWhole = Object.entries(start).every(([field, value]) => isAlike(value, draft[field]))
    if (by !== found.load && isWhole) first = { ...start, ...draft }
  })
  return {
    first,
    keep: (draft) =>
      attempt(({ storage, load }, at) => storage.setItem(at, JSON.stringify([load, draft]))),
    drop: () => attempt(({ storage }, at) => storage.removeItem(at)),
  }
}
