// The venue map. Its code is larger than the rest of the app, so it loads only with a configured
// style and when the map is about to be seen.
import { Suspense, useEffect, useRef, useState } from 'react'
import { clsx } from 'clsx'
import type { Position } from '#domain/location/distance.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { mapStyleUrl } from './map-style.ts'

const MapCanvas = lazyPart(() => import('./map-canvas.tsx'), 'MapCanvas')

export type MapPoint = Position & { id: string; name: string }

export type LocationMapProps = {
  points: readonly MapPoint[]
  onChoose?: (id: string) => void
  onPick?: (position: Position) => void
  className?: string
}

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
