import { describe, expect, test } from 'vitest'
import { hourMs, now, terms } from '#test/support/roster-builder.ts'
import { claimCodeMs, claimQuestionMs, claimUndoMs } from './claim.ts'
import {
  contactNameMax,
  contactPhoneMax,
  importBytesMax,
  importRowsMax,
  isStandIn,
  linkReminderMs,
  readContactState,
  toNamelessStandIn,
  toStandInId,
} from './contact.ts'
import { outreachWaitMs } from './outreach.ts'
import { isLinkKey, linkMessagesMs, readLinkCheckIn, readLinkEventState } from './personal-link.ts'

const nothing = { invited: null, used: null, stopped: null, bounced: null, claimed: null }

test('what keeps a contact from being reached is told first', () => {
  expect(readContactState(nothing)).toBe('new')
  expect(readContactState({ ...nothing, invited: 1 })).toBe('invited')
  expect(readContactState({ ...nothing, invited: 1, used: 2 })).toBe('used')
  expect(readContactState({ ...nothing, invited: 1, used: 2, bounced: 3 })).toBe('bounced')
  const stopped = { ...nothing, invited: 1, used: 2, bounced: 3, stopped: 4 }
  expect(readContactState(stopped)).toBe('stopped')
  expect(readContactState({ ...stopped, claimed: 5 })).toBe('claimed')
})

test('the stand-in of a contact has an id that no name makes', () => {
  const id = toStandInId('0b6f1a4e-58a1-4c2e-9a57-2d4f6a8b0c1d')
  expect(id).toBe('contact-0b6f1a4e58a14c2e9a572d4f')
  expect(isStandIn(id)).toBe(true)
  expect(isStandIn('contact-ana')).toBe(false)
  expect(isStandIn(`contact-${'a'.repeat(12)}`)).toBe(false)
  expect(isStandIn(`contact-${'a'.repeat(13)}`)).toBe(true)
  expect(isStandIn(`someone-${'a'.repeat(24)}`)).toBe(false)
})

test('a stand-in that a viewer may not know has an id of its own in the event, and no real one', () => {
  expect(toNamelessStandIn(1)).not.toBe(toNamelessStandIn(2))
  expect(isStandIn(toNamelessStandIn(1))).toBe(true)
  expect(isStandIn(toNamelessStandIn(12_345))).toBe(true)
  expect(toNamelessStandIn(1)).not.toMatch(/^contact-[\da-f]+$/)
})

const days = 86_400_000
test.each([
  ['a link that was not opened is sent again', linkReminderMs, 3 * days],
  ['messages stay on the page of a link', linkMessagesMs, 30 * days],
  ['a claim can be undone', claimUndoMs, 14 * days],
  ['a keeper can answer a claim', claimQuestionMs, 14 * days],
  ['the code of a claim works', claimCodeMs, 30 * 60_000],
  ['a mail over a bound waits', outreachWaitMs, days / 4],
])('%s: after or for %d ms', (_, limit, expected) => {
  expect(limit).toBe(expected)
})

test('people with the longest names and numbers and 100 letters more fit into one import', () => {
  const person = contactNameMax + contactPhoneMax + 100
  expect(importBytesMax).toBeGreaterThan(importRowsMax * person)
  expect(importBytesMax).toBeLessThan(64 * 1024)
})

test.each([
  ['AZaz09_-AZaz09_-AZaz09', true],
  ['AZaz09_-AZaz09_-AZaz09AZaz09_-AZaz09_-', true],
  ['AZaz09_-AZaz09_-AZaz09AZaz09_-AZaz09_', false],
  ['AZaz09_-AZaz09_-AZaz09AZaz09_-AZaz09.-', false],
  ['AZaz09_-AZaz09_-AZaz0', false],
  ['AZaz09_-AZaz09_-AZaz099', false],
  ['AZaz09_-AZaz09_-AZaz0.', false],
  ['', false],
])('%j is the key of a link: %s', (key, isOne) => {
  expect(isLinkKey(key)).toBe(isOne)
})

describe('by its link', () => {
  const state = (changes: Parameters<typeof terms>[0], at = now) =>
    readLinkEventState(terms(changes), at)

  test('a contact says In and Out while players can sign up, and only Out around that', () => {
    expect(state({})).toBe('open')
    expect(state({ signupOpens: now + 1 })).toBe('not-open')
    expect(state({ signupOpens: now })).toBe('open')
    expect(state({ signupCloses: now })).toBe('closed')
    expect(state({ signupCloses: now + 1 })).toBe('open')
  })

  test('nothing from the start on, and of an event that is off', () => {
    expect(state({ startsAt: now })).toBe('started')
    expect(state({ startsAt: now + 1 })).toBe('open')
    expect(state({ startsAt: now - hourMs, endsAt: now - 1 })).toBe('started')
    expect(state({ status: 'cancelled' })).toBe('cancelled')
    expect(state({ status: 'draft', startsAt: now })).toBe('cancelled')
  })

  test('it checks in while that is open, or waits for a tap', () => {
    const asked = { isOpen: true, isHere: false, waitsForTap: false }
    expect(readLinkCheckIn(asked)).toBe('open')
    expect(readLinkCheckIn({ ...asked, waitsForTap: true })).toBe('waiting')
    expect(readLinkCheckIn({ ...asked, isHere: true })).toBe('here')
    expect(readLinkCheckIn({ ...asked, isHere: true, waitsForTap: true })).toBe('here')
    expect(readLinkCheckIn({ isOpen: false, isHere: true, waitsForTap: true })).toBeNull()
  })
})
