// Uploads a picture as a client does, and waits for its result.
import type { PhotoSaved } from '#contract/photo.ts'
import type { Refusal } from '#domain/shared/refusal.ts'

export type PhotoAnswer = {
  status: number
  photoURL: string
  code: Refusal['code'] | null
  error: { status: string; message: string } | null
}

export async function sendPhoto(
  url: string,
  headers: Record<string, string>,
  target: string,
  bytes: Uint8Array,
  type = 'image/jpeg',
): Promise<PhotoAnswer> {
  const answer = await fetch(`${url}/upload/${target}`, {
    method: 'POST',
    headers: { 'content-type': type, ...headers },
    body: new Uint8Array(bytes),
  })
  const body = (await answer.json()) as {
    result?: PhotoSaved
    error?: { status: string; message: string; details: Refusal }
  }
  const error =
    body.error === undefined ? null : { status: body.error.status, message: body.error.message }
  return {
    status: answer.status,
    photoURL: body.result?.photoURL ?? '',
    code: body.error?.details.code ?? null,
    error,
  }
}
