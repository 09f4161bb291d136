// /venuepicker: chooses one venue. ?for=home (the default) makes it my home; ?for=event continues
// to a new event there, on ?date or today.
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { isDay, type Day } from '#domain/shared/day.ts'
import { myLocationsTexts } from '#words/en/location/my-locations.ts'
import { useToday } from '../device/today.ts'
import { LocationPicker } from '../features/location/list/location-picker.tsx'
import { useHome } from '../features/location/use-home.ts'
import { useTexts } from '../i18n/texts.ts'
import { keepSearch } from '../navigation/keep-search.ts'
import { Page } from '../ui/page.tsx'

const readSearch = (raw: Record<string, unknown>): { for?: 'home' | 'event'; date?: Day } => ({
  ...(raw['for'] === 'event' || raw['for'] === 'home' ? { for: raw['for'] } : {}),
  ...(typeof raw['date'] === 'string' && isDay(raw['date']) ? { date: raw['date'] } : {}),
})

export const Route = createFileRoute('/venuepicker')({
  validateSearch: keepSearch,
  component: VenuePicker,
})

function VenuePicker() {
  const t = useTexts(myLocationsTexts)

  const { for: purpose = 'home', date } = readSearch(Route.useSearch())
  const router = useRouter()
  const today = useToday()
  const home = useHome()
  const choose = async (locationId: string) => {
    if (purpose === 'event')
      return router.navigate({
        to: '/createevent/{-$first}/{-$second}/{-$third}',
        params: { first: date ?? today, second: locationId },
        replace: true,
      })
    if (await home.setHome(locationId)) return goBack()
  }
  const goBack = () =>
    router.history.canGoBack()
      ? router.history.back()
      : router.navigate({ to: '/venues/{-$locId}' })
  return (
    <Page
      title={purpose === 'event' ? t.pickEvent : t.pickHome}
      back={{ onPress: () => void goBack() }}
    >
      <LocationPicker
        isPending={home.pending !== null}
        onChoose={(locationId) => void choose(locationId)}
      />
    </Page>
  )
}
