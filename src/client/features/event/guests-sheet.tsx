// Sets how many guests a player brings and shows how that would affect their place.
import { useState } from 'react'
import { placesTaken } from '#domain/event/entry.ts'
import { decideRoster } from '#domain/event/roster.ts'
import { mainButtonTexts } from '#words/en/event/event-view.ts'
import { useNow } from '../../device/today.ts'
import { useTexts } from '../../i18n/texts.ts'
import type { OpenedDetail } from '../../parts/event/event-detail.ts'
import { Button } from '../../ui/button.tsx'
import { NumberField } from '../../ui/field/number-field.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { labels } from '../../ui/words/labels.ts'

type GuestsSheetProps = {
  detail: OpenedDetail
  playerId: string
  current: number
  isOpen: boolean
  onClose: () => void
  onChosen: (guests: number) => void
}

export function GuestsSheet({ isOpen, ...props }: GuestsSheetProps) {
  const t = useTexts(mainButtonTexts)
  return (
    <Sheet title={t.guestsTitle} isOpen={isOpen} onClose={props.onClose}>
      <Guests {...props} />
    </Sheet>
  )
}

function Guests({
  detail,
  playerId,
  current,
  onClose,
  onChosen,
}: Omit<GuestsSheetProps, 'isOpen'>) {
  const t = useTexts(mainButtonTexts)
  const [guests, setGuests] = useState(current)
  const { guestsPerPlayer } = detail.fields
  const outcome = useOutcome(detail, playerId, guests)
  const choose = () => {
    onClose()
    onChosen(guests)
  }
  return (
    <>
      <NumberField
        label={t.howMany}
        description={t.guestsUpTo({ n: guestsPerPlayer })}
        minValue={0}
        maxValue={Math.max(guestsPerPlayer, current)}
        value={guests}
        onChange={setGuests}
      />
      <output className="min-h-6 text-sm font-medium">{outcome.text}</output>
      <Button size="lg" isDisabled={!outcome.isPossible || guests === current} onPress={choose}>
        {labels.save}
      </Button>
    </>
  )
}

function useOutcome(
  detail: OpenedDetail,
  playerId: string,
  guests: number,
): { isPossible: boolean; text: string } {
  const t = useTexts(mainButtonTexts)
  const now = useNow()
  const { entries } = detail
  const roster = { entries, nextOrder: (entries.at(-1)?.order ?? 0) + 1 }
  const decided = decideRoster(detail.terms, roster, { kind: 'set-guests', playerId, guests }, now)
  if (!decided.ok)
    return {
      isPossible: false,
      text: decided.refusal.code === 'others-waiting' ? t.othersWait : t.wouldNotFit,
    }
  const { position } = decided.value.answer
  const free = Math.max(0, detail.fields.maxPlayers - placesTaken(detail.roster))
  return {
    isPossible: true,
    text: position === null ? t.roomFor({ n: free }) : t.wouldWait({ n: position }),
  }
}
