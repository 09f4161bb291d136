// One line about a payment: what I owe, its state, and the way to pay.
import { Suspense, useState } from 'react'
import { HandCoins } from 'lucide-react'
import type { PaymentSubject } from '#contract/payment.ts'
import { payTexts } from '#words/en/payment/payment.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { useLive } from '../../net/use-live.ts'
import { Button } from '../../ui/button.tsx'
import { formatMine, formatPrice } from './price-words.ts'

const PaySheet = lazyPart(() => import('./pay-sheet.tsx'), 'PaySheet')

type PaymentLineProps = {
  subject: PaymentSubject
  organizerName: string
  isOrganizer: boolean
}

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
