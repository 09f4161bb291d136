// /screens: the TV screens of a venue for its admins, on a phone; ?venue selects it. The pairing
// code of a new screen is in the hash of its QR code's link.
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { Monitor } from 'lucide-react'
import { readScreenCode } from '#domain/screen/screen-code.ts'
import { isLocationId } from '#domain/shared/id-form.ts'
import { screensTexts } from '#words/en/screen/screen.ts'
import { ScreenList } from '../features/screen/screen-list.tsx'
import { useTexts } from '../i18n/texts.ts'
import { keepSearch } from '../navigation/keep-search.ts'
import { toSearchText } from '../navigation/search-text.ts'
import { useBack } from '../navigation/use-back.ts'
import { usePlayer } from '../session/use-me.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Select } from '../ui/field/select.tsx'
import { Page } from '../ui/page.tsx'

export const Route = createFileRoute('/screens')({
  component: Screens,
  validateSearch: keepSearch,
})

function Screens() {
  const t = useTexts(screensTexts)
  const router = useRouter()
  const goBack = useBack()
  const { locations } = usePlayer()
  const mine = locations.filter(({ isAdmin }) => isAdmin)
  const asked = toSearchText(Route.useSearch()['venue'])
  const [only] = mine
  const venue = asked ?? (mine.length === 1 ? only?.locationId : undefined)
  const code = readScreenCode(decodeHash(router.state.location.hash)) ?? ''
  const choose = (locationId: string) =>
    void router.navigate({
      to: '/screens',
      search: { venue: locationId },
      hash: code,
      replace: true,
    })
  return (
    <Page title={t.title} lead={t.lead} back={{ onPress: goBack }}>
      {mine.length > 1 && (
        <Select
          label={t.chooseVenue}
          options={mine.map(({ locationId, name }) => ({ id: locationId, label: name }))}
          value={venue ?? null}
          onChange={choose}
        />
      )}
      {venue !== undefined && isLocationId(venue) && (
        <ScreenList key={venue} locationId={venue} code={code} />
      )}
      {venue === undefined && mine.length === 0 && (
        <EmptyState icon={Monitor} title={t.noVenue} text={t.noVenueText} />
      )}
    </Page>
  )
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return ''
  }
}
