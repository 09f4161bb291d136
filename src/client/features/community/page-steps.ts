// Where one is in a list that is read page by page. A page is named by the last id of the one
// before it; the ids of all pages before stay known, so that one can go back.
import { playersPage } from '#domain/player/player-list.ts'

/** The last ids of the pages before this one, first page first; empty on the first page. */
export type PageSteps = readonly string[]

/** What is kept in the browser's history is read like anything from outside. */
export const readPageSteps = (kept: unknown): PageSteps =>
  Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : []

/**
 * The page one is on and how many there are. While others come and go the two may disagree; the
 * page one sees always exists.
 */
export function pageNumbers(
  steps: PageSteps,
  { count, more }: { count: number; more: boolean },
): { page: number; pages: number } {
  const page = steps.length + 1
  return { page, pages: more ? Math.max(Math.ceil(count / playersPage), page + 1) : page }
}
