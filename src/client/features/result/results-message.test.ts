import { expect, test, vi } from 'vitest'
import type { EventDetail } from '../../parts/event/event-detail.ts'
import { writeResultsMessage } from './results-message.ts'

vi.stubGlobal('navigator', { languages: ['en-US'] })

type Shown = Parameters<typeof writeResultsMessage>[0]
const detail = {
  startsAt: '2026-06-02T22:00:00.000Z',
  timezone: 'America/New_York',
  locationName: 'Riverside',
  city: '',
  fields: { title: 'Singles', startDate: '2026-06-02', startTime: '18:00', duration: 120 },
} as unknown as EventDetail
const match = (round: number, a: number, b: number, games: [number, number][]) => ({
  matchId: `${round} ${a}${b}`,
  stage: 'round',
  round,
  slot: a,
  court: 1,
  pool: null,
  a: [a],
  b: [b],
  state: 'confirmed',
  games,
  winner: (games[0]?.[0] ?? 0) > (games[0]?.[1] ?? 0) ? 'a' : 'b',
})
const shown = {
  detail,
  list: {
    type: 'Competitive',
    play: 'singles',
    format: { format: 'round robin', points: 11, winBy: 2, bestOf: 1, rounds: 3 },
    players: [1, 2, 3].map((number) => ({ number, order: number, joined: 1, team: null })),
    matches: [match(1, 1, 2, [[11, 3]]), match(2, 1, 3, [[11, 5]]), match(3, 2, 3, [[11, 9]])],
    teams: [],
    seed: 1,
  },
  results: {
    closed: '2026-06-03T00:00:00Z',
    awards: [
      { number: 2, medal: 'silver' },
      { number: 1, medal: 'gold' },
    ],
  },
} as unknown as Shown
const nameOf = (number: number): string => ['', 'Ana', 'Ben', 'Cy'][number] ?? '?'

test('results are the podium and the standings, the best first', () => {
  const text = writeResultsMessage(shown, 'https://x.example/results/e1', nameOf)
  expect(text).toContain(`Gold: Ana
Silver: Ben

Standings
1. Ana 2–0
2. Ben 1–1
3. Cy 0–2

https://x.example/results/e1`)
})

test('before the end they are said to be so far, and without names there are none', () => {
  const open = { ...shown, results: { closed: null, awards: [] } } as unknown as Shown
  expect(writeResultsMessage(open, 'u', nameOf)).toContain('Standings so far\n1. Ana')
  expect(writeResultsMessage(shown, 'u', null)).not.toMatch(/Ana|Gold|Standings/)
})
