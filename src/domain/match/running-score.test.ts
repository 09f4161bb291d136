// Running scores: what a scoreboard can show, and that no older note replaces a newer one.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { boardAfter, scoreboardSteps, type ScoreboardRule } from './rally.ts'
import { checkRunningScore, nextTurn, toRunningScore, type RunningScore } from './running-score.ts'

const rules = fc.record({
  points: fc.constantFrom(5, 11, 15),
  winBy: fc.constantFrom(1, 2),
  scoring: fc.constantFrom('side-out', 'rally'),
  bestOf: fc.constantFrom(1, 3),
  play: fc.constantFrom('doubles', 'singles'),
}) as fc.Arbitrary<ScoreboardRule>
const eleven = {
  points: 11,
  winBy: 2,
  scoring: 'side-out',
  bestOf: 3,
  play: 'doubles',
} as ScoreboardRule
const running = (
  points: RunningScore['points'],
  games: RunningScore['games'] = [],
): RunningScore => ({ games, points, serving: 'a', serverNumber: 2 })

test('whatever a scoreboard counts can be shown', () => {
  fc.assert(
    fc.property(
      rules,
      fc.array(fc.constantFrom(...scoreboardSteps), { maxLength: 200 }),
      (rule, steps) => {
        expect(checkRunningScore(toRunningScore(boardAfter(steps, rule)), rule).ok).toBe(true)
      },
    ),
  )
})

test.each([
  ['a game that is won already', running([11, 3]), 'score-too-high'],
  ['a game that went on after it was won', running([14, 3]), 'score-too-high'],
  ['an earlier game that is not over', running([0, 0], [[7, 3]]), 'score-too-low'],
  ['an earlier game that went too far', running([0, 0], [[12, 3]]), 'score-too-high'],
  ['an earlier game without a winner', running([0, 0], [[9, 9]]), 'score-tie'],
  [
    'points after the match was won',
    running(
      [1, 0],
      [
        [11, 3],
        [11, 4],
      ],
    ),
    'score-too-many-games',
  ],
  [
    'a game after the match was won',
    running(
      [0, 0],
      [
        [11, 3],
        [11, 4],
        [11, 5],
      ],
    ),
    'score-too-many-games',
  ],
])('no scoreboard shows %s', (_what, score, code) => {
  expect(checkRunningScore(score, eleven)).toMatchObject({ ok: false, refusal: { code } })
})

test('a match that is won stands with its games alone', () => {
  const won = running(
    [0, 0],
    [
      [11, 3],
      [9, 11],
      [13, 11],
    ],
  )
  expect(checkRunningScore(won, eleven).ok).toBe(true)
  expect(checkRunningScore(running([12, 11], [[11, 3]]), eleven).ok).toBe(true)
})

test('a note of a phone that did not know what stands replaces nothing, in whatever order they arrive', () => {
  const act = fc.oneof(
    fc.record({ kind: fc.constant('send' as const), phone: fc.nat(2) }),
    fc.record({ kind: fc.constant('learn' as const), phone: fc.nat(2) }),
    fc.record({ kind: fc.constant('arrive' as const), which: fc.nat(20) }),
  )
  fc.assert(
    fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
      const known = [0, 0, 0]
      const sent: { seen: number }[] = []
      let stored: number | null = null
      for (const one of acts) {
        if (one.kind === 'send') sent.push({ seen: known[one.phone] ?? 0 })
        else if (one.kind === 'learn') known[one.phone] = stored ?? 0
        else if (sent.length > 0) {
          const { seen } = sent[one.which % sent.length] ?? { seen: 0 }
          const turn: number | null = nextTurn(stored, seen)
          if (stored !== null && seen < stored) expect(turn).toBeNull()
          else expect(turn).toBe((stored ?? 0) + 1)
          stored = turn ?? stored
        }
      }
    }),
  )
})

test('a note that arrives again replaces nothing', () => {
  const first = nextTurn(null, 0)
  expect([first, nextTurn(first, 0), nextTurn(first, 1), nextTurn(2, 1)]).toEqual([
    1,
    null,
    2,
    null,
  ])
})
