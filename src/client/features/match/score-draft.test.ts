import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { bestOfs, gamePoints, winBys, type ScoreRule } from '#domain/event/format.ts'
import { checkScore, matchWinner } from '#domain/match/score.ts'
import {
  behindChoices,
  toScoreDraft,
  emptyDraft,
  scoreOfDraft,
  withGame,
  type ScoreDraft,
} from './score-draft.ts'

const rule: ScoreRule = { points: 11, winBy: 2, bestOf: 3, scoring: 'side-out' }

const entered = (games: readonly ['a' | 'b', number][], of = rule): ScoreDraft =>
  games.reduce((draft, [winner, behind]) => withGame({ ...draft, winner }, behind, of), emptyDraft)

test('who won and the points of the other side make a game', () => {
  expect(
    scoreOfDraft(
      entered([
        ['a', 7],
        ['b', 9],
        ['a', 12],
      ]),
    ),
  ).toEqual({
    games: [
      [11, 7],
      [9, 11],
      [14, 12],
    ],
    walkover: null,
  })
  expect(withGame(emptyDraft, 7, rule)).toBe(emptyDraft)
})

test('a game changed later keeps the others, unless the match is over with it', () => {
  const draft = entered([
    ['a', 7],
    ['b', 9],
    ['b', 4],
  ])
  expect(scoreOfDraft(withGame({ ...draft, at: 0, winner: 'a' }, 2, rule)).games).toEqual([
    [11, 2],
    [9, 11],
    [4, 11],
  ])
  expect(scoreOfDraft(withGame({ ...draft, at: 1, winner: 'a' }, 5, rule)).games).toEqual([
    [11, 7],
    [11, 5],
  ])
})

test('a match that ended early has its finished games and the points of the last one', () => {
  const draft = {
    ...entered([['a', 7]]),
    isEarly: true,
    early: 'b' as const,
    last: [3, 5] as const,
  }
  const score = scoreOfDraft(draft)
  expect(score).toEqual({
    games: [
      [11, 7],
      [3, 5],
    ],
    walkover: 'b',
  })
  expect(toScoreDraft(score, rule)).toMatchObject({
    games: [[11, 7]],
    at: 1,
    isEarly: true,
    early: 'b',
    last: [3, 5],
  })
  expect(scoreOfDraft({ ...draft, last: [0, 0] }).games).toEqual([[11, 7]])
  expect(toScoreDraft({ games: [[11, 7]], walkover: 'a' }, rule)).toMatchObject({
    games: [[11, 7]],
    last: [0, 0],
    early: 'a',
  })
  expect(
    toScoreDraft(
      {
        games: [
          [11, 7],
          [11, 3],
        ],
        walkover: null,
      },
      rule,
    ),
  ).toMatchObject({
    games: [
      [11, 7],
      [11, 3],
    ],
    isEarly: false,
  })
})

test('every choice makes a score that can be, until somebody has won', () => {
  const aRule = fc.record({
    points: fc.constantFrom(...gamePoints),
    winBy: fc.constantFrom(...winBys),
    bestOf: fc.constantFrom(...bestOfs),
    scoring: fc.constant('rally' as const),
  })
  fc.assert(
    fc.property(
      aRule,
      fc.array(fc.tuple(fc.constantFrom('a' as const, 'b' as const), fc.nat()), {
        minLength: 5,
        maxLength: 5,
      }),
      (of, taps) => {
        const { usual, further } = behindChoices(of)
        const choices = [...usual, ...further]
        const { games, walkover } = scoreOfDraft(
          entered(
            taps.map(([winner, tap]) => [winner, choices[tap % choices.length] ?? 0]),
            of,
          ),
        )
        expect(checkScore(games, walkover, of)).toEqual({
          ok: true,
          value: { winner: matchWinner(games, of) },
        })
      },
    ),
  )
})
