// Uploads a picture with progress. It uses XMLHttpRequest, because fetch reports no upload
// progress.
import type { PhotoSaved } from '#contract/photo.ts'
import { photoUploadPath, type PhotoTarget } from '#domain/photo/photo.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import { ok, type Result } from '#domain/shared/result.ts'
import { asObject, parseJson, readRefusal } from '../../net/wire-values.ts'
import { announceSessionLost } from '../../session/session-lost.ts'

export type SendPhoto = {
  target: PhotoTarget
  targetId: string
  picture: Blob
  onPercent: (percent: number) => void
  signal: AbortSignal
}

const timeoutMs = 120_000

/** One attempt; no answer or an abort returns 'unavailable'. */
export function sendPhoto({
  target,
  targetId,
  picture,
  onPercent,
  signal,
}: SendPhoto): Promise<Result<PhotoSaved>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const giveUp = () => resolve({ ok: false, refusal: { code: 'unavailable' } })
    if (signal.aborted) return giveUp()
    request.open('POST', photoUploadPath(target, targetId))
    request.setRequestHeader('content-type', picture.type)
    request.timeout = timeoutMs
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onPercent(Math.floor((loaded / total) * 100))
    })
    request.addEventListener('load', () => resolve(readAnswer(request.responseText)))
    for (const end of ['error', 'abort', 'timeout'] as const) request.addEventListener(end, giveUp)
    signal.addEventListener('abort', () => request.abort())
    request.send(picture)
  })
}

/** Ignores answers that come from a proxy instead of the server. */
function readAnswer(text: string): Result<PhotoSaved> {
  const body = asObject(parseJson(text))
  const photoURL = asObject(body?.['result'])?.['photoURL']
  if (typeof photoURL === 'string') return ok({ photoURL })
  const details = asObject(body?.['error'])?.['details']
  const refusal: Refusal = details === undefined ? { code: 'unavailable' } : readRefusal(details)
  if (refusal.code === 'not-signed-in') announceSessionLost()
  return { ok: false, refusal }
}
