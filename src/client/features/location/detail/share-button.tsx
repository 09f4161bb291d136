// Shares the link that invites to a venue.
import { Share2 } from 'lucide-react'
import { locationDetailTexts } from '#words/en/location/location-detail.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { usePlayer } from '../../../session/use-me.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { shareVenue } from './share-venue.ts'

export function ShareButton(venue: { locationId: string; name: string }) {
  const t = useTexts(locationDetailTexts)
  const { playerId } = usePlayer().player
  return (
    <IconButton icon={Share2} label={t.share} onPress={() => void shareVenue(venue, playerId)} />
  )
}
