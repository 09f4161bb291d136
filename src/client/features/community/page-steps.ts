// The position in a cursor-paged list. A page is named by the last id of the page before; all
// previous ids are kept, so that going back works.
import { playersPage } from '#domain/player/player-list.ts'

export type PageSteps = readonly string[]

/** Browser history state is untrusted and parsed like any input. */
export const readPageSteps = (kept: unknown): PageSteps =>
  Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : []

export function pageNumbers(
  steps: PageSteps,
  { count, more }: { count: number; more: boolean },
): { page: number; pages: number } {
  const page = steps.length + 1
  return { page, pages: more ? Math.max(Math.ceil(count / playersPage), page + 1) : page }
}
