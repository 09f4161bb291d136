import { array, assert, integer, jsonValue, oneof, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { applyRowChanges, findRowChanges } from './row-changes.ts'

const roundTrip = (before: unknown, now: unknown): unknown => {
  const changes = findRowChanges(before, now)
  return changes === null
    ? now
    : applyRowChanges(before, JSON.parse(JSON.stringify(changes)) as never)
}

test('of a list of one length only the rows that differ are told', () => {
  const before = { name: 'Open', slots: [{ n: 1 }, { n: 2 }, { n: 3 }, { n: 4 }] }
  const now = { name: 'Open', slots: [{ n: 1 }, { n: 5 }, { n: 3 }, { n: 6 }] }
  expect(findRowChanges(before, now)).toEqual({
    set: {},
    cut: {
      slots: [
        [1, 1, [{ n: 5 }]],
        [3, 1, [{ n: 6 }]],
      ],
    },
  })
})

test.each([
  ['in front', [0, 1, 2, 3], [0, 0, [0]]],
  ['in the middle', [1, 2, 9, 3], [2, 0, [9]]],
  ['at the end', [1, 2, 3, 4], [3, 0, [4]]],
  ['with others gone', [3], [0, 2, []]],
  ['with none left', [], [0, 3, []]],
  ['the same once more', [1, 1, 2, 3], [1, 0, [1]]],
])('rows that come or go %s are told as one part', (_, now, cut) => {
  expect(findRowChanges({ rows: [1, 2, 3] }, { rows: now })).toEqual({
    set: {},
    cut: { rows: [cut] },
  })
})

test('a field that is no list is told whole, and one that became a list', () => {
  expect(findRowChanges({ a: { b: 1 }, c: null }, { a: { b: 2 }, c: [1] })).toEqual({
    set: { a: { b: 2 }, c: [1] },
    cut: {},
  })
})

test('an answer of other fields, or of none, is told whole', () => {
  for (const [before, now] of [
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ '': {} }, {}],
    [{ 'a,b': 1 }, { a: 1, b: 1 }],
    [[1], [2]],
    [null, { a: 1 }],
    [{ a: 1 }, null],
    ['x', 'y'],
    [{ a: 1 }, [1]],
  ])
    expect(findRowChanges(before, now)).toBe(null)
})

test('rows that stayed are the very ones that were there', () => {
  const before = { rows: [{ n: 1 }, { n: 2 }], others: [{ n: 3 }] }
  const changes = findRowChanges(before, { rows: [{ n: 1 }, { n: 4 }], others: [{ n: 3 }] })
  const now = applyRowChanges(before, changes ?? { set: {}, cut: {} }) as typeof before
  expect(now.rows[0]).toBe(before.rows[0])
  expect(now.others).toBe(before.others)
  expect(before.rows[1]).toEqual({ n: 2 })
})

test('whatever two answers are, the changes make the one the other', () => {
  const row = oneof(integer({ max: 3, min: 0 }), record({ n: integer({ max: 2 }) }))
  const answer = record({ a: row, rows: array(row), more: array(row, { maxLength: 4 }) })
  assert(
    property(answer, answer, (before, now) => {
      expect(roundTrip(before, now)).toEqual(now)
    }),
  )
  assert(
    property(jsonValue(), jsonValue(), (before, now) => {
      expect(JSON.stringify(roundTrip(before, now))).toBe(JSON.stringify(now))
    }),
  )
})
