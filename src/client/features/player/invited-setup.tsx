// The first two setup steps on one screen, for people who came for an event or by a personal link:
// the event on top, a free name proposed, and the event's venue as default home.
import { useState, type FormEvent } from 'react'
import { toSlug } from '#domain/player/slug.ts'
import { setupTexts } from '#words/en/player/setup.ts'
import { skillTexts } from '#words/en/player/skill.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { InvitationCard, usePublicCard } from '../../parts/event/invitation.tsx'
import type { Me } from '../../session/use-me.ts'
import { Button } from '../../ui/button.tsx'
import { alertUser } from '../../ui/overlay/dialogs.ts'
import { canCheck } from './name-check.ts'
import { CheckButton, NameFields } from './name-fields.tsx'
import { SetupPage } from './setup-page.tsx'
import { SkillPicker } from './skill-picker.tsx'
import { useChosenVenue } from './use-chosen-venue.ts'
import { useNameDraft } from './use-name-draft.ts'
import { usualSkill } from './usual-skill.ts'
import { VenuePicker } from './venue-picker.tsx'

export function InvitedSetup({ me, eventId }: { me: Me; eventId: string | null }) {
  const t = useTexts(setupTexts)
  const skillWords = useTexts(skillTexts)
  const card = usePublicCard(eventId)
  const hand = useNameDraft({ isFilled: true })
  const [chosen, setSkill] = useState<number | null>(null)
  const skill = chosen ?? hand.noted?.skillSelf ?? usualSkill
  const { venue, setVenue } = useChosenVenue(me, card ?? hand.noted?.location ?? undefined)
  const [isMissing, setMissing] = useState(false)
  const [isSaving, setSaving] = useState(false)

  async function save() {
    setMissing(venue === null)
    if (venue === null || isSaving) return
    setSaving(true)
    const answer = await call('players-updatePlayer', {
      playerId: toSlug(hand.name),
      fields: { playerName: hand.name, skillSelf: skill, homeLocation: venue.locationId },
    })
    if (answer.ok) return
    setSaving(false)
    if (answer.refusal.code === 'name-taken') hand.markTaken()
    else await alertUser(refusalText(answer.refusal))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (hand.isAvailable) void save()
    else if (canCheck(hand.draft)) void hand.check()
  }

  return (
    <SetupPage {...(eventId !== null && { step: 1 })} title={t.invitedTitle} lead={t.invitedLead}>
      {card !== undefined && <InvitationCard card={card} />}
      <form noValidate onSubmit={submit} className="flex flex-col gap-3">
        <h2>{t.nameTitle}</h2>
        <NameFields hand={hand} isSaving={isSaving} />
        <CheckButton hand={hand} />
        <p className="text-sm text-muted">{t.nameForGood}</p>
      </form>
      <section className="flex flex-col gap-3">
        <h2>{t.level}</h2>
        <SkillPicker value={skill} onChange={setSkill} isDisabled={isSaving} />
        <p className="text-sm text-muted">{skillWords.lock}</p>
      </section>
      <VenuePicker
        me={me}
        value={venue}
        onChange={setVenue}
        error={isMissing && venue === null ? t.venueMissing : undefined}
      />
      <Button
        size="lg"
        isDisabled={!hand.isAvailable}
        isPending={isSaving}
        onPress={() => void save()}
      >
        {t.goOn}
      </Button>
    </SetupPage>
  )
}
