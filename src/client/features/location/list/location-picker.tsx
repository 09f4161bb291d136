// Picks one venue: my own first, then nearby ones or search results, with a map where one is
// configured.
import { holdsWords } from '#domain/text/holds-words.ts'
import { myLocationsTexts } from '#words/en/location/my-locations.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { usePlayer, type Me } from '../../../session/use-me.ts'
import { List, RowContent, rowClasses } from '../../../ui/list-row.tsx'
import { Section } from '../../../ui/section.tsx'
import { LocationMap } from '../location-map.tsx'
import { LocationPhoto } from '../location-photo.tsx'
import { LocationResults } from './location-results.tsx'
import { LocationSummary } from './location-row.tsx'
import { LocationSearch } from './location-search.tsx'
import { useLocationList } from './use-location-list.ts'

const pinsMax = 60

type LocationPickerProps = {
  onChoose: (locationId: string) => void
  isPending: boolean
}

export function LocationPicker({ onChoose, isPending }: LocationPickerProps) {
  const t = useTexts(myLocationsTexts)
  const { locations: mine, player } = usePlayer()
  const list = useLocationList()
  const choose = (locationId: string) => (isPending ? undefined : onChoose(locationId))
  const favorites = favoritesMatching(mine, list.text, player.homeLocation)
  const isMine = (locationId: string): boolean => mine.some((own) => own.locationId === locationId)
  const others = {
    ...list,
    locations: list.locations.filter((location) => !isMine(location.locationId)),
  }
  const points = [...favorites, ...others.locations]
    .slice(0, pinsMax)
    .map(({ locationId, name, lat, lon }) => ({ id: locationId, name, lat, lon }))
  return (
    <div className="flex flex-col gap-4" aria-busy={isPending}>
      <LocationSearch list={list} />
      <LocationMap points={points} onChoose={choose} className="h-[40dvh]" />
      {favorites.length > 0 && (
        <Section title={t.favorites}>
          <List label={t.favorites}>
            {favorites.map((location) => (
              <Favorite key={location.locationId} location={location} onChoose={choose} />
            ))}
          </List>
        </Section>
      )}
      {(others.locations.length > 0 ||
        favorites.length === 0 ||
        list.refusal !== null ||
        list.isLoading) && (
        <Section title={list.isSearch ? t.matching : t.nearby}>
          <LocationResults
            list={others}
            renderRow={(location) => (
              <li key={location.locationId}>
                <button
                  type="button"
                  className={rowClasses}
                  onClick={() => choose(location.locationId)}
                >
                  <LocationSummary location={location} isHome={false} />
                </button>
              </li>
            )}
          />
        </Section>
      )}
    </div>
  )
}

function Favorite({
  location: { locationId, name, city },
  onChoose,
}: {
  location: Me['locations'][number]
  onChoose: (locationId: string) => void
}) {
  return (
    <li>
      <button type="button" className={rowClasses} onClick={() => onChoose(locationId)}>
        <RowContent
          leading={<LocationPhoto locationId={locationId} photoUrl="" shape="thumb" />}
          title={name}
          detail={city}
        />
      </button>
    </li>
  )
}

function favoritesMatching(
  mine: Me['locations'],
  text: string,
  home: string | null,
): Me['locations'] {
  const matching = mine.filter(({ name, city }) => holdsWords(`${name} ${city}`, text))
  return [
    ...matching.filter(({ locationId }) => locationId === home),
    ...matching.filter(({ locationId }) => locationId !== home),
  ]
}
