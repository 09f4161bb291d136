import { expect, test } from 'vitest'
import { chooseWhere, isWorthStoring, toPosition } from './where.ts'

const austin = { lat: 30.27, lon: -97.74 }
const dallas = { lat: 32.78, lon: -96.8 }

test('the device knows best, then the home venue, then what was known last', () => {
  expect(chooseWhere({ here: austin, home: dallas, last: dallas })).toEqual({
    position: austin,
    source: 'here',
  })
  expect(chooseWhere({ here: null, home: dallas, last: austin })).toEqual({
    position: dallas,
    source: 'home',
  })
  expect(chooseWhere({ here: null, home: null, last: austin })).toEqual({
    position: austin,
    source: 'last',
  })
  expect(chooseWhere({ here: null, home: null, last: null })).toBeNull()
})

test('a position is stored the first time and after a kilometre', () => {
  const moved = (metres: number) => ({
    ...austin,
    lat: austin.lat + (metres / 6_371_000) * (180 / Math.PI),
  })
  expect([
    isWorthStoring(null, austin),
    isWorthStoring(austin, moved(990)),
    isWorthStoring(austin, moved(1_010)),
  ]).toEqual([true, false, true])
})

test('half a position is none', () => {
  expect([toPosition(1, null), toPosition(null, 1), toPosition(0, 0)]).toEqual([
    null,
    null,
    { lat: 0, lon: 0 },
  ])
})
