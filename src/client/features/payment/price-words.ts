// The sentence of a price.
import type { LiveOutput } from '#contract/contract.ts'
import type { PaymentSubject } from '#contract/payment.ts'
import { priceTexts } from '#words/en/payment/payment.ts'
import { formatMoney } from '../../i18n/money.ts'
import { pick } from '../../i18n/texts.ts'

export type Price = NonNullable<LiveOutput<'payments-mine'>['price']>

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
