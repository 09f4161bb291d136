import { expect, test, vi } from 'vitest'
import { computeStandings } from '#domain/match-list/standings.ts'
import { describeAll, describeMine, type SharedEvening } from './evening-card.ts'

vi.stubGlobal('navigator', { languages: ['en-US'] })

const names = ['Ana', 'Ben', 'Cleo', 'Dan']
const nameOf = (number: number): string => names[number] ?? '?'
const match = (a: number[], b: number[], games: [number, number][]) => ({
  stage: 'round',
  round: 1,
  slot: 0,
  court: 1,
  pool: null,
  a,
  b,
  state: 'confirmed',
  games,
  winner: (games[0]?.[0] ?? 0) > (games[0]?.[1] ?? 0) ? 'a' : 'b',
})

function anEvening(
  matches: readonly object[],
  changes: Partial<SharedEvening> = {},
): SharedEvening {
  const list = {
    eventId: 'e',
    players: names.map((playerName, number) => ({
      number,
      playerId: playerName.toLowerCase(),
      playerName,
      guestOf: null,
      team: null,
    })),
    matches,
  } as unknown as SharedEvening['list']
  return {
    title: 'Tuesday games',
    detail: 'Jun 2 · Pier',
    isPrivate: false,
    list,
    rows: computeStandings(list, 'rotating partners', 'doubles'),
    medals: new Map([[1, 'gold']]),
    isFinal: true,
    nameOf,
    me: 0,
    ...changes,
  }
}
const noBlock = new Set<string>()
const doubles = [
  match([0, 1], [2, 3], [[11, 3]]),
  match([0, 2], [1, 3], [[11, 9]]),
  match([0, 3], [1, 2], [[7, 11]]),
]
const singles = [match([0], [1], [[11, 3]]), match([2], [0], [[11, 9]])]
const withoutAna = (number: number): string => (number === 0 ? 'Hidden player 1' : nameOf(number))

test('my card has my name, matches, points, best win and partners', () => {
  expect(describeMine(anEvening(doubles), nameOf, noBlock)).toEqual({
    title: 'Ana',
    detail: 'Tuesday games · Jun 2 · Pier',
    heading: 'My game day',
    tiles: [
      { value: '2–1', label: 'won–lost' },
      { value: '29–23', label: 'points' },
      { value: '11–3', label: 'best win' },
    ],
    listTitle: 'With 3 partners',
    lines: ['Ben', 'Cleo', 'Dan'].map((name) => ({
      medal: null,
      badge: name[0],
      name,
      record: '1 match',
    })),
  })
})

test('my card of singles lists my matches', () => {
  expect(describeMine(anEvening(singles), nameOf, noBlock)).toMatchObject({
    listTitle: '2 matches',
    lines: [
      { badge: 'W', name: 'Ben', record: '11–3' },
      { badge: 'L', name: 'Cleo', record: '9–11' },
    ],
  })
})

test('my card doesn’t name me while I’m hidden outside', () => {
  expect(describeMine(anEvening(doubles), withoutAna, noBlock)).toMatchObject({
    title: 'Tuesday games',
    detail: 'Jun 2 · Pier',
  })
})

test('my card counts matches with players I blocked, and doesn’t name them', () => {
  const ben = new Set(['ben'])
  const card = describeMine(anEvening(doubles), nameOf, ben)
  expect([card?.listTitle, card?.lines.map(({ name }) => name)]).toEqual([
    'With 3 partners',
    ['Cleo', 'Dan'],
  ])
  expect(describeMine(anEvening(singles), nameOf, ben)).toMatchObject({
    listTitle: '2 matches',
    lines: [{ name: 'Cleo' }],
  })
})

test('my card of a private event names me alone', () => {
  for (const matches of [doubles, singles]) {
    const words = describeMine(anEvening(matches, { isPrivate: true }), nameOf, noBlock)
    expect([words?.title, words?.lines]).toEqual(['Ana', []])
  }
})

test('without a match that counts there is no card of mine', () => {
  expect(describeMine(anEvening(doubles, { me: null }), nameOf, noBlock)).toBeNull()
  expect(describeMine(anEvening(doubles, { me: 7 }), nameOf, noBlock)).toBeNull()
})

test('everyone’s card has the numbers of the event and its standings', () => {
  const card = describeAll(anEvening(doubles), withoutAna)
  expect(card).toEqual({
    title: 'Tuesday games',
    detail: 'Jun 2 · Pier',
    heading: 'Game day',
    tiles: [
      { value: '4', label: 'players' },
      { value: '3', label: 'matches' },
      { value: '1', label: 'court' },
    ],
    listTitle: 'Results',
    lines: [
      { medal: 'gold', badge: '1', name: 'Ben', record: '2–1' },
      { medal: null, badge: '2', name: 'Hidden player 1', record: '2–1' },
      { medal: null, badge: '3', name: 'Cleo', record: '2–1' },
      { medal: null, badge: '4', name: 'Dan', record: '0–3' },
    ],
  })
  expect(describeAll(anEvening(doubles, { isFinal: false }), nameOf).listTitle).toBe(
    'Standings so far',
  )
})
