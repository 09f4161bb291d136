// The question of an invitation above the main button, with Out as one tap. In is the main button.
import { invitationQuestionTexts } from '#words/en/invitation/invitation.ts'
import { eventName } from '../../i18n/event-name.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { shownName } from '../../i18n/shown-name.ts'
import { useTexts } from '../../i18n/texts.ts'
import { callOrWait } from '../../net/outbox/call-or-wait.ts'
import { useLive } from '../../net/use-live.ts'
import type { EventDetail } from '../../parts/event/event-detail.ts'
import { usePlayer } from '../../session/use-me.ts'
import { Button } from '../../ui/button.tsx'
import { alertUser } from '../../ui/overlay/dialogs.ts'
import { useBusy } from '../../ui/use-busy.ts'

/** Nothing for players that were not asked, or have a place. */
export function InvitationQuestion({
  detail: { eventId, fields, locationName, organizerName },
}: {
  detail: EventDetail
}) {
  const t = useTexts(invitationQuestionTexts)
  const { userId } = usePlayer()
  const { busy, run } = useBusy<'out'>()
  const answer = useLive('events-invitation', { eventId }).data?.answer
  if (answer === 'out')
    return <output className="text-center text-sm text-balance text-muted">{t.saidOut}</output>
  if (answer !== 'none') return null
  const sayOut = () =>
    run('out', async () => {
      const answered = await callOrWait({
        userId,
        name: 'events-declineInvitation',
        input: { eventId },
        about: eventName({ ...fields, locationName }),
      })
      if (answered !== 'waiting' && !answered.ok) await alertUser(refusalText(answered.refusal))
    })
  return (
    <div className="flex items-center gap-3">
      <p className="min-w-0 flex-1 text-sm font-semibold text-pretty">
        {t.question({ name: shownName(organizerName) })}
      </p>
      <Button variant="plain" isPending={busy === 'out'} onPress={() => void sayOut()}>
        {t.cantCome}
      </Button>
    </div>
  )
}
