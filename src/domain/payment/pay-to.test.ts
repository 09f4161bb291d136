import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import {
  formatIban,
  isIban,
  payToKinds,
  payToLinesSchema,
  payToSchema,
  takesCurrency,
  toEpcText,
  toPayLink,
} from './pay-to.ts'

const iban = { kind: 'iban', value: 'DE89 3704 0044 0532 0130 00', name: 'Olga Ortiz' } as const
const owed = { amount: 850, currency: 'EUR', reference: 'SO-7K4QX' } as const

test.each([
  { kind: 'venmo', value: '@olga-ortiz', name: '' },
  { kind: 'paypal', value: 'olgaortiz', name: '' },
  { kind: 'zelle', value: 'olga@example.org', name: '' },
  { kind: 'zelle', value: '+1 (555) 010-0199', name: '' },
  { kind: 'revolut', value: '@olga1', name: '' },
  { kind: 'cash', value: '', name: '' },
  iban,
])('$kind $value is a way to pay', (line) => {
  expect(safeParse(payToSchema, line).success).toBe(true)
})

test.each([
  { kind: 'venmo', value: 'olga/../x', name: '' },
  { kind: 'paypal', value: 'olga?x=1', name: '' },
  { kind: 'paypal', value: '', name: '' },
  { kind: 'zelle', value: 'olga', name: '' },
  { kind: 'revolut', value: 'https://evil.example', name: '' },
  { ...iban, value: 'DE89 3704 0044 0532 0130 01' },
  { ...iban, name: '' },
  { kind: 'cash', value: 'one\ntwo', name: '' },
])('$kind $value is none', (line) => {
  expect(safeParse(payToSchema, line).success).toBe(false)
})

test.each([
  { kind: 'venmo', value: 'a' },
  { kind: 'venmo', value: `@${'a'.repeat(30)}` },
  { kind: 'paypal', value: 'a'.repeat(20) },
  { kind: 'zelle', value: '555010' },
  { kind: 'zelle', value: `+5${'5'.repeat(20)}` },
  { kind: 'zelle', value: `${'a'.repeat(40)}@${'b'.repeat(20)}.co` },
  { kind: 'revolut', value: '@a' },
  { kind: 'revolut', value: 'a'.repeat(30) },
  { kind: 'cash', value: 'a'.repeat(80) },
  { kind: 'cash', value: '', name: 'a'.repeat(70) },
])('$kind takes $value', (line) => {
  expect(safeParse(payToSchema, { name: '', ...line }).success).toBe(true)
})

test.each([
  { kind: 'venmo', value: '' },
  { kind: 'venmo', value: '@' },
  { kind: 'venmo', value: 'olga@' },
  { kind: 'venmo', value: '@@olga' },
  { kind: 'venmo', value: 'a'.repeat(31) },
  { kind: 'paypal', value: 'a'.repeat(21) },
  { kind: 'paypal', value: '@olga' },
  { kind: 'paypal', value: '/olga' },
  { kind: 'paypal', value: 'olga/' },
  { kind: 'zelle', value: '55501' },
  { kind: 'zelle', value: `5${'5'.repeat(21)}` },
  { kind: 'zelle', value: '555010x' },
  { kind: 'zelle', value: 'x555010' },
  { kind: 'zelle', value: 'olga@example' },
  { kind: 'zelle', value: '@example.org' },
  { kind: 'zelle', value: 'olga@.org' },
  { kind: 'zelle', value: 'olga ortiz@example.org' },
  { kind: 'zelle', value: 'olga@exam ple.org' },
  { kind: 'zelle', value: 'olga@example.o rg' },
  { kind: 'zelle', value: 'olga@example.' },
  { kind: 'zelle', value: 'olga@x@example.org' },
  { kind: 'zelle', value: `${'a'.repeat(41)}@example.org` },
  { kind: 'revolut', value: '@' },
  { kind: 'revolut', value: 'olga-1' },
  { kind: 'revolut', value: 'a'.repeat(31) },
  { kind: 'cash', value: 'a'.repeat(81) },
  { kind: 'cash', value: '', name: 'a'.repeat(71) },
  { kind: 'cheque', value: '' },
  { kind: 'cash', value: '', note: '' },
])('$kind does not take $value', (line) => {
  expect(safeParse(payToSchema, { name: '', ...line }).success).toBe(false)
})

test('no way stands there twice', () => {
  const cash = { kind: 'cash', value: '', name: '' }
  expect(safeParse(payToLinesSchema, [cash, iban]).success).toBe(true)
  expect(safeParse(payToLinesSchema, [cash, cash]).success).toBe(false)
})

test('links name amount and reference where the page takes them', () => {
  const dollars = { ...owed, currency: 'USD' } as const
  expect(toPayLink({ kind: 'venmo', value: '@olga', name: '' }, dollars)).toBe(
    'https://venmo.com/olga?txn=pay&amount=8.50&note=SO-7K4QX',
  )
  expect(toPayLink({ kind: 'paypal', value: 'olga', name: '' }, dollars)).toBe(
    'https://paypal.me/olga/8.50USD',
  )
  expect(toPayLink({ kind: 'revolut', value: '@olga', name: '' }, dollars)).toBe(
    'https://revolut.me/olga',
  )
  for (const kind of ['zelle', 'iban', 'cash'] as const)
    expect(toPayLink({ kind, value: 'x', name: '' }, dollars)).toBeNull()
})

test('a bank transfer in euros has the code that banking apps read', () => {
  expect(toEpcText(iban, owed)).toBe(
    'BCD\n002\n1\nSCT\n\nOlga Ortiz\nDE89370400440532013000\nEUR8.50\n\n\nSO-7K4QX',
  )
  expect(toEpcText(iban, { ...owed, currency: 'USD' })).toBeNull()
  expect(toEpcText({ ...iban, kind: 'cash' }, owed)).toBeNull()
})

test('an IBAN is checked by its digits', () => {
  expect(isIban('GB82 WEST 1234 5698 7654 32')).toBe(true)
  expect(isIban('GB82 WEST 1234 5698 7654 33')).toBe(false)
  expect(isIban('de89 3704 0044 0532 0130 00')).toBe(true)
  expect(formatIban('de89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00')
  expect(formatIban('DE51 1234 5678 901')).toBe('DE51 1234 5678 901')
  expect(formatIban('1234 5678')).toBe('1234 5678')
})

test.each([
  ['DE51 1234 5678 901', true],
  [`DE75${'1'.repeat(30)}`, true],
  ['DE79 1234 5678 90', false],
  [`DE11${'1'.repeat(31)}`, false],
  ['', false],
  ['1DE8370400440532011010', false],
  ['D989370400440532011033', false],
  ['DEA9370400440532011014', false],
  ['DE8A370400440532011052', false],
  ['8989370400440532011080', false],
])('%s has right digits; the form of an IBAN: %s', (text, isOne) => {
  expect(isIban(text)).toBe(isOne)
})

test('every way takes dollars of the United States', () => {
  expect(payToKinds.every((kind) => takesCurrency(kind, 'USD'))).toBe(true)
})

test('Venmo and Zelle are no way to pay in other currencies', () => {
  expect(payToKinds.filter((kind) => takesCurrency(kind, 'EUR'))).toEqual([
    'paypal',
    'revolut',
    'iban',
    'cash',
  ])
})
