import { expect, test } from 'vitest'
import { hourMs, now, player, rosterOf, terms } from '#test/support/roster-builder.ts'
import { mainButton, type EventForButton } from './main-button.ts'

const event = (changes: Partial<EventForButton> = {}): EventForButton => ({
  ...terms(),
  type: 'open play',
  minPlayers: 4,
  cancelReason: '',
  matchListState: null,
  ...changes,
})
const button = (of: EventForButton, parties: string[] = [], who = player('me'), at = now) =>
  mainButton(of, rosterOf(...parties).entries, who, at)

test('a draft is a draft, and a cancelled event gives its reason to everyone, even afterwards', () => {
  expect(button(event({ status: 'draft' }))).toEqual({ kind: 'draft' })
  const cancelled = event({ status: 'cancelled', cancelReason: 'Rain' })
  expect([
    button(cancelled),
    button(cancelled, ['me']),
    button(cancelled, ['me'], player('me'), terms().endsAt),
  ]).toEqual(Array.from({ length: 3 }, () => ({ kind: 'cancelled', reason: 'Rain' })))
})

test('before sign-up opens the button says when', () => {
  expect(button(event({ signupOpens: now + hourMs }))).toEqual({ kind: 'opens', at: now + hourMs })
})

test('after sign-up closed there is nothing to do, except to leave', () => {
  const closed = event({ signupCloses: now })
  expect(button(closed)).toEqual({ kind: 'closed' })
  expect(button(closed, ['me'])).toEqual({ kind: 'cancel', needs: 3 })
})

test('with room one signs up, and sees how many are missing', () => {
  expect(button(event(), ['ann+1'])).toEqual({ kind: 'sign-up', needs: 2, warning: null })
  expect(button(event({ minPlayers: 2 }), ['ann+1'])).toEqual({
    kind: 'sign-up',
    needs: 0,
    warning: null,
  })
})

test('full means joining the waitlist at a position, or nothing when that is full too', () => {
  expect(button(event({ maxPlayers: 2 }), ['ann', 'ben', 'cleo?'])).toEqual({
    kind: 'join-waitlist',
    position: 2,
    warning: null,
  })
  expect(button(event({ maxPlayers: 2 }), ['ann', 'ben', 'cleo?', 'dan?'])).toEqual({
    kind: 'full',
  })
})

test('the position counts everyone who waits already, however many play', () => {
  const crowd = ['ann', 'ben', 'cleo?', 'dan?', 'eve?']
  expect(button(event({ maxPlayers: 2, maxWaitlist: 9 }), crowd)).toEqual({
    kind: 'join-waitlist',
    position: 4,
    warning: null,
  })
})

test('once sign-up has opened, the time it opened no longer shows', () => {
  const opened = event({ signupOpens: now - hourMs })
  expect(button({ ...opened, maxPlayers: 2, maxWaitlist: 0 }, ['ann', 'ben'])).toEqual({
    kind: 'full',
  })
  expect(button({ ...opened, skillMin: 4 })).toEqual({
    kind: 'read-only',
    reason: 'skill-too-low',
  })
})

test('a waiting party that fits goes first, so the button offers the waitlist', () => {
  expect(button(event({ maxPlayers: 2 }), ['ann', 'ben?'])).toEqual({
    kind: 'join-waitlist',
    position: 1,
    warning: null,
  })
})

test('on the waitlist one sees the position among those who wait', () => {
  expect(button(event({ maxPlayers: 2 }), ['ann', 'ben', 'cleo?', 'me?'])).toEqual({
    kind: 'leave-waitlist',
    position: 2,
  })
})

test('who plays can cancel, and after the cut-off cancel late', () => {
  const cutoff = event({ cancelCutoffHours: 6 })
  const at = cutoff.startsAt - 6 * hourMs
  expect(button(cutoff, ['me', 'ann'], player('me'), at)).toEqual({ kind: 'cancel', needs: 2 })
  expect(button(cutoff, ['me', 'ann'], player('me'), at + 1)).toEqual({
    kind: 'cancel-late',
    needs: 2,
  })
})

test('a cut-off that was raised later is no late cancel, one that was lowered frees everyone', () => {
  const raised = event({ cancelCutoffHours: 6 })
  const at = (hours: number) => raised.startsAt - hours * hourMs + 1
  const ask = (cutoffHours: number, hours: number) =>
    mainButton(
      raised,
      rosterOf('me').entries.map((entry) => ({ ...entry, cutoffHours })),
      player('me'),
      at(hours),
    ).kind
  expect([ask(2, 6), ask(2, 2)]).toEqual(['cancel', 'cancel-late'])
  expect([ask(0, 1), ask(12, 12), ask(12, 6)]).toEqual(['cancel', 'cancel', 'cancel-late'])
})

