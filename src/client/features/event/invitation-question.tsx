// The question of an invitation above the main button. Out is one tap here; In is the main button.
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
import { showToast } from '../../ui/overlay/toasts.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { labels } from '../../ui/words/labels.ts'

type Out = 'this' | 'series'

export function InvitationQuestion({ detail }: { detail: EventDetail }) {
  const { eventId, organizerName, series } = detail
  const t = useTexts(invitationQuestionTexts)
  const { busy, sayOut } = useSayOut(detail)
  const answer = useLive('events-invitation', { eventId }).data?.answer
  if (answer === 'out')
    return <output className="text-center text-sm text-balance text-muted">{t.saidOut}</output>
  if (answer !== 'none') return null
  const hasMore = series !== null && series.index < series.size
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className={`${hasMore ? 'min-w-64' : 'min-w-0'} flex-1 text-sm font-semibold text-pretty`}>
        {t.question({ name: shownName(organizerName) })}
      </p>
      <Button
        variant="plain"
        className={hasMore ? 'flex-1 md:flex-none' : ''}
        isPending={busy === 'this'}
        onPress={() => void sayOut('this')}
      >
        {t.cantCome}
      </Button>
      {hasMore && (
        <Button
          variant="plain"
          className="flex-1 md:flex-none"
          isPending={busy === 'series'}
          onPress={() => void sayOut('series')}
        >
          {t.cantComeAny}
        </Button>
      )}
    </div>
  )
}

function useSayOut({ eventId, fields, locationName }: EventDetail) {
  const t = useTexts(invitationQuestionTexts)
  const { userId } = usePlayer()
  const { busy, run } = useBusy<Out>()
  const ask = async (scope: Out, isOut: boolean): Promise<boolean> => {
    const answered = await callOrWait({
      userId,
      name: 'events-declineInvitation',
      input: { eventId, scope, isOut },
      about: eventName({ ...fields, locationName }),
    })
    if (answered === 'waiting' || answered.ok) return true
    await alertUser(refusalText(answered.refusal))
    return false
  }
  const sayOut = (scope: Out) =>
    run(scope, async () => {
      const isSaid = await ask(scope, true)
      if (!isSaid || scope === 'this') return
      void showToast({
        title: t.saidOutAny,
        action: { label: labels.undo, onPress: () => void ask(scope, false) },
      })
    })
  return { busy, sayOut }
}
