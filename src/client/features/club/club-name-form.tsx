// The form of a club's name, validated with the server's rule and saved only when valid.
import { useEffect, useRef } from 'react'
import { parseClubName } from '#domain/club/club-name.ts'
import { clubNameMax } from '#domain/club/club.ts'
import type { Refusal, RefusalCode } from '#domain/shared/refusal.ts'
import type { Result } from '#domain/shared/result.ts'
import { clubTexts } from '#words/en/club/club.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { DraftForm } from '../../ui/form/draft-form.tsx'
import { useDraft, type Problems } from '../../ui/form/use-draft.ts'
import { alertUser } from '../../ui/overlay/dialogs.ts'
import { useBusy } from '../../ui/use-busy.ts'
import { labels } from '../../ui/words/labels.ts'

type ClubNameFormProps = {
  initial: string
  save: (clubName: string) => Promise<Result<unknown>>
  onSaved: (clubName: string) => void
  onCancel: () => void
}

type Draft = { clubName: string }

const nameRefusals: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'club-name-required',
  'club-name-too-long',
  'club-name-characters',
  'club-name-taken',
])

function findProblems({ clubName }: Draft): Problems<Draft, Refusal> {
  const name = parseClubName(clubName)
  return name.ok ? {} : { clubName: name.refusal }
}

export function ClubNameForm({ initial, save, onSaved, onCancel }: ClubNameFormProps) {
  const t = useTexts(clubTexts)
  const { draft, problems, tries, change, refuse } = useDraft<Draft, Refusal>(
    () => ({ clubName: initial }),
    '',
    findProblems,
  )
  const { busy, run } = useBusy<'save'>()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus(), [])

  function submit() {
    const name = parseClubName(draft.clubName)
    if (!name.ok) return refuse(findProblems(draft))
    const { clubName } = name.value
    if (clubName === initial) return onCancel()
    void run('save', async () => {
      const answer = await save(clubName)
      if (answer.ok) onSaved(clubName)
      else if (nameRefusals.has(answer.refusal.code)) refuse({ clubName: answer.refusal })
      else await alertUser(refusalText(answer.refusal))
    })
  }

  return (
    <DraftForm tries={tries} onSubmit={submit} className="flex flex-col gap-4">
      <div ref={box}>
        <TextField
          label={t.name}
          description={t.nameHint}
          value={draft.clubName}
          countTo={clubNameMax}
          autoComplete="off"
          isReadOnly={busy !== null}
          onChange={(clubName) => change({ clubName })}
          error={problems.clubName && refusalText(problems.clubName)}
        />
      </div>
      <div className="grid grid-cols-2 gap-3">
        <Button variant="plain" onPress={onCancel}>
          {labels.cancel}
        </Button>
        <Button
          type="submit"
          isDisabled={problems.clubName !== undefined}
          isPending={busy !== null}
        >
          {labels.save}
        </Button>
      </div>
    </DraftForm>
  )
}
