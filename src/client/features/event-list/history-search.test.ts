import { expect, test } from 'vitest'
import { readHistorySearch } from './history-search.ts'

test.each([
  [{ gold: true }, { gold: true }],
  [
    { silver: true, bronze: true, show: 40 },
    { silver: true, bronze: true, show: 40 },
  ],
  [{ gold: false, silver: 'true', bronze: 1, platinum: true }, {}],
  [{ show: -1 }, {}],
])('%j is the filter %j', (raw, search) => {
  expect(readHistorySearch(raw)).toEqual(search)
})
