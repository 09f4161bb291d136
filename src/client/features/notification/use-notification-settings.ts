// My notification settings with optimistic updates: changes show at once, are sent in order, and
// are reverted with a message on a refusal.
import { useRef, useState } from 'react'
import type { CallInput, LiveOutput } from '#contract/contract.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { call } from '../../net/call.ts'
import { useLiveList } from '../../net/use-live-list.ts'
import { alertUser } from '../../ui/overlay/dialogs.ts'
import { applyChanges } from './apply-changes.ts'

export type NotificationChoices = LiveOutput<'notifications-settings'>
export type ChoiceChanges = CallInput<'notifications-updateSettings'>
type Pending = {
  id: number
  changes: ChoiceChanges
  isDone: boolean
}

export function useNotificationSettings() {
  const { live, retry } = useLiveList('notifications-settings', {})
  const [pending, setPending] = useState<readonly Pending[]>([])
  const sending = useRef<Promise<void>>(Promise.resolve())
  const lastId = useRef(0)
  const { data } = live
  const [seen, setSeen] = useState(data)
  if (seen !== data) {
    setSeen(data)
    setPending(pending.filter(({ isDone }) => !isDone))
  }
  const send = async (id: number, changes: ChoiceChanges): Promise<void> => {
    const answer = await call('notifications-updateSettings', changes)
    if (answer.ok) {
      setPending((waiting) =>
        waiting.map((one) => (one.id === id ? { ...one, isDone: true } : one)),
      )
      return
    }
    setPending((waiting) => waiting.filter((one) => one.id !== id))
    await alertUser(refusalText(answer.refusal))
  }
  const change = (changes: ChoiceChanges): void => {
    lastId.current += 1
    const id = lastId.current
    setPending((waiting) => [...waiting, { id, changes, isDone: false }])
    sending.current = sending.current.then(() => send(id, changes))
  }
  const choices =
    data === undefined
      ? undefined
      : pending.reduce((shown, { changes }) => applyChanges(shown, changes), data)
  return { live, retry, choices, change }
}
