// The server accepts what a card offers: checked against random events and histories.
import { describe, expect, test } from 'vitest'
import { holds, waiting } from '#test/scenes/roster-histories.ts'
import { hourMs, now, player, terms } from '#test/support/roster-builder.ts'
import { awaitsDraw, placesTaken, type EventTerms } from '../event/entry.ts'
import type { Roster } from '../event/roster-request.ts'
import { decideRoster } from '../event/roster.ts'
import { offersSignUp, type CardForSignUp } from './card-sign-up.ts'

const ana = player('ana', { skillSelf: 3.5, gender: 'woman' })

const toCard = (event: EventTerms, roster: Roster): CardForSignUp => ({
  ...event,
  invite: false,
  isDrawAhead: awaitsDraw(event),
  playing: placesTaken(roster.entries),
  waiting: waiting(roster).length,
  myPlace: roster.entries.find(({ playerId }) => playerId === 'ana')?.place ?? null,
})

test('who signs up from a card has a place at once', () => {
  let offered = 0
  holds(({ event, decision: { roster } }) => {
    if (!offersSignUp(toCard(event, roster), ana, now)) return
    offered += 1
    const decided = decideRoster(
      event,
      roster,
      { kind: 'sign-up', player: ana, partner: null, guests: 0 },
      now,
    )
    expect(decided).toMatchObject({ ok: true, value: { answer: { place: 'playing' } } })
  })
  expect(offered).toBeGreaterThan(0)
})

describe('a card offers to sign up', () => {
  const open = toCard(terms(), { entries: [], nextOrder: 1 })
  const offers = (changes: Partial<CardForSignUp>, at = now) =>
    offersSignUp({ ...open, ...changes }, ana, at)

  test('where there is a place and the player is asked for', () => {
    expect(offers({})).toBe(true)
    expect(offers({ playing: 3, skillMin: 3.5, skillMax: 3.5, gender: 'Women' })).toBe(true)
  })

  test.each<[string, Partial<CardForSignUp>]>([
    ['someone who is in', { myPlace: 'playing' }],
    ['someone who waits', { myPlace: 'waiting' }],
    ['anyone where no place is left', { playing: 4 }],
    ['anyone where others wait', { waiting: 1 }],
    ['anyone where one half of a Mixed event may be full', { gender: 'Mixed', playing: 2 }],
    ['anyone before a draw', { isDrawAhead: true }],
    ['a player alone where teams enter', { entryBy: 'team' }],
    ['anyone in a private event', { invite: true }],
    ['anyone in a cancelled event', { status: 'cancelled' }],
    ['a level below', { skillMin: 4 }],
    ['a level above', { skillMax: 3 }],
    ['a woman among men', { gender: 'Men' }],
    ['anyone before sign-up opens', { signupOpens: now + 1 }],
    ['anyone after sign-up has closed', { signupCloses: now }],
  ])('but not %s', (_who, changes) => {
    expect(offers(changes)).toBe(false)
  })

  test('but not from the start on', () => {
    expect(offers({}, now + 24 * hourMs)).toBe(false)
  })
})
