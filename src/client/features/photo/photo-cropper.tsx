// Crops a picture in a frame that shows exactly what is kept. It moves by touch, mouse or arrow
// keys, and zooms by pinch, wheel or slider.
import { useId, useState } from 'react'
import { ZoomIn, ZoomOut } from 'lucide-react'
import Cropper from 'react-easy-crop'
import type { Crop } from '#domain/photo/photo.ts'
import { photoTexts } from '#words/en/photo/photo.ts'
import { useTexts } from '../../i18n/texts.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import type { Area } from './crop-photo.ts'

const zooms = { min: 1, max: 4, step: 0.05, press: 0.25 } as const
/** Pixels per arrow key; a fifth with Shift. */
const keyboardStep = 10

type PhotoCropperProps = {
  url: string
  crop: Crop
  onArea: (area: Area) => void
}

export function PhotoCropper({ url, crop, onArea }: PhotoCropperProps) {
  const t = useTexts(photoTexts)
  const help = useId()
  const [position, setPosition] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState<number>(zooms.min)
  const zoomBy = (change: number) =>
    setZoom((before) => Math.min(zooms.max, Math.max(zooms.min, before + change)))
  return (
    <div className="flex w-full flex-col items-center gap-3">
      <div
        className="relative w-full overflow-hidden rounded-2xl bg-soft has-focus-visible:ring-focus"
        style={{ aspectRatio: crop.ratio, maxWidth: crop.width }}
      >
        <Cropper
          image={url}
          crop={position}
          zoom={zoom}
          aspect={crop.ratio}
          minZoom={zooms.min}
          maxZoom={zooms.max}
          objectFit="cover"
          keyboardStep={keyboardStep}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropAreaChange={(_percent, pixels) => onArea(pixels)}
          mediaProps={{ alt: '' }}
          cropperProps={{
            role: 'application',
            'aria-label': t.cropLabel,
            'aria-describedby': help,
          }}
        />
      </div>
      <div className="flex w-full items-center gap-2" style={{ maxWidth: crop.width }}>
        <IconButton
          icon={ZoomOut}
          label={t.zoomOut}
          isDisabled={zoom <= zooms.min}
          onPress={() => zoomBy(-zooms.press)}
        />
        <input
          type="range"
          aria-label={t.zoom}
          min={zooms.min}
          max={zooms.max}
          step={zooms.step}
          value={zoom}
          aria-valuetext={`${Math.round(zoom * 100)}%`}
          onChange={(event) => setZoom(event.currentTarget.valueAsNumber)}
          className="h-11 w-full cursor-pointer rounded-lg accent-brand outline-none focus-visible:ring-focus"
        />
        <IconButton
          icon={ZoomIn}
          label={t.zoomIn}
          isDisabled={zoom >= zooms.max}
          onPress={() => zoomBy(zooms.press)}
        />
      </div>
      <p id={help} className="text-center text-sm text-balance text-muted">
        {t.cropHelp}
      </p>
    </div>
  )
}
