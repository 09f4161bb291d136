import { expect, test } from 'vitest'
import { clubNameMax, clubRoles, mayRunClub, nameOfEnded, parseClubName } from './club.ts'

test.each([
  ['Dinkers', 'Dinkers', 'dinkers'],
  ['  Fog   City ', 'Fog City', 'fog-city'],
  ['A-Team!', 'A-Team!', 'ateam'],
  ['Peña 3', 'Peña 3', 'peña-3'],
  ['123456789012', '123456789012', '123456789012'],
  ['Friends 2', 'Friends 2', 'friends-2'],
])('%j is the club %j with the id %j', (input, clubName, slug) => {
  expect(parseClubName(input)).toEqual({ ok: true, value: { clubName, slug } })
})

test.each([
  ['', 'club-name-required'],
  ['   ', 'club-name-required'],
  ['1234567890123', 'club-name-too-long'],
  ['***', 'club-name-characters'],
  ['Ace/Deuce', 'club-name-characters'],
  ['🥒 Club', 'club-name-characters'],
  ['Friends', 'club-name-characters'],
  ['favorites!', 'club-name-characters'],
])('%j is refused: %s', (input, code) => {
  expect(parseClubName(input)).toEqual({ ok: false, refusal: { code } })
})

test('no club can have the name that stands for one that ended', () => {
  for (const name of ['Dinkers', '123456789012']) {
    expect(nameOfEnded(name).length).toBeLessThanOrEqual(clubNameMax)
    expect(parseClubName(nameOfEnded(name))).toEqual({ ok: false, refusal: { code: 'club-name-characters' } })
  }
})

test('only the owner runs a club', () => {
  expect(clubRoles.filter(mayRunClub)).toEqual(['owner'])
})
