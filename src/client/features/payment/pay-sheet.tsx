// Shows how to pay an organizer: their payment methods, the reference, and a button to report the
// payment.
import { useState } from 'react'
import { Copy, ExternalLink } from 'lucide-react'
import type { LiveOutput } from '#contract/contract.ts'
import type { PaymentSubject } from '#contract/payment.ts'
import {
  formatIban,
  takesCurrency,
  toEpcText,
  toPayLink,
  type PayTo,
} from '#domain/payment/pay-to.ts'
import { payTexts, payWayTexts, priceTexts } from '#words/en/payment/payment.ts'
import { copyText } from '../../device/copy-text.ts'
import { formatMoney } from '../../i18n/money.ts'
import { useTexts } from '../../i18n/texts.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import { LinkedText } from '../../parts/linked-text/linked-text.tsx'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Button } from '../../ui/button.tsx'
import { List } from '../../ui/list-row.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { formatMine, formatPrice, type OwnPayment, type Price } from './price-words.ts'

type PaySheetProps = {
  subject: PaymentSubject
  organizerName: string
  payment: LiveOutput<'payments-mine'>
  isOrganizer: boolean
  onClose: () => void
}

export function PaySheet({ payment, isOrganizer, organizerName, ...props }: PaySheetProps) {
  const t = useTexts(payTexts)
  const words = useTexts(priceTexts)
  const { price } = payment
  const mine = isOrganizer ? null : payment.mine
  if (price === null) return null
  const owing = mine !== null && mine.open > 0 ? mine : null
  return (
    <Sheet
      isOpen
      title={owing === null ? words.price : t.title({ name: organizerName })}
      onClose={props.onClose}
      {...(mine === null ? {} : { footer: <Word {...props} mine={mine} name={organizerName} /> })}
    >
      {owing === null ? (
        <Said mine={mine} price={price} subject={props.subject} name={organizerName} />
      ) : (
        <Owing
          subject={props.subject}
          payment={payment}
          mine={owing}
          price={price}
          name={organizerName}
        />
      )}
      {price.refundRule !== '' && (
        <section className="rounded-xl bg-soft px-4 py-3">
          <h3 className="text-sm font-semibold">{words.refundRule}</h3>
          <p className="whitespace-pre-line">
            <LinkedText text={price.refundRule} />
          </p>
        </section>
      )}
    </Sheet>
  )
}

type SaidProps = { mine: OwnPayment | null; price: Price; subject: PaymentSubject; name: string }

function Said({ mine, price, subject, name }: SaidProps) {
  const t = useTexts(payTexts)
  return (
    <>
      <p className="text-pretty">
        <span className="font-semibold">{formatPrice(price, subject.kind)}</span>{' '}
        {t.notMoved({ name })}
      </p>
      {mine !== null && <p className="font-semibold">{formatMine(mine, price, name)}</p>}
    </>
  )
}

type OwingProps = {
  subject: PaymentSubject
  payment: LiveOutput<'payments-mine'>
  mine: OwnPayment
  price: Price
  name: string
}

function Owing({ subject, payment, mine, price, name }: OwingProps) {
  const t = useTexts(payTexts)
  return (
    <>
      <p className="text-pretty">
        <span className="font-semibold">
          {t.wants({ name, amount: formatMoney(mine.open, price.currency) })}
        </span>{' '}
        {t.notMoved({ name })}
      </p>
      {payment.hasPage && <PageButton subject={subject} />}
      <Ways mine={mine} price={price} payTo={payment.payTo} name={name} />
    </>
  )
}

type WaysProps = { mine: OwnPayment; price: Price; payTo: readonly PayTo[]; name: string }

