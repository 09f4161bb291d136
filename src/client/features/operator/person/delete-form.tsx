import { useState } from 'react'
import { banPatternMax } from '#domain/ban/ban.ts'
import { consoleTexts } from '#words/en/operator/console.ts'
import { personTexts } from '#words/en/operator/person.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SheetForm } from '../../../ui/overlay/sheet-form.tsx'
import { useBusy } from '../../../ui/use-busy.ts'
import { Proof, useProof } from '../proof.tsx'
import { doAct, type Shows } from '../use-page.ts'

const counted = [
  'handedOver',
  'cancelled',
  'leaving',
  'clubsHandedOver',
  'clubsDeleted',
  'matches',
] as const

type DeleteProps = {
  person: { userId: string; name: string }
  loss: Shows<'person'>['loss']
  onDone: () => void
  onBack: () => void
}

export function DeleteForm({ person: { userId, name }, loss, onDone, onBack }: DeleteProps) {
  const t = useTexts(personTexts)
  const frame = useTexts(consoleTexts)
  const [typedName, setTyped] = useState('')
  const { busy, run } = useBusy<'delete'>()
  const proof = useProof()
  const remove = () =>
    run('delete', async () => {
      const act = { act: 'deletePerson', userId, typedName, ...proof.given } as const
      if (await doAct(act, frame.done)) onDone()
    })
  return (
    <SheetForm onSubmit={() => void remove()}>
      <ul className="flex list-disc flex-col gap-2 pl-4">
        <li>{t.deleteText}</li>
        {counted
          .filter((what) => loss[what] > 0)
          .map((what) => (
            <li key={what}>{t[what]({ n: loss[what] })}</li>
          ))}
      </ul>
      {loss.lastAdminOf.length > 0 && (
        <Notice tone="bad">{t.lastAdmin({ venues: loss.lastAdminOf.join(', ') })}</Notice>
      )}
      <TextField
        label={t.typeName({ name })}
        autoComplete="off"
        maxLength={banPatternMax}
        value={typedName}
        onChange={setTyped}
      />
      <Proof proof={proof} />
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Button variant="plain" onPress={onBack}>
          {t.cancel}
        </Button>
        <Button
          type="submit"
          variant="solidDanger"
          isDisabled={typedName.trim().toLowerCase() !== name.toLowerCase()}
          isPending={busy !== null}
        >
          {t.deleteNow}
        </Button>
      </div>
    </SheetForm>
  )
}
