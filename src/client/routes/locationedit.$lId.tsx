// /locationedit/{lId}: changes a venue, for its admins; `new` adds one, whose creator becomes its admin.
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { can } from '#domain/access/capabilities.ts'
import { draftOf, emptyDraft } from '../features/location/location-draft.ts'
import { LocationEditor } from '../features/location/location-editor.tsx'
import { locationEditTexts } from '../features/location/location-edit-texts.ts'
import { LocationMissing } from '../features/location/location-missing.tsx'
import { locationTexts } from '../features/location/location-texts.ts'
import { NotItsAdmin } from '../features/location/not-its-admin.tsx'
import { currentLocale } from '../i18n/language.ts'
import { useTexts } from '../i18n/texts.ts'
import { useToday } from '../lib/today.ts'
import { useLive } from '../lib/use-live.ts'
import { usePlayer } from '../lib/use-me.ts'
import { Page } from '../ui/page.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'

export const Route = createFileRoute('/locationedit/$lId')({ component: LocationEdit })

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
  if (!can(venue.data.mine.isAdmin ? ['admin'] : [], 'location.edit')) return <NotItsAdmin location={venue.data} playerId={playerId} />
  // What is typed stays while others change the venue: the form starts from what was there when it opened.
  return <LocationEditor locationId={locationId} start={() => draftOf(venue.data.fields)} onSaved={onSaved} onCancel={onCancel} />
}
