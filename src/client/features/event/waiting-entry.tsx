// What of my own entry waits for a connection. It stands where the main button is and says what is true meanwhile: nobody is in before the
// server said so.
import { CloudOff } from 'lucide-react'
import { useTexts } from '../../i18n/texts.ts'
import type { OutboxItem } from '../../lib/outbox.ts'
import { usePlayer } from '../../lib/use-me.ts'
import { useOutbox } from '../../lib/use-outbox.ts'
import { asObject } from '../../lib/wire-values.ts'
import { Button } from '../../ui/button.tsx'
import { mainButtonTexts } from './event-view-texts.ts'

const wordOf = { 'events-signUp': 'signUpWaits', 'events-withdraw': 'leaveWaits', 'events-setGuests': 'guestsWait' } as const
type EntryCall = keyof typeof wordOf

const isEntryCall = (name: string): name is EntryCall => name in wordOf

export type WaitingEntryOf = { name: EntryCall; giveUp: () => void }

/** The newest change of my entry that waits, or null. */
export function useWaitingEntry(eventId: string): WaitingEntryOf | null {
  const { outbox, items } = useOutbox(usePlayer().userId)
  const isOfEvent = ({ input, state }: OutboxItem): boolean => state === 'waiting' && asObject(input)?.['eventId'] === eventId
  return items.flatMap((item) => (isEntryCall(item.name) && isOfEvent(item) ? [{ name: item.name, giveUp: () => outbox.remove(item.key) }] : [])).at(-1) ?? null
}

export function WaitingEntry({ waiting: { name, giveUp } }: { waiting: WaitingEntryOf }) {
  const t = useTexts(mainButtonTexts)
  return (
    <div className="flex min-h-13 flex-1 items-center gap-3 rounded-xl bg-warm-soft py-1 pr-1 pl-4" data-main="waiting">
      <CloudOff aria-hidden size={20} className="shrink-0 text-warm" />
      <output className="flex-1 text-sm font-semibold text-warm">{t[wordOf[name]]}</output>
      <Button variant="ghost" onPress={giveUp}>{t.giveUpWaiting}</Button>
    </div>
  )
}
