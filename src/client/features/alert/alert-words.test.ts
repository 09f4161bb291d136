import { afterEach, expect, test, vi } from 'vitest'
import { alertKinds, type AlertKind } from '#domain/alert/alert.ts'
import type { formatAlert } from './alert-words.ts'

const params = {
  title: '',
  type: 'round robin',
  date: '2026-06-02',
  time: '18:30',
  location: 'Riverside Courts',
}

type Words = typeof formatAlert
const loaded = new Map<'en' | 'es', Words>()

/** The language is read once per page, so the modules are loaded once for each. */
async function wordsIn(language: 'en' | 'es'): Promise<Words> {
  vi.stubGlobal('document', { cookie: `language=${language}` })
  vi.stubGlobal('navigator', { languages: ['en-US'] })
  const known = loaded.get(language)
  if (known !== undefined) return known
  vi.resetModules()
  const words: Words = (await import('./alert-words.ts')).formatAlert
  loaded.set(language, words)
  return words
}

afterEach(() => vi.unstubAllGlobals())

const subjects: Partial<Record<AlertKind, string>> = {
  'payment-reminder': 'Winter league',
  'club-added': 'Dinkers',
  'club-invited': 'Dinkers',
  'club-removed': 'Dinkers',
  'club-handed-over': 'Dinkers',
  'club-asked': 'Dinkers',
  'club-accepted': 'Dinkers',
  'club-declined': 'Dinkers',
  'club-office': 'Dinkers',
  'club-notice': 'Dinkers',
  'club-poll': 'Dinkers',
  'admin-joined': 'Riverside Courts',
  'suggestion-made': 'Riverside Courts',
  'suggestion-applied': 'Riverside Courts',
  'suggestion-dismissed': 'Riverside Courts',
  'house-appealed': 'Riverside Courts',
  'venue-day-status': 'Riverside Courts',
  'house-answered': 'Riverside Courts',
  'report-answered': '',
  'report-acted': '',
  'appeal-answered': '',
  'contact-claim-asked': 'Maria',
  'contact-claimed': 'Maria',
  'claim-ended': 'Maria',
  'diamond-won': 'diam',
  'tokens-received': 'Ann',
  'pass-granted': 'Ace',
}

test.each(alertKinds)(
  '%s has a sentence with its subject in it, in both languages',
  async (kind) => {
    const named = {
      kind,
      params: {
        ...params,
        title: 'Finals',
        club: 'Dinkers',
        league: 'Winter league',
        player: 'Ann',
        diamond: 'firstMedal',
        amount: '5',
        tier: 'Ace',
        contact: 'Maria',
        tournament: 'Finals',
      },
    }
    const english = (await wordsIn('en'))(named).sentence
    const spanish = (await wordsIn('es'))(named).sentence
    const subject = subjects[kind] ?? (kind.startsWith('league-') ? 'Winter league' : 'Finals')
    expect(english).toContain(subject)
    expect(spanish).toContain(subject)
    expect(english).not.toBe(spanish)
  },
)

test('an event without a title is named by type and venue, and its place said once', async () => {
  const words = await wordsIn('en')
  expect(words({ kind: 'event-cancelled', params: { ...params, reason: 'Rain' } })).toEqual({
    sentence: 'Round robin · Riverside Courts was cancelled',
    detail: 'Tue, Jun 2, 6:30 PM',
    reason: '“Rain”',
  })
})

test.each([
  [
    'en',
    { wasDate: '2026-06-01', wasTime: '18:00' },
    'Tue, Jun 2, 6:30 PM · Riverside Courts · before: Mon, Jun 1, 6:00 PM',
  ],
  ['en', { wasLocation: 'Old Park' }, 'Tue, Jun 2, 6:30 PM · Riverside Courts · before: Old Park'],
  [
    'es',
    { wasDate: '2026-06-01', wasTime: '18:00', wasLocation: 'Old Park' },
    'Mar, 2 de jun, 6:30 p.m. · Riverside Courts · antes: lun, 1 de jun, 6:00 p.m. · Old Park',
  ],
] as const)('a new time or place says what it was, %s %o', async (language, was, detail) => {
  const words = await wordsIn(language)
  const moved = { ...params, title: 'Finals', ...was }
  expect(words({ kind: 'event-changed', params: moved }).detail).toBe(detail)
})

test('what is about a venue names it once', async () => {
  const words = await wordsIn('en')
  expect(
    words({ kind: 'suggestion-made', params: { player: 'Ann', location: 'Riverside Courts' } }),
  ).toEqual({ sentence: 'Ann suggests an edit to Riverside Courts', detail: '', reason: '' })
  expect(
    words({ kind: 'suggestion-made', params: { player: '', location: 'Riverside Courts' } })
      .sentence,
  ).toBe('A player suggests an edit to Riverside Courts')
})

test('an alert says what it knows when values are missing', async () => {
  const words = await wordsIn('en')
  expect(words({ kind: 'promoted', params: {} })).toEqual({
    sentence: 'You’re in: a place opened at an event',
    detail: '',
    reason: '',
  })
  expect(words({ kind: 'promoted', params: { title: 'Finals', date: 'tomorrow' } }).detail).toBe('')
})

test.each([
  [
    'en',
    { partner: 'Ana', opponents: 'Ben, Eli' },
    'Court 2, you: with Ana against Ben and Eli. Round 3 of Finals',
  ],
  [
    'es',
    { partner: 'Ana', opponents: 'Ben, Eli' },
    'Cancha 2, tú: con Ana contra Ben y Eli. Ronda 3 de Finals',
  ],
  ['en', { partner: '', opponents: 'Ben' }, 'Court 2, you: against Ben. Round 3 of Finals'],
] as const)(
  'whoever plays next reads court, partner and opponents (%s %j)',
  async (language, names, sentence) => {
    expect(
      (await wordsIn(language))({
        kind: 'match-next',
        params: { ...params, title: 'Finals', round: '3', court: '2', ...names },
      }).sentence,
    ).toBe(sentence)
  },
)
