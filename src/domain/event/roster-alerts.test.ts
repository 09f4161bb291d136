import { expect, test } from 'vitest'
import { rosterAlerts } from './roster-alerts.ts'

const nobody = { promoted: [], demoted: [], offered: [], expired: [], party: ['ana'] }
const ana = { playerId: 'ana', skillSelf: null, gender: null, birthYear: null }

test('who moves in from the waitlist and who is sent to it is told', () => {
  expect(
    rosterAlerts(
      'olga',
      { kind: 'swap', playerId: 'ana', withPlayerId: 'ben' },
      { promoted: ['ana'], demoted: ['ben'], offered: [], expired: [], party: ['ana'] },
    ),
  ).toEqual([
    { playerId: 'ana', kind: 'promoted' },
    { playerId: 'ben', kind: 'moved-to-waitlist' },
  ])
})

test('a player added or removed by the organizer is told', () => {
  expect(rosterAlerts('olga', { kind: 'add', player: ana }, nobody)).toEqual([
    { playerId: 'ana', kind: 'added-to-event' },
  ])
  expect(
    rosterAlerts(
      'olga',
      { kind: 'remove', playerId: 'ana' },
      { promoted: ['ben'], demoted: [], offered: [], expired: [], party: ['ana'] },
    ),
  ).toEqual([
    { playerId: 'ana', kind: 'removed-from-event' },
    { playerId: 'ben', kind: 'promoted' },
  ])
})

test('nobody is told of what they did themselves', () => {
  expect(rosterAlerts('ana', { kind: 'sign-up', player: ana, guests: 0 }, nobody)).toEqual([])
  expect(
    rosterAlerts(
      'ana',
      { kind: 'set-guests', playerId: 'ana', guests: 0 },
      { promoted: ['ana'], demoted: [], offered: [], expired: [], party: ['ana'] },
    ),
  ).toEqual([])
  expect(
    rosterAlerts(
      'olga',
      { kind: 'add', player: { ...ana, playerId: 'olga' } },
      { ...nobody, party: ['olga'] },
    ),
  ).toEqual([])
})

test('the partner of who signed up or left is told, and of a team removed both are', () => {
  const team = { promoted: [], demoted: [], offered: [], expired: [], party: ['ana', 'ben'] }
  expect(rosterAlerts('ana', { kind: 'sign-up', player: ana, guests: 0 }, team)).toEqual([
    { playerId: 'ben', kind: 'added-to-event' },
  ])
  expect(rosterAlerts('ben', { kind: 'withdraw', playerId: 'ben' }, team)).toEqual([
    { playerId: 'ana', kind: 'removed-from-event' },
  ])
  expect(rosterAlerts('olga', { kind: 'remove', playerId: 'ben' }, team)).toEqual(
    ['ana', 'ben'].map((playerId) => ({ playerId, kind: 'removed-from-event' })),
  )
})

test('who is offered a place is told until when, and who let it run out that it is gone', () => {
  expect(
    rosterAlerts(
      '',
      { kind: 'expire-offers' },
      { ...nobody, offered: [{ playerId: 'ben', until: 17 }], expired: ['ana'] },
    ),
  ).toEqual([
    { playerId: 'ben', kind: 'place-offered', until: 17 },
    { playerId: 'ana', kind: 'offer-expired' },
  ])
})

test('the partner of who takes a place is told they are in, of who declines it that they are out', () => {
  const answer = (isTaken: boolean) => ({ kind: 'answer-offer', playerId: 'ana', isTaken }) as const
  expect(
    rosterAlerts('ana', answer(true), {
      ...nobody,
      promoted: ['ana', 'ben'],
      party: ['ana', 'ben'],
    }),
  ).toEqual([{ playerId: 'ben', kind: 'promoted' }])
  expect(rosterAlerts('ana', answer(false), { ...nobody, party: ['ana', 'ben'] })).toEqual([
    { playerId: 'ben', kind: 'removed-from-event' },
  ])
})
