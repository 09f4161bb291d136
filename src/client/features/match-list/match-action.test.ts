import { expect, test } from 'vitest'
import type { MatchView } from '#contract/match-list.ts'
import type { WatchedList } from './list-view.ts'
import { matchAction, type MatchAction } from './match-action.ts'

const players = ['ana', 'ben', 'cleo', 'dan'].map((playerId, index) => ({
  number: index + 1,
  playerId,
})) as WatchedList['players']
const planned = {
  a: [1],
  b: [2],
  state: 'planned',
  reportedBy: null,
  confirmedBy: null,
  disputedBy: null,
  decided: null,
} as unknown as MatchView
const reported: MatchView = { ...planned, state: 'reported', reportedBy: 'ana' }
const disputed: MatchView = { ...reported, state: 'disputed', disputedBy: 'ben' }
const confirmed: MatchView = { ...reported, state: 'confirmed', confirmedBy: 'ben' }

type Viewer = { number: number | null; mayPlay?: boolean; isEarly?: boolean; isClosed?: boolean }
const actionOf = (
  match: MatchView,
  { number, mayPlay = false, isEarly = false, isClosed = false }: Viewer,
): MatchAction | null =>
  matchAction(match, {
    list: { players, state: isClosed ? 'closed' : 'open' },
    number,
    mayPlay,
    isEarly,
  })

test('a score is entered by those who play and by the organizer, once it can be played', () => {
  expect(actionOf(planned, { number: 1 })).toBe('enter')
  expect(actionOf(planned, { number: null, mayPlay: true })).toBe('enter')
  expect(actionOf(planned, { number: 3 })).toBeNull()
  expect(actionOf(planned, { number: 1, isEarly: true })).toBeNull()
  expect(actionOf(planned, { number: 1, isClosed: true })).toBeNull()
})

test('the other side confirms what one told, and the teller may look at it', () => {
  expect(actionOf(reported, { number: 2 })).toBe('confirm')
  expect(actionOf(reported, { number: 1 })).toBe('see')
  expect(actionOf(reported, { number: 3 })).toBeNull()
})

test('a dispute is the organizer’s to decide', () => {
  expect(actionOf(disputed, { number: null, mayPlay: true })).toBe('decide')
  expect(actionOf(disputed, { number: 2 })).toBe('see')
})

test('what counts is looked at by those who played, and by nobody else', () => {
  expect(actionOf(confirmed, { number: 2 })).toBe('see')
  expect(actionOf(confirmed, { number: 3 })).toBeNull()
  expect(actionOf({ ...confirmed, disputedBy: 'ana' }, { number: null, mayPlay: true })).toBe('see')
})
