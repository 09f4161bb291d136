import { describe, expect, test } from 'vitest'
import type { Entry } from '../event/entry.ts'
import type { EntryChange } from '../event/roster-change.ts'
import { applyRosterToDraw, replaceEntrant, listLeftSides, listWithoutMatch } from './draw-place.ts'
import type { MatchList, Presence } from './match-list.ts'
import { plannedMatch } from './replace-rounds.ts'

const team = (first: number, presence: Presence) =>
  [first, first + 1].map((number) => ({
    number,
    playerId: `p${number}`,
    guestOf: null,
    guest: null,
    presence,
    team: first,
  }))
const match = (matchId: string, stage: 'round' | 'winners', a: number[], b: number[]) =>
  plannedMatch({ matchId, stage, round: 1, slot: 1, court: null, pool: null, a, b })

const drawn = (changes: Partial<MatchList> = {}): MatchList => ({
  eventId: 'e',
  state: 'open',
  courts: [],
  revision: 1,
  players: [
    ...team(0, 'left'),
    ...team(2, 'expected'),
    ...team(4, 'expected'),
    ...team(6, 'expected'),
  ],
  matches: [
    match('m1', 'round', [0, 1], [2, 3]),
    match('m2', 'round', [4, 5], [0, 1]),
    match('m3', 'round', [2, 3], [4, 5]),
  ],
  byes: [
    { round: 1, number: 0 },
    { round: 1, number: 4 },
  ],
  ...changes,
})

const entry = (first: number, place: Entry['place']): Entry => ({
  playerId: `p${first}`,
  gender: null,
  partner: { playerId: `p${first + 1}`, gender: null },
  guests: 0,
  place,
  order: first,
  isSentOut: false,
  offeredUntil: null,
})
const moved = (first: number): EntryChange => ({
  kind: 'update',
  before: entry(first, 'waiting'),
  after: entry(first, 'playing'),
})
const sidesOf = ({ matches }: MatchList) =>
  matches.map(({ a, b }) => `${a.join('+')} v ${b.join('+')}`)
const division = { isDivision: true }

test('a side that left is named once, and whoever is in no match', () => {
  expect(listLeftSides(drawn())).toEqual([[0, 1]])
  expect(listWithoutMatch(drawn())).toEqual([6, 7])
  const half = drawn({ players: [...team(0, 'here'), ...team(2, 'left').slice(1)] })
  expect(listLeftSides(half)).toEqual([[2, 3]])
})

test('a place in the draw goes on with its matches and byes, but for those with a score', () => {
  const [first, ...others] = drawn().matches
  if (first === undefined) throw new Error('no match')
  const list = replaceEntrant(
    drawn({ matches: [{ ...first, state: 'confirmed' }, ...others] }),
    [0, 1],
    [6, 7],
  )
  expect(sidesOf(list)).toEqual(['0+1 v 2+3', '4+5 v 6+7', '2+3 v 4+5'])
  expect(list.byes).toEqual([
    { round: 1, number: 6 },
    { round: 1, number: 4 },
  ])
})

describe('a team that moves up', () => {
  test('plays what the team that left would have played', () => {
    expect(sidesOf(applyRosterToDraw(drawn(), [moved(6)], division))).toEqual([
      '6+7 v 2+3',
      '4+5 v 6+7',
      '2+3 v 4+5',
    ])
    expect(
      sidesOf(
        applyRosterToDraw(drawn(), [{ kind: 'insert', after: entry(6, 'playing') }], division),
      )[0],
    ).toBe('6+7 v 2+3')
  })

  test('gets nothing while it waits, leaves or was in before', () => {
    const still: EntryChange[] = [
      { kind: 'insert', after: entry(6, 'waiting') },
      { kind: 'delete', before: entry(6, 'playing') },
      { kind: 'update', before: entry(6, 'playing'), after: entry(6, 'playing') },
    ]
    for (const change of still)
      expect(sidesOf(applyRosterToDraw(drawn(), [change], division))).toEqual(sidesOf(drawn()))
  })

  test('gets no place of a team that played, that is half there, or of another size', () => {
    const [first, ...others] = drawn().matches
    if (first === undefined) throw new Error('no match')
    const played = drawn({ matches: [{ ...first, state: 'confirmed' }, ...others] })
    expect(applyRosterToDraw(played, [moved(6)], division)).toBe(played)
    const half = drawn({
      players: drawn().players.map((player) =>
        player.number === 1 ? { ...player, presence: 'expected' } : player,
      ),
    })
    expect(applyRosterToDraw(half, [moved(6)], division)).toBe(half)
    const alone = { ...entry(6, 'playing'), partner: null }
    const single = drawn()
    expect(applyRosterToDraw(single, [{ kind: 'insert', after: alone }], division)).toBe(single)
  })

  test('gets no second place', () => {
    const inIt = drawn({ matches: [...drawn().matches, match('m4', 'round', [6, 7], [4, 5])] })
    expect(applyRosterToDraw(inIt, [moved(6)], division)).toBe(inIt)
  })

  test('outside tournaments comes into brackets only, as rounds are made again', () => {
    const rounds = drawn()
    expect(applyRosterToDraw(rounds, [moved(6)], { isDivision: false })).toBe(rounds)
    const bracket = drawn({ matches: [match('m1', 'winners', [0, 1], [2, 3])] })
    expect(sidesOf(applyRosterToDraw(bracket, [moved(6)], { isDivision: false }))).toEqual([
      '6+7 v 2+3',
    ])
  })

  test('two that move up take two places', () => {
    const two = drawn({
      players: [...team(0, 'left'), ...team(2, 'left'), ...team(6, 'here'), ...team(8, 'here')],
      matches: [match('m1', 'round', [0, 1], [2, 3])],
    })
    expect(sidesOf(applyRosterToDraw(two, [moved(6), moved(8)], division))).toEqual(['6+7 v 8+9'])
  })
})
