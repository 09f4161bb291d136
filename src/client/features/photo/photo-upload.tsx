// The upload screen's steps: choose, crop and send a photo.
import { useRef } from 'react'
import { Lightbulb } from 'lucide-react'
import { tipHeightMin, type Crop, type PhotoTarget } from '#domain/photo/photo.ts'
import { photoTexts } from '#words/en/photo/photo.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { labels } from '../../ui/words/labels.ts'
import type { Area } from './crop-photo.ts'
import { PhotoCropper } from './photo-cropper.tsx'
import { PhotoFileButton } from './photo-file-button.tsx'
import { PhotoPicker } from './photo-picker.tsx'
import { usePhotoUpload } from './use-photo-upload.ts'

type PhotoUploadProps = {
  target: PhotoTarget
  targetId: string
  crop: Crop
  currentUrl: string
  onSaved: () => void
  onCancel: () => void
}

export function PhotoUpload({
  target,
  targetId,
  crop,
  currentUrl,
  onSaved,
  onCancel,
}: PhotoUploadProps) {
  const t = useTexts(photoTexts)
  const { photo, isOpening, percent, trouble, choose, upload } = usePhotoUpload(
    { target, targetId },
    crop,
    onSaved,
  )
  const area = useRef<Area | null>(null)
  const isSending = percent !== null
  return (
    <div className="flex flex-col gap-4">
      {trouble !== null && <Notice tone="bad">{trouble}</Notice>}
      {photo === null ? (
        <PhotoPicker crop={crop} currentUrl={currentUrl} isOpening={isOpening} onChoose={choose} />
      ) : (
        <div inert={isSending} className="flex flex-col items-center gap-3">
          <PhotoCropper
            key={photo.url}
            url={photo.url}
            crop={crop}
            onArea={(next) => {
              area.current = next
            }}
          />
          <PhotoFileButton
            label={t.chooseAnother}
            variant="ghost"
            isPending={isOpening}
            onChoose={choose}
          />
        </div>
      )}
      {crop.height >= tipHeightMin && photo === null && <Tip>{t[`${target}Tip`]}</Tip>}
      {isSending && <Progress percent={percent} />}
      {photo !== null && (
        <div className="grid grid-cols-[auto_1fr] gap-3">
          <Button variant="plain" onPress={onCancel}>
            {labels.cancel}
          </Button>
          <Button
            isPending={isSending}
            onPress={() => {
              if (area.current !== null) upload(area.current)
            }}
          >
            {t.upload}
          </Button>
        </div>
      )}
    </div>
  )
}

function Tip({ children }: { children: string }) {
  return (
    <p className="flex items-start gap-3 rounded-2xl bg-cool-soft px-4 py-3 text-pretty text-cool">
      <Lightbulb aria-hidden size={20} className="mt-0.5 shrink-0" />
      <span className="text-fg">{children}</span>
    </p>
  )
}

function Progress({ percent }: { percent: number }) {
  const t = useTexts(photoTexts)
  return (
    <div className="flex flex-col gap-2">
      <p id="photo-progress" className="text-center font-semibold tabular-nums">
        {t.uploading({ percent })}
      </p>
      <progress
        aria-labelledby="photo-progress"
        max={100}
        value={percent}
        className="h-2 w-full accent-brand"
      />
    </div>
  )
}
