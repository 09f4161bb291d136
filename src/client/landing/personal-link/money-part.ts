// An event's price, what the reader owes, and how to pay. Organizers' texts are set as text only.
import { findPart, locale, makePart, say, type LinkWords } from './fill-parts.ts'
import type { LinkEvent } from './link-calls.ts'

type Payment = LinkEvent['payment']

const toMoney = (decimal: string, currency: string): string =>
  new Intl.NumberFormat(locale(), { style: 'currency', currency }).format(Number(decimal))

export function showMoney(part: HTMLElement, event: LinkEvent, t: LinkWords): void {
  const price = findPart(part, 'price')
  const text = describePrice(event, t)
  if (price !== null) price.textContent = text
  price?.toggleAttribute('hidden', text === null)
  findPart(part, 'money')?.append(...makeMoney(event.payment, t))
}

function describePrice({ price, fee }: LinkEvent, t: LinkWords): string | null {
  if (price === null) return fee === '' ? null : say(t.feeSaid, { fee })
  const { kind, currency, memberAmount } = price
  const amount = toMoney(price.amount, currency)
  if (kind === 'split') return say(t.paying.split, { amount })
  if (memberAmount === null) return say(t.paying.aPlace, { amount })
  const member = Number(memberAmount) === 0 ? t.paying.free : toMoney(memberAmount, currency)
  return say(t.paying.members, { amount, member })
}

export function makeMoney(payment: Payment, t: LinkWords): HTMLElement[] {
  const owes = payment === null ? null : describeOwed(payment, t)
  if (payment === null || owes === null) return []
  const { open, payTo, reference, refundRule } = payment
  const part = makePart('money', {
    owes,
    reference: open === '' ? null : say(t.payReference, { reference }),
    refunds: refundRule === '' ? null : `${t.paying.refundRule}: ${refundRule}`,
  })
  findPart(part, 'ways')?.append(
    ...payTo.map(({ kind, value, name }) =>
      makePart('line', {
        what: t.ways[kind] ?? kind,
        when: [value, name].filter(Boolean).join(' · '),
      }),
    ),
  )
  return [part]
}

function describeOwed(
  { open, paid, currency, isSplitLater }: NonNullable<Payment>,
  t: LinkWords,
): string | null {
  if (open !== '') return say(t.paying.owe, { amount: toMoney(open, currency) })
  if (paid !== '') return say(t.paying.paid, { amount: toMoney(paid, currency) })
  return isSplitLater ? t.paying.splitLater : null
}
