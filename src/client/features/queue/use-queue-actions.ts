// The actions of organizers and players in a live queue. The live queue shows results in every
// window; ending a game, breaks and leaving wait in the outbox when offline.
import { useMemo } from 'react'
import type { CallInput, CallName, CallOutput } from '#contract/contract.ts'
import type { Result } from '#domain/shared/result.ts'
import { liveQueueTexts } from '#words/en/queue/queue.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { pick } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { callOrWait } from '../../net/outbox/call-or-wait.ts'
import { useOutbox } from '../../net/outbox/use-outbox.ts'
import { asObject } from '../../net/wire-values.ts'
import { usePlayer } from '../../session/use-me.ts'
import { alertUser } from '../../ui/overlay/dialogs.ts'
import { showToast } from '../../ui/overlay/toasts.tsx'

export type QueueStepInput = CallInput<'queues-step'>['step']
type FinishStep = Extract<QueueStepInput, { kind: 'finish' }>
type OwnInput = Omit<CallInput<'queues-setOwn'>, 'eventId'>
type OwnKind = Extract<OwnInput['kind'], 'pause' | 'resume' | 'leave'>

/** Shows a refusal; true when it is done or queued. */
async function tell(answer: Result<unknown> | 'waiting'): Promise<boolean> {
  if (answer === 'waiting' || answer.ok) return true
  await alertUser(refusalText(answer.refusal))
  return false
}

export function useQueueActions(eventId: string) {
  const { userId } = usePlayer()
  const { items } = useOutbox(userId)
  const actions = useMemo(() => listActions(eventId, userId), [eventId, userId])
  return {
    ...actions,
    waitingCourts: items.flatMap(({ name, input, state }) => {
      const step = asObject(asObject(input)?.['step'])
      const isThis = name === 'queues-step' && asObject(input)?.['eventId'] === eventId
      return isThis && state !== 'refused' && typeof step?.['court'] === 'number'
        ? [step['court']]
        : []
    }),
    isOwnWaiting: items.some(
      ({ name, input, state }) =>
        name === 'queues-setOwn' && state !== 'refused' && asObject(input)?.['eventId'] === eventId,
    ),
  }
}

export type QueueActions = ReturnType<typeof useQueueActions>

function listActions(eventId: string, userId: string) {
  const t = pick(liveQueueTexts)
  const must = async <N extends CallName>(
    name: N,
    input: CallInput<N>,
  ): Promise<CallOutput<N> | null> => {
    const answer: Result<CallOutput<N>> = await call(name, input)
    await tell(answer)
    return answer.ok ? answer.value : null
  }
  return {
    open: (input: Omit<CallInput<'queues-open'>, 'eventId'>) =>
      must('queues-open', { eventId, ...input }),
    finish: async (step: FinishStep) =>
      tell(
        await callOrWait({
          userId,
          name: 'queues-step',
          input: { eventId, step },
          about: t.court({ n: step.court }),
        }),
      ),
    step: (step: QueueStepInput) => must('queues-step', { eventId, step }),
    own: async (kind: OwnKind, guests: OwnInput['guests'] = []) =>
      tell(
        await callOrWait({
          userId,
          name: 'queues-setOwn',
          input: { eventId, kind, ...(guests.length > 0 && { guests }) },
          about: t.title,
        }),
      ),
    pair: (input: OwnInput) => must('queues-setOwn', { eventId, ...input }),
    undo: async (step: number) => {
      if ((await must('queues-undo', { eventId, step })) !== null)
        await showToast({ title: t.undone })
    },
    setState: (state: 'open' | 'closed') => must('queues-setState', { eventId, state }),
    setWatch: (isOn: boolean) => must('queues-setWatch', { eventId, isOn }),
  }
}
