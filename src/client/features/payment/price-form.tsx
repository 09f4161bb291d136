import { useState } from 'react'
import type { CallInput, LiveOutput } from '#contract/contract.ts'
import type { PaymentSubject } from '#contract/payment.ts'
import { currencies, parseAmount, toDecimal, type Currency } from '#domain/payment/money.ts'
import { refundRuleMax, type PriceKind } from '#domain/payment/price.ts'
import { moneyTexts } from '#words/en/payment/payment.ts'
import { useTexts } from '../../i18n/texts.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import { Button } from '../../ui/button.tsx'
import { Segmented } from '../../ui/field/segmented.tsx'
import { Select } from '../../ui/field/select.tsx'
import { Switch } from '../../ui/field/switch.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { useDraft } from '../../ui/form/use-draft.ts'
import { SheetForm } from '../../ui/overlay/sheet-form.tsx'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { labels } from '../../ui/words/labels.ts'

type Money = LiveOutput<'payments-roster'>

type Draft = {
  kind: PriceKind
  currency: Currency
  amount: string
  memberAmount: string
  clubId: string | null
  refundRule: string
  takesEntries: boolean
}

const freshDraft = { kind: 'fixed' as const, amount: '', memberAmount: '', refundRule: '' }

function startDraft({ price, suggested, clubs }: Money): Draft {
  const firstClub = clubs[0]?.clubId ?? null
  if (price === null)
    return { ...freshDraft, currency: suggested, clubId: firstClub, takesEntries: false }
  const { kind, currency, amount, memberAmount, refundRule, takesEntries } = price
  return {
    kind,
    currency,
    amount: toDecimal(amount, currency),
    memberAmount: memberAmount === null ? '' : toDecimal(memberAmount, currency),
    clubId: price.clubId ?? firstClub,
    refundRule,
    takesEntries,
  }
}

const parseMemberAmount = (text: string, currency: Currency): number | null =>
  /^0*([.,]0*)?$/.test(text.trim()) && text.trim() !== '' ? 0 : parseAmount(text, currency)

type PriceFormProps = { subject: PaymentSubject; money: Money; onDone: () => void }

export function PriceForm({ subject, money, onDone }: PriceFormProps) {
  const t = useTexts(moneyTexts)
  const { draft, change } = useDraft(() => startDraft(money), `price ${subject.kind}`)
  const [isChecked, setChecked] = useState(false)
  const { busy, run } = useBusy<'save' | 'remove'>()
  const read = readDraft(draft, subject, money)
  const send = (task: 'save' | 'remove', wanted: Wanted, title: string) =>
    run(task, async () => {
      const answer = await callOrAlert('payments-setPrice', { subject, ...wanted })
      if (!answer.ok) return
      onDone()
      void showToast({ title })
    })
  const save = () => {
    setChecked(true)
    if (read.wanted !== null) void send('save', read.wanted, t.saved)
  }
  const part = { draft, change, subject, money, read: isChecked ? read : null }
  return (
    <SheetForm onSubmit={save}>
      <p className="text-sm text-muted">{t.notMoved}</p>
      <Segmented
        label={t.kind}
        value={draft.kind}
        onChange={(chosen: PriceKind) => change({ kind: chosen })}
        options={[
          { id: 'fixed', label: subject.kind === 'league' ? t.season : t.fixed },
          { id: 'members', label: t.membersKind },
          { id: 'split', label: t.splitKind },
        ]}
      />
      <Amounts {...part} />
      <ClubPart {...part} />
      <TextField
        label={t.refundRule}
        description={t.refundHint}
        rows={2}
        maxLength={refundRuleMax}
        value={draft.refundRule}
        onChange={(refundRule) => change({ refundRule })}
      />
      <Button type="submit" size="lg" isPending={busy === 'save'}>
        {labels.save}
      </Button>
      {money.price !== null && (
        <div className="flex justify-between gap-3">
          <Button
            variant="danger"
            isPending={busy === 'remove'}
            onPress={() => void send('remove', { price: null, clubId: null }, t.removed)}
          >
            {t.removePrice}
          </Button>
          <Button variant="ghost" onPress={onDone}>
            {labels.cancel}
          </Button>
        </div>
      )}
    </SheetForm>
  )
}

type Wanted = Omit<CallInput<'payments-setPrice'>, 'subject'>
type ReadDraft = { amount: number | null; memberAmount: number | null; wanted: Wanted | null }

const mayTakeEntries = ({ kind }: Draft, subject: PaymentSubject, { clubs }: Money): boolean =>
  subject.kind === 'event' && kind !== 'split' && clubs.length > 0

const needsClub = (draft: Draft, subject: PaymentSubject, money: Money): boolean =>
  draft.kind === 'members' || (draft.takesEntries && mayTakeEntries(draft, subject, money))

function readDraft(draft: Draft, subject: PaymentSubject, money: Money): ReadDraft {
  const { kind, currency } = draft
  const amount = parseAmount(draft.amount, currency)
  const memberAmount = kind === 'members' ? parseMemberAmount(draft.memberAmount, currency) : null
  if (amount === null || (kind === 'members' && memberAmount === null))
    return { amount, memberAmount, wanted: null }
  const price = { kind, currency, amount, memberAmount, refundRule: draft.refundRule.trim() }
  const takesEntries = draft.takesEntries && mayTakeEntries(draft, subject, money)
  const clubId = needsClub(draft, subject, money) ? draft.clubId : null
  return { amount, memberAmount, wanted: { price, clubId, takesEntries } }
}

type PartProps = {
  draft: Draft
  change: (changes: Partial<Draft>) => void
  subject: PaymentSubject
  money: Money
  read: ReadDraft | null
}

function Amounts({ draft, change, subject, read }: PartProps) {
  const t = useTexts(moneyTexts)
  const { kind } = draft
  const labels = { fixed: t.amount, members: t.otherAmount, split: t.cost }
  const hint = subject.kind === 'league' ? t.costHintSeason : t.costHint
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={labels[kind]}
          inputMode="decimal"
          value={draft.amount}
          onChange={(amount) => change({ amount })}
          {...(read?.amount === null ? { error: t.badAmount } : {})}
        />
        <Select
          label={t.currency}
          value={draft.currency}
          options={currencies.map((id) => ({ id, label: id }))}
          onChange={(currency) => change({ currency })}
        />
      </div>
      {kind === 'split' && <p className="text-sm text-muted">{hint}</p>}
      {kind === 'members' && (
        <TextField
          label={t.memberAmount}
          inputMode="decimal"
          value={draft.memberAmount}
          onChange={(memberAmount) => change({ memberAmount })}
          {...(read?.memberAmount === null ? { error: t.badAmount } : {})}
        />
      )}
    </>
  )
}

function ClubPart({ draft, change, subject, money }: PartProps) {
  const t = useTexts(moneyTexts)
  const { clubs } = money
  if (clubs.length === 0)
    return draft.kind === 'members' && <p className="text-sm text-muted">{t.noClub}</p>
  return (
    <>
      {mayTakeEntries(draft, subject, money) && (
        <Switch
          isSelected={draft.takesEntries}
          onChange={(takesEntries) => change({ takesEntries })}
          detail={t.takesEntriesHint}
        >
          {t.takesEntries}
        </Switch>
      )}
      {needsClub(draft, subject, money) && (
        <Select
          label={t.club}
          value={draft.clubId}
          options={clubs.map(({ clubId, clubName }) => ({ id: clubId, label: clubName }))}
          onChange={(clubId) => change({ clubId })}
        />
      )}
    </>
  )
}
