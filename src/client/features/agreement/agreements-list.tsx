// The agreements of a venue, a club or an event: the list, and the form of one.
import { useState } from 'react'
import { Pencil, Plus } from 'lucide-react'
import type { CallInput, CallOutput } from '#contract/contract.ts'
import {
  agreementRepeats,
  agreementsMax,
  agreementTextMax,
  agreementTitleMax,
} from '#domain/agreement/agreement.ts'
import { agreementManageTexts } from '#words/en/agreement/agreement.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { pick, useTexts } from '../../i18n/texts.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import { useRead } from '../../net/use-read.ts'
import { Button } from '../../ui/button.tsx'
import { DatePicker } from '../../ui/field/date-picker.tsx'
import { Segmented } from '../../ui/field/segmented.tsx'
import { Switch } from '../../ui/field/switch.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { useDraft } from '../../ui/form/use-draft.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { List, ListRow } from '../../ui/list-row.tsx'
import { Notice } from '../../ui/notice.tsx'
import { confirmUser } from '../../ui/overlay/dialogs.ts'
import { SheetForm } from '../../ui/overlay/sheet-form.tsx'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { Section } from '../../ui/section.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { labels } from '../../ui/words/labels.ts'

export type AgreementsOwner = CallInput<'agreements-list'>['owner']
type Agreement = CallOutput<'agreements-list'>['agreements'][number]
type Draft = Omit<CallInput<'agreements-save'>, 'owner'>

const fresh: Draft = {
  agreementId: null,
  title: '',
  textEn: '',
  textEs: '',
  repeats: 'once',
  seasonFrom: null,
  seasonUntil: null,
  forGuests: false,
  forMinors: false,
}

export function AgreementsList({ owner }: { owner: AgreementsOwner }) {
  const t = useTexts(agreementManageTexts)
  const { data, refusal, again } = useRead('agreements-list', { owner })
  const [draft, setDraft] = useState<Draft | null>(null)
  const close = () => {
    setDraft(null)
    again()
  }
  if (refusal !== null) return <Notice tone="bad">{refusalText(refusal)}</Notice>
  if (data === undefined) return <SkeletonList label={t.loading} rows={2} />
  if (draft !== null) return <AgreementForm owner={owner} start={draft} onDone={close} />
  return (
    <Section title={t.askedFor}>
      <p className="-mt-2 text-sm text-pretty text-muted">{t.askedText}</p>
      {data.agreements.length === 0 && <p>{t.none}</p>}
      {data.agreements.length > 0 && (
        <List label={t.askedFor}>
          {data.agreements.map((agreement) => (
            <ListRow
              key={agreement.agreementId}
              title={agreement.title}
              detail={`${t[agreement.repeats]} · ${t.version({ n: agreement.version })}`}
              trailing={
                <IconButton
                  icon={Pencil}
                  label={t.editNamed({ title: agreement.title })}
                  onPress={() => setDraft(toDraft(agreement))}
                />
              }
            />
          ))}
        </List>
      )}
      {data.agreements.length < agreementsMax && (
        <Button variant="soft" onPress={() => setDraft(fresh)}>
          <Plus aria-hidden size={20} />
          {t.add}
        </Button>
      )}
    </Section>
  )
}

const toDraft = ({ version: _version, ...fields }: Agreement): Draft => fields

type FormProps = { owner: AgreementsOwner; start: Draft; onDone: () => void }

function AgreementForm({ owner, start, onDone }: FormProps) {
  const t = useTexts(agreementManageTexts)
  const { agreementId } = start
  const { draft, change } = useDraft(() => start, `agreement ${agreementId ?? ''}`)
  const { busy, run } = useBusy<'save' | 'end'>()
  return (
    <SheetForm onSubmit={() => void run('save', () => saveDraft(owner, draft, onDone))}>
      <TextField
        label={t.name}
        value={draft.title}
        onChange={(title) => change({ title })}
        maxLength={agreementTitleMax}
        isRequired
      />
      {(['textEn', 'textEs'] as const).map((field) => (
        <TextField
          key={field}
          label={t[field]}
          rows={5}
          value={draft[field]}
          onChange={(text) => change({ [field]: text })}
          maxLength={agreementTextMax}
        />
      ))}
      <Segmented
        label={t.repeats}
        options={agreementRepeats.map((id) => ({ id, label: t[id] }))}
        value={draft.repeats}
        onChange={(repeats) =>
          change(
            repeats === 'season' ? { repeats } : { repeats, seasonFrom: null, seasonUntil: null },
          )
        }
      />
      {draft.repeats === 'season' && (
        <>
          <p className="-mt-2 text-sm text-muted">{t.seasonHint}</p>
          <DatePicker
            label={t.from}
            value={draft.seasonFrom}
            onChange={(seasonFrom) => change({ seasonFrom })}
          />
          <DatePicker
            label={t.until}
            value={draft.seasonUntil}
            onChange={(seasonUntil) => change({ seasonUntil })}
          />
        </>
      )}
      <Switch isSelected={draft.forGuests} onChange={(forGuests) => change({ forGuests })}>
        {t.forGuests}
      </Switch>
      <Switch isSelected={draft.forMinors} onChange={(forMinors) => change({ forMinors })}>
        {t.forMinors}
      </Switch>
      {agreementId !== null && <p className="text-sm text-muted">{t.newVersion}</p>}
      <div className="grid grid-cols-2 gap-3">
        <Button variant="plain" onPress={onDone}>
          {labels.cancel}
        </Button>
        <Button type="submit" isPending={busy === 'save'}>
          {labels.save}
        </Button>
      </div>
      {agreementId !== null && (
        <Button
          variant="danger"
          isPending={busy === 'end'}
          onPress={() => void run('end', () => endAsking(owner, { ...start, agreementId }, onDone))}
        >
          {t.end}
        </Button>
      )}
    </SheetForm>
  )
}

async function saveDraft(owner: AgreementsOwner, draft: Draft, onDone: () => void) {
  const t = pick(agreementManageTexts)
  const answer = await callOrAlert('agreements-save', { owner, ...draft })
  if (!answer.ok) return
  onDone()
  void showToast({ title: t.saved })
}

async function endAsking(
  owner: AgreementsOwner,
  { agreementId, title }: { agreementId: string; title: string },
  onDone: () => void,
) {
  const t = pick(agreementManageTexts)
  const isMeant = await confirmUser({
    title: t.endTitle({ title }),
    text: t.endText,
    confirm: t.end,
    isDanger: true,
  })
  if (!isMeant) return
  const answer = await callOrAlert('agreements-end', { owner, agreementId })
  if (!answer.ok) return
  onDone()
}
