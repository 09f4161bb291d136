// The result of every score request, in any order and by anyone.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ScoreRule } from '../event/format.ts'
import {
  answerScore,
  confirmUnanswered,
  type ScoreContext,
  type ScoreRequest,
} from './answer-score.ts'
import { matchActs, reportedSide, sideOfPlayer } from './match-acts.ts'
import { isContested, type Match } from './match.ts'
import type { Score } from './score.ts'

const rule: ScoreRule = { points: 11, winBy: 2, scoring: 'rally', bestOf: 1 }
const players = ['ann', 'ben', 'cleo', 'dan', 'eve', null].map((playerId, number) => ({
  number,
  playerId,
}))
const planned: Match = {
  matchId: 'm',
  stage: 'round',
  round: 1,
  slot: 1,
  court: 1,
  pool: null,
  a: [0, 5],
  b: [2, 3],
  state: 'planned',
  games: [],
  winner: null,
  walkover: false,
  reportedBy: null,
  reported: null,
  disputedBy: null,
  dispute: '',
  confirmedBy: null,
  confirmed: null,
  decided: null,
}
const someone = fc.constantFrom('ann', 'ben', 'cleo', 'dan', 'eve')
const scores: readonly Score[] = [
  { games: [[11, 7]], walkover: null },
  { games: [[9, 11]], walkover: null },
  { games: [[3, 1]], walkover: 'b' },
  { games: [[11, 10]], walkover: null },
  { games: [], walkover: null },
]
const aScore = fc.constantFrom(...scores)
type Kind = ScoreRequest['kind']
const aWish = fc.record({
  kind: fc.constantFrom<Kind>('report', 'confirm', 'dispute', 'decide', 'clear'),
  score: aScore,
  playerId: someone,
  isOrganizer: fc.boolean(),
  isClosed: fc.boolean(),
  isEarly: fc.boolean(),
  isStale: fc.boolean(),
})
type Wish = typeof aWish extends fc.Arbitrary<infer W> ? W : never

function requestOf({ kind, score, isStale }: Wish, match: Match): ScoreRequest {
  const reported = isStale ? '2000-01-01T00:00:00.000Z' : (match.decided ?? match.reported ?? '')
  switch (kind) {
    case 'report':
    case 'decide':
      return { kind, score }
    case 'confirm':
      return { kind, reported }
    case 'dispute':
      return { kind, reported, dispute: 'No' }
    case 'clear':
      return { kind }
  }
}

const contextOf = (
  { playerId, isOrganizer, isClosed, isEarly }: Wish,
  match: Match,
  at: number,
): ScoreContext => ({
  viewer: {
    side: sideOfPlayer(players, match, playerId),
    canPlay: isOrganizer,
    isClosed,
    isEarly,
    playerId,
    roles: isOrganizer ? (playerId === 'eve' ? ['venue-admin'] : ['organizer']) : [],
    decidedAfter: at % 7 === 6 ? `2026-06-02T18:00:00.${String(at).padStart(3, '0')}Z` : '',
  },
  told: reportedSide(players, match),
  rule,
  playerId,
  now: `2026-06-02T18:00:00.${String(at).padStart(3, '0')}Z`,
})

function isShown({ kind }: Wish, match: Match, { viewer, told }: ScoreContext): boolean {
  return matchActs(match, told, viewer)[kind]
}

function expectContestRules(
  { playerId, kind }: Wish,
  match: Match,
  after: Match,
  { viewer }: ScoreContext,
): void {
  if (isContested(match))
    expect([
      viewer.roles.includes('venue-admin') && match.confirmedBy !== playerId,
      match.disputedBy === playerId && kind === 'confirm',
    ]).toContain(true)
  else if (isContested(after))
    expect([
      viewer.side !== null,
      match.confirmedBy !== playerId,
      match.decided !== null || match.reportedBy !== playerId,
      (match.decided ?? match.confirmed ?? '') > viewer.decidedAfter,
    ]).toEqual([true, true, true, true])
}

function expectAllowed(wish: Wish, match: Match, after: Match, context: ScoreContext): void {
  expect(wish.isOrganizer || context.viewer.side !== null).toBe(true)
  if (match.state === 'confirmed' && !['dispute', 'confirm'].includes(wish.kind))
    expect(wish.isOrganizer).toBe(true)
  if (wish.isClosed) expect(wish.kind === 'decide' || match.state === 'confirmed').toBe(true)
  expectContestRules(wish, match, after, context)
  if (after.state === 'confirmed' && match.state !== 'confirmed' && !wish.isOrganizer)
    expect(context.viewer.side).not.toBe(context.told)
}

