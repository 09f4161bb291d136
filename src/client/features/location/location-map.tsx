// The map beside the words. Its code, larger than the rest of the app, is fetched only where a
// style is configured and the map is about to be seen.
import { Suspense, useEffect, useRef, useState } from 'react'
import { clsx } from 'clsx'
import type { Position } from '#domain/location/distance.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { mapStyleUrl } from './map-style.ts'

const MapCanvas = lazyPart(() =>
  import('./map-canvas.tsx').then((module) => ({ default: module.MapCanvas })),
)

export type MapPoint = Position & { id: string; name: string }

export type LocationMapProps = {
  points: readonly MapPoint[]
  /** Makes the points buttons. */
  onChoose?: (id: string) => void
  /** Makes the ground choose a position. */
  onPick?: (position: Position) => void
  className?: string
}

/** Nothing where no style is configured. */
export function LocationMap({ className = 'h-48 sm:h-56', ...props }: LocationMapProps) {
  const styleUrl = mapStyleUrl()
  const box = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(box, styleUrl !== null)
  if (styleUrl === null) return null
  return (
    <div
      ref={box}
      className={clsx('relative overflow-hidden rounded-2xl border border-line bg-soft', className)}
    >
      {isNear && (
        <Suspense fallback={<Skeleton className="size-full" />}>
          <MapCanvas {...props} styleUrl={styleUrl} />
        </Suspense>
      )}
    </div>
  )
}

/** True from the moment the element comes near the window. */
function useIsNear(element: React.RefObject<HTMLElement | null>, isNeeded: boolean): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!isNeeded || element.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: '200px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isNeeded])
  return isNear
}
