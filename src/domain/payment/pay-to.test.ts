// The ways to pay: what can be one, and where it leads.
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
  expect(toPayLink({ kind: 'cash', value: '', name: '' }, dollars)).toBeNull()
})

test('a bank transfer in euros has the code that banking apps read', () => {
  expect(toEpcText(iban, owed)).toBe(
    'BCD\n002\n1\nSCT\n\nOlga Ortiz\nDE89370400440532013000\nEUR8.50\n\n\nSO-7K4QX',
  )
  expect(toEpcText(iban, { ...owed, currency: 'USD' })).toBeNull()
})

test('an IBAN is checked by its digits', () => {
  expect(isIban('GB82 WEST 1234 5698 7654 32')).toBe(true)
  expect(isIban('GB82 WEST 1234 5698 7654 33')).toBe(false)
  expect(formatIban(iban.value)).toBe('DE89 3704 0044 0532 0130 00')
})

test('Venmo and Zelle are no way to pay in other currencies', () => {
  expect(payToKinds.filter((kind) => takesCurrency(kind, 'EUR'))).toEqual([
    'paypal',
    'revolut',
    'iban',
    'cash',
  ])
})
