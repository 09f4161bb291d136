// The button that finds a cohost: anyone, players in the event first.
import { useState } from 'react'
import { UserPlus } from 'lucide-react'
import { rosterTexts } from '#words/en/roster/roster.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Button } from '../../ui/button.tsx'
import { PlayerFinder, type FoundPlayer } from './player-finder.tsx'

type CohostFinderProps = {
  eventId: string | null
  besides?: readonly FoundPlayer[]
  onPick: (player: FoundPlayer) => void
}

export function CohostFinder({ eventId, besides = [], onPick }: CohostFinderProps) {
  const t = useTexts(rosterTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="soft" size="sm" onPress={() => setOpen(true)}>
        <UserPlus aria-hidden size={16} />
        {t.addCohost}
      </Button>
      <PlayerFinder
        eventId={eventId}
        title={t.addCohostTitle}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onPick={onPick}
        besides={besides}
      />
    </>
  )
}
