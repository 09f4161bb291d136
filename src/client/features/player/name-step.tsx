// Setup 1 of 3: choosing and checking the player name. It is saved only after it was found
// available.
import { useState, type FormEvent } from 'react'
import { toSlug } from '#domain/player/slug.ts'
import { setupTexts } from '#words/en/player/setup.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { Button } from '../../ui/button.tsx'
import { alertUser } from '../../ui/overlay/dialogs.ts'
import { canCheck } from './name-check.ts'
import { CheckButton, NameFields } from './name-fields.tsx'
import { SetupPage } from './setup-page.tsx'
import { useNameDraft } from './use-name-draft.ts'

export function NameStep() {
  const t = useTexts(setupTexts)
  const hand = useNameDraft({ isFilled: false })
  const [isSaving, setSaving] = useState(false)

  async function save() {
    setSaving(true)
    const answer = await call('players-updatePlayer', {
      playerId: toSlug(hand.name),
      fields: { playerName: hand.name },
    })
    if (answer.ok) return
    setSaving(false)
    if (answer.refusal.code === 'name-taken') hand.markTaken()
    else await alertUser(refusalText(answer.refusal))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (hand.isAvailable && !isSaving) void save()
    else if (canCheck(hand.draft)) void hand.check()
  }

  return (
    <SetupPage step={1} title={t.nameTitle} lead={t.nameLead}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-6">
        <NameFields hand={hand} isSaving={isSaving} />
        <div className="flex flex-col gap-3">
          <CheckButton hand={hand} />
          {/* A disabled submit button would keep Enter from submitting. */}
          <Button
            type={hand.isAvailable ? 'submit' : 'button'}
            size="lg"
            isDisabled={!hand.isAvailable}
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
