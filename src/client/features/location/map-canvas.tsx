// Wraps MapLibre for React: points as markers, the kit's zoom buttons, tile attribution. Imported
// by location-map.tsx only.
import { useEffect, useRef, useState } from 'react'
import { Minus, Plus } from 'lucide-react'
import { Map as MapLibre, Marker, setWorkerUrl, type LngLat } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import type { Position } from '#domain/location/distance.ts'
import { locationTexts } from '#words/en/location/location.ts'
import { useTexts } from '../../i18n/texts.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import type { LocationMapProps } from './location-map.tsx'
import './map-canvas.css'

setWorkerUrl(workerUrl)

const closeZoom = 14
const paddingPx = 40

/** A style change recreates the map; point changes only move markers. */
export function MapCanvas({
  styleUrl,
  points,
  onChoose,
  onPick,
}: Omit<LocationMapProps, 'className'> & { styleUrl: string }) {
  const t = useTexts(locationTexts)
  const label = t.mapLabel
  const box = useRef<HTMLDivElement>(null)
  const pick = useRef(onPick)
  const [map, setMap] = useState<MapLibre | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    pick.current = onPick
  })

  useEffect(() => {
    if (box.current === null) return
    const made = drawMap(box.current, styleUrl, label)
    if (made === null) return setFailed(true)
    made.on('click', ({ lngLat }) => pick.current?.(positionAt(lngLat)))
    made.on('error', () => {
      if (made.getStyle() === undefined) setFailed(true)
    })
    setMap(made)
    return () => made.remove()
  }, [styleUrl, label])

  usePoints(map, points, { onChoose, onPick })
  return (
    <>
      <div ref={box} className="size-full" />
      {hasFailed && (
        <p className="absolute inset-0 grid place-items-center bg-soft p-4 text-center text-sm text-muted">
          {t.mapFailed}
        </p>
      )}
      {!hasFailed && (
        <div className="absolute top-2 right-2 flex flex-col gap-1">
          <IconButton icon={Plus} variant="plain" label={t.zoomIn} onPress={() => map?.zoomIn()} />
          <IconButton
            icon={Minus}
            variant="plain"
            label={t.zoomOut}
            onPress={() => map?.zoomOut()}
          />
        </div>
      )}
    </>
  )
}

function drawMap(container: HTMLElement, styleUrl: string, label: string): MapLibre | null {
  try {
    return new MapLibre({
      container,
      style: styleUrl,
      scrollZoom: false,
      dragRotate: false,
      pitchWithRotate: false,
      attributionControl: { compact: false },
      center: [0, 20],
      zoom: 1,
      locale: { 'Map.Title': label },
    })
  } catch {
    return null
  }
}

function usePoints(
  map: MapLibre | null,
  points: LocationMapProps['points'],
  {
    onChoose,
    onPick,
  }: { onChoose: LocationMapProps['onChoose']; onPick: LocationMapProps['onPick'] },
): void {
  const choose = useRef(onChoose)
  const pick = useRef(onPick)
  const shown = useRef<MapLibre | null>(null)
  const isChoosable = onChoose !== undefined
  const isMovable = onPick !== undefined
  const key = JSON.stringify(points)
  useEffect(() => {
    choose.current = onChoose
    pick.current = onPick
  })
  useEffect(() => {
    if (map === null) return
    const markers = points.map(({ id, name, lat, lon }) => {
      const marker = new Marker({
        element: markerElement(name, isChoosable ? () => choose.current?.(id) : null),
        anchor: 'bottom',
        draggable: isMovable,
      })
        .setLngLat([lon, lat])
        .addTo(map)
      marker.on('dragend', () => pick.current?.(positionAt(marker.getLngLat())))
      return marker
    })
    const isInSight = points.every(({ lat, lon }) => map.getBounds().contains([lon, lat]))
    // After the first fit, the view is the reader's own until a point leaves it.
    if (shown.current !== map || !isInSight) showAll(map, points)
    if (points.length > 0) shown.current = map
    return () => markers.forEach((marker) => marker.remove())
    // oxlint-disable-next-line react/exhaustive-deps -- `key` stands for the points: their identity changes at every render
  }, [map, key, isChoosable, isMovable])
}

const positionAt = (place: LngLat): Position => ({ lat: place.lat, lon: place.wrap().lng })

function showAll(map: MapLibre, points: readonly Position[]): void {
  if (points.length === 0) return
  const lats = points.map(({ lat }) => lat)
  const lons = points.map(({ lon }) => lon)
  map.fitBounds(
    [
      [Math.min(...lons), Math.min(...lats)],
      [Math.max(...lons), Math.max(...lats)],
    ],
    { padding: paddingPx, maxZoom: closeZoom, animate: false },
  )
}

function markerElement(name: string, onPress: (() => void) | null): HTMLElement {
  const element = document.createElement(onPress === null ? 'span' : 'button')
  element.className = 'block cursor-pointer rounded-full p-1 outline-none focus-visible:ring-focus'
  // MapLibre transforms the element itself, so only its content may be rotated.
  const pin = document.createElement('span')
  pin.className =
    'block size-6 rotate-45 rounded-full rounded-br-none border-3 border-card bg-brand shadow-float'
  element.append(pin)
  element.title = name
  element.setAttribute('aria-label', name)
  if (onPress === null) {
    element.setAttribute('role', 'img')
    return element
  }
  element.addEventListener('click', (event) => {
    event.stopPropagation()
    onPress()
  })
  return element
}
