import { beforeEach, expect, test, vi } from 'vitest'
import type { Tournament } from '../tournament-words.ts'

const division = (eventId: string, changes: Partial<Tournament['divisions'][number]> = {}) => ({
  eventId,
  title: `Summer Open · ${eventId}`,
  play: 'doubles',
  status: 'published',
  startDate: '2026-06-06',
  entrants: 3,
  maxEntrants: 8,
  played: 0,
  isClosed: false,
  ...changes,
})
const tournamentOf = (...divisions: ReturnType<typeof division>[]) =>
  ({
    tournamentId: 't',
    fields: { name: 'Summer Open', startDate: '2026-06-06', endDate: '2026-06-07' },
    locationName: 'Pier 7',
    timezone: 'America/New_York',
    divisions,
  }) as unknown as Tournament

const before = tournamentOf(
  division('Women 3.5'),
  division('Mixed', { entrants: 8 }),
  division('Singles', { play: 'singles', entrants: 15, maxEntrants: 16 }),
  division('Men', { status: 'cancelled' }),
)
const after = tournamentOf(
  division('Women 3.5', { isClosed: true, played: 7 }),
  division('Mixed', { isClosed: true, played: 7 }),
  division('Singles', { played: 2 }),
)
const facts = { url: 'https://x.example/t/k', winners: new Map(), now: Date.parse('2026-06-01') }
const winners = new Map([
  ['Mixed', ['Hidden player 1', 'Cleo']],
  ['Women 3.5', ['Ana', 'Hidden player 2']],
])

/** The language is read once per page, so the module is loaded again. */
async function inLanguage(language: 'en' | 'es') {
  vi.resetModules()
  vi.stubGlobal('document', { cookie: `language=${language}` })
  vi.stubGlobal('navigator', { languages: [language === 'en' ? 'en-US' : 'es-MX'] })
  return (await import('./tournament-message.ts')).writeTournamentMessage
}
beforeEach(() => vi.unstubAllGlobals())

test('a tournament to come is its days, its venue, the places of its divisions and the link', async () => {
  const write = await inLanguage('en')
  expect(write(before, facts)).toBe(`Summer Open
Sat, Jun 6 to Sun, Jun 7
Pier 7

Women 3.5: 3 of 8 teams, 5 left
Mixed: 8 of 8 teams, full
Singles: 15 of 16 players, 1 left
Men: cancelled

https://x.example/t/k`)
})

test('after the day it tells the winners, hidden ones by a number in the order in which they come, and no places', async () => {
  const write = await inLanguage('en')
  expect(write(after, { ...facts, winners })).toBe(`Summer Open
Sat, Jun 6 to Sun, Jun 7
Pier 7

Winners
Women 3.5: Ana & Hidden player 1
Mixed: Hidden player 2 & Cleo

Singles

https://x.example/t/k`)
  expect(write(before, { ...facts, now: Date.parse('2026-06-08') })).not.toMatch(/left|full/)
})

test('the same in Spanish', async () => {
  const write = await inLanguage('es')
  expect(write(before, facts)).toContain(`Women 3.5: 3 de 8 equipos, quedan 5
Mixed: 8 de 8 equipos, completa
Singles: 15 de 16 jugadores, queda 1
Men: cancelada`)
  expect(write(after, { ...facts, winners })).toContain(`Ganadores
Women 3.5: Ana y Jugador oculto 1
Mixed: Jugador oculto 2 y Cleo`)
})
