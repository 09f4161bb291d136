import { expect, test } from 'vitest'
import { looksLikeLink, toPlainName } from './plain-name.ts'

test.each([
  'Win at https://evil.example/x',
  'evil.example',
  'Go to Evil.COM now',
  'www evil',
  'write to me@evil.example',
  'evil。com',
  'evil．com',
  'evil[.]com',
  'evil (dot) com',
  'ev\u200Bil.c\u200Bom',
  'пример.рф',
  'bit.ly/abc',
  't.me/courts',
  'Join x.com',
  '203.0.113.7',
  'evil . com',
  'evil dot com',
])('%s reads as a link', (text) => {
  expect(looksLikeLink(text)).toBe(true)
})

test.each([
  'Open play',
  'Round robin 3.5+',
  'St. Mary’s',
  'U.S. Open warm-up',
  'At 7.30 p.m.',
  'Finals... at last',
  'No.5 courts',
  'J.Smith and friends',
  'Level 3.0.1',
  'See you . come early',
  'Dot com night',
  'Bring a polka dot shirt',
  'Liga de dobles, nivel 3.0',
  'Gate code 4711.\nBring water.\r\nPark behind.\tThe lot is free.',
])('%s is a name', (text) => {
  expect(looksLikeLink(text)).toBe(false)
})

test('plain words stand in for a name that reads as a link', () => {
  expect([toPlainName('Dinkers', 'a club'), toPlainName('evil.example', 'a club')]).toEqual([
    'Dinkers',
    'a club',
  ])
})
