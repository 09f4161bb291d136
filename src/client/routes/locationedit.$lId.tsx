// /locationedit/{lId}: for the admins of a venue: its form, its open reports (?part=reports), its calendar on other sites (?part=embed) and its log (?part=log). `new` adds a venue,
// whose creator becomes its admin.
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { LiveOutput } from '#contract/contract.ts'
import { can } from '#domain/access/capabilities.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { draftOf, emptyDraft } from '../features/location/location-draft.ts'
import { LocationEditor } from '../features/location/location-editor.tsx'
import { locationEditTexts } from '../features/location/location-edit-texts.ts'
import { fieldTexts } from '../features/location/location-field-texts.ts'
import { LocationParts, type LocationPart } from '../features/location/location-parts.tsx'
import { LocationMissing } from '../features/location/location-missing.tsx'
import { locationTexts } from '../features/location/location-texts.ts'
import { currentLocale } from '../i18n/language.ts'
import { useTexts } from '../i18n/texts.ts'
import { useToday } from '../lib/today.ts'
import { useLive } from '../lib/use-live.ts'
import { usePlayer } from '../lib/use-me.ts'
import { Page } from '../ui/page.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'

const NotItsAdmin = lazyPart(async () => ({ default: (await import('../features/location/not-its-admin.tsx')).NotItsAdmin }))
const ReportQueue = lazyPart(async () => ({ default: (await import('../features/report/report-queue.tsx')).ReportQueue }))
const EmbedSetting = lazyPart(async () => ({ default: (await import('../features/location/embed-setting.tsx')).EmbedSetting }))
const LocationLog = lazyPart(async () => ({ default: (await import('../features/admin/location-log.tsx')).LocationLog }))

/** Read with the first script, so by hand. */
const readSearch = ({ part }: Record<string, unknown>): { part?: LocationPart } => (part === 'reports' || part === 'log' || part === 'embed' ? { part } : {})

export const Route = createFileRoute('/locationedit/$lId')({ component: LocationEdit, validateSearch: readSearch })

function LocationEdit() {
  const t = useTexts(locationEditTexts)
  const { back: backLabel } = useTexts(locationTexts)
  const { lId } = Route.useParams()
  const router = useRouter()
  const leave = () => router.history.back()
  const back = { label: backLabel, onPress: leave }
  const open = (locationId: string) => void router.navigate({ to: '/venuedetail/$locationId', params: { locationId }, replace: true })
  if (lId === 'new') {
    return (
      <Page title={t.newTitle} lead={t.newLead} back={back}>
        <LocationEditor locationId={null} start={() => emptyDraft(new Intl.Locale(currentLocale()).region ?? '')} onSaved={open} onCancel={leave} />
      </Page>
    )
  }
  return <Page title={t.editTitle} back={back}><EditKnown key={lId} locationId={lId} onSaved={open} onCancel={leave} /></Page>
}

function EditKnown({ locationId, onSaved, onCancel }: { locationId: string; onSaved: (locationId: string) => void; onCancel: () => void }) {
  const { loading } = useTexts(locationTexts)
  const { playerId } = usePlayer().player
  const venue = useLive('locations-byId', { locationId, today: useToday() })
  if (venue.status === 'refused') return <LocationMissing refusal={venue.refusal} />
  if (venue.status === 'loading') return <SkeletonList label={loading} />
  if (!can(venue.data.mine.isAdmin ? ['admin'] : [], 'location.edit')) return <Suspense fallback={<SkeletonList label={loading} />}><NotItsAdmin location={venue.data} playerId={playerId} /></Suspense>
  return <Parts venue={venue.data} onSaved={onSaved} onCancel={onCancel} />
}

/** What is typed stays while others change the venue and while the other parts are looked at: the form starts from what was there when it opened. */
function Parts({ venue, onSaved, onCancel }: { venue: LiveOutput<'locations-byId'>; onSaved: (locationId: string) => void; onCancel: () => void }) {
  const t = useTexts(locationEditTexts)
  const fieldNames = { ...useTexts(fieldTexts), lat: t.lat, lon: t.lon, embed: t.partEmbed }
  const { part } = Route.useSearch()
  const { locationId, fields } = venue
  const reports = useLive('reports-atLocation', { locationId }).data?.reports.length ?? 0
  return (
    <>
      <LocationParts locationId={locationId} reports={reports} />
      <div hidden={part !== undefined}><LocationEditor locationId={locationId} start={() => draftOf(fields)} onSaved={onSaved} onCancel={onCancel} /></div>
      <Suspense fallback={<SkeletonList label={t.loading} />}>
        {part === 'reports' && <ReportQueue locationId={locationId} />}
        {part === 'embed' && <EmbedSetting locationId={locationId} name={fields.name} isHidden={fields.hidden} embed={venue.embed} />}
        {part === 'log' && <LocationLog locationId={locationId} fieldNames={fieldNames} />}
      </Suspense>
    </>
  )
}
