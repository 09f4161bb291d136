// Entering and leaving an event. What is shown follows from the live event; here is only the asking, the answer and what to say.
import type { CallOutput } from '#contract/contract.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { callOrWait } from '../../lib/call-or-wait.ts'
import { alertUser, confirmUser } from '../../lib/dialogs.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { usePlayer } from '../../lib/use-me.ts'
import { showToast } from '../../ui/toasts.tsx'
import { mainButtonTexts } from './event-view-texts.ts'

type Task = 'enter' | 'guests' | 'leave' | 'publish'

/** Without a connection it waits (waiting-entry.tsx). drawAt: when the draw is, in words, as long as it is to come; about: the event in words. */
export function useOwnEntry(eventId: string, { drawAt, about }: { drawAt: string | null; about: string }) {
  const t = useTexts(mainButtonTexts)
  const { userId } = usePlayer()
  const { busy, run } = useBusy<Task>()

  const tellPlacement = ({ place, position }: CallOutput<'events-signUp'>, playing: string) =>
    showToast({ closeLabel: t.close, ...(place === 'waiting' && drawAt !== null ? { title: t.inDraw, text: t.inDrawText(drawAt), tone: 'info' } : place === 'waiting' && position !== null ? { title: t.youWait(position), text: t.youWaitText, tone: 'info' } : { title: playing }) })

  const signUp = (guests: number) => run('enter', async () => {
    const answer = await callOrWait({ userId, name: 'events-signUp', input: { eventId, guests }, about })
    if (answer !== 'waiting') await (answer.ok ? tellPlacement(answer.value, t.youAreIn) : alertUser(refusalText(answer.refusal)))
  })

  const setGuests = (guests: number) => run('guests', async () => {
    const answer = await callOrWait({ userId, name: 'events-setGuests', input: { eventId, guests }, about })
    if (answer !== 'waiting') await (answer.ok ? tellPlacement(answer.value, t.guestsSaved) : alertUser(refusalText(answer.refusal)))
  })

  const withdraw = async (): Promise<void> => {
    const answer = await callOrWait({ userId, name: 'events-withdraw', input: { eventId }, about })
    if (answer !== 'waiting') await (answer.ok ? showToast({ title: answer.value.late ? t.lateRecorded : t.youAreOut, tone: 'info', closeLabel: t.close }) : alertUser(refusalText(answer.refusal)))
  }

  /** One tap leaves; a late cancel, a place that others wait for and a partner who leaves along are asked about first. */
  const leave = ({ isLate, losesPlace, together }: { isLate: boolean; losesPlace: boolean; together: string | null }) => run('leave', async () => {
    const withPartner = (text: string) => (together === null ? text : `${text} ${t.leavesToo(together)}`)
    if (isLate && !await confirmUser({ title: t.lateTitle, text: withPartner(t.lateText), confirm: t.leaveAnyway, isDanger: true })) return
    if (!isLate && !losesPlace && together !== null && !await confirmUser({ title: t.leaveTogetherTitle(together), text: t.leaveTogetherText, confirm: t.leaveTogether, isDanger: true })) return
    if (!isLate && losesPlace && !await confirmUser({ title: t.loseTitle, text: withPartner(t.loseText), confirm: t.giveUp, isDanger: true })) return
    await withdraw()
  })

  return { busy, run, signUp, setGuests, leave }
}
