// What becomes of a match by whatever is asked of it, in any order and by anyone.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ScoreRule } from '../event/format.ts'
import { answerScore, confirmUnanswered, type ScoreContext, type ScoreRequest } from './answer-score.ts'
import { matchActs, reportedSide, sideOfPlayer } from './match-acts.ts'
import type { Match } from './match.ts'
import type { Score } from './score.ts'

const rule: ScoreRule = { points: 11, winBy: 2, scoring: 'rally', bestOf: 1 }
const players = ['ann', 'ben', 'cleo', 'dan', 'eve', null].map((playerId, number) => ({ number, playerId }))
const planned: Match = {
  matchId: 'm', stage: 'round', round: 1, slot: 1, court: 1, pool: null, a: [0, 5], b: [2, 3], state: 'planned', games: [], winner: null, walkover: false,
  reportedBy: null, reported: null, disputedBy: null, dispute: '', confirmedBy: null, confirmed: null,
}
const someone = fc.constantFrom('ann', 'ben', 'cleo', 'dan', 'eve')
const scores: readonly Score[] = [{ games: [[11, 7]], walkover: null }, { games: [[9, 11]], walkover: null }, { games: [[3, 1]], walkover: 'b' }, { games: [[11, 10]], walkover: null }, { games: [], walkover: null }]
const aScore = fc.constantFrom(...scores)
type Kind = ScoreRequest['kind']
const aWish = fc.record({ kind: fc.constantFrom<Kind>('report', 'confirm', 'dispute', 'decide', 'clear'), score: aScore, playerId: someone, isOrganizer: fc.boolean(), isClosed: fc.boolean(), isEarly: fc.boolean(), isStale: fc.boolean() })
type Wish = typeof aWish extends fc.Arbitrary<infer W> ? W : never

function requestOf({ kind, score, isStale }: Wish, match: Match): ScoreRequest {
  const reported = isStale ? '2000-01-01T00:00:00.000Z' : match.reported ?? ''
  switch (kind) {
    case 'report': case 'decide': return { kind, score }
    case 'confirm': return { kind, reported }
    case 'dispute': return { kind, reported, dispute: 'No' }
    case 'clear': return { kind }
  }
}

const contextOf = ({ playerId, isOrganizer, isClosed, isEarly }: Wish, match: Match, at: number): ScoreContext => ({
  viewer: { side: sideOfPlayer(players, match, playerId), canPlay: isOrganizer, isClosed, isEarly }, told: reportedSide(players, match), rule, playerId, now: `2026-06-02T18:00:00.${String(at).padStart(3, '0')}Z`,
})

/** What a viewer is shown is what the server does, but for a score that cannot be, or an answer to another one. */
function isShown({ kind }: Wish, match: Match, { viewer, told }: ScoreContext): boolean {
  return matchActs(match, told, viewer)[kind]
}

test('whatever is asked in whatever order, a match is whole, and only who may has changed it', () => {
  fc.assert(fc.property(fc.array(aWish, { maxLength: 25, size: 'max' }), (wishes) => {
    let match = planned
    for (const [at, wish] of wishes.entries()) {
      const context = contextOf(wish, match, at)
      const answered = answerScore(match, requestOf(wish, match), context)
      if (!answered.ok) continue
      const after = answered.value
      expect([after.winner === null, after.games.length === 0 && !after.walkover, after.reported === null]).toEqual(after.state === 'planned' ? [true, true, true] : [false, false, false])
      expect(after.confirmed !== null).toBe(after.state === 'confirmed')
      expect(after.disputedBy !== null).toBe(after.state === 'disputed')
      if (after !== match) {
        expect(wish.isOrganizer || context.viewer.side !== null).toBe(true)
        if (match.state === 'confirmed') expect(wish.isOrganizer).toBe(true)
        if (wish.isClosed) expect(wish.kind).toBe('decide')
        if (wish.isEarly) expect(wish.kind).toBe('clear')
        // A side never confirms its own score.
        if (after.state === 'confirmed' && !wish.isOrganizer) expect(context.viewer.side).not.toBe(context.told)
      }
      match = after
    }
  }), { numRuns: 500 })
})

test('what a screen offers is taken, and what it does not offer changes nothing', () => {
  fc.assert(fc.property(fc.array(aWish, { maxLength: 25, size: 'max' }), (wishes) => {
    let match = planned
    for (const [at, given] of wishes.entries()) {
      const wish = { ...given, isStale: false, score: scores[at % 3] ?? given.score }
      const context = contextOf(wish, match, at)
      const answered = answerScore(match, requestOf(wish, match), context)
      if (isShown(wish, match, context)) expect(answered.ok).toBe(true)
      // Two things go beyond the buttons: telling what the other side told confirms it, and the organizer may decide what nobody told.
      else if (answered.ok && answered.value !== match) expect([`report ${answered.value.state}`, wish.kind]).toEqual(wish.kind === 'report' ? ['report confirmed', 'report'] : [expect.anything(), 'decide'])
      if (answered.ok) match = answered.value
    }
  }), { numRuns: 300 })
})

test('a score nobody answered counts from the moment its time is over; anything else is left as it is', () => {
  const told = { ...planned, state: 'reported' as const, games: scores[0]?.games ?? [], winner: 'a' as const, reportedBy: 'ann', reported: '2026-06-01T18:00:00.000Z' }
  const now = '2026-06-02T18:00:00.000Z'
  expect(confirmUnanswered(told, '2026-06-01T17:59:59.999Z', now)).toBe(told)
  expect(confirmUnanswered(told, '2026-06-01T18:00:00.000Z', now)).toEqual({ ...told, state: 'confirmed', confirmedBy: null, confirmed: now })
  for (const match of [planned, { ...told, state: 'disputed' as const }, { ...told, state: 'confirmed' as const }]) expect(confirmUnanswered(match, now, now)).toBe(match)
})
