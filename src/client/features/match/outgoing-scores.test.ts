import { expect, test } from 'vitest'
import type { OutboxItem } from '../../net/outbox/outbox-item.ts'
import { outgoingScore } from './outgoing-scores.ts'

const item = (key: string, input: unknown, name = 'matches-report'): OutboxItem => ({
  key,
  name,
  input,
  about: '',
  at: 0,
  state: 'waiting',
  refusal: null,
})

test('the newest score of a match is the one on its way; what is no score is not', () => {
  const items = [
    item('1', { matchId: 'm', games: [[11, 7]], walkover: null }),
    item('2', { matchId: 'other', games: [], walkover: 'a' }),
    item('3', { matchId: 'm', games: [[7, 11]], walkover: null }),
    item('4', { matchId: 'm', games: 'none', walkover: null }),
    item('5', { matchId: 'm', games: [[1]], walkover: null }),
    item('6', { matchId: 'm', games: [], walkover: 'c' }),
    item('7', { matchId: 'm', games: [], walkover: null }, 'messages-send'),
    item('8', null),
  ]
  expect(outgoingScore(items, 'm')).toEqual({
    key: '3',
    state: 'waiting',
    refusal: null,
    matchId: 'm',
    score: { games: [[7, 11]], walkover: null },
  })
  expect(outgoingScore(items, 'other')?.score).toEqual({ games: [], walkover: 'a' })
  expect(outgoingScore(items, 'nobody')).toBeNull()
})