function Ways({ mine, price: { currency }, payTo, name }: WaysProps) {
  const t = useTexts(payTexts)
  const { reference, open } = mine
  const ways = payTo.filter(({ kind }) => takesCurrency(kind, currency))
  if (ways.length === 0) return <p>{t.noWays({ name })}</p>
  const owed = { amount: open, currency, reference }
  return (
    <>
      <div className="shrink-0">
        <List>
          {ways.map((line) => (
            <Way key={line.kind} line={line} owed={owed} />
          ))}
        </List>
      </div>
      <div className="flex flex-col gap-1">
        <p className="text-sm text-muted">{t.reference({ name })}</p>
        <p className="flex items-center justify-between gap-3">
          <span className="font-display text-2xl font-extrabold tracking-tight">{reference}</span>
          <CopyButton text={reference} label={t.copyReference} />
        </p>
      </div>
    </>
  )
}

type Owed = Parameters<typeof toPayLink>[1]

function Way({ line, owed }: { line: PayTo; owed: Owed }) {
  const t = useTexts(payTexts)
  const ways = useTexts(payWayTexts)
  const link = toPayLink(line, owed)
  const code = toEpcText(line, owed)
  const value = line.kind === 'iban' ? formatIban(line.value) : line.value
  const shown = line.kind === 'cash' && value === '' ? t.cashNote : value
  return (
    <li className="flex flex-col gap-3 px-4 py-3">
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0">
          <span className="block font-semibold">{ways[line.kind]}</span>
          <span className="block text-sm wrap-anywhere text-muted">
            {shown}
            {line.name !== '' && ` · ${line.name}`}
          </span>
        </p>
        {link !== null && (
          <a
            href={link}
            target="_blank"
            rel="noreferrer"
            className={buttonClasses({ variant: 'soft', size: 'sm' })}
          >
            {t.open({ way: ways[line.kind] })}
            <ExternalLink aria-hidden size={16} />
          </a>
        )}
        {link === null && line.kind !== 'cash' && <CopyButton text={value} label={t.copy} />}
      </div>
      {code !== null && (
        <div className="flex items-center gap-3">
          <div className="w-36 shrink-0">
            <QrCode text={code} label={t.qr} />
          </div>
          <p className="text-sm text-muted">{t.scan}</p>
        </div>
      )}
    </li>
  )
}

function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useTexts(payTexts)
  const [isCopied, setCopied] = useState(false)
  return (
    <Button
      variant="soft"
      size="sm"
      className="shrink-0"
      aria-label={label}
      onPress={() => void copyText(text).then(setCopied)}
    >
      <Copy aria-hidden size={16} />
      {isCopied ? t.copied : t.copy}
    </Button>
  )
}

type WordProps = { subject: PaymentSubject; mine: OwnPayment; name: string; onClose: () => void }

function Word({ subject, mine, name, onClose }: WordProps) {
  const t = useTexts(payTexts)
  const { busy, run } = useBusy<'say'>()
  const say = (isPaid: boolean) =>
    run('say', async () => {
      const answer = await callOrAlert('payments-claim', { subject, isPaid })
      if (!answer.ok) return
      onClose()
      if (isPaid) void showToast({ title: t.said({ name }) })
    })
  if (mine.state === 'claimed' && mine.open === 0)
    return (
      <Button variant="ghost" isPending={busy !== null} onPress={() => void say(false)}>
        {t.notPaid}
      </Button>
    )
  if (mine.open === 0 || mine.state === 'paid') return null
  return (
    <Button size="lg" className="w-full" isPending={busy !== null} onPress={() => void say(true)}>
      {t.havePaid}
    </Button>
  )
}

function PageButton({ subject }: { subject: PaymentSubject }) {
  const t = useTexts(payTexts)
  const { busy, run } = useBusy<'page'>()
  const open = () =>
    run('page', async () => {
      const answer = await callOrAlert('payments-openPage', { subject })
      if (!answer.ok) return
      window.location.assign(answer.value.url)
    })
  return (
    <div className="flex flex-col gap-1">
      <Button variant="soft" isPending={busy !== null} onPress={() => void open()}>
        {t.page}
        <ExternalLink aria-hidden size={16} />
      </Button>
      <p className="text-sm text-muted">{t.pageText}</p>
    </div>
  )
}
