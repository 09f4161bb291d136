// The texts of a price and of what someone owes.
import type { LiveOutput } from '#contract/contract.ts'
import type { PaymentSubject } from '#contract/payment.ts'
import { toKept } from '#domain/payment/payment.ts'
import { payTexts, priceTexts } from '#words/en/payment/payment.ts'
import { formatMoney } from '../../i18n/money.ts'
import { pick } from '../../i18n/texts.ts'

export type Price = NonNullable<LiveOutput<'payments-mine'>['price']>
export type OwnPayment = NonNullable<LiveOutput<'payments-mine'>['mine']>

export function formatPrice(
  { kind, amount, memberAmount, currency, clubName }: Price,
  subject: PaymentSubject['kind'],
): string {
  const t = pick(priceTexts)
  const money = formatMoney(amount, currency)
  if (kind === 'split') return t.split({ amount: money })
  if (kind === 'members') {
    const member = (memberAmount ?? 0) === 0 ? t.free : formatMoney(memberAmount ?? 0, currency)
    return clubName === null
      ? t.members({ amount: money, member })
      : t.membersOf({ amount: money, member, club: clubName })
  }
  return subject === 'league' ? t.aSeason({ amount: money }) : t.aPlace({ amount: money })
}

export function formatMine(mine: OwnPayment, { currency }: Price, name: string): string | null {
  const t = pick(payTexts)
  const money = (amount: number) => formatMoney(amount, currency)
  const { state, amount, open, toRefund, due, entries } = mine
  const kept = toKept(mine)
  if (toRefund > 0) return t.toRefund({ name, amount: money(toRefund) })
  if (state === 'waived') return t.waived
  if (open > 0)
    return kept > 0
      ? t.paidMore({ paid: money(kept), amount: money(open) })
      : t.owe({ amount: money(open) })
  if (state === 'refunded') return t.refunded({ amount: money(amount) })
  if (kept > 0) return (state === 'claimed' ? t.claimed : t.paid)({ amount: money(kept) })
  if (due === null) return t.splitLater
  return entries > 0 ? t.entries({ n: entries }) : null
}
