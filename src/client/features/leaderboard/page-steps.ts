// Where one is on a board that is read page by page: the ends of the pages before, first page
// first. Kept with the entry of the browser's history, so that the way back from a profile finds
// the page.

export type PageEnd = { value: number; playerId: string }
export type PageSteps = readonly PageEnd[]

const isEnd = (kept: unknown): kept is PageEnd =>
  typeof kept === 'object' &&
  kept !== null &&
  'value' in kept &&
  Number.isSafeInteger(kept.value) &&
  'playerId' in kept &&
  typeof kept.playerId === 'string'

/** Read like anything from outside. */
export const readPageSteps = (kept: unknown): PageSteps =>
  Array.isArray(kept) && kept.every(isEnd) ? kept : []
