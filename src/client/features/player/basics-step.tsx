// Setup 2 of 3: the level and the home venue, on one page.
import { useState } from 'react'
import { setupTexts } from '#words/en/player/setup.ts'
import { skillTexts } from '#words/en/player/skill.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { InvitationCard, usePublicCard } from '../../parts/event/invitation.tsx'
import type { Me, OwnPlayer } from '../../session/use-me.ts'
import { Button } from '../../ui/button.tsx'
import { alertUser } from '../../ui/overlay/dialogs.ts'
import { SetupPage } from './setup-page.tsx'
import { SkillPicker } from './skill-picker.tsx'
import { useChosenVenue } from './use-chosen-venue.ts'
import { usePendingEvent } from './use-pending-event.ts'
import { usualSkill } from './usual-skill.ts'
import { VenuePicker } from './venue-picker.tsx'

export function BasicsStep({ me, player }: { me: Me; player: OwnPlayer }) {
  const t = useTexts(setupTexts)
  const skillWords = useTexts(skillTexts)
  const [skill, setSkill] = useState(player.skillSelf ?? usualSkill)
  const card = usePublicCard(usePendingEvent())
  const { venue, setVenue } = useChosenVenue(me, card)
  const [isMissing, setMissing] = useState(false)
  const [isSaving, setSaving] = useState(false)

  async function save() {
    setMissing(venue === null)
    if (venue === null) return
    setSaving(true)
    const answer = await call('players-updatePlayer', {
      playerId: player.playerId,
      fields: { skillSelf: skill, homeLocation: venue.locationId },
    })
    if (answer.ok) return
    setSaving(false)
    await alertUser(refusalText(answer.refusal))
  }

  return (
    <SetupPage step={2} title={t.basicsTitle} lead={t.basicsLead}>
      {card !== undefined && <InvitationCard card={card} />}
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
      <Button size="lg" isPending={isSaving} onPress={() => void save()}>
        {t.goOn}
      </Button>
    </SetupPage>
  )
}
