import { expect, test } from 'vitest'
import { readHistorySearch, wantsMedals } from './history-search.ts'

test.each([
  [{ gold: true }, { gold: true }, true],
  [{ silver: true, bronze: true, show: 40 }, { silver: true, bronze: true, show: 40 }, true],
  [{ gold: false, silver: 'true', bronze: 1, platinum: true }, {}, false],
  [{ show: -1 }, {}, false],
])('%j is the filter %j', (raw, search, wants) => {
  expect(readHistorySearch(raw)).toEqual(search)
  expect(wantsMedals(readHistorySearch(raw))).toBe(wants)
})
