import { describe, expect, test } from 'vitest'
import type { MatchStage } from '../match/match.ts'
import { compareReached, findReached } from './bracket-place.ts'
import type { EntrantMatch } from './entrant.ts'

type Seen = { slot?: number; result?: 'won' | 'lost' | 'reported' | 'planned' }

const saw = (
  stage: MatchStage,
  round: number,
  { slot = 1, result = 'won' }: Seen = {},
): EntrantMatch => ({
  key: '0',
  side: 'a',
  match: {
    stage,
    round,
    slot,
    pool: null,
    a: [0],
    b: [1],
    state: result === 'planned' || result === 'reported' ? result : 'confirmed',
    games: [],
    winner: result === 'planned' ? null : result === 'lost' ? 'b' : 'a',
  },
})
const isAhead = (one: readonly EntrantMatch[], other: readonly EntrantMatch[]): boolean =>
  compareReached(findReached(one, 0), findReached(other, 0)) < 0

describe('of two entrants the one is ahead', () => {
  test.each<[string, EntrantMatch[], EntrantMatch[]]>([
    ['in the final, over one in the match for bronze', [saw('final', 1)], [saw('bronze', 1)]],
    [
      'in a final yet to play, over the third',
      [saw('final', 1, { result: 'planned' })],
      [saw('bronze', 1)],
    ],
    ['that won the final', [saw('final', 1)], [saw('final', 1, { result: 'lost' })]],
    [
      'that won the final, though it lost a match of a later round number before',
      [saw('winners', 2, { result: 'lost' }), saw('losers', 3), saw('final', 1)],
      [saw('winners', 3), saw('final', 1, { result: 'lost' })],
    ],
    ['that won the match for bronze', [saw('bronze', 1)], [saw('bronze', 1, { result: 'lost' })]],
    [
      'that won the second final, though it lost the first',
      [saw('final', 1, { result: 'lost' }), saw('final', 2)],
      [saw('final', 1), saw('final', 2, { result: 'lost' })],
    ],
    [
      'that won the first final while the second is yet to play',
      [saw('final', 1), saw('final', 2, { result: 'planned' })],
      [saw('final', 1, { result: 'lost' }), saw('final', 2, { result: 'planned' })],
    ],
    [
      'in the match for bronze, over one still in the bracket',
      [saw('winners', 2), saw('bronze', 1, { result: 'lost' })],
      [saw('winners', 1), saw('winners', 2, { result: 'planned' })],
    ],
    [
      'that is still in, over one out of a later round',
      [saw('winners', 2, { result: 'planned' })],
      [saw('winners', 2), saw('winners', 3, { result: 'lost' })],
    ],
    [
      'that won its last match, over one out of a later round',
      [saw('winners', 1)],
      [saw('winners', 1), saw('winners', 2, { result: 'lost' })],
    ],
    [
      'that won its last match, over one that says so and has no confirmation yet',
      [saw('consolation', 1)],
      [saw('consolation', 1, { result: 'reported' })],
    ],
    [
      'that won its last match, over one that lost it',
      [saw('winners', 2)],
      [saw('winners', 2, { result: 'lost' })],
    ],
    [
      'that is out of a later round',
      [saw('winners', 1), saw('winners', 2, { result: 'lost' })],
      [saw('winners', 1, { result: 'lost' })],
    ],
    [
      'that lost once and is still in the losers bracket, over one out of it',
      [saw('winners', 1, { result: 'lost' }), saw('losers', 2, { result: 'planned' })],
      [saw('winners', 1, { result: 'lost' }), saw('losers', 3, { result: 'lost' })],
    ],
    [
      'that is out, over one in the consolation bracket',
      [saw('winners', 2, { result: 'lost' })],
      [saw('winners', 1, { result: 'lost' }), saw('consolation', 3)],
    ],
    [
      'that came further in the consolation bracket',
      [saw('winners', 1, { result: 'lost' }), saw('consolation', 2, { result: 'lost' })],
      [saw('winners', 1, { result: 'lost' }), saw('consolation', 1)],
    ],
    [
      'that won the same round of the consolation bracket',
      [saw('consolation', 2)],
      [saw('consolation', 2, { result: 'lost' })],
    ],
    [
      'in the consolation bracket, over one left in the pools',
      [saw('consolation', 1)],
      [saw('pool', 3)],
    ],
  ])('%s', (_fact, one, other) => {
    expect(isAhead(one, other)).toBe(true)
    expect(isAhead(other, one)).toBe(false)
    expect(isAhead(one.toReversed(), other.toReversed())).toBe(true)
  })
})

test.each(['consolation', 'final'] as const)(
  'of two matches of one round of %s the later slot counts',
  (stage) => {
    const parts = [
      saw(stage, 2, { slot: 1, result: 'lost' }),
      saw(stage, 2, { slot: 3 }),
      saw(stage, 2, { slot: 2, result: 'lost' }),
    ]
    expect(findReached(parts, 0)).toEqual(findReached([saw(stage, 2)], 0))
    expect(findReached(parts.toReversed(), 0)).toEqual(findReached([saw(stage, 2)], 0))
    expect(findReached(parts.toSpliced(1, 1), 0)).toEqual(
      findReached([saw(stage, 2, { result: 'lost' })], 0),
    )
  },
)

test('who never left the pools is placed by the rank there', () => {
  const [first, second] = [findReached([saw('pool', 1)], 0), findReached([saw('pool', 1)], 1)]
  expect(compareReached(first, second)).toBeLessThan(0)
  expect(compareReached(second, first)).toBeGreaterThan(0)
  expect(compareReached(first, findReached([], 0))).toBe(0)
})

test('what is missing counts as nothing', () => {
  expect(compareReached([5, 1], [5])).toBe(-1)
  expect(compareReached([5], [5, 1])).toBe(1)
  expect(compareReached([5], [5, 0])).toBe(0)
})
