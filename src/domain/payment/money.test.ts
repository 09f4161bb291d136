import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  amountMax,
  currencies,
  getDefaultCurrency,
  getMinorDigits,
  parseAmount,
  toDecimal,
} from './money.ts'

test.each([
  ['US', 'USD'],
  ['CA', 'CAD'],
  ['MX', 'MXN'],
  ['GB', 'GBP'],
  ['AU', 'AUD'],
  ['NZ', 'NZD'],
  ['CH', 'CHF'],
  ['LI', 'CHF'],
  ['AR', 'ARS'],
  ['BR', 'BRL'],
  ['CL', 'CLP'],
  ['CO', 'COP'],
  ['JP', 'JPY'],
  ['', 'USD'],
  ['XX', 'USD'],
])('a venue in %j begins with %s', (country, currency) => {
  expect(getDefaultCurrency(country)).toBe(currency)
})

test('the twenty-one countries of the euro begin with it', () => {
  const countries = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ')
  expect(countries.map(getDefaultCurrency)).toEqual(countries.map(() => 'EUR'))
})

test('pesos of Chile and yen have no minor unit, all others have hundredths', () => {
  expect(currencies.filter((currency) => getMinorDigits(currency) === 0)).toEqual(['CLP', 'JPY'])
  expect(new Set(currencies.map(getMinorDigits))).toEqual(new Set([0, 2]))
})

test.each([
  [1250, 'USD', '12.50'],
  [5, 'USD', '0.05'],
  [50, 'EUR', '0.50'],
  [0, 'USD', '0.00'],
  [-1250, 'USD', '-12.50'],
  [-5, 'MXN', '-0.05'],
  [800, 'JPY', '800'],
  [-800, 'CLP', '-800'],
] as const)('%d of %s is written %s', (amount, currency, text) => {
  expect(toDecimal(amount, currency)).toBe(text)
})

test('an amount comes back as it was typed', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: amountMax }),
      fc.constantFrom(...currencies),
      (amount, currency) => {
        expect(parseAmount(toDecimal(amount, currency), currency)).toBe(amount)
      },
    ),
  )
})

test.each(['', '0', '-1', '1.234', 'abc', '1 000', '1.2.3', '999999999'])(
  '%j is no amount',
  (text) => {
    expect(parseAmount(text, 'USD')).toBeNull()
  },
)

test('amounts are read with a comma, and without cents', () => {
  expect(['12,5', '12', '8.'].map((text) => parseAmount(text, 'USD'))).toEqual([1250, 1200, 800])
  expect(parseAmount('12.5', 'JPY')).toBeNull()
})

test('spaces around an amount do not matter, and the most is the most', () => {
  expect(parseAmount(' 12 ', 'USD')).toBe(1200)
  expect(parseAmount('0.01', 'USD')).toBe(1)
  expect(parseAmount('100000.00', 'USD')).toBe(amountMax)
  expect(parseAmount('100000.01', 'USD')).toBeNull()
  expect(parseAmount('10000000', 'JPY')).toBe(amountMax)
  expect(parseAmount('10000001', 'JPY')).toBeNull()
  expect(parseAmount('12.', 'JPY')).toBe(12)
})

test.each(['x12', '12x', '12 .5', '.5', '12..5', '0.00', '123456789'])(
  'of %j nothing is read, in whatever currency',
  (text) => {
    expect(currencies.map((currency) => parseAmount(text, currency))).toEqual(
      currencies.map(() => null),
    )
  },
)
