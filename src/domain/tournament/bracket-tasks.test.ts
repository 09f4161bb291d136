import { describe, expect, test } from 'vitest'
import type { BracketShape } from '../match/bracket-shape.ts'
import { listBracketTasks, type DivisionDraw, type DrawnMatch } from './bracket-tasks.ts'

const place = (stage: DrawnMatch['stage'], round: number, slot: number) => ({ stage, round, slot })
const semifinals = [place('winners', 1, 1), place('winners', 1, 2)] as const
const shape: BracketShape = [
  { ...semifinals[0], a: { seed: 0 }, b: { seed: 3 } },
  { ...semifinals[1], a: { seed: 1 }, b: { seed: 2 } },
  {
    ...place('final', 1, 1),
    a: { from: semifinals[0], takes: 'winner' },
    b: { from: semifinals[1], takes: 'winner' },
  },
]
const withSecond: BracketShape = [
  ...shape,
  {
    ...place('final', 2, 1),
    a: { from: place('final', 1, 1), takes: 'loser' },
    b: { from: place('final', 1, 1), takes: 'winner' },
    ifSecondWins: place('final', 1, 1),
  },
]
const toSide = (person: string): string[] => (person === '' ? [] : [person])
const drawn = (
  at: ReturnType<typeof place>,
  a: string,
  b: string,
  fields: Partial<DrawnMatch> = {},
): DrawnMatch => ({ ...at, pool: null, a: toSide(a), b: toSide(b), isPlayed: false, ...fields })
const teams = ['a', 'b', 'c', 'd'].map((person) => ({ team: [person] }))
const draw = (fields: Partial<DivisionDraw>): DivisionDraw => ({
  eventId: 'e',
  earliest: 540,
  rule: { points: 11, bestOf: 1 },
  drawn: [],
  shape: [],
  seeds: [],
  ...fields,
})
const inWords = (from: DivisionDraw): string[] =>
  listBracketTasks(from).map(
    ({ key, people, isKnown, after }) =>
      `${key}: ${isKnown ? '' : 'maybe '}${people.toSorted().join('')}${after.length > 0 ? ` after ${after.join(', ')}` : ''}`,
  )

describe('the tasks of a division', () => {
  test('take as long as its score rule says, from its start on', () => {
    expect(
      listBracketTasks(
        draw({ rule: { points: 15, bestOf: 3 }, drawn: [drawn(place('pool', 1, 1), 'a', 'b')] }),
      ),
    ).toMatchObject([{ key: 'e pool 1 1', division: 'e', minutes: 38, earliest: 540 }])
  })

  test('know the first matches of a bracket, and all that may come to the others', () => {
    expect(inWords(draw({ shape: withSecond, seeds: teams }))).toEqual([
      'e winners 1 1: ad',
      'e winners 1 2: bc',
      'e final 1 1: maybe abcd after e winners 1 1, e winners 1 2',
      'e final 2 1: maybe abcd after e final 1 1',
    ])
  })

  test('put the bracket after the pools its seeds come from', () => {
    const pools = [
      drawn(place('pool', 1, 1), 'a', 'b', { pool: 1 }),
      drawn(place('pool', 1, 2), 'c', 'd', { pool: 2, isPlayed: true }),
    ]
    const seeds = [1, 2, 1, 2].map((pool) => ({ pool }))
    expect(inWords(draw({ drawn: pools, shape, seeds }))).toEqual([
      'e pool 1 1: ab',
      'e winners 1 1: maybe abcd after e pool 1 1, e pool 1 2',
      'e winners 1 2: maybe abcd after e pool 1 2, e pool 1 1',
      'e final 1 1: maybe abcd after e winners 1 1, e winners 1 2',
    ])
    expect(
      inWords(draw({ drawn: pools, shape: shape.slice(0, 1), seeds: [{ pool: 1 }, { pool: 1 }] })),
    ).toContain('e winners 1 1: maybe ab after e pool 1 1')
    expect(
      inWords(
        draw({
          drawn: pools,
          shape: shape.slice(1, 2),
          seeds: [1, 2, 3].map(() => ({ pool: null })),
        }),
      ),
    ).toContain('e winners 1 2: maybe abcd after e pool 1 1, e pool 1 2')
  })

  test('follow the results: what is played is no task, and a side that is known is only that team', () => {
    const stored = [
      drawn(semifinals[0], 'a', 'd', { isPlayed: true }),
      drawn(semifinals[1], 'b', 'c'),
      drawn(place('final', 1, 1), 'd', ''),
    ]
    expect(inWords(draw({ drawn: stored, shape: withSecond, seeds: teams }))).toEqual([
      'e winners 1 2: bc',
      'e final 1 1: maybe bcd after e winners 1 1, e winners 1 2',
      'e final 2 1: maybe bcd after e final 1 1',
    ])
  })

  test('have a second final only until the first says that there is none', () => {
    const played = [
      drawn(semifinals[0], 'a', 'd', { isPlayed: true }),
      drawn(semifinals[1], 'b', 'c', { isPlayed: true }),
      drawn(place('final', 1, 1), 'a', 'b', { isPlayed: true }),
    ]
    const from = draw({ drawn: played, shape: withSecond, seeds: teams })
    expect(inWords(from)).toEqual([])
    expect(inWords({ ...from, drawn: [...played, drawn(place('final', 2, 1), 'a', 'b')] })).toEqual(
      ['e final 2 1: ab after e final 1 1'],
    )
  })

  test('let what follows a place without a match wait for what is before that', () => {
    const stored = [drawn(semifinals[0], 'a', 'd'), drawn(place('final', 1, 1), '', 'b')]
    expect(inWords(draw({ drawn: stored, shape, seeds: teams }))).toEqual([
      'e winners 1 1: ad',
      'e final 1 1: maybe abd after e winners 1 1',
    ])
    const ladder: BracketShape = [
      { ...place('winners', 1, 1), a: { seed: 0 }, b: { seed: 3 } },
      {
        ...place('winners', 2, 1),
        a: { from: place('winners', 1, 1), takes: 'winner' },
        b: { seed: 1 },
      },
      {
        ...place('final', 1, 1),
        a: { from: place('winners', 2, 1), takes: 'winner' },
        b: { seed: 2 },
      },
    ]
    const without = [drawn(place('winners', 1, 1), 'a', 'd'), drawn(place('final', 1, 1), '', 'c')]
    expect(inWords(draw({ drawn: without, shape: ladder, seeds: teams }))).toEqual([
      'e winners 1 1: ad',
      'e final 1 1: maybe abcd after e winners 1 1',
    ])
  })
})
