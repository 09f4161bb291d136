// The organizer's list of payments for an event or a league, with its price.
import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { BellRing, EllipsisVertical } from 'lucide-react'
import type { CallInput, LiveOutput } from '#contract/contract.ts'
import type { PaymentSubject } from '#contract/payment.ts'
import { mayRemindPayers } from '#domain/payment/payment.ts'
import { moneyTexts } from '#words/en/payment/payment.ts'
import { useNow } from '../../device/today.ts'
import { formatRelative } from '../../i18n/formats.ts'
import { formatMoney } from '../../i18n/money.ts'
import { pick, useTexts } from '../../i18n/texts.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import { useLive } from '../../net/use-live.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { List, ListRow } from '../../ui/list-row.tsx'
import { Notice } from '../../ui/notice.tsx'
import { confirmUser } from '../../ui/overlay/dialogs.ts'
import { Menu } from '../../ui/overlay/menu.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { Stat } from '../../ui/stat.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { PriceForm } from './price-form.tsx'
import { formatPrice, type Price } from './price-words.ts'

type Money = LiveOutput<'payments-roster'>
type Person = Money['people'][number]

type MoneySheetProps = { subject: PaymentSubject; onClose: () => void }

export function MoneySheet({ subject, onClose }: MoneySheetProps) {
  const t = useTexts(moneyTexts)
  const [isChanging, setChanging] = useState(false)
  const { data } = useLive('payments-roster', { subject })
  return (
    <Sheet isOpen title={t.money} onClose={onClose}>
      {data !== undefined &&
        (data.price === null || isChanging ? (
          <PriceForm subject={subject} money={data} onDone={() => setChanging(false)} />
        ) : (
          <PaymentList
            subject={subject}
            money={data}
            price={data.price}
            onChange={() => setChanging(true)}
          />
        ))}
    </Sheet>
  )
}

type ListProps = { subject: PaymentSubject; money: Money; price: Price; onChange: () => void }

function PaymentList({ subject, money, price, onChange }: ListProps) {
  const t = useTexts(moneyTexts)
  const { people } = money
  return (
    <>
      <p className="text-sm text-muted">{t.notMoved}</p>
      <div className="flex items-center justify-between gap-3">
        <p className="font-semibold text-pretty">{formatPrice(price, subject.kind)}</p>
        <Button variant="soft" size="sm" className="shrink-0" onPress={onChange}>
          {t.changePrice}
        </Button>
      </div>
      <Sums people={people} price={price} />
      {!money.hasPayTo && (
        <Notice>
          {t.noPayTo}{' '}
          <Link
            to="/player/settings/{-$scrollTarget}"
            params={{ scrollTarget: 'pay-to' }}
            className="underline underline-offset-2"
          >
            {t.setPayTo}
          </Link>
        </Notice>
      )}
      {people.length === 0 ? (
        <p className="text-muted">{t.nobody}</p>
      ) : (
        <List label={t.money}>
          {people.map((person) => (
            <PersonRow key={person.playerId} subject={subject} person={person} price={price} />
          ))}
        </List>
      )}
      <Reminder subject={subject} money={money} />
    </>
  )
}

function Sums({ people, price: { currency } }: { people: readonly Person[]; price: Price }) {
  const t = useTexts(moneyTexts)
  const sum = (pickAmount: (person: Person) => number): string =>
    formatMoney(
      people.reduce((all, person) => all + pickAmount(person), 0),
      currency,
    )
  const back = people.some(({ toRefund }) => toRefund > 0)
  return (
    <Card>
      <dl className="grid grid-cols-3 gap-3">
        <Stat label={t.paidSum} value={sum((one) => (one.state === 'paid' ? one.amount : 0))} />
        <Stat label={t.openSum} value={sum(({ open }) => open)} />
        {back && <Stat label={t.refundSum} value={sum(({ toRefund }) => toRefund)} />}
      </dl>
    </Card>
  )
}

type RowProps = { subject: PaymentSubject; person: Person; price: Price }

