// Gives one player after another a photo and reads it back, retrying as the app does.
import { setTimeout as delay } from 'node:timers/promises'
import { backoffMs } from '#client/net/backoff.ts'
import { aJpeg } from '#test/support/pictures.ts'
import { sendPhoto, type PhotoAnswer } from '#test/support/send-photo.ts'
import type { Acknowledged, Crowd } from './crowd.ts'

export type Photographer = {
  unexpected: string[]
  mark(): void
  refused(): number
  /** True when a photo that was sent after this moment was stored and could be read. */
  isWellSince(atMs: number): boolean
  running: Promise<void>
}

const backoff = { firstMs: 250, maxMs: 3_000 }
const httpNotFound = 404
const httpUnavailable = 503

export function startPhotographer(
  url: string,
  { photographed }: Pick<Crowd, 'photographed'>,
  {
    acknowledged,
    signal,
    pauseMs,
  }: { acknowledged: Acknowledged[]; signal: AbortSignal; pauseMs: number },
): Photographer {
  const unexpected: string[] = []
  let refused = 0
  let wellSinceMs = 0
  const send = async (token: string, playerId: string, picture: Buffer): Promise<string | null> => {
    const headers = { authorization: `Bearer ${token}` }
    for (let attempt = 0; !signal.aborted; attempt += 1) {
      const answer = await sendPhoto(url, headers, `player/${playerId}`, picture).catch(() => null)
      if (answer?.status === 200) return answer.photoURL
      if (answer?.code === 'unavailable') refused += 1
      else if (answer !== null) unexpected.push(`photo ${describe(answer)}`)
      await delay(backoffMs(backoff, attempt, Math.random()))
    }
    return null
  }
  const read = async (photoUrl: string): Promise<boolean | null> => {
    for (let attempt = 0; !signal.aborted; attempt += 1) {
      const answer = await fetch(`${url}${photoUrl}`).catch(() => null)
      const bytes = await answer?.arrayBuffer().catch(() => null)
      if (answer?.ok === true && (bytes?.byteLength ?? 0) > 0) return true
      if (answer?.status === httpNotFound) return false
      if (answer?.status === httpUnavailable) refused += 1
      await delay(backoffMs(backoff, attempt, Math.random()))
    }
    return null
  }
  const run = async (): Promise<void> => {
    const picture = await aJpeg({ width: 64, height: 64 })
    for (let turn = 0; !signal.aborted; turn += 1) {
      const { playerId, token } = photographed[turn % photographed.length] ?? {
        playerId: '',
        token: '',
      }
      const beganAtMs = performance.now()
      const photoUrl = await send(token, playerId, picture)
      const isReadable = photoUrl === null ? null : await read(photoUrl)
      if (photoUrl !== null) {
        acknowledged.push({ kind: 'photo', playerId, photoUrl, isReadable: isReadable !== false })
      }
      if (isReadable === true) wellSinceMs = beganAtMs
      await delay(pauseMs)
    }
  }
  return {
    unexpected,
    mark: () => {
      refused = 0
    },
    refused: () => refused,
    isWellSince: (atMs) => wellSinceMs > atMs,
    running: run(),
  }
}

const describe = ({ status, error }: PhotoAnswer): string => `${status} ${error?.message ?? ''}`
