import { expect, test, vi } from 'vitest'
import type { EventDetail } from '../../parts/event/event-detail.ts'
import { createOutsideNames } from '../../parts/share/outside-names.ts'
import type { ListView } from './list-view.ts'
import { writeRoundsMessage } from './rounds-message.ts'

vi.stubGlobal('navigator', { languages: ['en-US'] })

const detail = {
  startsAt: '2026-06-02T22:00:00.000Z',
  timezone: 'America/New_York',
  locationName: 'Riverside',
  city: '',
  fields: { title: 'Ladder night', startDate: '2026-06-02', startTime: '18:00', duration: 120 },
} as unknown as EventDetail
const match = (
  round: number,
  court: number | null,
  a: number[],
  b: number[],
  games: number[][] = [],
) => ({
  matchId: `${round}-${court}`,
  stage: 'round',
  round,
  slot: 1,
  court,
  a,
  b,
  games,
})
const list = {
  players: [
    ...['Ana', 'Ben', 'Cy', 'Dee'].map((playerName, at) => ({
      number: at + 1,
      playerId: playerName.toLowerCase(),
      playerName,
      guest: null,
      guestOf: null,
    })),
    { number: 5, playerId: null, playerName: 'Cy', guest: 1, guestOf: 'cy' },
  ],
  matches: [match(2, null, [1, 3], [2, 5]), match(1, 1, [1, 2], [3, 4], [[11, 7]])],
  byes: [{ round: 1, number: 5 }],
} as unknown as ListView

test('rounds are a match a line, with courts, scores and who sits out; a hidden player’s guest goes by the same words', () => {
  const text = writeRoundsMessage(
    detail,
    list,
    'https://x.example/matchlist/e1',
    createOutsideNames(['cy']),
  )
  expect(text.replaceAll('\u202f', ' ').replaceAll('\u2009', ' ')).toBe(`Ladder night
Tuesday, June 2, 6:00 – 8:00 PM
Riverside

R1 C1 Ana+Ben v Hidden player 1+Dee 11–7
R1 out: Hidden player 1 +1

R2 Ana+Hidden player 1 v Ben+Hidden player 1 +1

https://x.example/matchlist/e1`)
})

test('without names no round is told', () => {
  const text = writeRoundsMessage(detail, list, 'https://x.example/matchlist/e1', null)
  expect(text).not.toMatch(/Ana|R1/)
})
