// Joins and leaves the list of players looking for a partner. The live list shows the result.
import type { CallInput, CallName } from '#contract/contract.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { call } from '../../net/call.ts'
import { alertUser } from '../../ui/overlay/dialogs.ts'
import { useBusy } from '../../ui/use-busy.ts'

export function useSeeking(eventId: string) {
  const { busy, run } = useBusy<string>()
  const must = async <N extends CallName>(name: N, input: CallInput<N>): Promise<void> => {
    const answer = await call(name, input)
    if (!answer.ok) await alertUser(refusalText(answer.refusal))
  }
  return {
    busy,
    seek: (note: string) => run('seek', () => must('partners-seek', { eventId, note })),
    stop: (playerId: string) => run(playerId, () => must('partners-stop', { eventId, playerId })),
  }
}
