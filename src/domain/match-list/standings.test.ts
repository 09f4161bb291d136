import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { eventId, listOf, match, upwards } from '#test/scenes/counted-matches.ts'
import type { GamePoints } from '../match/match.ts'
import type { CountedMatch } from './entrant.ts'
import { computeStandings, hasRanks, isAveraged } from './standings.ts'

const shown = (rows: ReturnType<typeof computeStandings>) =>
  rows.map(
    ({ numbers, wins, losses, tiebreak }) =>
      `${numbers.join('+')} ${wins}-${losses} ${tiebreak ?? 'first'}`,
  )

describe('a player at a time', () => {
  test('wins come first, and both partners have them', () => {
    const list = listOf([
      match([0, 1], [2, 3], [[11, 5]]),
      match([0, 2], [1, 3], [[11, 9]]),
      match([0, 3], [1, 2], [[11, 7]]),
    ])
    expect(
      computeStandings(list, 'rotating partners', 'doubles').map(
        ({ tiebreak: _tiebreak, ...row }) => row,
      ),
    ).toEqual([
      {
        numbers: [0],
        rank: 1,
        played: 3,
        wins: 3,
        losses: 0,
        games: 3,
        pointsFor: 33,
        pointsAgainst: 21,
      },
      {
        numbers: [1],
        rank: 2,
        played: 3,
        wins: 1,
        losses: 2,
        games: 3,
        pointsFor: 27,
        pointsAgainst: 27,
      },
      {
        numbers: [3],
        rank: 3,
        played: 3,
        wins: 1,
        losses: 2,
        games: 3,
        pointsFor: 25,
        pointsAgainst: 29,
      },
      {
        numbers: [2],
        rank: 4,
        played: 3,
        wins: 1,
        losses: 2,
        games: 3,
        pointsFor: 23,
        pointsAgainst: 31,
      },
    ])
  })

  test('two who are level are told apart by their own match, whatever their points', () => {
    const list = listOf([
      match([0], [1], [[12, 10]]),
      match([1], [2], [[11, 0]]),
      match([2], [0], [[11, 9]]),
      match([0], [3], [[11, 9]]),
      match([1], [3], [[11, 0]]),
      match([3], [2], [[11, 2]]),
    ])
    expect(shown(computeStandings(list, 'singles', 'singles'))).toEqual([
      '0 2-1 first',
      '1 2-1 head-to-head',
      '3 1-2 wins',
      '2 1-2 head-to-head',
    ])
  })

  test('a circle of three is told apart by point difference', () => {
    const list = listOf([
      match([0], [1], [[11, 9]]),
      match([1], [2], [[11, 3]]),
      match([2], [0], [[11, 8]]),
    ])
    expect(shown(computeStandings(list, 'singles', 'singles'))).toEqual([
      '1 1-1 first',
      '0 1-1 difference',
      '2 1-1 difference',
    ])
  })

  test('of four who are level on wins, two who stay level after their own matches are told apart by the one between them', () => {
    const level = [
      match([0], [1], [[11, 9]]),
      match([0], [2], [[11, 9]]),
      match([3], [0], [[11, 9]]),
      match([1], [2], [[11, 0]]),
      match([1], [3], [[11, 9]]),
      match([2], [3], [[11, 9]]),
    ]
    const list = listOf([
      ...level,
      match([2], [4], [[11, 0]]),
      match([3], [5], [[11, 0]]),
      match([6], [0], [[11, 0]]),
      match([7], [1], [[11, 0]]),
    ])
    expect(shown(computeStandings(list, 'singles', 'singles')).slice(0, 4)).toEqual([
      '0 2-2 first',
      '1 2-2 head-to-head',
      '2 2-2 head-to-head',
      '3 2-2 head-to-head',
    ])
  })

  test('who has not met everyone level with them is not judged by those matches', () => {
    const list = listOf([match([0, 1], [2, 3], [[11, 9]]), match([4, 5], [6, 7], [[11, 2]])])
    expect(shown(computeStandings(list, 'rotating partners', 'doubles'))).toEqual(
      expect.arrayContaining(['2 0-1 wins']),
    )
    expect(
      computeStandings(list, 'rotating partners', 'doubles')
        .slice(0, 4)
        .map(({ numbers }) => numbers[0])
        .toSorted(upwards),
    ).toEqual([0, 1, 4, 5])
    expect(
      computeStandings(list, 'rotating partners', 'doubles')
        .slice(0, 2)
        .map(({ numbers }) => numbers[0])
        .toSorted(upwards),
    ).toEqual([4, 5])
  })

  test('points for decide between the same differences, and a lot between twins', () => {
    const list = listOf([
      match([0], [1], [[11, 9]]),
      match([2], [3], [[15, 13]]),
      match([4], [5], [[11, 9]]),
    ])
    const rows = computeStandings(list, 'singles', 'singles')
    expect(rows.map(({ tiebreak }) => tiebreak)).toEqual([
      null,
      'points',
      'lot',
      'wins',
      'points',
      'lot',
    ])
    expect([rows[0], rows[3]].map((row) => row?.numbers)).toEqual([[2], [3]])
  })

  test('when some played more, the share of wins and the points of a game count', () => {
    const list = listOf([
      match([0, 1], [2, 3], [[11, 9]]),
      match([0, 4], [2, 5], [[11, 9]]),
      match([0, 3], [4, 5], [[5, 11]]),
    ])
    const rows = computeStandings(list, 'rotating partners', 'doubles')
    expect(isAveraged(rows, 'played')).toBe(true)
    expect(shown(rows)).toEqual([
      '4 2-0 first',
      '0 2-1 wins',
      '5 1-1 wins',
      '2 0-2 wins',
      '3 0-2 difference',
      '1 1-0 played',
    ])
  })

  test('one win of one match is not worth more than five of six', () => {
    const rounds = Array.from({ length: 6 }, (_, round) =>
      match([0], [1], round === 5 ? [[3, 11]] : [[11, 3]]),
    )
    const rows = computeStandings(
      listOf([...rounds, match([2], [3], [[11, 0]])]),
      'singles',
      'singles',
    )
    expect(shown(rows)).toEqual(['0 5-1 first', '1 1-5 wins', '2 1-0 played', '3 0-1 wins'])
  })

  test('only confirmed matches count; who is here without any comes last', () => {
    const list = listOf([
      match([0], [1], [[11, 5]]),
      match([1], [0], [[11, 5]], { state: 'reported' }),
      match([2], [1], [[11, 5]], { state: 'disputed' }),
    ])
    expect(shown(computeStandings(list, 'singles', 'singles'))).toEqual([
      '0 1-0 first',
      '1 0-1 wins',
      '2 0-0 played',
    ])
  })

  test('a walkover is a win without points and does not hurt the points of a game', () => {
    const list = listOf([
      match([0], [1], [[11, 9]]),
      match([2], [1], [], { winner: 'a' }),
      match([0], [2], [[9, 11]]),
    ])
    expect(
      computeStandings(list, 'singles', 'singles').map(({ numbers, wins, games, pointsFor }) => ({
        numbers,
        wins,
        games,
        pointsFor,
      })),
    ).toEqual([
      { numbers: [2], wins: 2, games: 1, pointsFor: 11 },
      { numbers: [0], wins: 1, games: 2, pointsFor: 20 },
      { numbers: [1], wins: 0, games: 1, pointsFor: 9 },
    ])
  })

  test('nobody gives no rows, and whoever is only expected has none', () => {
    expect(
      computeStandings(
        { eventId, players: [{ number: 0, team: null, presence: 'expected' }], matches: [] },
        'rotating partners',
        'doubles',
      ),
    ).toEqual([])
  })
})

