import { expect, test } from 'vitest'
import { plural, texts } from './texts.ts'

const pair = texts(
  { hello: 'Hello', days: ['Mon', 'Tue'], going: (count: number) => `${count} going` },
  { hello: 'Hola', days: ['lun', 'mar'], going: (count) => `${count} van` },
)

test('each language has its own words', () => {
  expect(pair.en.hello).toBe('Hello')
  expect(pair.es.going(3)).toBe('3 van')
})

test('a missing, an extra or a differently shaped Spanish text does not compile', () => {
  // @ts-expect-error -- `b` is missing
  texts({ a: 'a', b: 'b' }, { a: 'a' })
  // @ts-expect-error -- `c` is not in the English
  texts({ a: 'a' }, { a: 'a', c: 'c' })
  // @ts-expect-error -- a text is not a function
  texts({ a: (n: number) => `${n}` }, { a: 'a' })
  expect(pair.en).not.toBe(pair.es)
})

test.each([
  ['en', 0, '0 players'],
  ['en', 1, '1 player'],
  ['en', 2000, '2,000 players'],
] as const)('%s counts %i as %j', (language, count, text) => {
  expect(plural(language, count, { one: '# player', other: '# players' })).toBe(text)
})

test.each([
  [1, '1 jugador'],
  [2, '2 jugadores'],
  [1_000_000, '1.000.000 de jugadores'],
])('Spanish counts %i as %j', (count, text) => {
  expect(
    plural('es', count, { one: '# jugador', many: '# de jugadores', other: '# jugadores' }),
  ).toBe(text)
})
