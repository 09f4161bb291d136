import { expect, test } from 'vitest'
import { countCharacters } from '../shared/characters.ts'
import { toDeletedClubName, parseClubName, appendNumber } from './club-name.ts'
import { clubNameMax } from './club.ts'

test.each([
  ['Dinkers', 'Dinkers', 'dinkers'],
  ['  Fog   City ', 'Fog City', 'fog-city'],
  ['A-Team!', 'A-Team!', 'ateam'],
  ['Peña 3', 'Peña 3', 'peña-3'],
  ['123456789012', '123456789012', '123456789012'],
  ['Friends 2', 'Friends 2', 'friends-2'],
  ['Zoe\u0308s', 'Zo\u00EBs', 'zo\u00EBs'],
  [
    '\u{1D40E}\u{1D430}\u{1D425}\u{1D42C} of Fog',
    '\u{1D40E}\u{1D430}\u{1D425}\u{1D42C} of Fog',
    '\u{1D40E}\u{1D430}\u{1D425}\u{1D42C}-of-fog',
  ],
  [
    '\u0939\u093F\u0928\u094D\u0926\u0940 \u0915\u094D\u0932\u092C',
    '\u0939\u093F\u0928\u094D\u0926\u0940 \u0915\u094D\u0932\u092C',
    '\u0939\u093F\u0928\u094D\u0926\u0940-\u0915\u094D\u0932\u092C',
  ],
  ['\u{20000}'.repeat(12), '\u{20000}'.repeat(12), '\u{20000}'.repeat(12)],
])('%j is the club %j with the id %j', (input, clubName, slug) => {
  expect(parseClubName(input)).toEqual({ ok: true, value: { clubName, slug } })
})

test.each([
  ['', 'club-name-required'],
  ['   ', 'club-name-required'],
  ['1234567890123', 'club-name-too-long'],
  ['\u{20000}'.repeat(13), 'club-name-too-long'],
  [`a${'\u0323'.repeat(49)}`, 'club-name-too-long'],
  ['İ\u0301\u0302\u0303'.repeat(12), 'club-name-too-long'],
  ['\u0301bc', 'club-name-characters'],
  ['***', 'club-name-characters'],
  ['Ace/Deuce', 'club-name-characters'],
  ['🥒 Club', 'club-name-characters'],
  ['Friends', 'club-name-characters'],
  ['favorites!', 'club-name-characters'],
])('%j is refused: %s', (input, code) => {
  expect(parseClubName(input)).toEqual({ ok: false, refusal: { code } })
})

test('no club can have the name that stands for one that ended', () => {
  for (const name of ['Dinkers', '123456789012', '\u{20000}'.repeat(12)]) {
    expect(countCharacters(toDeletedClubName(name))).toBeLessThanOrEqual(clubNameMax)
    expect(parseClubName(toDeletedClubName(name))).toEqual({
      ok: false,
      refusal: { code: 'club-name-characters' },
    })
  }
})

test.each([
  ['Dinkers', 2, 'Dinkers-2'],
  ['123456789012', 10, '123456789-10'],
  ['\u{20000}'.repeat(12), 2, `${'\u{20000}'.repeat(10)}-2`],
  [`1234567a${'\u0323'.repeat(40)}`, 3, '1234567-3'],
])('%j with the number %i is %j', (name, number, numbered) => {
  expect(appendNumber(name, number)).toBe(numbered)
})