describe('teams', () => {
  const teams = { 0: 1, 1: 1, 2: 2, 3: 2, 4: 3, 5: 3 }

  test('partners have one row', () => {
    const list = listOf(
      [
        match([0, 1], [2, 3], [[11, 5]]),
        match([1, 0], [5, 4], [[11, 5]]),
        match([4, 5], [2, 3], [[11, 9]]),
      ],
      teams,
    )
    expect(shown(computeStandings(list, 'fixed teams', 'doubles'))).toEqual([
      '0+1 2-0 first',
      '4+5 1-1 wins',
      '2+3 0-2 wins',
    ])
  })

  test('a match played before with a partner of another team counts for no team', () => {
    const list = listOf([match([0, 2], [1, 4], [[11, 5]]), match([0, 1], [2, 3], [[11, 5]])], teams)
    expect(shown(computeStandings(list, 'fixed teams', 'doubles'))).toEqual([
      '0+1 1-0 first',
      '2+3 0-1 wins',
      '4+5 0-0 played',
    ])
  })
})

describe('laws', () => {
  const aMatch = fc
    .record({
      four: fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 4, maxLength: 4 }),
      loser: fc.integer({ min: 0, max: 9 }),
      isA: fc.boolean(),
      isConfirmed: fc.boolean(),
    })
    .map(({ four, loser, isA, isConfirmed }) =>
      match(four.slice(0, 2), four.slice(2), [isA ? [11, loser] : [loser, 11]], {
        state: isConfirmed ? 'confirmed' : 'reported',
      }),
    )
  const evening = fc.array(aMatch, { maxLength: 24 })
  const teams = { 0: 1, 1: 1, 2: 2, 3: 2, 4: 3, 5: 3, 6: 4, 7: 4 }

  test('the order of matches, players and sides does not matter, and a replay gives the same', () => {
    fc.assert(
      fc.property(evening, fc.infiniteStream(fc.nat()), (matches, chance) => {
        const list = listOf(matches)
        const shuffle = <T>(items: readonly T[]): T[] =>
          items
            .map((item) => ({ item, by: chance.next().value }))
            .toSorted((one, other) => one.by - other.by)
            .map(({ item }) => item)
        const turned = shuffle(matches).map((each) =>
          each.slot % 2 === 0
            ? each
            : {
                ...each,
                a: shuffle(each.b),
                b: shuffle(each.a),
                games: each.games.map(([a, b]): GamePoints => [b, a]),
                winner: each.winner === 'a' ? ('b' as const) : ('a' as const),
              },
        )
        expect(
          computeStandings(
            { ...list, players: shuffle(list.players), matches: turned },
            'rotating partners',
            'doubles',
          ),
        ).toEqual(computeStandings(list, 'rotating partners', 'doubles'))
      }),
      { numRuns: 150 },
    )
  })

  test('everyone has one row and one rank, and the sums are those of the matches', () => {
    fc.assert(
      fc.property(evening, fc.boolean(), (matches, isTeams) => {
        const list = listOf(matches, isTeams ? teams : {})
        const rows = computeStandings(
          list,
          isTeams ? 'fixed teams' : 'rotating partners',
          'doubles',
        )
        expect(rows.map(({ rank }) => rank)).toEqual(rows.map((_, index) => index + 1))
        expect(new Set(rows.flatMap(({ numbers }) => numbers)).size).toBe(
          rows.flatMap(({ numbers }) => numbers).length,
        )
        const confirmed = matches.filter(({ state }) => state === 'confirmed')
        if (!isTeams)
          expect(rows.reduce((sum, { wins }) => sum + wins, 0)).toBe(confirmed.length * 2)
        for (const [index, row] of rows.entries()) {
          expect(row.wins + row.losses).toBe(row.played)
          expect(row.tiebreak === null).toBe(index === 0)
          const above = rows[index - 1]
          if (above !== undefined && row.tiebreak !== 'played' && row.played > 0)
            expect(above.wins * row.played).toBeGreaterThanOrEqual(row.wins * above.played)
        }
      }),
      { numRuns: 150 },
    )
  })

  test('a lot falls differently at different events', () => {
    const firsts = Array.from(
      { length: 40 },
      (_, index) =>
        computeStandings(
          {
            ...listOf([match([0], [1], [[11, 9]]), match([2], [3], [[11, 9]])]),
            eventId: `${index}`,
          },
          'singles',
          'singles',
        )[0]?.numbers[0],
    )
    expect(new Set(firsts)).toEqual(new Set([0, 2]))
  })
})

