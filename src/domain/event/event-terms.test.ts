import { expect, test } from 'vitest'
import { toEventTerms } from './event-terms.ts'

const event = {
  title: 'Open play',
  status: 'published',
  startsAt: 600,
  endsAt: 720,
  signupOpens: null,
  signupCloses: 360,
  cancelCutoffHours: 2,
  maxPlayers: 8,
  maxWaitlist: 4,
  guestsPerPlayer: 1,
  gender: 'Any',
  entryBy: 'player',
  skillMin: null,
  skillMax: 4,
  skillRule: 'warn',
  ageMin: 50,
  ageMax: null,
  startDate: '2027-03-01',
  signupMode: 'first come',
  drawAt: null,
  freedPlaces: 'given',
} as const

test('terms hold instants in ms, and nothing of the event that the rules do not read', () => {
  const terms = toEventTerms<number>(event, { isDrawn: false, toMs: (minutes) => minutes * 60_000 })
  const { title: _title, freedPlaces: _freedPlaces, startDate: _startDate, ...read } = event
  expect(terms).toEqual({
    ...read,
    year: 2027,
    startsAt: 36_000_000,
    endsAt: 43_200_000,
    signupCloses: 21_600_000,
    isDrawn: false,
    isOver: false,
    offersUntil: expect.any(Function),
  })
  expect(terms.offersUntil(0)).toBe(null)
})

test('freed places are offered for as long as the venue says, on a screen until the start', () => {
  const offering = { ...event, freedPlaces: 'offered' } as const
  const reading = { isDrawn: false, toMs: (minutes: number) => minutes * 60_000 }
  const told = toEventTerms<number>(offering, {
    ...reading,
    answerTime: ({ startsAt, signupCloses }, now) => startsAt - (signupCloses ?? 0) + now,
  })
  expect(told.offersUntil(5)).toBe(14_400_005)
  expect(toEventTerms<number>(offering, reading).offersUntil(5)).toBe(36_000_000)
})