test('who was taken off by an organizer can read so until they are brought back', () => {
  const sentOut = { ...player('me'), isSentOut: true }
  expect(button(event(), ['ann'], sentOut)).toEqual({ kind: 'sent-out' })
  expect(button(event({ skillMin: 4 }), ['ann'], sentOut)).toEqual({ kind: 'sent-out' })
  expect(button(event({ signupCloses: now }), ['ann'], sentOut)).toEqual({ kind: 'closed' })
  expect(button(event(), ['me'], sentOut).kind).toBe('cancel')
})

test('level and gender that are kept out can read why, unless they are in already', () => {
  expect(button(event({ skillMin: 4 }))).toEqual({ kind: 'read-only', reason: 'skill-too-low' })
  expect(button(event({ skillMax: 3 }))).toEqual({ kind: 'read-only', reason: 'skill-too-high' })
  expect(button(event({ gender: 'Women' }))).toEqual({
    kind: 'read-only',
    reason: 'gender-not-allowed',
  })
  expect(button(event({ skillMin: 4 }), ['me']).kind).toBe('cancel')
})

test('an age asks for a year of birth first, and says so where it does not fit', () => {
  const young = event({ ageMax: 18, year: 2026 })
  const born = (birthYear: number | null) => ({ ...player('me'), birthYear })
  expect(button(young, [], born(null))).toEqual({ kind: 'birth-year-needed' })
  expect(button(young, [], born(2007))).toEqual({ kind: 'read-only', reason: 'age-not-allowed' })
  expect(button(young, [], born(2008)).kind).toBe('sign-up')
  expect(button(event({ ageMax: 18, skillMin: 4 }), [], born(null))).toEqual({
    kind: 'read-only',
    reason: 'skill-too-low',
  })
  expect(button(young, ['me'], born(null)).kind).toBe('cancel')
})

test('where the level only warns, the button does too', () => {
  expect(button(event({ skillMin: 4, skillRule: 'warn' }))).toEqual({
    kind: 'sign-up',
    needs: 4,
    warning: 'skill-too-low',
  })
  expect(button(event({ skillMin: 4, skillRule: 'warn', maxPlayers: 2 }), ['ann', 'ben'])).toEqual({
    kind: 'join-waitlist',
    position: 1,
    warning: 'skill-too-low',
  })
})

test('from the start on it is in progress; afterwards competitive events have results, others are past', () => {
  const { startsAt, endsAt } = terms()
  const kinds = (at: number, of = event()) => button(of, ['me'], player('me'), at)
  expect([kinds(startsAt - 1).kind, kinds(startsAt), kinds(endsAt - 1)]).toEqual([
    'cancel',
    { kind: 'in-progress' },
    { kind: 'in-progress' },
  ])
  expect(kinds(endsAt)).toEqual({ kind: 'read-only', reason: 'event-in-past' })
  expect(kinds(endsAt, event({ type: 'tournament' }))).toEqual({ kind: 'results' })
})

test('before a draw one enters or leaves it, full or not; a place from the organizer is cancelled as any', () => {
  const lottery = event({
    signupMode: 'lottery',
    drawAt: now + hourMs,
    maxPlayers: 2,
    maxWaitlist: 0,
  })
  expect(button(lottery, ['ann?', 'ben?', 'cleo?'])).toEqual({
    kind: 'enter-draw',
    at: now + hourMs,
    warning: null,
  })
  expect(button(lottery, ['ann?', 'me?', 'cleo?'])).toEqual({
    kind: 'leave-draw',
    at: now + hourMs,
  })
  expect(button(lottery, ['ann?', 'me'])).toEqual({ kind: 'cancel', needs: 3 })
  expect(button({ ...lottery, isDrawn: true }, ['ann', 'ben', 'me?'])).toEqual({
    kind: 'leave-waitlist',
    position: 1,
  })
})

test('with a match list one follows it live, also beyond the end, and once it is closed there are results', () => {
  const live = event({ matchListState: 'open' })
  const at = (ms: number, of = live) => button(of, ['me'], player('me'), ms).kind
  expect([
    at(live.startsAt - 1),
    at(live.startsAt),
    at(live.endsAt),
    at(live.endsAt + 12 * hourMs - 1),
    at(live.endsAt + 12 * hourMs),
  ]).toEqual(['cancel', 'in-progress', 'in-progress', 'in-progress', 'results'])
  expect(at(live.startsAt, event({ matchListState: 'closed' }))).toBe('results')
})
