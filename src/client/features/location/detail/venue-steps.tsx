// The next steps of a young venue, for its admins.
import { Camera, CalendarPlus, Clock, Share2 } from 'lucide-react'
import type { LiveOutput } from '#contract/contract.ts'
import { listVenueSteps, type VenueStep } from '#domain/location/venue-steps.ts'
import type { Day } from '#domain/shared/day.ts'
import { venueStepTexts } from '#words/en/app/first-steps.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { FirstSteps, type FirstStep } from '../../../parts/steps/first-steps.tsx'
import { usePlayer } from '../../../session/use-me.ts'
import { shareVenue } from './share-venue.ts'
import type { ComingEvents } from './use-coming-events.ts'
import { venuePhotoCrop } from './venue-photo-crop.ts'

type VenueStepsProps = {
  location: LiveOutput<'locations-byId'>
  coming: ComingEvents
  today: Day
}

export function VenueSteps({ location, coming, today }: VenueStepsProps) {
  const t = useTexts(venueStepTexts)
  const { playerId } = usePlayer().player
  const { locationId, fields } = location
  const steps: Record<VenueStep, Omit<FirstStep, 'id'>> = {
    photo: {
      icon: Camera,
      title: t.photo,
      detail: t.photoText,
      link: {
        to: '/upload/$targetId',
        params: { targetId: locationId },
        search: venuePhotoCrop,
      },
    },
    facts: {
      icon: Clock,
      title: t.facts,
      link: { to: '/locationedit/$lId', params: { lId: locationId } },
    },
    event: {
      icon: CalendarPlus,
      title: t.event,
      link: {
        to: '/createevent/{-$first}/{-$second}/{-$third}',
        params: { first: today, second: locationId },
      },
    },
    share: {
      icon: Share2,
      title: t.share,
      detail: t.shareText,
      onPress: () => void shareVenue({ locationId, name: fields.name }, playerId),
    },
  }
  const { data } = coming.live
  if (data === undefined) return null
  const open = listVenueSteps({
    photoURL: location.photoURL,
    courts: fields.courts,
    hours: fields.hours,
    eventCount: data.events.length,
    playerCount: location.playerCount,
  })
  return <FirstSteps steps={open.map((id) => ({ id, ...steps[id] }))} />
}
