// How many guests a player brings, with what that would mean for their place.
import { useState } from 'react'
import type { RosterPlayer } from '#domain/event/roster-request.ts'
import { decideRoster } from '#domain/event/roster.ts'
import { mainButtonTexts } from '#words/en/event/event-view.ts'
import { useNow } from '../../device/today.ts'
import { useTexts } from '../../i18n/texts.ts'
import { toEntries, toTerms, type EventDetail } from '../../parts/event/event-detail.ts'
import { Button } from '../../ui/button.tsx'
import { NumberField } from '../../ui/field/number-field.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'

type GuestsSheetProps = {
  detail: EventDetail
  viewer: RosterPlayer
  isOpen: boolean
  onClose: () => void
  onChosen: (guests: number) => void
}

export function GuestsSheet({ isOpen, ...props }: GuestsSheetProps) {
  const t = useTexts(mainButtonTexts)
  const own = props.detail.roster.find(({ playerId }) => playerId === props.viewer.playerId)
  return (
    <Sheet
      title={own === undefined ? t.signUpTitle : t.guestsTitle}
      closeLabel={t.close}
      isOpen={isOpen}
      onClose={props.onClose}
    >
      <Guests {...props} current={own?.guests ?? null} />
    </Sheet>
  )
}

/** current: the guests signed up already, null before signing up. */
function Guests({
  detail,
  viewer,
  current,
  onClose,
  onChosen,
}: Omit<GuestsSheetProps, 'isOpen'> & { current: number | null }) {
  const t = useTexts(mainButtonTexts)
  const [guests, setGuests] = useState(current ?? 0)
  const { guestsPerPlayer } = detail.fields
  const outcome = useOutcome(detail, viewer, guests, current)
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
        maxValue={Math.max(guestsPerPlayer, current ?? 0)}
        value={guests}
        onChange={setGuests}
      />
      <output className="min-h-6 text-sm font-medium">{outcome.text}</output>
      <Button size="lg" isDisabled={!outcome.isPossible || guests === current} onPress={choose}>
        {current === null ? t.signUp : t.save}
      </Button>
    </>
  )
}

/** What domain's rules say of this many guests now. */
function useOutcome(
  detail: EventDetail,
  viewer: RosterPlayer,
  guests: number,
  current: number | null,
): { isPossible: boolean; text: string } {
  const t = useTexts(mainButtonTexts)
  const now = useNow()
  const entries = toEntries(detail.roster)
  const roster = { entries, nextOrder: (entries.at(-1)?.order ?? 0) + 1 }
  const request =
    current === null
      ? { kind: 'sign-up' as const, player: viewer, guests }
      : { kind: 'set-guests' as const, playerId: viewer.playerId, guests }
  const decided = decideRoster(toTerms(detail), roster, request, now)
  if (!decided.ok)
    return {
      isPossible: false,
      text: decided.refusal.code === 'others-waiting' ? t.othersWait : t.wouldNotFit,
    }
  const { position } = decided.value.answer
  return { isPossible: true, text: position === null ? t.wouldPlay : t.wouldWait({ n: position }) }
}
