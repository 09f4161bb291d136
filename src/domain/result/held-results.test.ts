import { expect, test } from 'vitest'
import {
  gameMinutesMin,
  hastyResultsMin,
  isSuspicious,
  isTooFast,
  listCircles,
  listCounted,
  type TimedMatch,
} from './held-results.ts'

const startsAt = 1_780_437_600_000
const minuteMs = 60_000
const four = ['ann', 'ben', 'cleo', 'dan']

const aMatch = (changes: Partial<TimedMatch> = {}): TimedMatch => ({
  playerIds: four,
  games: 1,
  isLopsided: false,
  reportedAt: startsAt,
  ...changes,
})
const many = (count: number, toChanges: (index: number) => Partial<TimedMatch> = () => ({})) =>
  Array.from({ length: count }, (_, index) => aMatch(toChanges(index)))

test('eight results sooner than they can be played are too fast, seven are not', () => {
  expect(isTooFast(many(hastyResultsMin), startsAt)).toBe(true)
  expect(isTooFast(many(hastyResultsMin - 1), startsAt)).toBe(false)
})

test('a game takes four minutes from the start on, and a match its games', () => {
  const at = (games: number) => (index: number) => ({
    games,
    reportedAt: startsAt + (index + 1) * games * gameMinutesMin * minuteMs,
  })
  expect(isTooFast(many(20, at(1)), startsAt)).toBe(false)
  expect(isTooFast(many(20, at(3)), startsAt)).toBe(false)
  const tooEarly = (index: number) => ({ ...at(3)(index), games: 4 })
  expect(isTooFast(many(20, tooEarly), startsAt)).toBe(true)
  expect(isTooFast(many(20, tooEarly).toReversed(), startsAt)).toBe(true)
})

test('the results of one player count together, and those of others apart', () => {
  const pairs = many(16, (index) => ({ playerIds: [`one${index % 4}`, `two${index % 4}`] }))
  expect(isTooFast(pairs, startsAt)).toBe(false)
  const shared = many(8, (index) => ({ playerIds: ['ann', `two${index}`] }))
  expect(isTooFast(shared, startsAt)).toBe(true)
})

test('only what was played between accounts counts', () => {
  const players = ['ann', 'ben', null].map((playerId, number) => ({
    number,
    playerId,
    guestOf: null,
    guest: null,
    presence: 'here' as const,
    team: null,
  }))
  const match = {
    matchId: 'm',
    stage: 'round' as const,
    round: 1,
    slot: 1,
    court: 1,
    pool: null,
    a: [0],
    b: [1],
    state: 'confirmed' as const,
    games: [[2, 11]] as [number, number][],
    winner: 'b' as const,
    walkover: false,
    reportedBy: 'ann',
    reported: '2026-06-02T22:00:00.000Z',
    disputedBy: null,
    dispute: '',
    confirmedBy: 'ben',
    confirmed: '2026-06-02T22:01:00.000Z',
    decided: null,
  }
  const counted = listCounted(
    {
      players,
      matches: [
        match,
        { ...match, a: [1], b: [0], winner: 'a', games: [[11, 3]] },
        { ...match, walkover: true },
        { ...match, state: 'reported' },
        { ...match, b: [2] },
      ],
    },
    () => startsAt,
  )
  expect(counted).toEqual([
    { playerIds: ['ann', 'ben'], games: 1, isLopsided: true, reportedAt: startsAt },
    { playerIds: ['ben', 'ann'], games: 1, isLopsided: false, reportedAt: startsAt },
  ])
})

test('a circle is a player with as many matches as others, or one that wins by far', () => {
  const wide = many(3, (index) => ({ playerIds: ['ann', 'ben', `x${index}`, `y${index}`] }))
  expect(listCircles(wide)).toEqual([])
  expect(listCircles(wide.map((match) => ({ ...match, isLopsided: true })))).toHaveLength(2)
  expect(listCircles(many(2))).toEqual([])
  expect(listCircles(many(3))[0]).toEqual({
    playerId: 'ann',
    otherIds: ['ben', 'cleo', 'dan'],
    matches: 3,
    lopsided: 0,
  })
})

test('two of three signs hold results back, and one does not', () => {
  const circle = { playerId: 'ann', otherIds: ['ben', 'cleo', 'dan', 'eve'] }
  const asked = (matches: number, lopsided: number, fresh: number, earlier = 0) =>
    isSuspicious({ ...circle, matches, lopsided }, { fresh, earlier })
  expect([asked(9, 0, 1), asked(9, 0, 2), asked(8, 0, 2)]).toEqual([false, true, false])
  expect([asked(5, 3, 1), asked(5, 3, 2), asked(5, 2, 2), asked(4, 4, 2)]).toEqual([
    false,
    true,
    false,
    false,
  ])
  expect([asked(3, 0, 2, 6), asked(3, 0, 2, 5), asked(3, 3, 0, 6)]).toEqual([true, false, true])
})
