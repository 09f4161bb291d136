import { expect, test } from 'vitest'
import type { MatchList } from '../match-list/match-list.ts'
import { plannedMatch } from '../match-list/replace-rounds.ts'
import type { Match } from '../match/match.ts'
import { callToCourt, leaveCourt, refuseCall } from './court-call.ts'

const match = (matchId: string, changes: Partial<Match> = {}): Match => ({
  ...plannedMatch({
    matchId,
    stage: 'winners',
    round: 1,
    slot: 1,
    court: null,
    pool: null,
    a: [1, 2],
    b: [3, 4],
  }),
  ...changes,
})
const list = (...matches: Match[]): MatchList => ({
  eventId: 'e',
  state: 'open',
  courts: [1],
  revision: 1,
  players: [],
  matches,
  byes: [],
})

test('a match goes to a court, to another one, and to none again', () => {
  const before = list(match('one'), match('two'))
  const called = callToCourt(before, 'two', 5)
  expect(called).toEqual({ ok: true, value: list(match('one'), match('two', { court: 5 })) })
  const back = callToCourt(list(match('one'), match('two', { court: 5 })), 'two', null)
  expect(back).toEqual({ ok: true, value: before })
})

test.each([
  ['that nobody knows', 'other', {}, 'match-not-found'],
  ['with a score', 'one', { state: 'reported' }, 'round-played'],
  ['without its first side', 'one', { a: [] }, 'match-not-ready'],
  ['without its second side', 'one', { b: [] }, 'match-not-ready'],
] as const)('a match %s is not called', (_, matchId, changes, code) => {
  expect(callToCourt(list(match('one', changes)), matchId, 2)).toMatchObject({
    refusal: { code },
  })
})

test('a score that is taken back leaves the court to others', () => {
  expect(leaveCourt(match('one', { court: 3 })).court).toBeNull()
  const played = match('one', { court: 3, state: 'confirmed' })
  expect(leaveCourt(played)).toBe(played)
})

test('a court takes one match, and people are on one court', () => {
  const call = (court: number, ...playerIds: string[]) =>
    refuseCall(
      { matchId: 'mine', court, playerIds },
      {
        courts: [1, 2, 3, 4],
        onCourt: [
          { matchId: 'mine', court: 1, playerIds: ['ann'] },
          { matchId: 'other', court: 2, playerIds: ['ben', 'cleo'] },
          { matchId: 'third', court: 4, playerIds: ['eve', 'fay'] },
        ],
      },
    )
  expect(call(1, 'ann', 'dan')).toBeNull()
  expect(call(3, 'ann')).toBeNull()
  expect(call(4, 'ann')).toBe('court-taken')
  expect(call(5, 'ann')).toBe('plan-invalid')
  expect(call(2, 'ann')).toBe('court-taken')
  expect(call(3, 'ann', 'cleo')).toBe('players-on-court')
})
