// Setup 1 of 3: choosing and checking the player name. It is set only once it was found available.
import { useReducer, useState, type FormEvent } from 'react'
import { CircleCheck } from 'lucide-react'
import { playerNameMax } from '#domain/player/name.ts'
import { toSlug } from '#domain/player/slug.ts'
import { setupTexts } from '#words/en/player/setup.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { alertUser } from '../../ui/overlay/dialogs.ts'
import { canCheck, emptyName, nameProblem, nextName } from './name-check.ts'
import { SetupPage } from './setup-page.tsx'

/** The next step shows on its own: the person becomes a player. */
export function NameStep() {
  const t = useTexts(setupTexts)
  const [draft, step] = useReducer(nextName, emptyName)
  const [isSaving, setSaving] = useState(false)
  const problem = nameProblem(draft)
  const isAvailable = draft.check.state === 'available'
  const name = draft.text.trim()

  async function check() {
    step({ type: 'asked' })
    const answer = await call('validations-checkPlayer', { id: toSlug(name) })
    step({
      type: 'answered',
      text: draft.text,
      isTaken: answer.ok ? answer.value.playerExists : null,
    })
    if (!answer.ok && answer.refusal.code === 'too-many-requests')
      await alertUser(refusalText(answer.refusal))
  }

  async function save() {
    setSaving(true)
    const answer = await call('players-updatePlayer', {
      playerId: toSlug(name),
      fields: { playerName: name },
    })
    if (answer.ok) return
    setSaving(false)
    if (answer.refusal.code === 'name-taken')
      step({ type: 'answered', text: draft.text, isTaken: true })
    else await alertUser(refusalText(answer.refusal))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isAvailable && !isSaving) void save()
    else if (canCheck(draft)) void check()
  }

  return (
    <SetupPage step={1} title={t.nameTitle} lead={t.nameLead}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-6">
        <TextField
          label={t.name}
          value={draft.text}
          onChange={(text) => step({ type: 'edited', text })}
          countTo={playerNameMax}
          description={t.nameRules}
          error={problem === null ? undefined : refusalText({ code: problem })}
          isReadOnly={isSaving}
          autoComplete="off"
          autoCorrect="off"
          spellCheck="false"
        />
        <output className={isAvailable ? 'block' : 'contents'}>
          {isAvailable && (
            <span className="flex animate-fade items-center gap-2 rounded-xl bg-soft px-4 py-3 font-semibold text-brand">
              <CircleCheck aria-hidden size={20} className="shrink-0" />
              {t.available({ player: name })}
            </span>
          )}
        </output>
        <div className="flex flex-col gap-3">
          {!isAvailable && (
            <Button
              type="submit"
              variant="soft"
              size="lg"
              isDisabled={!canCheck(draft) && draft.check.state !== 'checking'}
              isPending={draft.check.state === 'checking'}
            >
              {t.check}
            </Button>
          )}
          {/* A disabled submit button would keep Enter from submitting. */}
          <Button
            type={isAvailable ? 'submit' : 'button'}
            size="lg"
            isDisabled={!isAvailable}
            isPending={isSaving}
          >
            {t.setName}
          </Button>
          <p className="text-center text-sm text-muted">{t.nameForGood}</p>
        </div>
      </form>
    </SetupPage>
  )
}
