// Signs the agreements of an event: the texts, a typed name and a check box; then the sign-up
// continues.
import { useState } from 'react'
import type { CallOutput } from '#contract/contract.ts'
import { signedNameMax } from '#domain/agreement/agreement.ts'
import { agreementTexts } from '#words/en/agreement/agreement.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { useRead } from '../../net/use-read.ts'
import type { AgreementQuestion } from '../../parts/agreement/agreement-questions.ts'
import { LinkedText } from '../../parts/linked-text/linked-text.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/field/checkbox.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { alertUser } from '../../ui/overlay/dialogs.ts'
import { SheetForm } from '../../ui/overlay/sheet-form.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { pickAgreementText } from './agreement-text.ts'

type Asked = CallOutput<'agreements-asked'>['agreements']

export function AgreementSheet({ question }: { question: AgreementQuestion }) {
  const t = useTexts(agreementTexts)
  const { eventId, guests, answer } = question
  const { data, refusal, again } = useRead('agreements-asked', { eventId, guests })
  return (
    <Sheet isOpen title={t.title} onClose={() => answer(false)}>
      {refusal !== null && <Notice tone="bad">{refusalText(refusal)}</Notice>}
      {data === undefined && refusal === null && <SkeletonList rows={3} />}
      {data !== undefined && <Sign asked={data.agreements} question={question} onChanged={again} />}
    </Sheet>
  )
}

type SignProps = { asked: Asked; question: AgreementQuestion; onChanged: () => void }

function Sign({ asked, question, onChanged }: SignProps) {
  const t = useTexts(agreementTexts)
  const form = useSigning(asked, question, onChanged)
  const { draft, change, isTried, guestCount } = form
  return (
    <SheetForm onSubmit={form.sign}>
      <p className="text-muted">{t.lead}</p>
      {asked.map((one) => (
        <section key={one.versionId} className="flex flex-col gap-1">
          <h3 className="font-bold" dir="auto">
            {one.title}
          </h3>
          <p
            dir="auto"
            className="rounded-2xl border border-line bg-soft p-3 text-sm wrap-break-word whitespace-pre-line"
          >
            <LinkedText text={pickAgreementText(one)} />
          </p>
        </section>
      ))}
      <TextField
        label={t.yourName}
        description={t.nameHint}
        error={isTried && !isName(draft.name) ? t.nameMissing : undefined}
        value={draft.name}
        onChange={(name) => change({ name })}
        maxLength={signedNameMax}
        autoComplete="name"
      />
      {Array.from({ length: guestCount }, (_, index) => (
        <TextField
          key={index}
          label={t.guest({ n: index + 1 })}
          error={isTried && !isName(draft.guests[index] ?? '') ? t.guestMissing : undefined}
          value={draft.guests[index] ?? ''}
          onChange={(name) => change({ guests: draft.guests.with(index, name) })}
          maxLength={signedNameMax}
        />
      ))}
      {asked.some(({ forMinors }) => forMinors) && (
        <TextField
          label={t.guardian}
          value={draft.guardian}
          onChange={(guardian) => change({ guardian })}
          maxLength={signedNameMax}
        />
      )}
      <Checkbox isSelected={draft.isTicked} onChange={(isTicked) => change({ isTicked })}>
        {t.tick}
      </Checkbox>
      {isTried && !draft.isTicked && (
        <p role="alert" className="-mt-3 text-sm font-medium text-bad">
          {t.tickMissing}
        </p>
      )}
      <Button type="submit" isPending={form.isBusy}>
        {t.sign}
      </Button>
    </SheetForm>
  )
}

const isName = (text: string): boolean => text.trim().length >= 2

function useSigning(asked: Asked, question: AgreementQuestion, onChanged: () => void) {
  const guestCount = asked.some(({ forGuests }) => forGuests) ? question.guests : 0
  const [draft, setDraft] = useState({
    name: '',
    guardian: '',
    guests: Array.from({ length: question.guests }, () => ''),
    isTicked: false,
  })
  const [isTried, setTried] = useState(false)
  const { busy, run } = useBusy<'sign'>()
  const guests = draft.guests.slice(0, guestCount).map((name) => name.trim())
  const isReady = isName(draft.name) && guests.every(isName) && draft.isTicked
  const sign = async () => {
    setTried(true)
    if (!isReady) return
    const answer = await call('agreements-accept', {
      eventId: question.eventId,
      versionIds: asked.map(({ versionId }) => versionId),
      typedName: draft.name.trim(),
      guardian: draft.guardian.trim(),
      guests,
    })
    if (answer.ok) return question.answer(true)
    await alertUser(refusalText(answer.refusal))
    if (answer.refusal.code !== 'agreement-changed') return
    setDraft((typed) => ({ ...typed, isTicked: false }))
    onChanged()
  }
  return {
    draft,
    guestCount,
    isTried,
    isBusy: busy !== null,
    change: (changes: Partial<typeof draft>) => setDraft((typed) => ({ ...typed, ...changes })),
    sign: () => void run('sign', sign),
  }
}
