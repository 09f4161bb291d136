import { describe, expect, test } from 'vitest'
import type { CountedList, CountedMatch } from '../match-list/entrant.ts'
import { awardMedals, type MedalOf } from './award-medals.ts'

const beats = (a: number[], b: number[], more: Partial<CountedMatch> = {}): CountedMatch => ({
  stage: 'round',
  round: 1,
  slot: 1,
  pool: null,
  a,
  b,
  state: 'confirmed',
  games: [[11, 5]],
  winner: 'a',
  ...more,
})
const listOf = (
  matches: CountedMatch[],
  teamOf: (number: number) => number | null = () => null,
): CountedList => {
  const numbers = [...new Set(matches.flatMap(({ a, b }) => [...a, ...b]))]
  return {
    eventId: 'evening',
    players: numbers.map((number) => ({ number, team: teamOf(number), presence: 'here' as const })),
    matches,
  }
}
const shown = (given: MedalOf[]) => given.map(({ medal, number }) => `${medal} ${number}`)

const evening = [
  beats([0], [1]),
  beats([0], [2]),
  beats([0], [3]),
  beats([1], [2]),
  beats([1], [3]),
  beats([2], [3]),
]
const singles = { type: 'round robin', format: 'singles', play: 'singles' } as const

describe('by the standings', () => {
  test('the first three of at least four', () => {
    expect(shown(awardMedals(listOf(evening), singles))).toEqual(['gold 0', 'silver 1', 'bronze 2'])
  })

  test.each([
    ['three entrants', listOf(evening.slice(0, 2)), singles],
    [
      'a fourth who never played',
      {
        ...listOf(evening.filter(({ b }) => b[0] !== 3)),
        players: [0, 1, 2, 3].map((number) => ({ number, team: null, presence: 'here' as const })),
      },
      singles,
    ],
    ['open play', listOf(evening), { ...singles, type: 'open play' }],
    ['a social', listOf(evening), { ...singles, type: 'social' }],
    ['a clinic', listOf(evening), { ...singles, type: 'clinic' }],
  ] as const)('none with %s', (_name, list, played) => {
    expect(awardMedals(list, played)).toEqual([])
  })

  test('partners of a team get one each, and teams are counted', () => {
    const teams = evening.map((match) => ({
      ...match,
      a: match.a.flatMap((each) => [each * 2, each * 2 + 1]),
      b: match.b.flatMap((each) => [each * 2, each * 2 + 1]),
    }))
    const played = { type: 'tournament', format: 'fixed teams', play: 'doubles' } as const
    expect(
      shown(
        awardMedals(
          listOf(teams, (number) => Math.floor(number / 2)),
          played,
        ),
      ),
    ).toEqual(['gold 0', 'gold 1', 'silver 2', 'silver 3', 'bronze 4', 'bronze 5'])
    expect(
      awardMedals(
        listOf(teams.slice(0, 2), (number) => Math.floor(number / 2)),
        played,
      ),
    ).toEqual([])
  })
})

describe('in a bracket', () => {
  const bracket = { type: 'tournament', format: 'single elimination', play: 'singles' } as const
  const semifinals = [
    beats([0], [3], { stage: 'winners', slot: 1 }),
    beats([1], [2], { stage: 'winners', slot: 2 }),
  ]
  const final = beats([1], [0], { stage: 'final', round: 2 })

  test('the final gives gold and silver; both who lost before it have bronze', () => {
    expect(shown(awardMedals(listOf([...semifinals, final]), bracket)).toSorted()).toEqual([
      'bronze 2',
      'bronze 3',
      'gold 1',
      'silver 0',
    ])
  })

  test('a match for bronze gives one', () => {
    expect(
      shown(
        awardMedals(
          listOf([...semifinals, final, beats([3], [2], { stage: 'bronze', round: 2 })]),
          bracket,
        ),
      ),
    ).toEqual(['gold 1', 'silver 0', 'bronze 3'])
  })

  test('one that is not played gives both bronze', () => {
    const planned = beats([3], [2], {
      stage: 'bronze',
      round: 2,
      state: 'planned',
      games: [],
      winner: null,
    })
    expect(shown(awardMedals(listOf([...semifinals, final, planned]), bracket)).toSorted()).toEqual(
      ['bronze 2', 'bronze 3', 'gold 1', 'silver 0'],
    )
  })

  test('in double elimination the last of the losers bracket has bronze alone', () => {
    const losers = [
      beats([2], [3], { stage: 'losers', round: 1 }),
      beats([0], [2], { stage: 'losers', round: 2 }),
    ]
    const winners = [...semifinals, beats([1], [0], { stage: 'winners', round: 2 })]
    expect(
      shown(
        awardMedals(listOf([...winners, ...losers, final]), {
          ...bracket,
          format: 'double elimination',
        }),
      ),
    ).toEqual(['gold 1', 'silver 0', 'bronze 2'])
  })

  test('a second final waits for its score, and without two sides for nothing', () => {
    const second = { ...final, round: 3, state: 'planned' as const, games: [], winner: null }
    const shownWith = (more: CountedMatch) =>
      shown(awardMedals(listOf([...semifinals, final, more]), bracket)).slice(0, 2)
    expect(shownWith(second)).toEqual([])
    expect(shownWith({ ...second, a: [] })).toEqual(['gold 1', 'silver 0'])
    expect(shownWith({ ...second, b: [] })).toEqual(['gold 1', 'silver 0'])
  })

  test('without a final there are no medals', () => {
    expect(awardMedals(listOf(semifinals), bracket)).toEqual([])
    expect(
      awardMedals(
        listOf([...semifinals, { ...final, state: 'planned', winner: null, games: [] }]),
        bracket,
      ),
    ).toEqual([])
  })
})
