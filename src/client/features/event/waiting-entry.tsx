// The part of my own entry that waits to be sent, and why. It stands where the main button is and
// says what is true until then: no one is in before the server said so.
import { CloudAlert, CloudOff } from 'lucide-react'
import { mainButtonTexts } from '#words/en/event/event-view.ts'
import { useTexts } from '../../i18n/texts.ts'
import type { WaitingEntryOf } from '../../parts/event/use-waiting-entry.ts'
import { Button } from '../../ui/button.tsx'

/** By call: the words while the connection is away, and while the server cannot take it. */
const wordsByCall = {
  'events-signUp': ['signUpWaits', 'signUpTried'],
  'events-withdraw': ['leaveWaits', 'leaveTried'],
  'events-setGuests': ['guestsWait', 'guestsTried'],
  'events-answerOffer': ['answerWaits', 'answerTried'],
} as const

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
