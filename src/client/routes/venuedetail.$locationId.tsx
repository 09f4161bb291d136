// /venuedetail/{locationId}: one venue, live; `?view=print` prints its week, `?view=week` shows its
// admins the court week of `day`.
import { Suspense } from 'react'
import { createFileRoute, Link } from '@tanstack/react-router'
import { Pencil } from 'lucide-react'
import type { LiveOutput } from '#contract/contract.ts'
import { locationDetailTexts } from '#words/en/location/location-detail.ts'
import { locationTexts } from '#words/en/location/location.ts'
import { useToday } from '../device/today.ts'
import { LocationDetail } from '../features/location/detail/location-detail.tsx'
import { LocationMenu } from '../features/location/detail/location-menu.tsx'
import { ShareButton } from '../features/location/detail/share-button.tsx'
import { useComingEvents } from '../features/location/detail/use-coming-events.ts'
import { LocationMissing } from '../features/location/location-missing.tsx'
import { placeText } from '../features/location/place-text.ts'
import { OpenReports } from '../features/report/open-reports.tsx'
import { VenueReport } from '../features/report/venue-report.tsx'
import { OpenSuggestions } from '../features/suggestion/open-suggestions.tsx'
import { useTexts } from '../i18n/texts.ts'
import { keepSearch } from '../navigation/keep-search.ts'
import { lazyPart } from '../navigation/lazy-part.ts'
import { useBack } from '../navigation/use-back.ts'
import { useVenue } from '../parts/location/use-venue.ts'
import { usePlayer } from '../session/use-me.ts'
import { buttonClasses } from '../ui/button-classes.ts'
import { Page } from '../ui/page.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'

const WeekPrint = lazyPart(() => import('../features/location/detail/week-print.tsx'), 'WeekPrint')

const VenueSteps = lazyPart(
  () => import('../features/location/detail/venue-steps.tsx'),
  'VenueSteps',
)

const VenueDayStatus = lazyPart(
  () => import('../features/day-status/venue-day-status.tsx'),
  'VenueDayStatus',
)

const VenueWeek = lazyPart(() => import('./-venue/venue-week.tsx'), 'VenueWeek')

export const Route = createFileRoute('/venuedetail/$locationId')({
  component: VenueDetail,
  validateSearch: keepSearch,
})

function VenueDetail() {
  const t = useTexts(locationDetailTexts)
  const { loading } = useTexts(locationTexts)
  const goBack = useBack()
  const { locationId } = Route.useParams()
  const { view, day } = Route.useSearch()
  const today = useToday()
  const { player } = usePlayer()
  const { live: venue, retry } = useVenue(locationId)
  const coming = useComingEvents(locationId, today)
  const back = { onPress: goBack }
  if (venue.status === 'refused')
    return (
      <Page title={t.about} back={back}>
        <LocationMissing refusal={venue.refusal} onRetry={retry} />
      </Page>
    )
  if (venue.status === 'loading')
    return (
      <Page title={t.about} back={back} width="wide">
        <SkeletonList label={loading} />
      </Page>
    )
  const { fields, mine } = venue.data
  const mayAdminister = mine.isAdmin && !mine.needsSecondFactor
  if (view === 'week' && mayAdminister)
    return (
      <Suspense fallback={<SkeletonList label={loading} />}>
        <VenueWeek location={venue.data} day={day} back={back} />
      </Suspense>
    )
  if (view === 'print')
    return (
      <Page title={fields.name} lead={placeText(fields)} back={back} width="wide">
        <Suspense fallback={<SkeletonList label={loading} />}>
          <WeekPrint locationId={locationId} coming={coming} />
        </Suspense>
      </Page>
    )
  const edit = (
    <Link
      to="/locationedit/$lId"
      params={{ lId: locationId }}
      aria-label={t.edit}
      className={buttonClasses({ variant: 'ghost', size: 'icon' })}
    >
      <Pencil aria-hidden size={20} />
    </Link>
  )
  const fillIn = (
    <Link
      to="/locationedit/$lId"
      params={{ lId: locationId }}
      className="font-semibold text-brand underline underline-offset-2"
    >
      {t.fillIn}
    </Link>
  )
  return (
    <Page
      title={fields.name}
      lead={placeText(fields)}
      back={back}
      actions={
        <>
          <ShareButton locationId={locationId} name={fields.name} />
          {mine.isAdmin && edit}
          <LocationMenu location={venue.data} />
        </>
      }
      width="wide"
    >
      {mayAdminister && <OpenReports locationId={locationId} />}
      {mayAdminister && <OpenSuggestions locationId={locationId} />}
      {mayAdminister && (
        <Suspense>
          <VenueSteps location={venue.data} coming={coming} today={today} />
        </Suspense>
      )}
      <VenueDay location={venue.data} />
      <LocationDetail
        location={venue.data}
        coming={coming}
        today={today}
        playerId={player.playerId}
        fillIn={fillIn}
      />
      <VenueReport locationId={locationId} hasPhoto={venue.data.photoURL !== ''} />
    </Page>
  )
}

function VenueDay({ location }: { location: LiveOutput<'locations-byId'> }) {
  const { days, mine } = location
  return (
    (mine.isAdmin || days.length > 0) && (
      <Suspense>
        <VenueDayStatus location={location} />
      </Suspense>
    )
  )
}
