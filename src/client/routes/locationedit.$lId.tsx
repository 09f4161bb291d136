// /locationedit/{lId}, for the admins of a venue: its form, suggestions (?part=suggestions), open
// reports (?part=reports), house rules (?part=rules), embedding (?part=embed) and log (?part=log).
// Everyone else suggests an edit. `new` adds a venue; its creator becomes its admin.
import { Suspense, useState } from 'react'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import type { LiveOutput } from '#contract/contract.ts'
import { can } from '#domain/access/capabilities.ts'
import { locationEditTexts } from '#words/en/location/location-edit.ts'
import { fieldTexts } from '#words/en/location/location-field.ts'
import { locationTexts } from '#words/en/location/location.ts'
import { formatChanges } from '../features/location/form/change-words.ts'
import {
  toLocationDraft,
  emptyLocationDraft,
  parseDraft,
} from '../features/location/form/location-draft.ts'
import { LocationEditor } from '../features/location/form/location-editor.tsx'
import { LocationParts, type LocationPart } from '../features/location/form/location-parts.tsx'
import { saveNewLocation, updateLocation } from '../features/location/form/save-location.ts'
import { ZoneField } from '../features/location/form/zone-field.tsx'
import { LocationMissing } from '../features/location/location-missing.tsx'
import { suggestChanges } from '../features/suggestion/suggest-changes.ts'
import { currentLocale } from '../i18n/language.ts'
import { useTexts } from '../i18n/texts.ts'
import { keepSearch } from '../navigation/keep-search.ts'
import { lazyPart } from '../navigation/lazy-part.ts'
import { useBack } from '../navigation/use-back.ts'
import { useLive } from '../net/use-live.ts'
import { useFounding } from '../parts/founding/use-founding.ts'
import { useVenue } from '../parts/location/use-venue.ts'
import { Notice } from '../ui/notice.tsx'
import { Page, type PageProps } from '../ui/page.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'
import { labels } from '../ui/words/labels.ts'

const SuggestionQueue = lazyPart(
  () => import('../features/suggestion/suggestion-queue.tsx'),
  'SuggestionQueue',
)
const ReportQueue = lazyPart(() => import('../features/report/report-queue.tsx'), 'ReportQueue')
const UnusualSeries = lazyPart(
  () => import('../features/report/unusual-series.tsx'),
  'UnusualSeries',
)
const EmbedSetting = lazyPart(
  () => import('../features/location/embed-setting.tsx'),
  'EmbedSetting',
)
const AgreementsList = lazyPart(
  () => import('../features/agreement/agreements-list.tsx'),
  'AgreementsList',
)
const HouseRulesForm = lazyPart(
  () => import('../features/house-rule/house-rules-form.tsx'),
  'HouseRulesForm',
)
const LocationLog = lazyPart(() => import('../features/admin/location-log.tsx'), 'LocationLog')

const readSearch = ({ part }: Record<string, unknown>): { part?: LocationPart } =>
  part === 'reports' ||
  part === 'suggestions' ||
  part === 'agreements' ||
  part === 'rules' ||
  part === 'log' ||
  part === 'embed'
    ? { part }
    : {}

export const Route = createFileRoute('/locationedit/$lId')({
  component: LocationEdit,
  validateSearch: keepSearch,
})

type Leaving = { onSaved: (locationId: string) => void; onCancel: () => void }

function LocationEdit() {
  const t = useTexts(locationEditTexts)

  const { lId } = Route.useParams()
  const router = useRouter()
  const leave = useBack()
  const back = { onPress: leave }
  const open = (locationId: string) =>
    void router.navigate({ to: '/venuedetail/$locationId', params: { locationId }, replace: true })
  const held = useFounding('venue')
  if (lId === 'new') {
    return (
      <Page title={t.newTitle} lead={held ?? t.newLead} back={back}>
        {held === null && (
          <LocationEditor
            save={saveNewLocation}
            submit={t.create}
            start={() => emptyLocationDraft(new Intl.Locale(currentLocale()).region ?? '')}
            onSaved={open}
            onCancel={leave}
          />
        )}
      </Page>
    )
  }
  return <EditKnown key={lId} locationId={lId} back={back} onSaved={open} onCancel={leave} />
}

