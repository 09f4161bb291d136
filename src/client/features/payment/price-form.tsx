// Sets the price of an event or a league.
import { useState } from 'react'
import type { LiveOutput } from '#contract/contract.ts'
import { currencies, parseAmount, toDecimal, type Currency } from '#domain/payment/money.ts'
import { refundRuleMax, type PriceKind } from '#domain/payment/price.ts'
import { moneyTexts } from '#words/en/payment/payment.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { Button } from '../../ui/button.tsx'
import { Segmented } from '../../ui/field/segmented.tsx'
import { Select } from '../../ui/field/select.tsx'
import { Switch } from '../../ui/field/switch.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { alertUser } from '../../ui/overlay/dialogs.ts'
import { SheetForm } from '../../ui/overlay/sheet-form.tsx'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import type { PaymentSubject } from './price-words.ts'

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

function startDraft({ price, suggested, clubs }: Money): Draft {
  const currency = price?.currency ?? suggested
  const write = (amount: number | null | undefined): string =>
    amount === null || amount === undefined ? '' : toDecimal(amount, currency)
  return {
    kind: price?.kind ?? 'fixed',
    currency,
    amount: write(price?.amount),
    memberAmount: write(price?.memberAmount),
    clubId: price?.clubId ?? clubs[0]?.clubId ?? null,
    refundRule: price?.refundRule ?? '',
    takesEntries: price?.takesEntries ?? false,
  }
}

/** A member may pay nothing. */
const parseMemberAmount = (text: string, currency: Currency): number | null =>
  /^0*([.,]0*)?$/.test(text.trim()) && text.trim() !== '' ? 0 : parseAmount(text, currency)

type PriceFormProps = { subject: PaymentSubject; money: Money; onDone: () => void }

export function PriceForm({ subject, money, onDone }: PriceFormProps) {
  const t = useTexts(moneyTexts)
  const [draft, setDraft] = useState(() => startDraft(money))
  const [isChecked, setChecked] = useState(false)
  const { busy, run } = useBusy<'save' | 'remove'>()
  const { kind, currency } = draft
  const change = (changes: Partial<Draft>) => setDraft({ ...draft, ...changes })
  const amount = parseAmount(draft.amount, currency)
  const memberAmount = kind === 'members' ? parseMemberAmount(draft.memberAmount, currency) : null
  const isReady = amount !== null && (kind !== 'members' || memberAmount !== null)
  const mayTakeEntries = subject.kind === 'event' && kind !== 'split' && money.clubs.length > 0
  const needsClub = kind === 'members' || (mayTakeEntries && draft.takesEntries)
  const save = () =>
    run('save', async () => {
      setChecked(true)
      if (!isReady) return
      const price = { kind, currency, amount, memberAmount, refundRule: draft.refundRule.trim() }
      const takesEntries = mayTakeEntries && draft.takesEntries
      const clubId = kind === 'members' || takesEntries ? draft.clubId : null
      const answer = await call('payments-setPrice', { subject, price, clubId, takesEntries })
      if (!answer.ok) return alertUser(refusalText(answer.refusal))
      onDone()
      void showToast({ title: t.saved, closeLabel: t.close })
    })
  const remove = () =>
    run('remove', async () => {
      const answer = await call('payments-setPrice', { subject, price: null, clubId: null })
      if (!answer.ok) return alertUser(refusalText(answer.refusal))
      onDone()
      void showToast({ title: t.removed, closeLabel: t.close })
    })
  const error = (value: number | null) =>
    isChecked && value === null ? { error: t.badAmount } : {}
  return (
    <SheetForm onSubmit={() => void save()}>
      <p className="text-sm text-muted">{t.notMoved}</p>
      <Segmented
        label={t.kind}
        value={kind}
        onChange={(chosen: PriceKind) => change({ kind: chosen })}
        options={[
          { id: 'fixed', label: subject.kind === 'league' ? t.season : t.fixed },
          { id: 'members', label: t.membersKind },
          { id: 'split', label: t.splitKind },
        ]}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={kind === 'split' ? t.cost : kind === 'members' ? t.otherAmount : t.amount}
          inputMode="decimal"
          value={draft.amount}
          onChange={(typed) => change({ amount: typed })}
          {...error(amount)}
        />
        <Select
          label={t.currency}
          value={currency}
          options={currencies.map((id) => ({ id, label: id }))}
          onChange={(chosen) => change({ currency: chosen })}
        />
      </div>
      {kind === 'split' && (
        <p className="text-sm text-muted">
          {subject.kind === 'league' ? t.costHintSeason : t.costHint}
        </p>
      )}
      {kind === 'members' && (
        <>
          <TextField
            label={t.memberAmount}
            inputMode="decimal"
            value={draft.memberAmount}
            onChange={(typed) => change({ memberAmount: typed })}
            {...error(memberAmount)}
          />
          {money.clubs.length === 0 && <p className="text-sm text-muted">{t.noClub}</p>}
        </>
      )}
      {mayTakeEntries && (
        <Switch
          isSelected={draft.takesEntries}
          onChange={(takesEntries) => change({ takesEntries })}
          detail={t.takesEntriesHint}
        >
          {t.takesEntries}
        </Switch>
      )}
      {needsClub && money.clubs.length > 0 && (
        <Select
          label={t.club}
          value={draft.clubId}
          options={money.clubs.map(({ clubId, clubName }) => ({ id: clubId, label: clubName }))}
          onChange={(clubId) => change({ clubId })}
        />
      )}
      <TextField
        label={t.refundRule}
        description={t.refundHint}
        rows={2}
        maxLength={refundRuleMax}
        value={draft.refundRule}
        onChange={(refundRule) => change({ refundRule })}
      />
      <Button type="submit" size="lg" isPending={busy === 'save'}>
        {t.save}
      </Button>
      {money.price !== null && (
        <div className="flex justify-between gap-3">
          <Button variant="danger" isPending={busy === 'remove'} onPress={() => void remove()}>
            {t.removePrice}
          </Button>
          <Button variant="ghost" onPress={onDone}>
            {t.cancel}
          </Button>
        </div>
      )}
    </SheetForm>
  )
}
