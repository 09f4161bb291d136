// The venue list under the search box with all its states: loading, found, empty, no position,
// failed.
import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { LocateFixed, MapPinPlus, SearchX } from 'lucide-react'
import { locationListTexts } from '#words/en/location/location-list.ts'
import { locationTexts } from '#words/en/location/location.ts'
import { refusalText } from '../../../i18n/refusals.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFounding } from '../../../parts/founding/use-founding.ts'
import { buttonClasses } from '../../../ui/button-classes.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { List } from '../../../ui/list-row.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { labels } from '../../../ui/words/labels.ts'
import type { LocationCard } from '../use-near-locations.ts'
import type { LocationList } from './use-location-list.ts'

export function LocationResults({
  list,
  renderRow,
}: {
  list: LocationList
  renderRow: (location: LocationCard) => ReactNode
}) {
  const t = useTexts(locationListTexts)
  const { loading } = useTexts(locationTexts)
  const { locations, isLoading, refusal, hasMore } = list
  const failure = refusal !== null && (
    <ErrorState title={t.failed} text={refusalText(refusal)} onRetry={list.again} />
  )
  if (locations.length === 0)
    return (
      failure || (isLoading ? <SkeletonList label={loading} rows={5} /> : <NoResults list={list} />)
    )
  return (
    <div
      aria-busy={isLoading}
      className={clsx('flex flex-col gap-3 transition-opacity', isLoading && 'opacity-60')}
    >
      <List label={t.listLabel}>{locations.map(renderRow)}</List>
      {failure}
      {hasMore && refusal === null && (
        <Button
          variant="plain"
          className="self-center"
          isPending={isLoading}
          onPress={list.showMore}
        >
          {labels.showMore}
        </Button>
      )}
    </div>
  )
}

function NoResults({ list: { text, place } }: { list: LocationList }) {
  const t = useTexts(locationListTexts)
  const { addVenue } = useTexts(locationTexts)
  const held = useFounding('venue')
  const add = held === null && (
    <Link to="/locationedit/$lId" params={{ lId: 'new' }} className={buttonClasses()}>
      {addVenue}
    </Link>
  )
  if (text.trim() !== '')
    return (
      <EmptyState
        icon={SearchX}
        title={t.noneFound({ text: text.trim() })}
        text={t.noneFoundText}
        action={add}
      />
    )
  if (place.where !== null)
    return <EmptyState icon={MapPinPlus} title={t.noneNear} text={t.noneNearText} action={add} />
  const locate = (
    <Button isPending={place.isLocating} onPress={place.locate}>
      {place.isLocating ? t.locating : t.useMine}
    </Button>
  )
  return <EmptyState icon={LocateFixed} title={t.nowhere} text={t.nowhereText} action={locate} />
}