test('there are ranks to show once someone has played', () => {
  expect(hasRanks([])).toBe(false)
  expect(hasRanks([{ played: 0 }, { played: 0 }])).toBe(false)
  expect(hasRanks([{ played: 1 }, { played: 0 }])).toBe(true)
})

test('numbers are compared by the share once players have unlike counts, and none counts for nothing', () => {
  const rows = (...counts: number[]) => counts.map((played) => ({ played, games: 2 * played }))
  expect([rows(), rows(3, 3), rows(3, 0, 3)].map((each) => isAveraged(each, 'played'))).toEqual([
    false,
    false,
    false,
  ])
  expect([isAveraged(rows(3, 2), 'played'), isAveraged(rows(3, 2), 'games')]).toEqual([true, true])
})

describe('between entrants level on wins', () => {
  const order = (matches: CountedMatch[]) =>
    computeStandings(listOf(matches), 'rotating partners', 'singles')

  test('a match that was never played between two of them leaves all to the points', () => {
    const rows = order([
      match([0], [1], [[11, 9]]),
      match([3], [0], [[11, 0]]),
      match([1], [4], [[11, 0]]),
      match([2], [4], [[11, 5]]),
      match([3], [2], [[11, 9]]),
    ])
    const level = rows.filter(({ numbers }) => [0, 1, 2].includes(numbers[0] ?? -1))
    expect(level.map(({ numbers: [number], tiebreak }) => [number, tiebreak])).toEqual([
      [1, 'wins'],
      [2, 'difference'],
      [0, 'difference'],
    ])
  })

  test('two without a match stand behind everyone who played, in the same order each time', () => {
    const list = listOf([match([0], [1], [[11, 9]])], { 2: 2, 3: 3 })
    const shownOrder = (players: typeof list.players) =>
      computeStandings({ ...list, players }, 'rotating partners', 'singles').map(
        ({ numbers }) => numbers[0],
      )
    const first = shownOrder(list.players)
    expect(first.slice(0, 2)).toEqual([0, 1])
    expect(shownOrder(list.players.toReversed())).toEqual(first)
  })
})
