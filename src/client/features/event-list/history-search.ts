// The medal filters of the history in its address: /myhistory?gold=true.
import { medals, type Medal } from '#domain/medal/medal.ts'

export type HistorySearch = { [Kind in Medal]?: true } & { show?: number }

export function readHistorySearch(raw: Record<string, unknown>): HistorySearch {
  const search: HistorySearch = {}
  for (const medal of medals) if (raw[medal] === true) search[medal] = true
  const { show } = raw
  return typeof show === 'number' && Number.isSafeInteger(show) && show > 0
    ? { ...search, show }
    : search
}
