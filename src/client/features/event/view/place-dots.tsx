// The places of an event as dots, or as a bar when there are too many.
import { clsx } from 'clsx'
import type { PlaceKind } from './list-place-kinds.ts'

const dotsMax = 40

const looks = {
  taken: 'bg-brand',
  mine: 'border-2 border-ball-line bg-ball',
  free: 'bg-line forced-colors:border forced-colors:bg-transparent',
} as const

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
