import { expect, test } from 'vitest'
import { importBytesMax, importRowsMax } from '#domain/contact/contact.ts'
import { toBatches } from './import-batches.ts'

test('parts hold all rows in their order, at most as many as one request takes', () => {
  const rows = Array.from({ length: 450 }, (_, index) => ({ name: `Ana ${index}` }))
  const batches = toBatches(rows)
  expect(batches.map(({ length }) => length)).toEqual([importRowsMax, importRowsMax, 50])
  expect(batches.flat()).toEqual(rows)
})

test('long notes make parts smaller, counted as they travel', () => {
  const rows = Array.from({ length: 200 }, () => ({ name: 'Ana', note: '🎾'.repeat(250) }))
  const batches = toBatches(rows)
  expect(batches.flat()).toHaveLength(200)
  for (const batch of batches)
    expect(Buffer.byteLength(JSON.stringify(batch))).toBeLessThanOrEqual(importBytesMax + 2)
})

test('no rows make no part', () => {
  expect(toBatches([])).toEqual([])
})
