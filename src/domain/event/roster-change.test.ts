import { expect, test } from 'vitest'
import { groupEntries } from './roster-change.ts'

test('two lines of one order are a team, led by the first', () => {
  const line = {
    gender: null,
    guests: 0,
    place: 'playing',
    isSentOut: false,
    offeredUntil: null,
  } as const
  expect(
    groupEntries([
      { ...line, playerId: 'ann', order: 1 },
      { ...line, playerId: 'ben', gender: 'man', order: 1 },
      { ...line, playerId: 'cleo', order: 2 },
    ]),
  ).toEqual([
    { ...line, playerId: 'ann', order: 1, partner: { playerId: 'ben', gender: 'man' } },
    { ...line, playerId: 'cleo', order: 2, partner: null },
  ])
})
