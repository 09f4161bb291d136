// Replaces the main button while my sign-up is waiting to be sent, and explains why. The sign-up
// counts only once the server has confirmed it.
import { CloudAlert, CloudOff } from 'lucide-react'
import { mainButtonTexts } from '#words/en/event/event-view.ts'
import { useTexts } from '../../i18n/texts.ts'
import type { WaitingEntryOf } from '../../parts/event/use-waiting-entry.ts'
import { Button } from '../../ui/button.tsx'

const wordsByCall = {
  'events-signUp': ['signUpWaits', 'signUpTried'],
  'events-withdraw': ['leaveWaits', 'leaveTried'],
  'events-setGuests': ['guestsWait', 'guestsTried'],
  'events-answerOffer': ['answerWaits', 'answerTried'],
} as const

/** `isResting`: it just replaced the main button, so a second tap must not cancel the call. */
export function WaitingEntry({
  waiting: { name, isFailing, giveUp },
  isResting,
  end,
}: {
  waiting: WaitingEntryOf
  isResting: boolean
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
