import { afterEach, expect, test, vi } from 'vitest'
import type { StandingRow, Tiebreak } from '#domain/match-list/standings.ts'

/** The language is read once per page, so the modules are loaded again. */
async function wordsIn(language: 'en' | 'es') {
  vi.resetModules()
  vi.stubGlobal('document', { cookie: `language=${language}` })
  vi.stubGlobal('navigator', { languages: ['en-US'] })
  return import('./standing-words.ts')
}
afterEach(() => vi.unstubAllGlobals())

const names = ['Ana', 'Ben', 'Cleo', 'Dan']
const nameOf = (number: number): string => names[number] ?? '?'
const row = (
  number: number,
  tiebreak: Tiebreak | null,
  changes: Partial<StandingRow> = {},
): StandingRow => ({
  numbers: [number],
  rank: number + 1,
  played: 3,
  wins: 2,
  losses: 1,
  games: 3,
  pointsFor: 30,
  pointsAgainst: 23,
  tiebreak,
  ...changes,
})

test.each([
  [
    'difference',
    { pointsFor: 26 },
    'Tied with Ben on wins; ahead on point difference, +7 to +3',
    'Empate a victorias con Ben; mejor diferencia de puntos, +7 a +3',
  ],
  [
    'points',
    { pointsFor: 20, pointsAgainst: 13 },
    'Tied with Ben on wins and point difference; ahead on points, 30 to 20',
    'Empate a victorias y diferencia con Ben; más puntos, 30 a 20',
  ],
  [
    'head-to-head',
    {},
    'Tied with Ben on wins; won head-to-head',
    'Empate a victorias con Ben; ganó el enfrentamiento directo',
  ],
  [
    'lot',
    {},
    'Tied with Ben on everything; decided by draw',
    'Empate en todo con Ben; decidido por sorteo',
  ],
  [
    'played',
    {},
    'Ben played less than half as many matches as the most active player',
    'Ben jugó menos de la mitad de partidos que quien más jugó',
  ],
  ['place', { wins: 3 }, 'Went further than Ben', 'Llegó más lejos que Ben'],
] as const)('%s is said above the row it decides', async (tiebreak, changes, english, spanish) => {
  const rows = [row(0, null), row(1, tiebreak, changes)]
  expect((await wordsIn('en')).whyAbove(rows, 0, nameOf)).toBe(english)
  expect((await wordsIn('es')).whyAbove(rows, 0, nameOf)).toBe(spanish)
})

test('nothing is said where the wins say it, at the end, and of those who have not played', async () => {
  const { whyAbove } = await wordsIn('en')
  const rows = [
    row(0, null, { wins: 3 }),
    row(1, 'wins'),
    row(2, 'place', { wins: 1 }),
    row(3, 'lot', { played: 0 }),
  ]
  expect(rows.map((_, index) => whyAbove(rows, index, nameOf))).toEqual([null, null, null, null])
})

test('points are those of a game once not everyone played equally many', async () => {
  const rows = [row(0, null), row(1, 'difference', { games: 2, pointsFor: 20, pointsAgainst: 17 })]
  expect((await wordsIn('en')).whyAbove(rows, 0, nameOf)).toBe(
    'Tied with Ben on wins; ahead on point difference, +2.33 per game to +1.50 per game',
  )
})

test('a team is named by both', async () => {
  const { rowName } = await wordsIn('es')
  expect(rowName({ numbers: [0, 1] }, nameOf)).toBe('Ana y Ben')
})
