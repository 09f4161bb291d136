// Entering and leaving an event. What is shown follows from the live event; here is only the
// asking, the answer and what to say.
import type { CallOutput } from '#contract/contract.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { callOrWait } from '../../lib/call-or-wait.ts'
import { alertUser, confirmUser } from '../../lib/dialogs.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { usePlayer } from '../../lib/use-me.ts'
import { showToast } from '../../ui/toasts.tsx'
import { mainButtonTexts } from './event-view-texts.ts'

/** `together`: who leaves along; `guests`: with how many Undo signs up again. */
type Leaving = { isLate: boolean; losesPlace: boolean; together: string | null; guests: number }
type ToastAction = { label: string; onPress: () => void }
type Task = 'enter' | 'guests' | 'leave' | 'publish'

/**
 * Without a connection it waits (waiting-entry.tsx). drawAt: when the draw is, in words, as long as
 * it is to come; about: the event in words; isLate: leaving is recorded.
 */
export function useOwnEntry(
  eventId: string,
  { drawAt, about, isLate }: { drawAt: string | null; about: string; isLate: boolean },
) {
  const t = useTexts(mainButtonTexts)
  const { userId } = usePlayer()
  const { busy, run } = useBusy<Task>()

  const tellPlacement = (
    { place, position }: CallOutput<'events-signUp'>,
    playing: string,
    action?: ToastAction,
  ) =>
    showToast({
      about: eventId,
      closeLabel: t.close,
      ...(action !== undefined && { action }),
      ...(place === 'waiting' && drawAt !== null
        ? { title: t.inDraw, text: t.inDrawText(drawAt), tone: 'info' }
        : place === 'waiting' && position !== null
          ? { title: t.youWait(position), text: t.youWaitText, tone: 'info' }
          : { title: playing }),
    })

  /**
   * Undo leaves without a question, unless it would be recorded: whoever takes back what they just
   * did gives up nothing.
   */
  const signUp = (guests: number) =>
    run('enter', async () => {
      const answer = await callOrWait({
        userId,
        name: 'events-signUp',
        input: { eventId, guests },
        about,
      })
      if (answer === 'waiting') return
      const isRecorded = isLate && answer.ok && answer.value.place === 'playing'
      const undo = () =>
        void leave({ isLate: isRecorded, losesPlace: false, together: null, guests })
      await (answer.ok
        ? tellPlacement(answer.value, t.youAreIn, { label: t.undo, onPress: undo })
        : alertUser(refusalText(answer.refusal)))
    })

  const setGuests = (guests: number) =>
    run('guests', async () => {
      const answer = await callOrWait({
        userId,
        name: 'events-setGuests',
        input: { eventId, guests },
        about,
      })
      if (answer !== 'waiting')
        await (answer.ok
          ? tellPlacement(answer.value, t.guestsSaved)
          : alertUser(refusalText(answer.refusal)))
    })

  const withdraw = async (action?: ToastAction): Promise<void> => {
    const answer = await callOrWait({ userId, name: 'events-withdraw', input: { eventId }, about })
    if (answer !== 'waiting')
      await (answer.ok
        ? showToast({
            title: answer.value.late ? t.lateRecorded : t.youAreOut,
            tone: 'info',
            about: eventId,
            ...(action !== undefined && { action }),
            closeLabel: t.close,
          })
        : alertUser(refusalText(answer.refusal)))
  }

  /**
   * One tap leaves; a late cancel, a place that others wait for and a partner who leaves along are
   * asked about first.
   */
  const isLeaveMeant = async ({ isLate, losesPlace, together }: Leaving): Promise<boolean> => {
    const withPartner = (text: string) =>
      together === null ? text : `${text} ${t.leavesToo(together)}`
    if (isLate)
      return confirmUser({
        title: t.lateTitle,
        text: withPartner(t.lateText),
        confirm: t.leaveAnyway,
        isDanger: true,
      })
    if (losesPlace)
      return confirmUser({
        title: t.loseTitle,
        text: withPartner(t.loseText),
        confirm: t.giveUp,
        isDanger: true,
      })
    return (
      together === null ||
      confirmUser({
        title: t.leaveTogetherTitle(together),
        text: t.leaveTogetherText,
        confirm: t.leaveTogether,
        isDanger: true,
      })
    )
  }

  const leave = (leaving: Leaving) =>
    run('leave', async () => {
      if (!(await isLeaveMeant(leaving))) return
      // A recorded leave, and a place that somebody else has by now, cannot be taken back.
      const isFinal = leaving.isLate || leaving.losesPlace
      await withdraw(
        isFinal ? undefined : { label: t.undo, onPress: () => void signUp(leaving.guests) },
      )
    })

  return { busy, run, signUp, setGuests, leave }
}