function EditKnown({
  locationId,
  back,
  ...leaving
}: Leaving & Required<Pick<PageProps, 'back'>> & { locationId: string }) {
  const t = useTexts(locationEditTexts)
  const { loading } = useTexts(locationTexts)
  const { live: venue, retry } = useVenue(locationId)
  if (venue.status === 'ready' && !can(venue.data.mine.isAdmin ? ['admin'] : [], 'location.edit'))
    return (
      <Page title={t.suggestTitle} lead={venue.data.fields.name} back={back}>
        <Suggest venue={venue.data} {...leaving} />
      </Page>
    )
  return (
    <Page title={t.editTitle} back={back}>
      {venue.status === 'refused' && <LocationMissing refusal={venue.refusal} onRetry={retry} />}
      {venue.status === 'loading' && <SkeletonList label={loading} />}
      {venue.status === 'ready' && <Parts venue={venue.data} {...leaving} />}
    </Page>
  )
}

function Suggest({
  venue: { locationId, fields, admins },
  ...leaving
}: Leaving & { venue: LiveOutput<'locations-byId'> }) {
  const t = useTexts(locationEditTexts)
  const [before] = useState(() => {
    const shown = parseDraft(toLocationDraft(fields))
    return shown.ok ? shown.fields : fields
  })
  const names = new Intl.ListFormat(currentLocale()).format(
    admins.map(({ playerName }) => playerName),
  )
  return (
    <>
      <Notice>
        <p>{admins.length === 0 ? t.suggestToNobody : t.suggestTo({ names })}</p>
        <p className="text-sm">{t.suggestAgain}</p>
      </Notice>
      <LocationEditor
        save={suggestChanges(locationId, before)}
        submit={t.suggest}
        isSuggestion
        start={() => toLocationDraft(fields)}
        {...leaving}
      />
    </>
  )
}

/**
 * Input survives changes by others and visits to other parts, because the form starts from the
 * values at opening.
 */
function Parts({ venue, ...leaving }: Leaving & { venue: LiveOutput<'locations-byId'> }) {
  const t = useTexts(locationEditTexts)
  const fieldNames = { ...useTexts(fieldTexts), lat: t.lat, lon: t.lon, embed: t.partEmbed }
  const { part } = readSearch(Route.useSearch())
  const { locationId, fields } = venue
  const reports = useLive('reports-atLocation', { locationId }).data?.reports.length ?? 0
  const suggestions =
    useLive('suggestions-atLocation', { locationId }).data?.suggestions.length ?? 0
  return (
    <>
      <LocationParts locationId={locationId} reports={reports} suggestions={suggestions} />
      <div hidden={part !== undefined}>
        <LocationEditor
          save={updateLocation(locationId)}
          submit={labels.save}
          start={() => toLocationDraft(fields)}
          zone={<ZoneField locationId={locationId} name={fields.name} timezone={venue.timezone} />}
          {...leaving}
        />
      </div>
      <Suspense fallback={<SkeletonList />}>
        {part === 'suggestions' && (
          <SuggestionQueue
            locationId={locationId}
            describe={(changes) => formatChanges(changes, fields)}
          />
        )}
        {part === 'reports' && (
          <>
            <ReportQueue locationId={locationId} />
            <UnusualSeries locationId={locationId} />
          </>
        )}
        {part === 'embed' && (
          <EmbedSetting
            locationId={locationId}
            name={fields.name}
            isHidden={fields.hidden}
            embed={venue.embed}
          />
        )}
        {part === 'agreements' && <AgreementsList owner={{ kind: 'venue', locationId }} />}
        {part === 'rules' && <HouseRulesForm owner={{ kind: 'venue', locationId }} />}
        {part === 'log' && <LocationLog locationId={locationId} fieldNames={fieldNames} />}
      </Suspense>
    </>
  )
}
