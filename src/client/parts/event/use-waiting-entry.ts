// The latest change of my entry in an event that isn't sent yet.
import type { OutboxItem } from '../../net/outbox/outbox-item.ts'
import { useOutbox } from '../../net/outbox/use-outbox.ts'
import { asObject } from '../../net/wire-values.ts'
import { usePlayer } from '../../session/use-me.ts'

const entryCalls = [
  'events-signUp',
  'events-withdraw',
  'events-setGuests',
  'events-answerOffer',
] as const
type EntryCall = (typeof entryCalls)[number]

const isEntryCall = (name: string): name is EntryCall => entryCalls.some((call) => call === name)

export type WaitingEntryOf = { name: EntryCall; isFailing: boolean; giveUp: () => void }

export function useWaitingEntry(eventId: string): WaitingEntryOf | null {
  const { outbox, items } = useOutbox(usePlayer().userId)
  const isOfEvent = ({ input, state }: OutboxItem): boolean =>
    state === 'waiting' && asObject(input)?.['eventId'] === eventId
  const item = items.findLast((one) => isEntryCall(one.name) && isOfEvent(one))
  if (item === undefined || !isEntryCall(item.name)) return null
  const isFailing = item.isFailing === true
  return { name: item.name, isFailing, giveUp: () => outbox.remove(item.key) }
}
