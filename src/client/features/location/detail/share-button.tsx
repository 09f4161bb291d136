import { Share2 } from 'lucide-react'
import { usePlayer } from '../../../session/use-me.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { labels } from '../../../ui/words/labels.ts'
import { shareVenue } from './share-venue.ts'

export function ShareButton(venue: { locationId: string; name: string }) {
  const { playerId } = usePlayer().player
  return (
    <IconButton
      icon={Share2}
      label={labels.share}
      onPress={() => void shareVenue(venue, playerId)}
    />
  )
}
