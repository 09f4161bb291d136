// Receives an upload's body and aborts when it stalls, so that a slow client doesn't hold a slot.
import type { Readable } from 'node:stream'
import { ok, refuse, type Result } from '#domain/shared/result.ts'

export type BodyBounds = {
  bytesMax: number
  /** Minimum bytes per window, except in the last. */
  leastBytes: number
  windowMs: number
}

export function receiveBody(
  body: Readable,
  { bytesMax, leastBytes, windowMs }: BodyBounds,
): Promise<Result<Buffer, 'photo-too-large' | 'upload-too-slow' | 'bad-input'>> {
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof receiveBody>>>()
  const chunks: Buffer[] = []
  let bytes = 0
  let bytesBefore = 0
  const pace = setInterval(() => {
    if (bytes - bytesBefore < leastBytes) end(refuse('upload-too-slow'))
    bytesBefore = bytes
  }, windowMs)
  const take = (chunk: Buffer): void => {
    bytes += chunk.length
    if (bytes > bytesMax) end(refuse('photo-too-large'))
    else chunks.push(chunk)
  }
  function end(result: Awaited<typeof promise>): void {
    clearInterval(pace)
    body.off('data', take)
    resolve(result)
  }
  body.on('data', take)
  body.once('end', () => end(ok(Buffer.concat(chunks))))
  body.once('error', () => end(refuse('bad-input')))
  body.once('close', () => end(refuse('bad-input')))
  return promise
}
