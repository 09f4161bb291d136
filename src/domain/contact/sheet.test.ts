import { expect, test } from 'vitest'
import { findAddress, findLevel, findPhone, isEmptyCell, toCell, toRows } from './sheet.ts'

test.each([
  ['  Ana \t Ruiz\n', 'Ana Ruiz'],
  ['\u202A+1 (415) 555\u20110101\u202C', '+1 (415) 555-0101'],
  ['555\u20100101', '555-0101'],
  ['Jose\u0301', 'José'],
  ['👩\u200D🦰', '👩\u200D🦰'],
  ['\uD800x', '\uFFFDx'],
  ["'+52 55", '+52 55'],
  ["'=A1", '=A1'],
  ["'-1", '-1'],
  ["'@ana", '@ana'],
  ["'Ana", "'Ana"],
  ["O'+1", "O'+1"],
  ['x'.repeat(4001), 'x'.repeat(4000)],
])('%j is the cell %j', (text, cell) => {
  expect(toCell(text)).toBe(cell)
})

test('rows without a word are left out', () => {
  expect(toRows([['', ' '], ['', ' Ana '], [], ['\u200E']])).toEqual([['', 'Ana']])
})

test.each([
  '',
  '-',
  '--',
  '–',
  '—',
  '?',
  'n/a',
  'NA',
  'N/A.',
  'nr',
  'None',
  'null',
  'ninguno',
  'sin',
  'unrated',
  'pendiente',
  '#N/A',
])('%j says that nothing is known', (cell) => {
  expect(isEmptyCell(cell)).toBe(true)
})

test.each(['Ana', 'x-', '-x', '??', 'Nina', 'sin nivel', 'known', 'none of it', '3.5'])(
  '%j says something',
  (cell) => {
    expect(isEmptyCell(cell)).toBe(false)
  },
)

test.each([
  ['ana@example.org', 'ana@example.org'],
  ['Ana <ana@example.org>', 'ana@example.org'],
  ['write to (ana@example.org), please', 'ana@example.org'],
  ['[ana@example.org]', 'ana@example.org'],
  ['"ana@example.org";', 'ana@example.org'],
  ['a:ana@example.org|b', 'ana@example.org'],
  ['ana.lopez+club@mail.example.org', 'ana.lopez+club@mail.example.org'],
  ['ana@exámple.mx', 'ana@exámple.mx'],
  ['one@x.io two@x.io', 'one@x.io'],
  ['ana@example', null],
  ['ana@example.o', null],
  ['@example.org', null],
  ['ana@', null],
  ['ana at example.org', null],
  ['ana@@example.org', null],
  ['', null],
])('in %j the address is %j', (text, address) => {
  expect(findAddress(text)).toBe(address)
})

test.each([
  ['+1 415 555 0101', '+1 415 555 0101'],
  ['call (415) 555-0101 now', '(415) 555-0101'],
  ['415.555.0101', '415.555.0101'],
  ['5550101', '5550101'],
  ['555/0101', '555/0101'],
  ['555010', null],
  ['12-34', null],
  ['(1) 234 56', null],
  ['2026-11-22', null],
  ['22/11/2026', null],
  ['22.11.26', null],
  ['22/11/2026 5', '22/11/2026 5'],
  ['on 22/11/2026', null],
  ['12345-11-22', '12345-11-22'],
  ['no number', null],
  ['', null],
])('in %j the phone number is %j', (text, phone) => {
  expect(findPhone(text)).toBe(phone)
})

test.each([
  ['3.5', 3.5],
  ['3,75', 3.75],
  ['4', 4],
  ['DUPR 3.412', 3.412],
  ['3.0-3.5', 3],
  ['7.0', 7],
  ['1', 1],
  ['8', null],
  ['0.5', null],
  ['13', null],
  ['31', null],
  ['1.3.5', 1.3],
  ['strong', null],
  ['', null],
])('in %j the level is %j', (text, level) => {
  expect(findLevel(text)).toBe(level)
})

test('a long text of brackets and signs has no phone number, and is read at once', () => {
  for (const signs of ['(', '+', '-(']) expect(findPhone(signs.repeat(200_000))).toBeNull()
  expect(findPhone(`${'('.repeat(200_000)}+1 555 123 4567`)).toBe('+1 555 123 4567')
})
