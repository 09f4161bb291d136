import { beforeEach, expect, test, vi } from 'vitest'
import type { EventDetail, RosterEntry } from '../../parts/event/event-detail.ts'

const row = (playerName: string, order: number, changes: Partial<RosterEntry> = {}) =>
  ({
    playerId: playerName.toLowerCase(),
    playerName,
    guests: 0,
    offeredUntil: null,
    place: 'playing',
    order,
    ...changes,
  }) as RosterEntry

const detail = {
  status: 'published',
  startsAt: '2026-06-02T22:00:00.000Z',
  timezone: 'America/New_York',
  locationName: 'Riverside',
  city: 'New York',
  fields: {
    title: 'Evening games',
    type: 'Open Play',
    startDate: '2026-06-02',
    startTime: '18:00',
    duration: 120,
    maxPlayers: 8,
  },
  roster: [
    row('Dee', 4, { place: 'waiting', guests: 1 }),
    row('Ben', 2, { guests: 1 }),
    row('Ana', 1),
    row('Cy', 3),
  ],
} as unknown as EventDetail
const url = 'https://play.example.org/vieweditevent/e1'

/** The language is read once per page, so the modules are loaded again. */
async function inLanguage(language: 'en' | 'es') {
  vi.resetModules()
  vi.stubGlobal('document', { cookie: `language=${language}` })
  vi.stubGlobal('navigator', { languages: [language === 'en' ? 'en-US' : 'es-MX'] })
  const [{ writeEventMessage }, { createOutsideNames }] = await Promise.all([
    import('./event-message.ts'),
    import('../../parts/share/outside-names.ts'),
  ])
  return { write: writeEventMessage, say: createOutsideNames(['cy']) }
}
beforeEach(() => vi.unstubAllGlobals())

test('an event is its title, the venue’s day and time, its places, the players by number, the waitlist and the link', async () => {
  const { write, say } = await inLanguage('en')
  expect(write(detail, url, say).replaceAll('\u202f', ' ').replaceAll('\u2009', ' ')).toBe(
    `Evening games
Tuesday, June 2, 6:00 – 8:00 PM
Riverside, New York
4 of 8, 4 left

1. Ana
2. Ben
3. Ben’s guest
4. Hidden player 1

Waitlist
1. Dee
2. Dee’s guest

${url}`,
  )
})

test('the same in Spanish', async () => {
  const { write, say } = await inLanguage('es')
  const text = write(detail, url, say)
  expect(text).toContain('Martes, 2 de junio')
  expect(text).toContain(`4 de 8, quedan 4

1. Ana
2. Ben
3. Invitado de Ben
4. Jugador oculto 1

Lista de espera
1. Dee`)
})

test('without names there are the places and the link; full is said, and so is cancelled', async () => {
  const { write } = await inLanguage('en')
  const told = write(detail, url, null)
  expect(told).toContain('4 of 8, 4 left')
  expect(told).not.toMatch(/Ana|Ben|Dee|Hidden|Waitlist/)
  const full = { ...detail, fields: { ...detail.fields, maxPlayers: 4 } }
  expect(write(full, url, null)).toContain('4 of 4, full')
  const off = write({ ...detail, status: 'cancelled' }, url, null)
  expect(off).toMatch(/^CANCELLED\nEvening games\n/)
  expect(off).not.toContain('left')
})
