import { expect, test } from 'vitest'
import { findMyCourt } from './my-court.ts'

type List = NonNullable<Parameters<typeof findMyCourt>[0]>

const list = (changes: object = {}): List =>
  ({
    state: 'open',
    players: [
      { number: 1, playerId: 'ana' },
      { number: 5, playerId: 'eli' },
    ],
    matches: [
      { stage: 'round', round: 3, slot: 1, court: 2, a: [1, 2], b: [3, 4], state: 'planned' },
    ],
    byes: [{ round: 3, number: 5 }],
    ...changes,
  }) as unknown as List

test('my round and court while it is played, and that I sit out', () => {
  expect(findMyCourt(list(), 'ana')).toEqual({ round: 3, court: 2, sitsOut: false })
  expect(findMyCourt(list(), 'eli')).toEqual({ round: 3, court: null, sitsOut: true })
})

test('nothing where no list is open, or I am not in it', () => {
  expect(findMyCourt(null, 'ana')).toBeNull()
  expect(findMyCourt(list({ state: 'closed' }), 'ana')).toBeNull()
  expect(findMyCourt(list(), 'zoe')).toBeNull()
  expect(findMyCourt(list({ matches: [], byes: [] }), 'ana')?.round).toBeNull()
})
