// /poppi: Poppi, the helper. The question is in the address.
import type { ComponentProps } from 'react'
import { createFileRoute } from '@tanstack/react-router'
import { poppiTexts } from '#words/en/poppi/poppi.ts'
import { toDeviceDay, useNow } from '../device/today.ts'
import { EventCard, type EventCardProps } from '../features/event-list/event-card.tsx'
import { LocationListRow } from '../features/location/list/location-row.tsx'
import type { AnswerCards } from '../features/poppi/poppi-answer.tsx'
import { readPoppiSearch } from '../features/poppi/poppi-search.ts'
import { Poppi } from '../features/poppi/poppi.tsx'
import { useTexts } from '../i18n/texts.ts'
import { keepSearch } from '../navigation/keep-search.ts'
import { useBack } from '../navigation/use-back.ts'
import { usePlayer } from '../session/use-me.ts'
import { List } from '../ui/list-row.tsx'
import { Page } from '../ui/page.tsx'

export const Route = createFileRoute('/poppi')({
  component: PoppiScreen,
  validateSearch: keepSearch,
})

const cards: AnswerCards = { Event: EventAnswer, Venue: VenueAnswer }

function PoppiScreen() {
  const t = useTexts(poppiTexts)
  const search = readPoppiSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  const goBack = useBack()
  const now = useNow()
  const time = new Date(now).toTimeString().slice(0, 5)
  return (
    <Page title={t.title} lead={t.lead} back={{ onPress: goBack }}>
      <Poppi
        search={search}
        today={toDeviceDay(now)}
        time={time}
        cards={cards}
        onAsk={(next) => void navigate({ search: next, replace: next.q === search.q })}
      />
    </Page>
  )
}

function EventAnswer({ card }: { card: EventCardProps['event'] }) {
  return <EventCard event={card} now={useNow()} withDay />
}

function VenueAnswer({ card }: { card: ComponentProps<typeof LocationListRow>['location'] }) {
  const { player } = usePlayer()
  return (
    <List>
      <LocationListRow
        location={card}
        isHome={card.locationId === player.homeLocation}
        trailing={null}
      />
    </List>
  )
}
