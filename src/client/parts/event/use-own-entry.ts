// Enters and leaves an event, with confirmations and messages. The displayed state follows the live
// event.
import { inSentence } from '#client/i18n/in-sentence.ts'
import type { CallInput, CallName, CallOutput } from '#contract/contract.ts'
import { mainButtonTexts } from '#words/en/event/event-view.ts'
import { pick, useTexts } from '../../i18n/texts.ts'
import { loadPart } from '../../navigation/load-part.ts'
import { callOrWait } from '../../net/outbox/call-or-wait.ts'
import { usePlayer } from '../../session/use-me.ts'
import { alertUser, confirmUser } from '../../ui/overlay/dialogs.ts'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { labels } from '../../ui/words/labels.ts'
import { askAgreements } from '../agreement/agreement-questions.ts'

type Leaving = {
  isLate: boolean
  losesPlace: boolean
  isSentOut: boolean
  together: string | null
  guests: number
}
export const undoneEntry = { losesPlace: false, isSentOut: false, together: null }
type Entered = CallOutput<'events-signUp'>
type Task = 'enter' | 'guests' | 'leave' | 'publish'

/**
 * Offline, calls wait (use-waiting-entry.ts). drawAt: time of an upcoming draw as text; about: the
 * event as text; isLate: leaving counts as a late cancel.
 */
export function useOwnEntry(
  eventId: string,
  { drawAt, about, isLate }: { drawAt: string | null; about: string; isLate: boolean },
) {
  const t = useTexts(mainButtonTexts)
  const { userId } = usePlayer()
  const { busy, run } = useBusy<Task>()

  const askOrWait = async <N extends CallName>(
    name: N,
    input: CallInput<N>,
  ): Promise<CallOutput<N> | null> => {
    const answer = await callOrWait({ userId, name, input, about })
    if (answer === 'waiting') return null
    if (answer.ok) return answer.value
    if (answer.refusal.code === 'agreement-needed')
      return (await askAgreements(toQuestion(eventId, input))) ? askOrWait(name, input) : null
    const { refusalText } = await loadPart(() => import('../../i18n/refusals.ts'))
    await alertUser(refusalText(answer.refusal))
    return null
  }
  const sayPlacement = (entered: Entered, playing: string, undo: (() => void) | null) =>
    showToast({
      about: eventId,
      ...(undo !== null && { action: { label: labels.undo, onPress: undo } }),
      ...placementWords(entered, { playing, drawAt }),
    })

  /**
   * Undo leaves without a question, unless it would be recorded. `hasUndo` is false where the toast
   * would appear under the finger.
   */
  const signUp = (guests = 0, hasUndo = true) =>
    run('enter', async () => {
      const entered = await askOrWait('events-signUp', { eventId, guests })
      if (entered === null) return
      const isRecorded = isLate && entered.place === 'playing'
      const undo = () => void leave({ ...undoneEntry, isLate: isRecorded, guests })
      await sayPlacement(entered, t.youAreIn, hasUndo ? undo : null)
    })

  const setGuests = (guests: number, before: number) =>
    run('guests', async () => {
      const entered = await askOrWait('events-setGuests', { eventId, guests })
      if (entered === null) return
      const undo = () => void setGuests(before, guests)
      await sayPlacement(entered, t.guestsSaved, undo)
    })

  const leave = (leaving: Leaving) =>
    run('leave', async () => {
      if (!(await isLeaveMeant(leaving))) return
      const left = await askOrWait('events-withdraw', { eventId })
      if (left === null) return
      // A recorded leave, a place someone else may have taken, and an organizer's decision can't be
      // undone.
      const isFinal = leaving.isLate || leaving.losesPlace || leaving.isSentOut
      const undo = { label: labels.undo, onPress: () => void signUp(leaving.guests) }
      await showToast({
        title: left.late ? t.lateRecorded : t.youAreOut,
        tone: 'info',
        about: eventId,
        ...(!isFinal && { action: undo }),
      })
    })

  return { busy, run, signUp, setGuests, leave }
}

const toQuestion = (eventId: string, input: object) => ({
  eventId,
  guests: 'guests' in input ? Number(input.guests) : 0,
})

export type OwnEntry = ReturnType<typeof useOwnEntry>

/**
 * One tap leaves; a late cancel, a place with others waiting, and a leaving partner are confirmed
 * first.
 */
export async function isLeaveMeant({
  isLate,
  losesPlace,
  isSentOut,
  together,
}: Leaving): Promise<boolean> {
  const t = pick(mainButtonTexts)
  const withPartner = (text: string) =>
    together === null ? text : `${text} ${t.leavesToo({ name: together })}`
  if (isLate)
    return confirmUser({
      title: t.lateTitle,
      text: withPartner(t.lateText),
      confirm: t.leaveAnyway,
      isDanger: true,
    })
  if (losesPlace || isSentOut)
    return confirmUser({
      title: t.loseTitle,
      text: withPartner(isSentOut ? t.sentOutText : t.loseText),
      confirm: t.giveUp,
      isDanger: true,
    })
  return (
    together === null ||
    confirmUser({
      title: t.leaveTogetherTitle({ name: together }),
      text: t.leaveTogetherText,
      confirm: t.leaveTogether,
      isDanger: true,
    })
  )
}

function placementWords(
  { place, position }: CallOutput<'events-signUp'>,
  { playing, drawAt }: { playing: string; drawAt: string | null },
) {
  const t = pick(mainButtonTexts)
  if (place === 'waiting' && drawAt !== null)
    return {
      title: t.inDraw,
      text: t.inDrawText({ when: inSentence(drawAt) }),
      tone: 'info',
    } as const
  if (place === 'waiting' && position !== null)
    return { title: t.youWait({ n: position }), text: t.youWaitText, tone: 'info' } as const
  return { title: playing }
}
