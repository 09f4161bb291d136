import { expect, test } from 'vitest'
import { rosterAlerts } from './roster-alerts.ts'

const nobody = { promoted: [], demoted: [], party: ['ana'] }
const ana = { playerId: 'ana', skillSelf: null, gender: null }

test('who moves in from the waitlist and who is sent to it is told', () => {
  expect(
    rosterAlerts(
      'olga',
      { kind: 'swap', playerId: 'ana', withPlayerId: 'ben' },
      { promoted: ['ana'], demoted: ['ben'], party: ['ana'] },
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
      { promoted: ['ben'], demoted: [], party: ['ana'] },
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
      { promoted: ['ana'], demoted: [], party: ['ana'] },
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
  const team = { promoted: [], demoted: [], party: ['ana', 'ben'] }
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
