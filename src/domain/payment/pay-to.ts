// Ways in which players pay an organizer, visible to those players only, with links to payment
// services.
import * as v from 'valibot'
import { lineSchema } from '../shared/text.ts'
import { toDecimal, type Currency } from './money.ts'

export const payToKinds = ['venmo', 'paypal', 'zelle', 'revolut', 'iban', 'cash'] as const
export type PayToKind = (typeof payToKinds)[number]

export const payToNameMax = 70
export const payToValueMax = 80

const forms: Readonly<Record<Exclude<PayToKind, 'iban' | 'cash'>, RegExp>> = {
  venmo: /^@?[A-Za-z0-9_-]{1,30}$/,
  paypal: /^[A-Za-z0-9]{1,20}$/,
  zelle: /^(?:[^\s@]{1,40}@[^\s@]{1,38}\.[^\s@.]+|\+?[0-9][0-9 ()-]{5,20})$/,
  revolut: /^@?[A-Za-z0-9]{1,30}$/,
}

const toIban = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase()

/** ISO 13616: two letters, two check digits, and a remainder of 1 modulo 97. */
export function isIban(text: string): boolean {
  const iban = toIban(text)
  if (!/^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/.test(iban)) return false
  let rest = 0
  for (const letter of iban.slice(4) + iban.slice(0, 4))
    for (const digit of String(Number.parseInt(letter, 36))) rest = (rest * 10 + Number(digit)) % 97
  return rest === 1
}

const isPayTo = ({ kind, value, name }: { kind: PayToKind; value: string; name: string }) => {
  if (kind === 'cash') return true
  if (kind === 'iban') return isIban(value) && name !== ''
  return forms[kind].test(value)
}

/** value: a handle, an address, a number, or for cash a note. name: holder of an IBAN. */
export const payToSchema = v.pipe(
  v.strictObject({
    kind: v.picklist(payToKinds),
    value: lineSchema(payToValueMax),
    name: lineSchema(payToNameMax),
  }),
  v.check(isPayTo, 'nobody can be paid like that'),
)
export type PayTo = v.InferOutput<typeof payToSchema>

export const payToLinesSchema = v.pipe(
  v.array(payToSchema),
  v.maxLength(payToKinds.length),
  v.check(
    (lines) => new Set(lines.map(({ kind }) => kind)).size === lines.length,
    'a way to pay stands there twice',
  ),
)

export const takesCurrency = (kind: PayToKind, currency: Currency): boolean =>
  (kind !== 'venmo' && kind !== 'zelle') || currency === 'USD'

type Owed = { amount: number; currency: Currency; reference: string }

const withoutAt = (handle: string): string => handle.replace(/^@/, '')

/** Includes amount and reference when the service supports them; null without a page. */
export function toPayLink(
  { kind, value }: PayTo,
  { amount, currency, reference }: Owed,
): string | null {
  const decimal = toDecimal(amount, currency)
  switch (kind) {
    case 'venmo':
      return `https://venmo.com/${withoutAt(value)}?txn=pay&amount=${decimal}&note=${reference}`
    case 'paypal':
      return `https://paypal.me/${value}/${decimal}${currency}`
    case 'revolut':
      return `https://revolut.me/${withoutAt(value)}`
    case 'zelle':
    case 'iban':
    case 'cash':
      return null
  }
}

/**
 * Text of a QR code for banking apps in the euro area (EPC069-12, version 2); null for other
 * currencies and kinds.
 */
export function toEpcText(
  { kind, value, name }: PayTo,
  { amount, currency, reference }: Owed,
): string | null {
  if (kind !== 'iban' || currency !== 'EUR') return null
  return [
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    name,
    toIban(value),
    `EUR${toDecimal(amount, currency)}`,
    '',
    '',
    reference,
  ].join('\n')
}

export const formatIban = (value: string): string => toIban(value).replaceAll(/(.{4})(?=.)/g, '$1 ')
