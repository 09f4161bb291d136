// The part of my own entry that waits to be sent, and why. It stands where the main button is and
// says what is true until then: no one is in before the server said so.
import { CloudAlert, CloudOff } from 'lucide-react'
import { mainButtonTexts } from '#words/en/event/event-view.ts'
import { useTexts } from '../../i18n/texts.ts'
import type { OutboxItem } from '../../net/outbox/outbox-item.ts'
import { useOutbox } from '../../net/outbox/use-outbox.ts'
import { asObject } from '../../net/wire-values.ts'
import { usePlayer } from '../../session/use-me.ts'
import { Button } from '../../ui/button.tsx'

/** By call: the words while the connection is away, and while the server cannot take it. */
const wordsByCall = {
  'events-signUp': ['signUpWaits', 'signUpTried'],
  'events-withdraw': ['leaveWaits', 'leaveTried'],
  'events-setGuests': ['guestsWait', 'guestsTried'],
} as const
type EntryCall = keyof typeof wordsByCall

const isEntryCall = (name: string): name is EntryCall => name in wordsByCall

export type WaitingEntryOf = { name: EntryCall; isFailing: boolean; giveUp: () => void }

/** The newest change of my entry that waits, or null. */
export function useWaitingEntry(eventId: string): WaitingEntryOf | null {
  const { outbox, items } = useOutbox(usePlayer().userId)
  const isOfEvent = ({ input, state }: OutboxItem): boolean =>
    state === 'waiting' && asObject(input)?.['eventId'] === eventId
  const item = items.findLast((one) => isEntryCall(one.name) && isOfEvent(one))
  if (item === undefined || !isEntryCall(item.name)) return null
  const isFailing = item.isFailing === true
  return { name: item.name, isFailing, giveUp: () => outbox.remove(item.key) }
}

/**
 * `isResting`: it has just taken the place of the main button, and a second tap must give nothing
 * up.
 */
export function WaitingEntry({
  waiting: { name, isFailing, giveUp },
  isResting,
  end,
}: {
  waiting: WaitingEntryOf
  isResting: boolean
  /** Where it is given up: away from the tap that began it. */
  end: 'start' | 'end'
}) {
  const t = useTexts(mainButtonTexts)
  const [offlineWords, failingWords] = wordsByCall[name]
  const Icon = isFailing ? CloudAlert : CloudOff
  const giveUpButton = (
    <Button variant="ghost" isResting={isResting} onPress={giveUp}>
      {t.giveUpWaiting}
    </Button>
  )
  return (
    <div
      className="flex bar-control min-w-0 flex-1 items-center gap-2 rounded-xl bg-warm-soft px-1"
      data-main="waiting"
    >
      {end === 'start' && giveUpButton}
      <Icon aria-hidden size={20} className="ml-2 shrink-0 text-warm" />
      <output className="min-w-0 flex-1 text-sm font-semibold text-warm">
        {t[isFailing ? failingWords : offlineWords]}
      </output>
      {end === 'end' && giveUpButton}
    </div>
  )
}
