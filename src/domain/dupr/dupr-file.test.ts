import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toCsv } from '../shared/csv.ts'
import {
  duprColumns,
  duprReasons,
  makeDuprFile,
  toDuprTable,
  type DuprSeat,
  type PlayedMatch,
} from './dupr-file.ts'

const seat = (playerName: string, changes: Partial<DuprSeat> = {}): DuprSeat => ({
  playerId: playerName.toLowerCase(),
  playerName,
  duprId: `${playerName.toUpperCase()}1`.padEnd(6, 'X'),
  hasActed: true,
  ...changes,
})
const [ana, ben, cy, dee] = [seat('Ana'), seat('Ben'), seat('Cy'), seat('Dee')]
const played = (changes: Partial<PlayedMatch> = {}): PlayedMatch => ({
  date: '2026-06-01',
  scoring: 'side-out',
  a: [ana, ben],
  b: [cy, dee],
  games: [
    [11, 7],
    [9, 11],
    [11, 4],
  ],
  state: 'confirmed',
  disputedBy: null,
  walkover: false,
  ...changes,
})
const guest = seat('Guest', { playerId: null, duprId: null, hasActed: false })

describe('a match is left out', () => {
  test.each<[string, Partial<PlayedMatch>, object]>([
    ['while its score waits for an answer', { state: 'reported' }, { reason: 'score' }],
    ['while its score is disputed', { state: 'disputed' }, { reason: 'score' }],
    ['while a decided score is disputed', { disputedBy: 'cy' }, { reason: 'score' }],
    ['as a walkover', { walkover: true }, { reason: 'walkover' }],
    ['with a guest', { a: [ana, guest] }, { reason: 'guest', names: [] }],
    ['with sides of different sizes', { b: [cy] }, { reason: 'sides' }],
    [
      'with a player who has not said that it was them, though they have an id',
      { b: [cy, seat('Dee', { hasActed: false })] },
      { reason: 'not-acted', names: ['Dee'] },
    ],
    [
      'without the ids of all, naming those in the way',
      { a: [seat('Zoe', { duprId: null }), seat('Ann', { duprId: null })] },
      { reason: 'no-id', names: ['Ann', 'Zoe'] },
    ],
  ])('%s', (_, changes, expected) => {
    const { rows, leftOut } = makeDuprFile([played(changes)])
    expect(rows).toEqual([])
    expect(leftOut).toEqual([expect.objectContaining({ matches: 1, ...expected })])
  })
})

test('a match without a score is neither in the file nor left out', () => {
  expect(makeDuprFile([played({ state: 'planned', games: [] })])).toEqual({ rows: [], leftOut: [] })
})

test('every match with a score is either in the file or counted once as left out, and no id of others is told', () => {
  const someSeat = fc.record({
    playerId: fc.option(fc.constantFrom('p1', 'p2', 'p3')),
    playerName: fc.constantFrom('Ana', 'Ben', '=cmd'),
    duprId: fc.option(fc.constantFrom('K9Y2P1', 'AB12C3')),
    hasActed: fc.boolean(),
  })
  const someMatch = fc.record({
    date: fc.constant('2026-06-01'),
    scoring: fc.constantFrom('rally' as const, 'side-out' as const),
    a: fc.array(someSeat, { maxLength: 3 }),
    b: fc.array(someSeat, { maxLength: 3 }),
    games: fc.array(fc.tuple(fc.nat(30), fc.nat(30)), { maxLength: 5 }),
    state: fc.constantFrom(
      'planned' as const,
      'reported' as const,
      'disputed' as const,
      'confirmed' as const,
    ),
    disputedBy: fc.option(fc.constant('p1')),
    walkover: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(someMatch, { maxLength: 12 }), (matches) => {
      const { rows, leftOut } = makeDuprFile(matches)
      const scored = matches.filter(({ state }) => state !== 'planned')
      const out = leftOut.reduce((sum, each) => sum + each.matches, 0)
      expect(rows.length + out).toBe(scored.length)
      const order = leftOut.map(({ reason }) => duprReasons.indexOf(reason))
      expect(order).toEqual(order.toSorted((one, other) => one - other))
      for (const row of rows)
        expect([...row.a, ...row.b].every(({ duprId }) => duprId !== '')).toBe(true)
      for (const line of toDuprTable(rows, 'Open')) expect(line).toHaveLength(duprColumns.length)
    }),
  )
})

describe('the file', () => {
  test('has its columns in this order', () => {
    expect(duprColumns.join(',')).toBe(
      'matchType,scoreType,event,date,playerA1,playerA1DuprId,playerA2,playerA2DuprId,' +
        'playerB1,playerB1DuprId,playerB2,playerB2DuprId,teamAGame1,teamBGame1,teamAGame2,' +
        'teamBGame2,teamAGame3,teamBGame3,teamAGame4,teamBGame4,teamAGame5,teamBGame5',
    )
  })

  test('holds doubles and singles, and no cell that a spreadsheet would run', () => {
    const { rows } = makeDuprFile([
      played(),
      played({ a: [seat('=Evil')], b: [cy], games: [[15, 13]], scoring: 'rally' }),
    ])
    expect(toCsv(toDuprTable(rows, '+Open, June')).split('\r\n').slice(1)).toEqual([
      `D,SIDEOUT,"'+Open, June",2026-06-01,Ana,ANA1XX,Ben,BEN1XX,Cy,CY1XXX,Dee,DEE1XX,11,7,9,11,11,4,,,,`,
      `S,RALLY,"'+Open, June",2026-06-01,'=Evil,'=EVIL1,,,Cy,CY1XXX,,,15,13,,,,,,,,`,
      '',
    ])
  })
})
