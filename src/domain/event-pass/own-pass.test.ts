import { expect, test } from 'vitest'
import { hourMs, now, rosterOf, terms } from '#test/support/roster-builder.ts'
import { toOwnPass } from './own-pass.ts'

const pass = (parties: string[], changes: Parameters<typeof terms>[0] = {}, at = now) =>
  toOwnPass(terms(changes), rosterOf(...parties).entries, 'me', at)

test('a place is counted behind all who came before, with their guests and partners', () => {
  expect(pass(['me'])?.number).toBe(1)
  expect(pass(['ann+2', 'dan&eve', 'ben?', 'me+1', 'cleo'])).toMatchObject({
    state: 'in',
    number: 6,
    guests: 1,
  })
})

test('on the waitlist it is the position, and in a draw there is none', () => {
  expect(pass(['ann', 'ben?', 'me?'])).toEqual({
    state: 'waiting',
    number: 2,
    guests: 0,
    leaving: null,
  })
  expect(pass(['ann?', 'me?'], { signupMode: 'lottery', drawAt: now + hourMs })).toMatchObject({
    state: 'in-draw',
    number: null,
  })
})

test('leaving is free until the cut-off, then late, and over with the start', () => {
  const { startsAt } = terms()
  expect(pass(['me'])?.leaving).toEqual({ freeUntil: startsAt })
  const cutOff = { cancelCutoffHours: 2 }
  expect(pass(['me'], cutOff)?.leaving).toEqual({ freeUntil: startsAt - 2 * hourMs })
  expect(pass(['me'], cutOff, startsAt - 2 * hourMs + 1)?.leaving).toBe('late')
  expect(pass(['me'], cutOff, startsAt)?.leaving).toBeNull()
})

test('leaving is free until the cut-off that a player came under, as long as the event’s is no lower', () => {
  const { startsAt } = terms()
  const raised = { cancelCutoffHours: 6 }
  const leaving = (cutoffHours: number, at = now) =>
    toOwnPass(
      terms(raised),
      rosterOf('me').entries.map((entry) => ({ ...entry, cutoffHours })),
      'me',
      at,
    )?.leaving
  expect(leaving(2)).toEqual({ freeUntil: startsAt - 2 * hourMs })
  expect(leaving(12)).toEqual({ freeUntil: startsAt - 6 * hourMs })
  expect(leaving(2, startsAt - 2 * hourMs + 1)).toBe('late')
})

test('no one has a pass to what they are not in, and to what is over, off or not public yet', () => {
  expect(pass(['ann'])).toBeNull()
  expect(pass(['me'], {}, terms().endsAt)).toBeNull()
  expect(pass(['me'], { status: 'cancelled' })).toBeNull()
  expect(pass(['me'], { status: 'draft' })).toBeNull()
})
