// One line about money: what I owe, what was said about it, and the way to pay.
import { Suspense, useState } from 'react'
import { HandCoins } from 'lucide-react'
import type { LiveOutput } from '#contract/contract.ts'
import type { PaymentSubject } from '#contract/payment.ts'
import { payTexts } from '#words/en/payment/payment.ts'
import { formatMoney } from '../../i18n/money.ts'
import { pick, useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { useLive } from '../../net/use-live.ts'
import { Button } from '../../ui/button.tsx'
import { formatPrice, type Price } from './price-words.ts'

const PaySheet = lazyPart(async () => ({ default: (await import('./pay-sheet.tsx')).PaySheet }))

type Mine = NonNullable<LiveOutput<'payments-mine'>['mine']>

type PaymentLineProps = {
  subject: PaymentSubject
  organizerName: string
  /** Nobody pays themselves. */
  isOrganizer: boolean
}

/** Nothing without a price. */
export function PaymentLine({ subject, organizerName, isOrganizer }: PaymentLineProps) {
  const t = useTexts(payTexts)
  const [isOpen, setOpen] = useState(false)
  const { data } = useLive('payments-mine', { subject })
  if (data === undefined || data.price === null) return null
  const { price, mine } = data
  const said = mine === null || isOrganizer ? null : formatMine(mine, price, organizerName)
  const isOwing = mine !== null && !isOrganizer && mine.open > 0
  return (
    <>
      <div className="flex min-h-13 items-center gap-3 rounded-2xl border border-line bg-card px-4 py-2">
        <HandCoins aria-hidden size={20} className="shrink-0 text-brand" />
        <p className="min-w-0 flex-1 leading-tight text-pretty">
          <span className="font-semibold">{said ?? formatPrice(price, subject.kind)}</span>
          {said !== null && (
            <span className="block text-sm text-muted">{formatPrice(price, subject.kind)}</span>
          )}
        </p>
        <Button size="sm" variant={isOwing ? 'primary' : 'ghost'} onPress={() => setOpen(true)}>
          {isOwing ? t.pay : t.look}
        </Button>
      </div>
      {isOpen && (
        <Suspense>
          <PaySheet
            subject={subject}
            organizerName={organizerName}
            payment={data}
            isOrganizer={isOrganizer}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** Null where there is nothing to say beside the price. */
export function formatMine(mine: Mine, { currency }: Price, name: string): string | null {
  const t = pick(payTexts)
  const money = (amount: number) => formatMoney(amount, currency)
  const { state, amount, open, toRefund, due, entries } = mine
  if (toRefund > 0) return t.toRefund({ name, amount: money(toRefund) })
  if (state === 'waived') return t.waived
  if (state === 'refunded') return t.refunded({ amount: money(amount) })
  if (state !== 'open' && open > 0) return t.paidMore({ paid: money(amount), amount: money(open) })
  if (state === 'claimed') return t.claimed({ amount: money(amount) })
  if (state === 'paid') return t.paid({ amount: money(amount) })
  if (due === null) return t.splitLater
  if (open === 0 && entries > 0) return t.entries({ n: entries })
  return open > 0 ? t.owe({ amount: money(open) }) : null
}
