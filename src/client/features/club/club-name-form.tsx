// The name of a club as it is typed: checked by the rule the server uses, saved only when nothing
// is wrong with it.
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { parseClubName } from '#domain/club/club-name.ts'
import { clubNameMax } from '#domain/club/club.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import type { Result } from '#domain/shared/result.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { alertUser } from '../../ui/overlay/dialogs.ts'
import { useBusy } from '../../ui/use-busy.ts'
import { clubTexts } from './club-texts.ts'

type ClubNameFormProps = {
  /** The name before, '' for a new club. */
  initial: string
  /** Called with a name that may be stored; a refusal is shown and the form stays. */
  save: (clubName: string) => Promise<Result<unknown>>
  onSaved: (clubName: string) => void
  onCancel: () => void
}

export function ClubNameForm({ initial, save, onSaved, onCancel }: ClubNameFormProps) {
  const t = useTexts(clubTexts)
  const [text, setText] = useState(initial)
  const [isTouched, setTouched] = useState(false)
  const { busy, run } = useBusy<'save'>()
  const form = useRef<HTMLFormElement>(null)
  const name = parseClubName(text)
  const problem: Refusal | null = name.ok ? null : name.refusal
  const isBlocked = isTouched && problem !== null
  // The form was opened to type in.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    setTouched(true)
    if (!name.ok) return
    const { clubName } = name.value
    if (clubName === initial) return onCancel()
    void run('save', async () => {
      const answer = await save(clubName)
      if (answer.ok) onSaved(clubName)
      else await alertUser(refusalText(answer.refusal))
    })
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label={t.name}
        description={t.nameHint}
        value={text}
        countTo={clubNameMax}
        autoComplete="off"
        isReadOnly={busy !== null}
        onChange={(typed) => {
          setText(typed)
          setTouched(true)
        }}
        error={isBlocked ? refusalText(problem) : undefined}
      />
      <div className="grid grid-cols-2 gap-3">
        <Button variant="plain" onPress={onCancel}>
          {t.cancel}
        </Button>
        <Button type="submit" isDisabled={isBlocked} isPending={busy !== null}>
          {t.save}
        </Button>
      </div>
    </form>
  )
}
