// Answers an offered place. Offline the answer waits, and counts if it arrives in time.
import { mainButtonTexts } from '#words/en/event/event-view.ts'
import { eventName } from '../../i18n/event-name.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { callOrWait } from '../../net/outbox/call-or-wait.ts'
import type { EventDetail } from '../../parts/event/event-detail.ts'
import { isLeaveMeant, undoneEntry } from '../../parts/event/use-own-entry.ts'
import { usePlayer } from '../../session/use-me.ts'
import { alertUser } from '../../ui/overlay/dialogs.ts'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { useBusy } from '../../ui/use-busy.ts'

export function useOfferAnswer(
  { eventId, fields, locationName }: EventDetail,
  together: string | null,
) {
  const t = useTexts(mainButtonTexts)
  const { userId } = usePlayer()
  const { busy, run } = useBusy<'take' | 'decline'>()
  const decline = { ...undoneEntry, together, isLate: false, guests: 0 }
  const say = (isTaken: boolean) =>
    showToast({
      about: eventId,
      ...(isTaken
        ? { title: t.youAreIn }
        : { title: t.offerDeclined, text: t.offerDeclinedText, tone: 'info' as const }),
    })
  const answer = (isTaken: boolean) =>
    run(isTaken ? 'take' : 'decline', async () => {
      if (!isTaken && !(await isLeaveMeant(decline))) return
      const answered = await callOrWait({
        userId,
        name: 'events-answerOffer',
        input: { eventId, isTaken },
        about: eventName({ ...fields, locationName }),
      })
      if (answered === 'waiting') return
      await (answered.ok ? say(isTaken) : alertUser(refusalText(answered.refusal)))
    })
  return { busy, answer }
}
