// An event's terms in an e-mail to a contact: its note, price, what they owe and how to pay. Typed
// text that contains a link is left out.
import type { CallOutput } from '#contract/contract.ts'
import { looksLikeLink, toPlainName } from '#domain/mail/plain-name.ts'
import { getMinorDigits, type Currency } from '#domain/payment/money.ts'
import { numberFormat } from '#domain/shared/count-format.ts'
import { localeIn, type Language } from '#domain/shared/language.ts'
import { personalLinkTexts } from '#words/en/landing/personal-link.ts'
import { noticeTexts } from '#words/en/mail/notice.ts'
import { payTexts, payWayTexts, priceTexts } from '#words/en/payment/payment.ts'
import { wordsIn } from '#words/words.ts'

type LinkEvent = CallOutput<'links-open'>['events'][number]
export type MailedTerms = Pick<LinkEvent, 'note' | 'fee' | 'price' | 'payment'>
type Payment = NonNullable<LinkEvent['payment']>
type Reader = { language: Language; country: string }

export function composeTerms({ note, fee, price, payment }: MailedTerms, reader: Reader): string[] {
  const t = wordsIn(reader.language, noticeTexts)
  const said = looksLikeLink(note) ? t.plainNote : t.named({ what: t.note, text: note })
  const lines = [
    note === '' ? '' : said,
    price === null ? describeFee(fee, reader) : describePrice(price, reader),
    ...(payment === null ? [] : describePayment(payment, reader)),
  ]
  return lines.filter((line) => line !== '')
}

function describeFee(fee: string, { language }: Reader): string {
  const said = toPlainName(fee, '')
  return said === '' ? '' : wordsIn(language, personalLinkTexts).feeSaid({ fee: said })
}

function describePrice(
  { kind, currency, amount, memberAmount }: NonNullable<LinkEvent['price']>,
  reader: Reader,
): string {
  const t = wordsIn(reader.language, priceTexts)
  const { named } = wordsIn(reader.language, noticeTexts)
  const shown = { amount: toMoney(amount, currency, reader) }
  if (kind === 'split') return named({ what: t.price, text: t.split(shown) })
  if (memberAmount === null) return named({ what: t.price, text: t.aPlace(shown) })
  const member = Number(memberAmount) === 0 ? t.free : toMoney(memberAmount, currency, reader)
  return named({ what: t.price, text: t.members({ ...shown, member }) })
}

function describePayment(payment: Payment, reader: Reader): string[] {
  const { language } = reader
  const { open, paid, currency, isSplitLater, refundRule, reference, payTo } = payment
  const t = wordsIn(language, payTexts)
  const { named } = wordsIn(language, noticeTexts)
  const refunds = toPlainName(refundRule, '')
  const rule =
    refunds === '' ? [] : [named({ what: wordsIn(language, priceTexts).refundRule, text: refunds })]
  if (open !== '') {
    const owed = [
      t.owe({ amount: toMoney(open, currency, reader) }),
      ...payTo.map((line) => describeWay(line, reader)),
      wordsIn(language, personalLinkTexts).payReference({ reference }),
    ]
    return [owed.join('\n'), ...rule]
  }
  if (paid !== '') return [t.paid({ amount: toMoney(paid, currency, reader) }), ...rule]
  return isSplitLater ? [t.splitLater] : []
}

/** Handles and numbers are validated; the rest is typed text. */
function describeWay(
  { kind, value, name }: Payment['payTo'][number],
  { language }: Reader,
): string {
  const what = wordsIn(language, payWayTexts)[kind]
  const text = [kind === 'cash' ? toPlainName(value, '') : value, toPlainName(name, '')]
    .filter((part) => part !== '')
    .join(' · ')
  return text === '' ? what : wordsIn(language, noticeTexts).named({ what, text })
}

function toMoney(decimal: string, code: string, { language, country }: Reader): string {
  const currency = code as Currency
  const amount = Number(decimal)
  const digits = getMinorDigits(currency)
  return numberFormat(localeIn(language, country), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : digits,
    maximumFractionDigits: digits,
  }).format(amount)
}
