import { expect, test } from 'vitest'
import { foldSeries } from './fold-series.ts'

const anEvent = (title: string, changes: object = {}) => ({
  title,
  type: 'open play',
  status: 'published',
  myPlace: null as string | null,
  ...changes,
})

test('three of one name on a day are one row, where the first of them stands', () => {
  const rows = foldSeries([anEvent('a'), anEvent('b'), anEvent('a'), anEvent('c'), anEvent('a')])
  expect(rows.map((row) => row.map(({ title }) => title))).toEqual([['a', 'a', 'a'], ['b'], ['c']])
})

test('two of one name have a row each', () => {
  expect(foldSeries([anEvent('a'), anEvent('a')])).toHaveLength(2)
})

test('mine and what is off stay alone', () => {
  const mine = anEvent('a', { myPlace: 'playing' })
  const off = anEvent('a', { status: 'cancelled' })
  const rows = foldSeries([anEvent('a'), mine, anEvent('a'), off, anEvent('a')])
  expect(rows.map(({ length }) => length)).toEqual([3, 1, 1])
})

test('without a title the type is the name', () => {
  expect(foldSeries([anEvent(''), anEvent(''), anEvent('')])).toHaveLength(1)
})
