// The medal filters of the history as they stand in its address: /myhistory?gold=true.

export const medalKinds = ['gold', 'silver', 'bronze'] as const
export type MedalKind = (typeof medalKinds)[number]
export type HistorySearch = { [Kind in MedalKind]?: true } & { show?: number }

/** Keeps medals that are true and a positive count; anything else is dropped. */
export function readHistorySearch(raw: Record<string, unknown>): HistorySearch {
  const search: HistorySearch = {}
  for (const kind of medalKinds) if (raw[kind] === true) search[kind] = true
  const { show } = raw
  return typeof show === 'number' && Number.isSafeInteger(show) && show > 0 ? { ...search, show } : search
}

/** True when only events with a medal are wanted. */
export const wantsMedals = (search: HistorySearch): boolean => medalKinds.some((kind) => search[kind] === true)
