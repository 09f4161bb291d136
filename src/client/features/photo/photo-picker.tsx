// Before a photo is chosen: the current one or a placeholder, and the ways to choose, including
// drag and drop.
import { useState, type DragEvent } from 'react'
import { clsx } from 'clsx'
import type { Crop } from '#domain/photo/photo.ts'
import { photoTexts } from '#words/en/photo/photo.ts'
import { useTexts } from '../../i18n/texts.ts'
import { PhotoFileButton } from './photo-file-button.tsx'
import { PhotoPlaceholder } from './photo-placeholder.tsx'

type PhotoPickerProps = {
  crop: Crop
  currentUrl: string
  isOpening: boolean
  onChoose: (file: File | undefined) => void
}

export function PhotoPicker({ crop, currentUrl, isOpening, onChoose }: PhotoPickerProps) {
  const t = useTexts(photoTexts)
  const [isOver, setOver] = useState(false)
  const [brokenUrl, setBrokenUrl] = useState('')
  const hasPhoto = currentUrl !== '' && currentUrl !== brokenUrl
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onChoose(event.dataTransfer.files[0])
  }
  const hover = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const box = { aspectRatio: crop.ratio, maxWidth: crop.width }
  return (
    <div
      onDragEnter={hover}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={clsx(
        'flex flex-col items-center gap-4 rounded-3xl border-2 border-dashed p-4 transition-colors sm:p-6',
        isOver ? 'border-brand bg-soft' : 'border-line bg-card',
      )}
    >
      <figure className="flex w-full flex-col items-center gap-2">
        {hasPhoto ? (
          <img
            src={currentUrl}
            alt=""
            onError={() => setBrokenUrl(currentUrl)}
            style={box}
            className="w-full rounded-2xl bg-soft object-cover"
          />
        ) : (
          <div style={box} className="w-full overflow-hidden rounded-2xl">
            <PhotoPlaceholder ratio={crop.ratio} className="size-full" />
          </div>
        )}
        <figcaption className="text-sm text-muted">{hasPhoto ? t.current : t.none}</figcaption>
      </figure>
      <PhotoFileButton label={t.choose} isPending={isOpening} onChoose={onChoose} />
      <p className="flex flex-wrap justify-center gap-x-2 text-center text-sm text-muted">
        <span className="hidden pointer-fine:inline">{t.drop}</span>
        <span className="whitespace-nowrap">{t.forms}</span>
      </p>
    </div>
  )
}
