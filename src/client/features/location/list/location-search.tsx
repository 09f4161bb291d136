// The search box over a venue list, and the position that the list starts from.
import { clsx } from 'clsx'
import { LocateFixed } from 'lucide-react'
import { locationTextMax } from '#domain/location/location.ts'
import { locationListTexts } from '#words/en/location/location-list.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { SearchField } from '../../../ui/field/search-field.tsx'
import type { LocationList } from './use-location-list.ts'
import type { WhereState } from './use-where.ts'
import type { WhereSource } from './where.ts'

export function LocationSearch({ list }: { list: LocationList }) {
  const t = useTexts(locationListTexts)
  const { place } = list
  return (
    <div className="flex flex-col gap-2">
      <SearchField
        label={t.searchLabel}
        placeholder={t.searchHint}
        maxLength={locationTextMax.name}
        value={list.text}
        onChange={list.setText}
      />
      <News list={list} />
      {place.failure !== null && !place.isLocating && (
        <p role="alert" className="rounded-xl bg-warm-soft px-3 py-2 text-sm text-warm">
          {t[place.failure]}
        </p>
      )}
    </div>
  )
}

function News({ list: { place, isSearch, locations, isLoading } }: { list: LocationList }) {
  const t = useTexts(locationListTexts)
  const fromWords: Readonly<Record<WhereSource, string>> = {
    here: t.near,
    home: t.nearHome,
    last: t.nearLast,
  }
  const { where } = place
  const from = where === null ? '' : fromWords[where?.source ?? 'home']
  const news = isSearch ? (isLoading ? t.searching : t.found({ n: locations.length })) : from
  const isUnsure = where === undefined && !isSearch
  const canLocate = !isSearch && where !== null && where?.source !== 'here'
  return (
    <div
      className={clsx(
        'flex min-h-9 flex-wrap items-center justify-between gap-x-3',
        isUnsure && 'invisible',
      )}
    >
      <output className="max-w-full text-sm font-semibold text-muted">{news}</output>
      {canLocate && <Locate place={place} />}
    </div>
  )
}

function Locate({ place }: { place: WhereState }) {
  const t = useTexts(locationListTexts)
  return (
    <Button
      variant="ghost"
      size="sm"
      className="shrink-0 text-brand"
      isPending={place.isLocating}
      onPress={place.locate}
    >
      {!place.isLocating && <LocateFixed aria-hidden size={16} />}
      {place.isLocating ? t.locating : t.useMine}
    </Button>
  )
}
