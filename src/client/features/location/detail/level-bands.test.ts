import { expect, test } from 'vitest'
import { levelBands } from './level-bands.ts'

test('quarter steps fall into half steps, and gaps stay', () => {
  expect(
    levelBands([
      { skill: 3, players: 1 },
      { skill: 3.25, players: 3 },
      { skill: 4.5, players: 2 },
    ]),
  ).toEqual([
    { from: 3, players: 4, share: 1 },
    { from: 3.5, players: 0, share: 0 },
    { from: 4, players: 0, share: 0 },
    { from: 4.5, players: 2, share: 0.5 },
  ])
})

test('nobody gives no bands', () => {
  expect(levelBands([])).toEqual([])
})
