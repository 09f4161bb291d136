// Entering and leaving an event. What is shown follows from the live event; here is only the
// asking, the answer and what to say.
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
import { askAgreements } from '../agreement/agreement-questions.ts'

/**
 * `isSentOut`: waits where an organizer put them, and only an organizer brings back; `together`:
 * the partner leaving along; `guests`: with how many Undo signs up again.
 */
type Leaving = {
  isLate: boolean
  losesPlace: boolean
  isSentOut: boolean
  together: string | null
  guests: number
}
/** Taking back the player's own entry right after it: no one waits for the place yet. */
export const undoneEntry = { losesPlace: false, isSentOut: false, together: null }
type Entered = CallOutput<'events-signUp'>
type Task = 'enter' | 'guests' | 'leave' | 'publish'

/**
 * Without a connection it waits (use-waiting-entry.ts). drawAt: when the draw is, in words, as long as
 * it is to come; about: the event in words; isLate: leaving is recorded.
 */
export function useOwnEntry(
  eventId: string,
  { drawAt, about, isLate }: { drawAt: string | null; about: string; isLate: boolean },
) {
  const t = useTexts(mainButtonTexts)
  const { userId } = usePlayer()
  const { busy, run } = useBusy<Task>()

  /** What the server answered; null where it waits, or was refused in words. */
  const askOrWait = async <N extends CallName>(
    name: N,
    input: CallInput<N>,
  ): Promise<CallOutput<N> | null> => {
    const answer = await callOrWait({ userId, name, input, about })
    if (answer === 'waiting') return null
    if (answer.ok) return answer.value
    if (answer.refusal.code === 'agreement-needed')
      return (await askAgreements(toQuestion(eventId, input))) ? askOrWait(name, input) : null
    // Their words are many, and no screen waits for them.
    const { refusalText } = await loadPart(() => import('../../i18n/refusals.ts'))
    await alertUser(refusalText(answer.refusal))
    return null
  }
  const sayPlacement = (entered: Entered, playing: string, undo: (() => void) | null) =>
    showToast({
      about: eventId,
      closeLabel: t.close,
      ...(undo !== null && { action: { label: t.undo, onPress: undo } }),
      ...placementWords(entered, { playing, drawAt }),
    })

  /**
   * Undo leaves without a question, unless it would be recorded: taking back a step just
   * made gives up nothing. `hasUndo` false where the toast would lie under the tap.
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
      // Neither a recorded leave, nor a place that someone else has by now, nor what an organizer
      // decided can be taken back.
      const isFinal = leaving.isLate || leaving.losesPlace || leaving.isSentOut
      const undo = { label: t.undo, onPress: () => void signUp(leaving.guests) }
      await showToast({
        title: left.late ? t.lateRecorded : t.youAreOut,
        tone: 'info',
        about: eventId,
        ...(!isFinal && { action: undo }),
        closeLabel: t.close,
      })
    })

  return { busy, run, signUp, setGuests, leave }
}

/** Names of guests are asked for along with the own one. */
const toQuestion = (eventId: string, input: object) => ({
  eventId,
  guests: 'guests' in input ? Number(input.guests) : 0,
})

export type OwnEntry = ReturnType<typeof useOwnEntry>

/**
 * One tap leaves; a late cancel, a place with others waiting for it and a partner leaving along are
 * asked about first.
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

/** Where one stands now: in the draw, on the waitlist, or in the event, which `playing` says. */
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