test('whatever is asked in whatever order, a match is whole, and only who may has changed it', () => {
  fc.assert(
    fc.property(fc.array(aWish, { maxLength: 25, size: 'max' }), (wishes) => {
      let match = planned
      for (const [at, wish] of wishes.entries()) {
        const context = contextOf(wish, match, at)
        const answered = answerScore(match, requestOf(wish, match), context)
        if (!answered.ok) continue
        const after = answered.value
        expect([
          after.winner === null,
          after.games.length === 0 && !after.walkover,
          after.reported === null,
        ]).toEqual(after.state === 'planned' ? [true, true, true] : [false, false, false])
        expect(after.confirmed !== null).toBe(after.state === 'confirmed')
        expect(after.disputedBy !== null).toBe(after.state === 'disputed' || isContested(after))
        if (after !== match) expectAllowed(wish, match, after, context)
        match = after
      }
    }),
    { numRuns: 500 },
  )
})

test('what others agreed on can be disputed for a while by everyone who did not say it, and what was settled stands', () => {
  const seated: Match = { ...planned, a: [0, 1], b: [2, 3] }
  const by = (playerId: string, match: Match, isAdmin = false): ScoreContext => ({
    viewer: {
      side: sideOfPlayer(players, match, playerId),
      canPlay: isAdmin,
      isClosed: false,
      isEarly: false,
      playerId,
      roles: isAdmin ? ['venue-admin'] : [],
      decidedAfter: '2026-06-02T18:00:00.000Z',
    },
    told: reportedSide(players, match),
    rule,
    playerId,
    now: '2026-06-02T18:00:00.001Z',
  })
  const ask = (match: Match, playerId: string, request: ScoreRequest, isAdmin = false): Match => {
    const answered = answerScore(match, request, by(playerId, match, isAdmin))
    return answered.ok ? answered.value : match
  }
  const [score = { games: [], walkover: null }] = scores
  const told = ask(seated, 'ann', { kind: 'report', score })
  const reported = told.reported ?? ''
  const agreed = ask(told, 'cleo', { kind: 'confirm', reported })
  expect(agreed).toMatchObject({ state: 'confirmed', decided: null })
  const dispute = { kind: 'dispute', reported, dispute: 'No' } as const
  const disputing = (match: Match): string[] =>
    ['ann', 'ben', 'cleo', 'dan', 'eve'].filter((playerId) =>
      isContested(ask(match, playerId, dispute)),
    )
  expect(disputing(agreed)).toEqual(['ben', 'dan'])
  expect(disputing({ ...agreed, confirmedBy: null })).toEqual(['ben', 'cleo', 'dan'])
  expect(disputing({ ...agreed, confirmed: '2026-06-02T18:00:00.000Z' })).toEqual([])
  const contested = ask(agreed, 'ben', dispute)
  const settled = ask(contested, 'eve', { kind: 'decide', score }, true)
  expect(settled).toMatchObject({ state: 'confirmed', disputedBy: null, decided: null })
  expect(disputing(settled)).toEqual([])
})

test('what a screen offers is taken, and what it does not offer changes nothing', () => {
  fc.assert(
    fc.property(fc.array(aWish, { maxLength: 25, size: 'max' }), (wishes) => {
      let match = planned
      for (const [at, given] of wishes.entries()) {
        const wish = { ...given, isStale: false, score: scores[at % 3] ?? given.score }
        const context = contextOf(wish, match, at)
        const answered = answerScore(match, requestOf(wish, match), context)
        if (isShown(wish, match, context)) expect(answered.ok).toBe(true)
        else if (answered.ok && answered.value !== match)
          expect([`report ${answered.value.state}`, wish.kind]).toEqual(
            wish.kind === 'report' ? ['report confirmed', 'report'] : [expect.anything(), 'decide'],
          )
        if (answered.ok) match = answered.value
      }
    }),
    { numRuns: 300 },
  )
})

test('a score nobody answered counts from the moment its time is over; anything else is left as it is', () => {
  const told = {
    ...planned,
    state: 'reported' as const,
    games: scores[0]?.games ?? [],
    winner: 'a' as const,
    reportedBy: 'ann',
    reported: '2026-06-01T18:00:00.000Z',
  }
  const now = '2026-06-02T18:00:00.000Z'
  expect(confirmUnanswered(told, '2026-06-01T17:59:59.999Z', now)).toBe(told)
  expect(confirmUnanswered(told, '2026-06-01T18:00:00.000Z', now)).toEqual({
    ...told,
    state: 'confirmed',
    confirmedBy: null,
    confirmed: now,
  })
  for (const match of [
    planned,
    { ...told, state: 'disputed' as const },
    { ...told, state: 'confirmed' as const },
  ])
    expect(confirmUnanswered(match, now, now)).toBe(match)
})
