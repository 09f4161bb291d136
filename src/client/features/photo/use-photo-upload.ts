// The state of the upload screen: no picture, cropping, or sending. After a failure the picture
// stays.
import { useEffect, useRef, useState } from 'react'
import type { Crop, PhotoTarget } from '#domain/photo/photo.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import { photoTexts } from '#words/en/photo/photo.ts'
import { logProblem } from '../../device/log.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { cropPhoto, type Area } from './crop-photo.ts'
import { openPhoto, type OpenPhoto } from './open-photo.ts'
import { sendPhoto } from './send-photo.ts'

export type PhotoUploadState = {
  photo: OpenPhoto | null
  isOpening: boolean
  percent: number | null
  trouble: string | null
  choose: (file: File | undefined) => void
  upload: (area: Area) => void
}

export function usePhotoUpload(
  place: { target: PhotoTarget; targetId: string },
  crop: Crop,
  onSaved: () => void,
): PhotoUploadState {
  const t = useTexts(photoTexts)
  const [photo, setPhoto] = useState<OpenPhoto | null>(null)
  const [isOpening, setOpening] = useState(false)
  const [percent, setPercent] = useState<number | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const sending = useRef<AbortController | null>(null)
  useEffect(() => () => photo?.close(), [photo])
  useEffect(() => () => sending.current?.abort(), [])

  const formatRefusal = (refusal: Refusal): string =>
    refusal.code === 'unavailable' && !navigator.onLine ? t.offline : refusalText(refusal)
  const choose = async (file: File) => {
    setTrouble(null)
    setOpening(true)
    const opened = await openPhoto(file)
    setOpening(false)
    if (opened.ok) setPhoto(opened.value)
    else setTrouble(formatRefusal(opened.refusal))
  }
  const upload = async (area: Area) => {
    if (photo === null || sending.current !== null) return
    const abort = new AbortController()
    sending.current = abort
    setTrouble(null)
    setPercent(0)
    const picture = await cropPhoto(photo.image, area, crop)
    const answer =
      picture === null
        ? ({ ok: false, refusal: { code: 'photo-broken' } } as const)
        : await sendPhoto({ ...place, picture, onPercent: setPercent, signal: abort.signal })
    sending.current = null
    if (abort.signal.aborted) return
    if (answer.ok) return onSaved()
    logProblem('The photo was not stored', answer.refusal.code)
    setPercent(null)
    setTrouble(formatRefusal(answer.refusal))
  }
  return {
    photo,
    isOpening,
    percent,
    trouble,
    choose: (file) => void (file !== undefined && choose(file)),
    upload: (area) => void upload(area),
  }
}
