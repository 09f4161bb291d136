// Keeps a form's draft across a page reload, in the tab's storage. Leaving the form deletes it, so
// that no one finds an old draft in a new form.

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

type Kept = [unknown, Record<string, unknown>]

const readKind = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value)
/** Null matches any kind, because it stands for a missing value. */
const isAlike = (one: unknown, other: unknown): boolean =>
  one === null || other === null || readKind(one) === readKind(other)

export type KeptDraft<Draft> = {
  first: Draft
  keep: (draft: Draft) => void
  drop: () => void
}

/**
 * `about`: the id of what the form changes, if the page has several. Without storage the draft
 * lasts as long as the page.
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
      // Storage is blocked or full, or has no draft: input ends with the page.
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
