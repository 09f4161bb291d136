// Manual changes, with rounds written as '0+1 v 2+3 | 4+5 v 6+7 / 8'; a star marks a match with a
// score.
import { expect, test } from 'vitest'
import type { MatchList } from './match-list.ts'
import { plannedMatch } from './replace-rounds.ts'
import { withoutRound, withMovedMatch, substitute, withSwappedPlayers } from './round-edit.ts'

function listOf(count: number, ...rounds: string[]): MatchList {
  const numbers = (text: string, by: RegExp) => text.trim().split(by).filter(Boolean).map(Number)
  const planned = rounds.map((words, index) => {
    const [games = '', byes = ''] = words.split('/')
    const matches = games.split('|').map((game, place) => {
      const [a = '', b = ''] = game.replace('*', '').split('v')
      const match = plannedMatch({
        matchId: `${index + 1}.${place + 1}`,
        stage: 'round',
        round: index + 1,
        slot: place + 1,
        court: place + 1,
        pool: null,
        a: numbers(a, /\+/),
        b: numbers(b, /\+/),
      })
      return game.includes('*')
        ? { ...match, state: 'confirmed' as const, winner: 'a' as const, games: [[11, 5] as const] }
        : match
    })
    return { matches, byes: numbers(byes, /\s+/).map((number) => ({ round: index + 1, number })) }
  })
  const players = Array.from({ length: count }, (_, number) => ({
    number,
    playerId: `p${number}`,
    guestOf: null,
    guest: null,
    presence: number === count - 1 ? ('expected' as const) : ('here' as const),
    team: number < 2 ? 0 : null,
  }))
  return {
    eventId: 'e',
    state: 'open',
    courts: [1, 2, 3],
    revision: 0,
    players,
    matches: planned.flatMap(({ matches }) => matches),
    byes: planned.flatMap(({ byes }) => byes),
  }
}

function wordsOf({ matches, byes }: MatchList): string[] {
  return [...new Set(matches.map(({ round }) => round))].map((round) => {
    const games = matches
      .filter((match) => match.round === round)
      .map(({ a, b, state }) => `${a.join('+')} v ${b.join('+')}${state === 'planned' ? '' : '*'}`)
      .join(' | ')
    return [
      games,
      ...byes
        .filter((bye) => bye.round === round)
        .map(({ number }) => number)
        .toSorted((a, b) => a - b),
    ].join(' / ')
  })
}
const after = (
  decided: { ok: true; value: MatchList } | { ok: false; refusal: { code: string } },
): string[] | string => (decided.ok ? wordsOf(decided.value) : decided.refusal.code)

test.each([
  ['both on court', '0+1 v 2+3 | 4+5 v 6+7', 0, 4, ['1+4 v 2+3 | 0+5 v 6+7']],
  ['partners of each other', '0+1 v 2+3', 0, 1, 'plan-invalid'],
  ['opponents', '0+1 v 2+3', 0, 2, ['1+2 v 0+3']],
  ['one sits out', '0+1 v 2+3 / 4', 0, 4, ['1+4 v 2+3 / 0']],
  ['one is here and not in the round yet', '0+1 v 2+3', 0, 5, ['1+5 v 2+3 / 0']],
  ['one has not come', '0+1 v 2+3', 0, 8, 'plan-invalid'],
  ['one is unknown', '0+1 v 2+3', 0, 99, 'player-not-found'],
  ['one has a score already', '0+1 v 2+3* | 4+5 v 6+7', 0, 4, 'round-played'],
  ['the other court has a score', '0+1 v 2+3* | 4+5 v 6+7', 4, 6, ['0+1 v 2+3* | 5+6 v 4+7']],
  ['both sit out', '0+1 v 2+3 / 4 5', 4, 5, 'plan-invalid'],
] as const)('two change places: %s', (_what, round, one, other, expected) => {
  expect(after(withSwappedPlayers(listOf(9, round), 1, one, other))).toEqual(expected)
})

test('who stands in takes the matches without a score, also of a round that is half played, the byes and the partner', () => {
  const list = listOf(9, '0+4 v 2+3* | 1+5 v 6+7', '1+2 v 3+4 / 0 5 6 7', '0+2 v 4+5 / 1 3 6 7')
  const stood = substitute(list, 1, 8)
  expect(after(stood)).toEqual([
    '0+4 v 2+3* | 5+8 v 6+7',
    '2+8 v 3+4 / 0 / 5 / 6 / 7',
    '0+2 v 4+5 / 3 / 6 / 7 / 8',
  ])
  expect(
    stood.ok &&
      [0, 1, 8].map((number) => {
        const { presence, team } = stood.value.players[number] ?? {}
        return `${presence} ${team}`
      }),
  ).toEqual(['here 0', 'left null', 'here 0'])
})

test('who plays in the same round cannot stand in, and who sits it out can', () => {
  expect(after(substitute(listOf(9, '0+1 v 2+3 | 4+5 v 6+7'), 0, 4))).toBe('plan-invalid')
  expect(after(substitute(listOf(9, '0+1 v 2+3 / 4 5'), 0, 4))).toEqual(['1+4 v 2+3 / 5'])
  expect(after(substitute(listOf(9, '0+1 v 2+3'), 0, 0))).toBe('plan-invalid')
})

test('later rounds move up when one is dropped, unless one of them was played', () => {
  expect(after(withoutRound(listOf(9, '0+1 v 2+3*', '0+2 v 1+3 / 4', '4+5 v 6+7 / 0'), 2))).toEqual(
    ['0+1 v 2+3*', '4+5 v 6+7 / 0'],
  )
  const gap = withoutRound(listOf(9, '0+1 v 2+3', '0+2 v 1+3*'), 1)
  expect(gap.ok && gap.value.matches.map(({ round }) => round)).toEqual([2])
  expect(after(withoutRound(listOf(9, '0+1 v 2+3* | 4+5 v 6+7'), 1))).toBe('round-played')
  expect(after(withoutRound(listOf(9, '0+1 v 2+3'), 2))).toBe('match-not-found')
})

test('a match goes to another court, and the one planned there comes to its own; one with a score stays where it was played', () => {
  const courts = (list: MatchList, matchId: string, court: number) => {
    const moved = withMovedMatch(list, matchId, court)
    return moved.ok ? moved.value.matches.map((match) => match.court) : moved.refusal.code
  }
  expect(courts(listOf(9, '0+1 v 2+3 | 4+5 v 6+7'), '1.1', 2)).toEqual([2, 1])
  expect(courts(listOf(9, '0+1 v 2+3 | 4+5 v 6+7'), '1.1', 3)).toEqual([3, 2])
  expect(courts(listOf(9, '0+1 v 2+3 | 4+5 v 6+7*'), '1.1', 2)).toEqual([2, 2])
  expect(courts(listOf(9, '0+1 v 2+3* | 4+5 v 6+7'), '1.1', 2)).toBe('round-played')
  expect(courts(listOf(9, '0+1 v 2+3'), '1.1', 4)).toBe('plan-invalid')
  expect(courts(listOf(9, '0+1 v 2+3'), 'x', 1)).toBe('match-not-found')
})
