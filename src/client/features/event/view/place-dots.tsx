// The places of an event, a dot each; where they are too many for a row, a bar.
import { clsx } from 'clsx'
import type { PlaceKind } from './list-place-kinds.ts'

/** So many dots stay apart on a phone. */
const dotsMax = 40

const looks = {
  taken: 'bg-brand',
  mine: 'border-2 border-ball-line bg-ball',
  free: 'bg-line forced-colors:border forced-colors:bg-transparent',
} as const

/** Decorative: the numbers stand in words beside it. */
export function PlaceDots({ places }: { places: readonly PlaceKind[] }) {
  if (places.length > dotsMax) return <PlaceBar places={places} />
  return (
    <span aria-hidden className="flex max-w-full gap-1">
      {places.map((place, index) => (
        <i
          key={index}
          data-place={place}
          className={clsx(
            'aspect-square w-3 rounded-full transition-colors duration-320',
            looks[place],
          )}
        />
      ))}
    </span>
  )
}

function PlaceBar({ places }: { places: readonly PlaceKind[] }) {
  const taken = places.filter((place) => place !== 'free').length
  return (
    <span aria-hidden className="block h-2 overflow-hidden rounded-full bg-line">
      <span
        className="block h-full rounded-full bg-brand transition-[width] duration-320"
        style={{ width: `${(100 * taken) / places.length}%` }}
      />
    </span>
  )
}
