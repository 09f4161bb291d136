import { expect, test } from 'vitest'
import { hourMs, inWords, now, player, rosterOf, terms } from '#test/support/roster-builder.ts'
import type { EventTerms } from '../event/entry.ts'
import { rosterAlerts } from '../event/roster-alerts.ts'
import type { Roster, RosterRequest } from '../event/roster-request.ts'
import { decideRoster, findPlacement } from '../event/roster.ts'

const until = now + 2 * hourMs

const offering = (changes: Partial<EventTerms> = {}): EventTerms =>
  terms({ maxPlayers: 2, maxWaitlist: 5, offersUntil: () => until, ...changes })

function decide(roster: Roster, request: RosterRequest, at = now, event = offering()) {
  const decided = decideRoster(event, roster, request, at)
  return decided.ok ? decided.value : decided.refusal.code
}

function after(roster: Roster, request: RosterRequest, at = now, event = offering()): string {
  const decided = decide(roster, request, at, event)
  return typeof decided === 'string' ? decided : inWords(decided.roster)
}

const answer = (playerId: string, isTaken: boolean): RosterRequest => ({
  kind: 'answer-offer',
  playerId,
  isTaken,
})
const signUp = (playerId: string): RosterRequest => ({
  kind: 'sign-up',
  player: player(playerId),
  guests: 0,
})
const expire: RosterRequest = { kind: 'expire-offers' }

test('a freed place is offered to the first that fits, and is taken until they answer', () => {
  const roster = rosterOf('ann', 'ben', 'cleo+1?', 'dan?', 'eve?')
  const decided = decide(roster, { kind: 'withdraw', playerId: 'ann' })
  if (typeof decided === 'string') throw new Error(decided)
  expect(inWords(decided.roster)).toBe('ben cleo+1? dan! eve?')
  expect(decided.offered).toEqual([{ playerId: 'dan', until }])
  expect(decided.promoted).toEqual([])
  expect(after(decided.roster, signUp('fay'))).toBe('ben cleo+1? dan! eve? fay?')
})

test('who signs up for a place that nobody waits for has it at once', () => {
  expect(after(rosterOf('ann'), signUp('ben'))).toBe('ann ben')
})

test('yes gives the place, and no gives it to the next and leaves the waitlist', () => {
  const roster = rosterOf('ann', 'ben!', 'cleo?')
  expect(after(roster, answer('ben', true))).toBe('ann ben cleo?')
  expect(after(roster, answer('ben', false))).toBe('ann cleo!')
})

test('a second yes changes nothing, and a late no takes no place away', () => {
  const roster = rosterOf('ann', 'ben', 'cleo?')
  expect(after(roster, answer('ben', true))).toBe('ann ben cleo?')
  expect(after(roster, answer('ben', false))).toBe('offer-over')
})

test('at the deadline the time to answer is over, whether or not it was ended yet', () => {
  const roster = rosterOf('ann', 'ben!', 'cleo?')
  expect(after(roster, answer('ben', true), now + hourMs - 1)).toBe('ann ben cleo?')
  expect(after(roster, answer('ben', true), now + hourMs)).toBe('offer-over')
  expect(after(roster, answer('ben', false), now + hourMs)).toBe('offer-over')
  expect(after(roster, answer('cleo', true))).toBe('offer-over')
  expect(after(roster, answer('nobody', true))).toBe('offer-over')
})

test('an offer that nobody answered goes to the next, once; before its time nothing happens', () => {
  const roster = rosterOf('ann', 'ben!', 'cleo?')
  expect(after(roster, expire)).toBe('ann ben! cleo?')
  const ended = decide(roster, expire, now + hourMs)
  if (typeof ended === 'string') throw new Error(ended)
  expect(inWords(ended.roster)).toBe('ann cleo!')
  expect([ended.expired, ended.offered, ended.demoted]).toEqual([
    ['ben'],
    [{ playerId: 'cleo', until }],
    [],
  ])
  const again = decide(ended.roster, expire, now + hourMs)
  expect(again).toMatchObject({ changes: [], expired: [], offered: [] })
})

test('from the start on nothing moves: who did not answer waits on', () => {
  const { startsAt } = offering()
  expect(after(rosterOf('ann', 'ben!', 'cleo?'), expire, startsAt)).toBe('ann ben? cleo?')
})