function PersonRow({ subject, person, price: { currency } }: RowProps) {
  const t = useTexts(moneyTexts)
  const now = useNow()
  const { label, tone, amount } = describe(person)
  const { playerName, changed, changedBy, reference } = person
  const said =
    changed === null || person.state === 'open'
      ? reference
      : t.by({ who: changedBy === '' ? reference : changedBy, when: formatRelative(changed, now) })
  const more = [
    said,
    ...(person.places > 1 ? [t.places({ n: person.places })] : []),
    ...(person.entries > 0 ? [t.entries({ n: person.entries })] : []),
    ...(person.hasPlace ? [] : [t.left]),
  ]
  return (
    <ListRow
      title={playerName}
      detail={<span className="text-pretty whitespace-normal">{more.join(' · ')}</span>}
      trailing={
        <>
          <span className="flex flex-col items-end gap-1">
            {amount > 0 && (
              <span className="font-semibold text-fg tabular-nums">
                {formatMoney(amount, currency)}
              </span>
            )}
            <Badge tone={tone}>{label}</Badge>
          </span>
          <Menu
            label={t.change({ name: playerName })}
            icon={EllipsisVertical}
            choices={listChoices(subject, person)}
          />
        </>
      }
    />
  )
}

function describe(person: Person): { label: string; tone: BadgeTone; amount: number } {
  const t = pick(moneyTexts)
  const { state, amount, open, toRefund, due } = person
  if (toRefund > 0) return { label: t.stateToRefund, tone: 'bad', amount: toRefund }
  if (state === 'waived') return { label: t.stateWaived, tone: 'neutral', amount: 0 }
  if (state === 'refunded' && open === 0) return { label: t.stateRefunded, tone: 'neutral', amount }
  if ((state === 'paid' || state === 'claimed') && open === 0)
    return state === 'paid'
      ? { label: t.statePaid, tone: 'brand', amount }
      : { label: t.stateClaimed, tone: 'cool', amount }
  if (due === null) return { label: t.stateUnknown, tone: 'neutral', amount: 0 }
  return open === 0
    ? { label: t.stateNothing, tone: 'neutral', amount: 0 }
    : { label: t.stateOpen, tone: 'warm', amount: open }
}

type Marked = CallInput<'payments-mark'>['state']

function listChoices(subject: PaymentSubject, { playerId, state, amount, due }: Person) {
  const t = pick(moneyTexts)
  const mark = async (wanted: Marked) => {
    await callOrAlert('payments-mark', { subject, playerId, state: wanted })
  }
  const choice = (id: Marked, label: string, isPossible: boolean) => ({
    id,
    label,
    isDisabled: !isPossible,
    onAction: () => void mark(id),
  })
  return [
    choice('paid', t.markPaid, (due ?? 0) > 0 || amount > 0 || state === 'waived'),
    choice('waived', t.markWaived, state !== 'waived'),
    choice('refunded', t.markRefunded, amount > 0 && state !== 'refunded'),
    choice('open', t.markOpen, state !== 'open'),
  ]
}

function Reminder({ subject, money }: { subject: PaymentSubject; money: Money }) {
  const t = useTexts(moneyTexts)
  const now = useNow()
  const { busy, run } = useBusy<'remind'>()
  const { reminded, people } = money
  if (!people.some(({ open, state }) => open > 0 && state !== 'claimed')) return null
  if (reminded !== null && !mayRemindPayers(Date.parse(reminded), now))
    return (
      <p className="text-sm text-muted">
        {t.lastReminded({ when: formatRelative(reminded, now) })}
      </p>
    )
  const remind = () =>
    run('remind', async () => {
      const isSure = await confirmUser({
        title: t.remindTitle,
        text: t.remindText,
        confirm: t.remindConfirm,
      })
      if (!isSure) return
      const answer = await callOrAlert('payments-remind', { subject })
      if (!answer.ok) return
      const { reminded: sent, unreached } = answer.value
      void showToast({
        title: sent === 0 ? t.noneReminded : t.reminded({ n: sent }),
        ...(unreached > 0 && { text: t.unreached({ n: unreached }) }),
        ...(sent === 0 && { tone: 'info' }),
      })
    })
  return (
    <Button variant="soft" isPending={busy !== null} onPress={() => void remind()}>
      <BellRing aria-hidden size={20} />
      {t.remind}
    </Button>
  )
}
