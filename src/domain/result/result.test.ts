import { describe, expect, test } from 'vitest'
import type { ListPlayer, MatchList } from '../match-list/match-list.ts'
import type { Match } from '../match/match.ts'
import {
  medalChanges,
  computeResults,
  settleResult,
  countUnsettled,
  withoutUnplayed,
  type PlayerResult,
} from './result.ts'

const match = (a: number[], b: number[], changes: Partial<Match> = {}): Match => ({
  matchId: `${a.join('+')} v ${b.join('+')}`,
  stage: 'round',
  round: 1,
  slot: 1,
  court: 1,
  pool: null,
  a,
  b,
  state: 'confirmed',
  games: [[11, 5]],
  winner: 'a',
  walkover: false,
  reportedBy: 'ann',
  reported: '2026-06-01T12:00:00.000Z',
  disputedBy: null,
  dispute: '',
  confirmedBy: 'ben',
  confirmed: '2026-06-01T12:05:00.000Z',
  decided: null,
  ...changes,
})
const told = { state: 'reported', confirmedBy: null, confirmed: null, decided: null } as const
const planned = {
  state: 'planned',
  games: [],
  winner: null,
  reportedBy: null,
  reported: null,
  confirmedBy: null,
  confirmed: null,
  decided: null,
} as const
const disputed = { ...told, state: 'disputed', disputedBy: 'cleo' } as const
const player = (number: number, changes: Partial<ListPlayer> = {}): ListPlayer => ({
  number,
  playerId: `p${number}`,
  guestOf: null,
  guest: null,
  presence: 'here',
  team: null,
  ...changes,
})
const list = (matches: Match[], changes: Partial<MatchList> = {}): MatchList => ({
  eventId: 'evening',
  state: 'open',
  courts: [1],
  revision: 0,
  players: [0, 1, 2, 3].map((number) => player(number)),
  matches,
  byes: [],
  ...changes,
})
const by = { actorId: 'host', at: '2026-06-01T14:00:00.000Z', isOver: false }

describe('closing', () => {
  test('counts what is not settled', () => {
    expect(
      countUnsettled([
        match([0], [1]),
        match([0], [2], told),
        match([0], [3], disputed),
        match([1], [2], planned),
      ]),
    ).toEqual({ unplayed: 1, unanswered: 1, disputed: 1, counted: 1 })
  })

  test('confirms what was told, by whoever closes', () => {
    expect(
      settleResult(
        [match([0], [1]), match([0], [2], told), match([1], [2], planned)],
        { unplayed: 1, unanswered: 1 },
        by,
      ),
    ).toEqual({
      ok: true,
      value: [match([0], [2], { confirmedBy: 'host', confirmed: by.at, decided: by.at })],
    })
  })

  test.each([
    ['results-disputed', [match([0], [1], disputed)], { unplayed: 0, unanswered: 0 }],
    [
      'match-list-changed',
      [match([0], [1]), match([0], [2], told)],
      { unplayed: 0, unanswered: 0 },
    ],
    [
      'match-list-changed',
      [match([0], [1]), match([0], [2], planned)],
      { unplayed: 2, unanswered: 0 },
    ],
    ['results-empty', [match([0], [1], planned)], { unplayed: 1, unanswered: 0 }],
    ['results-empty', [], { unplayed: 0, unanswered: 0 }],
  ] as const)('is refused with %s', (code, matches, seen) => {
    expect(settleResult(matches, seen, by)).toMatchObject({ ok: false, refusal: { code } })
  })

  test('needs no score once the event is over', () => {
    expect(
      settleResult(
        [match([0], [1], planned)],
        { unplayed: 1, unanswered: 0 },
        { ...by, isOver: true },
      ),
    ).toEqual({ ok: true, value: [] })
  })

  test('drops what nobody played, and the byes of rounds that are gone', () => {
    const after = withoutUnplayed(
      list([match([0], [1]), match([0], [1], { round: 2, ...planned })], {
        byes: [
          { round: 1, number: 2 },
          { round: 2, number: 3 },
        ],
      }),
    )
    expect(after.matches.map(({ round }) => round)).toEqual([1])
    expect(after.byes).toEqual([{ round: 1, number: 2 }])
  })
})

describe('results', () => {
  const pairs = { 0: 1, 1: 1, 2: 2, 3: 2 } as const

  test('name the partner of a team, and leave guests out of what is kept', () => {
    const players = [
      player(0, { team: pairs[0] }),
      player(1, { team: pairs[1] }),
      player(2, { team: pairs[2] }),
      player(3, { team: pairs[3], playerId: null, guestOf: 'p2', guest: 1 }),
    ]
    expect(
      computeResults(
        list([match([0, 1], [2, 3])], { players }),
        { type: 'tournament', format: 'fixed teams', play: 'doubles' },
        new Set(['p0', 'p1', 'p2']),
      ),
    ).toEqual([
      { playerId: 'p0', rank: 1, entrants: 2, wins: 1, losses: 0, partnerId: 'p1', medal: null },
      { playerId: 'p1', rank: 1, entrants: 2, wins: 1, losses: 0, partnerId: 'p0', medal: null },
      { playerId: 'p2', rank: 2, entrants: 2, wins: 0, losses: 1, partnerId: null, medal: null },
    ])
  })

  test('count places among those who played, also behind somebody who never did', () => {
    const players = [0, 1, 2].map((number) => player(number))
    const results = computeResults(
      list([match([0], [1])], { players }),
      { type: 'tournament', format: 'single elimination', play: 'singles' },
      new Set(['p0', 'p1', 'p2']),
    )
    expect(results.map(({ playerId, rank, entrants }) => [playerId, rank, entrants])).toEqual([
      ['p0', 1, 2],
      ['p1', 2, 2],
    ])
  })

  test('hold a player once, at the better place, who was in two pairs', () => {
    const players = [0, 1, 2, 3].map((number) => player(number))
    const matches = [match([0, 1], [2, 3]), match([0, 2], [1, 3], { round: 2 })]
    const results = computeResults(
      list(matches, { players }),
      { type: 'tournament', format: 'fixed teams', play: 'doubles' },
      new Set(['p0', 'p1', 'p2', 'p3']),
    )
    expect(results.map(({ playerId }) => playerId).toSorted()).toEqual(['p0', 'p1', 'p2', 'p3'])
    expect(results.find(({ playerId }) => playerId === 'p0')).toMatchObject({ rank: 1 })
  })

  test('say which medals are new, and whose is gone', () => {
    const result = (playerId: string, medal: PlayerResult['medal']): PlayerResult => ({
      playerId,
      rank: 1,
      entrants: 4,
      wins: 1,
      losses: 0,
      partnerId: null,
      medal,
    })
    expect(
      medalChanges(
        new Map([
          ['ann', 'gold'],
          ['ben', 'silver'],
          ['cleo', 'bronze'],
        ]),
        [
          result('ann', 'silver'),
          result('ben', 'gold'),
          result('cleo', null),
          result('dan', 'bronze'),
        ],
      ),
    ).toEqual({
      won: [
        { playerId: 'ann', medal: 'silver' },
        { playerId: 'ben', medal: 'gold' },
        { playerId: 'dan', medal: 'bronze' },
      ],
      lost: ['cleo'],
    })
  })
})
