import { expect, test } from 'vitest'
import { boardAfter, type ScoreboardRule, type ScoreboardStep } from '#domain/match/rally.ts'
import { findNews, scoreCall, listPlayersInHalf } from './scoreboard-news.ts'

const rule: ScoreboardRule = {
  points: 11,
  winBy: 2,
  bestOf: 3,
  scoring: 'side-out',
  play: 'doubles',
}
const news = (steps: ScoreboardStep[], of = rule) =>
  findNews(
    steps.length === 0 ? null : boardAfter(steps.slice(0, -1), of),
    boardAfter(steps, of),
    steps.at(-1) ?? null,
  )
const eleven = Array.from({ length: 11 }, (): ScoreboardStep => 'a')

test('each step has its word', () => {
  expect(news([])).toBeNull()
  expect(news(['a'])).toBe('point')
  expect(news(['b'])).toBe('side-out')
  expect(news(['b', 'a'])).toBe('second-server')
  expect(news(['turn-b'])).toBe('turned')
  expect(news(['serve'])).toBe('serve')
  expect(news(eleven)).toBe('game')
  expect(news([...eleven, 'b', 'a', 'a', ...eleven])).toBe('match')
  expect(news(['b'], { ...rule, scoring: 'rally' })).toBe('point')
})

test('the score is called from who serves', () => {
  expect(scoreCall(boardAfter([], rule))).toBe('0 – 0 – 2')
  expect(scoreCall(boardAfter(['a', 'a', 'b'], rule))).toBe('0 – 2 – 1')
  expect(scoreCall(boardAfter(['a', 'a', 'b'], { ...rule, play: 'singles' }))).toBe('0 – 2')
})

test('players stand as they see the court: who is right comes last', () => {
  expect(listPlayersInHalf(boardAfter([], rule), rule, 'a')).toEqual([1, 0])
  expect(listPlayersInHalf(boardAfter(['a'], rule), rule, 'a')).toEqual([0, 1])
  expect(
    listPlayersInHalf(
      boardAfter(['a'], { ...rule, play: 'singles' }),
      { ...rule, play: 'singles' },
      'a',
    ),
  ).toEqual([0])
})
