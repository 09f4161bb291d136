// Messages are formatted like other implementations of ICU's MessageFormat.
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, test } from 'vitest'
import { formatMessage } from './message.ts'

const players = '{n, plural, one {# player} other {# players}}'
const jugadores = '{n, plural, one {# jugador} many {# de jugadores} other {# jugadores}}'
const nth = '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}'
const court = '{court, select, empty {} other {court {court} }}against {names}'

test.each([
  ['en', 'Leave with {name}?', { name: 'Ann' }, 'Leave with Ann?'],
  ['en', 'On waitlist #{n}, leave', { n: 3 }, 'On waitlist #3, leave'],
  ['en', players, { n: 0 }, '0 players'],
  ['en', players, { n: 1 }, '1 player'],
  ['en', players, { n: 2000 }, '2,000 players'],
  ['es', jugadores, { n: 1 }, '1 jugador'],
  ['es', jugadores, { n: 2 }, '2 jugadores'],
  ['es', jugadores, { n: 1_000_000 }, '1.000.000 de jugadores'],
  ['en', `You came ${nth} of {of}`, { n: 2, of: 11 }, 'You came 2nd of 11'],
  ['en', nth, { n: 11 }, '11th'],
  ['en', nth, { n: 103 }, '103rd'],
  ['en', '{n, plural, =0 {Full} one {# left} other {# left}}', { n: 0 }, 'Full'],
  ['en', 'Up to {n, number} each', { n: 1500 }, 'Up to 1,500 each'],
  ['en', '{late, select, true {Late} other {In time}}', { late: true }, 'Late'],
  [
    'en',
    '{kind, select, a {A {x}} other {B {x}, {n, plural, one {# y} other {# ys}}}}',
    { kind: 'c', x: 'X', n: 4 },
    'B X, 4 ys',
  ],
])('%s: %s', (language, message, values, said) => {
  expect(formatMessage(message, values, language)).toBe(said)
  expect(new IntlMessageFormat(message, language).format(values)).toBe(said)
})

test.each([
  ['A place until {time}.', { time: '6:00 p. m.' }, 'A place until 6:00 p. m.'],
  ['A place until {time}. Or not.', { time: '6:00 p. m.' }, 'A place until 6:00 p. m. Or not.'],
  ['{n, plural, one {One {x}} other {Many {x}}}.', { n: 2, x: 'etc.' }, 'Many etc.'],
  ['{name}...', { name: 'Ann' }, 'Ann...'],
  ['End. {x}', { x: '.' }, 'End. .'],
])('a value that ends with a point ends its sentence: %s', (message, values, said) => {
  expect(formatMessage(message, values, 'en')).toBe(said)
})

describe('the case `empty`', () => {
  test('stands for no text at all', () => {
    expect(formatMessage(court, { court: '', names: 'Ben' }, 'en')).toBe('against Ben')
    expect(formatMessage(court, { court: '3', names: 'Ben' }, 'en')).toBe('court 3 against Ben')
  })

  test('is not taken by a value that reads so', () => {
    expect(formatMessage(court, { court: 'empty', names: 'Ben' }, 'en')).toBe(
      'court empty against Ben',
    )
  })
})

test('a value that is missing is said as nothing', () => {
  expect(formatMessage('Hello {name}', {}, 'en')).toBe('Hello ')
})