test('too close to the start a freed place is given at once, and one nobody answered too', () => {
  const close = offering({ offersUntil: () => null })
  expect(
    after(rosterOf('ann', 'ben', 'cleo?'), { kind: 'withdraw', playerId: 'ann' }, now, close),
  ).toBe('ben cleo')
  expect(after(rosterOf('ann', 'ben!', 'cleo?'), expire, now + hourMs, close)).toBe('ann cleo')
})

test('a team is offered two places, and either partner answers for both', () => {
  const teams = offering({ entryBy: 'team', maxPlayers: 4 })
  const roster = rosterOf('ann&ben', 'cleo&dan!', 'eve&fay?')
  expect(after(roster, answer('dan', true), now, teams)).toBe('ann&ben cleo&dan eve&fay?')
  expect(after(roster, answer('cleo', false), now, teams)).toBe('ann&ben eve&fay!')
  const taken = decide(roster, answer('dan', true), now, teams)
  if (typeof taken === 'string') throw new Error(taken)
  expect(rosterAlerts('dan', answer('dan', true), taken)).toEqual([
    { playerId: 'cleo', kind: 'promoted' },
  ])
})

test('with fewer places offers are taken back before anyone that plays is moved', () => {
  const roster = rosterOf('ann', 'ben!', 'cleo', 'dan!')
  const smaller = offering({ maxPlayers: 2 })
  const resized = decide(
    roster,
    { kind: 'resize', terms: smaller },
    now,
    offering({ maxPlayers: 4 }),
  )
  if (typeof resized === 'string') throw new Error(resized)
  expect(inWords(resized.roster)).toBe('ann ben? cleo dan?')
  expect(resized.demoted).toEqual(['ben', 'dan'])
})

test('with more places the next are offered them; given at once, offers made stand', () => {
  const roster = rosterOf('ann', 'ben!', 'cleo?')
  const more = offering({ maxPlayers: 3 })
  expect(after(roster, { kind: 'resize', terms: more })).toBe('ann ben! cleo!')
  const given = terms({ maxPlayers: 3 })
  expect(after(roster, { kind: 'resize', terms: given })).toBe('ann ben! cleo')
})

test('an event moved ahead ends its offers with the new start, and says so again', () => {
  const startsAt = now + hourMs / 2
  const moved = decide(rosterOf('ann', 'ben!'), {
    kind: 'resize',
    terms: offering({ startsAt, endsAt: startsAt + hourMs }),
  })
  expect(moved).toMatchObject({ offered: [{ playerId: 'ben', until: startsAt }] })
})

test('organizers let in whom they offered a place, or take the offer back', () => {
  const roster = rosterOf('ann', 'ben!', 'cleo?')
  expect(after(roster, { kind: 'move', playerId: 'ben', to: 'playing' })).toBe('ann ben cleo?')
  expect(after(roster, { kind: 'move', playerId: 'ben', to: 'waiting' })).toBe('ann cleo! ben?')
  expect(after(roster, { kind: 'move', playerId: 'cleo', to: 'playing' })).toBe(
    'event-over-capacity',
  )
  expect(after(roster, { kind: 'swap', playerId: 'ben', withPlayerId: 'ann' })).toBe(
    'ben cleo! ann?',
  )
  expect(after(roster, { kind: 'remove', playerId: 'ben' })).toBe('ann cleo!')
})

test('an offered party brings no guest while others wait, and one fewer at any time', () => {
  const roster = rosterOf('ann', 'ben!', 'cleo?')
  const guests = (playerId: string, count: number): RosterRequest => ({
    kind: 'set-guests',
    playerId,
    guests: count,
  })
  expect(after(roster, guests('ben', 1))).toBe('others-waiting')
  const three = offering({ maxPlayers: 3 })
  expect(after(rosterOf('ann', 'ben+1!', 'cleo?'), guests('ben', 0), now, three)).toBe(
    'ann ben! cleo!',
  )
})

test('positions count those that wait without an offer', () => {
  const roster = rosterOf('ann', 'ben!', 'cleo?', 'dan?')
  expect(['ben', 'cleo', 'dan'].map((id) => findPlacement(offering(), roster, id))).toEqual([
    { place: 'waiting', position: null },
    { place: 'waiting', position: 1 },
    { place: 'waiting', position: 2 },
  ])
})

test('a cancelled event ends no offer and takes no answer', () => {
  const off = offering({ status: 'cancelled' })
  const roster = rosterOf('ann', 'ben!')
  expect(after(roster, answer('ben', true), now, off)).toBe('event-cancelled')
  expect(after(roster, expire, now + hourMs, off)).toBe('event-cancelled')
})
