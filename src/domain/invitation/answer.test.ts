import { expect, test } from 'vitest'
import { hourMs, now, terms } from '#test/support/roster-builder.ts'
import {
  countAnswers,
  decideDecline,
  decideReopen,
  isRemindable,
  readAnswer,
  remindRefusal,
  remindRestMs,
  type Invitee,
} from './answer.ts'

const silent: Invitee = { place: null, entryOrder: null, declinedOrder: null }

test('a place is In, a wait is waiting, and Out holds until they sign up again', () => {
  expect(readAnswer(silent)).toBe('none')
  expect(readAnswer({ ...silent, place: 'playing', entryOrder: 1 })).toBe('in')
  expect(readAnswer({ ...silent, place: 'waiting', entryOrder: 1 })).toBe('waiting')
  expect(readAnswer({ ...silent, declinedOrder: 1 })).toBe('out')
  expect(readAnswer({ place: 'playing', entryOrder: 1, declinedOrder: 1 })).toBe('in')
  expect(readAnswer({ ...silent, entryOrder: 1, declinedOrder: 1 })).toBe('none')
  expect(readAnswer({ ...silent, entryOrder: 1, declinedOrder: 2 })).toBe('out')
})

test('only those that never said anything are reminded', () => {
  expect(isRemindable(silent)).toBe(true)
  expect(isRemindable({ ...silent, declinedOrder: 1 })).toBe(false)
  expect(isRemindable({ ...silent, place: 'waiting', entryOrder: 1 })).toBe(false)
  expect(isRemindable({ ...silent, entryOrder: 1 })).toBe(false)
})

test('answers are counted, also the ones that nobody gave', () => {
  expect(countAnswers(['in', 'none', 'in'])).toEqual({ in: 2, waiting: 0, out: 0, none: 1 })
})

test('Out is refused with a place, without an invitation, and when the event is off or begun', () => {
  const event = terms()
  const code = (changes: Parameters<typeof terms>[0], invitee: Invitee | null, at = now) => {
    const decided = decideDecline(terms(changes), invitee, at)
    return decided.ok ? decided.value.isNew : decided.refusal.code
  }
  expect(code({}, silent)).toBe(true)
  expect(code({}, { ...silent, declinedOrder: 1 })).toBe(false)
  expect(code({}, null)).toBe('not-invited')
  expect(code({}, { ...silent, place: 'playing', entryOrder: 1 })).toBe('already-signed-up')
  expect(code({ status: 'cancelled' }, silent)).toBe('event-cancelled')
  expect(code({ status: 'draft' }, silent)).toBe('event-not-found')
  expect(code({}, silent, event.startsAt)).toBe('event-in-past')
  expect(code({ signupCloses: now }, silent)).toBe(true)
})

test('a reminder waits a day for the next, and comes only while players can sign up', () => {
  expect(remindRefusal(terms(), null, now)).toBe(null)
  expect(remindRefusal(terms(), now - remindRestMs + 1, now)).toBe('reminded-lately')
  expect(remindRefusal(terms(), now - remindRestMs, now)).toBe(null)
  expect(remindRefusal(terms({ signupCloses: now }), null, now)).toBe('event-closed')
  expect(remindRefusal(terms({ signupOpens: now + hourMs }), null, now)).toBe('event-not-open')
  expect(remindRefusal(terms({ status: 'cancelled' }), null, now)).toBe('event-cancelled')
})

test('an Out is taken back where there is one, and refused where it could not be said', () => {
  const reopen = (invitee: Invitee | null, at = now) => decideReopen(terms(), invitee, at)
  const isNew = (value: boolean) => ({ ok: true, value: { isNew: value } })
  expect(reopen({ ...silent, declinedOrder: 1 })).toEqual(isNew(true))
  expect(reopen(silent)).toEqual(isNew(false))
  expect(reopen(null)).toMatchObject({ ok: false, refusal: { code: 'not-invited' } })
  expect(reopen(silent, terms().startsAt)).toMatchObject({ refusal: { code: 'event-in-past' } })
})

test('an Out said after an entry counts, one said in the same moment does not', () => {
  expect(readAnswer({ place: null, entryOrder: 3, declinedOrder: 4 })).toBe('out')
  expect(readAnswer({ place: null, entryOrder: 4, declinedOrder: 3 })).toBe('none')
  expect(readAnswer({ place: null, entryOrder: 0, declinedOrder: 0 })).toBe('none')
})
