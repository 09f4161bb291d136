import { expect, test } from 'vitest'
import { now, terms } from '#test/support/roster-builder.ts'
import {
  decideContactPick,
  decidePick,
  invitedContactsMax,
  pickedMax,
  pickTimeRefusal,
  type PickedPlayer,
  type PickingEvent,
} from './picked.ts'

const anEvent = (changes: Partial<PickingEvent> = {}): PickingEvent => ({
  terms: terms(),
  invite: true,
  invited: 'Friends',
  leagueSeriesId: null,
  ...changes,
})
const stranger: PickedPlayer = {
  playerId: 'ann',
  roles: [],
  isFriend: false,
  isFavorite: false,
  isClubMember: false,
  isPicked: false,
  isInTier: false,
  isInRoster: false,
  isAsked: false,
}
const answerFor = (changes: Partial<PickedPlayer>, pickedCount = 0) => {
  const decided = decidePick(anEvent(), { ...stranger, ...changes }, pickedCount)
  return decided.ok ? 'ok' : decided.refusal.code
}

test('private events to come invite by name, and no game days of a league', () => {
  const refusalOn = (changes: Partial<PickingEvent>, at = now) =>
    pickTimeRefusal(anEvent(changes), at)
  expect(refusalOn({})).toBe(null)
  expect(refusalOn({ terms: terms({ status: 'draft' }) })).toBe('event-not-found')
  expect(refusalOn({ terms: terms({ status: 'cancelled' }) })).toBe('event-cancelled')
  expect(refusalOn({}, terms().startsAt)).toBe('event-in-past')
  expect(refusalOn({ invite: false })).toBe('event-not-private')
  expect(refusalOn({ leagueSeriesId: 'ladder' })).toBe('event-not-private')
})

test('players that are in, run it, or are invited already are not invited by name', () => {
  expect(answerFor({})).toBe('ok')
  expect(answerFor({ isInRoster: true })).toBe('already-signed-up')
  expect(answerFor({ isPicked: true })).toBe('already-invited')
  expect(answerFor({ roles: ['cohost'] })).toBe('already-invited')
  expect(answerFor({ roles: ['venue-admin'] })).toBe('ok')
  expect(answerFor({ isAsked: true, isFriend: true })).toBe('already-invited')
})

test('members of the group that were not asked yet, and those that left it, can be invited', () => {
  expect(answerFor({ isFriend: true })).toBe('ok')
  expect(answerFor({ isAsked: true, isFavorite: true })).toBe('ok')
})

test('an event invites so many by name and no more', () => {
  expect(answerFor({}, pickedMax - 1)).toBe('ok')
  expect(answerFor({}, pickedMax)).toBe('too-many-invited')
})

test('contacts are invited to any event to come but a game day of a league', () => {
  const refusalOn = (changes: Partial<PickingEvent>, at = now) =>
    pickTimeRefusal(anEvent(changes), at, { isContact: true })
  expect(refusalOn({ invite: false })).toBeNull()
  expect(refusalOn({})).toBeNull()
  expect(refusalOn({ leagueSeriesId: 'ladder' })).toBe('league-only')
  expect(refusalOn({ terms: terms({ status: 'cancelled' }) })).toBe('event-cancelled')
  expect(refusalOn({}, terms().startsAt)).toBe('event-in-past')
})

test('a contact is invited once, and not when it is in', () => {
  const answer = (contact: { isInRoster: boolean; isAsked: boolean }, count = 0) => {
    const decided = decideContactPick(contact, count)
    return decided.ok ? 'ok' : decided.refusal.code
  }
  const stranger = { isInRoster: false, isAsked: false }
  expect(answer(stranger)).toBe('ok')
  expect(answer({ ...stranger, isAsked: true })).toBe('already-invited')
  expect(answer({ isInRoster: true, isAsked: true })).toBe('already-signed-up')
  expect(answer(stranger, invitedContactsMax - 1)).toBe('ok')
  expect(decideContactPick(stranger, invitedContactsMax)).toEqual({
    ok: false,
    refusal: { code: 'too-many-invited', params: { n: invitedContactsMax } },
  })
})

test('an organizer is not invited, and the limit is told', () => {
  expect(answerFor({ roles: ['organizer'] })).toBe('already-invited')
  expect(decidePick(anEvent(), stranger, pickedMax)).toEqual({
    ok: false,
    refusal: { code: 'too-many-invited', params: { n: pickedMax } },
  })
})
