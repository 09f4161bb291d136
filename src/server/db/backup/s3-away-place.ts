// Copies backups into a bucket, in parts of which one is in memory at a time.
import { createHash } from 'node:crypto'
import { addAbortListener } from 'node:events'
import { isBackupName } from '#domain/backup/backup.ts'
import { createAskS3, findS3Code, type AskS3, type S3Settings } from '../../uploads/ask-s3.ts'
import type { BoundedAnswer } from '../../uploads/send-bounded.ts'
import { AwayError, type AwayCopy, type AwayPlace } from './away-place.ts'

type Options = { takesPlain: boolean; partBytes?: number; timeoutMs?: number }

/** A bucket takes 10,000 parts, so the last thousand are larger. */
const usualPartBytes = 8_000_000
const partsBeforeGrowth = 9_000
const growth = 10
const partTimeoutMs = 300_000
const removeTimeoutMs = 8_000

export function createS3AwayPlace(
  settings: S3Settings,
  { takesPlain, partBytes = usualPartBytes, timeoutMs = partTimeoutMs }: Options,
): AwayPlace {
  const contentType = 'application/octet-stream'
  const askWithin = (withinMs: number, signal?: AbortSignal): AskS3 =>
    withFaults(createAskS3(settings, { timeoutMs: withinMs, retries: 2, contentType }), signal)
  const toPath = (name: string): string => {
    if (!isBackupName(name)) throw new TypeError('not the name of a backup')
    return `/${settings.prefix}${name}`
  }
  return {
    takesPlain,
    copy: (copy) => sendFile(askWithin(timeoutMs, copy.signal), toPath(copy.name), copy, partBytes),
    remove: async (name) => {
      const answer = await askWithin(removeTimeoutMs)('DELETE', toPath(name))
      if (answer.status !== 403) expectFine(answer, [200, 204, 404])
    },
  }
}

const withFaults =
  (ask: AskS3, signal: AbortSignal | undefined): AskS3 =>
  (...request) =>
    unlessAborted(ask(...request), signal).catch((error: unknown) => {
      signal?.throwIfAborted()
      throw new AwayError('unreachable', 'the bucket of backups cannot be reached', {
        cause: error,
      })
    })

/** A stop doesn't wait for a bucket that hangs. */
async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work
  const aborted = Promise.withResolvers<never>()
  const listener = addAbortListener(signal, () => aborted.reject(new Error('stopped')))
  try {
    return await Promise.race([work, aborted.promise])
  } finally {
    listener[Symbol.dispose]()
  }
}

function expectFine(answer: BoundedAnswer, expected: readonly number[] = [200]): void {
  const { status } = answer
  const code = findS3Code(answer)
  // A finished upload may answer 200 and an error.
  if (expected.includes(status) && code === undefined) return
  const words = `the bucket of backups answered ${status}${code === undefined ? '' : ` (${code})`}`
  if (code === 'NoSuchBucket') throw new AwayError('no-bucket', words)
  if (status === 401 || status === 403) throw new AwayError('refused', words)
  throw new AwayError(status >= 500 || status === 429 ? 'unreachable' : 'other', words)
}

async function sendFile(
  ask: AskS3,
  path: string,
  copy: AwayCopy,
  partBytes: number,
): Promise<void> {
  const hashing = createHash('sha256')
  const parts = toParts(copy.content, hashing, partBytes)
  try {
    await sendParts(ask, path, { ...copy, parts, hashing })
  } finally {
    await parts.return(undefined)
  }
}

type Parts = AwayCopy & {
  parts: AsyncGenerator<Uint8Array, undefined>
  hashing: ReturnType<typeof createHash>
}

async function sendParts(
  ask: AskS3,
  path: string,
  { parts, hashing, sha256, signal }: Parts,
): Promise<void> {
  const assertWhole = (): void => {
    if (sha256 !== null && hashing.digest('hex') !== sha256)
      throw new AwayError('damaged', 'the file of a backup is not what was written')
  }
  const first = await parts.next()
  const second = await parts.next()
  if (second.done === true) {
    assertWhole()
    expectFine(await ask('PUT', path, first.value ?? new Uint8Array()))
    return
  }
  const upload = await begin(ask, path)
  try {
    const tags = [await upload.send(first.value ?? new Uint8Array())]
    for (let part: IteratorResult<Uint8Array> = second; part.done !== true;) {
      signal?.throwIfAborted()
      tags.push(await upload.send(part.value))
      part = await parts.next()
    }
    assertWhole()
    await upload.finish(tags)
  } catch (error) {
    await upload.giveUp().catch(() => undefined)
    throw error
  }
}

async function* toParts(
  content: AsyncIterable<Uint8Array>,
  hashing: ReturnType<typeof createHash>,
  partBytes: number,
): AsyncGenerator<Uint8Array, undefined> {
  let waiting: Uint8Array[] = []
  let bytes = 0
  let sent = 0
  for await (const chunk of content) {
    hashing.update(chunk)
    waiting.push(chunk)
    bytes += chunk.length
    if (bytes < (sent < partsBeforeGrowth ? partBytes : partBytes * growth)) continue
    yield Buffer.concat(waiting)
    sent += 1
    waiting = []
    bytes = 0
  }
  if (bytes > 0) yield Buffer.concat(waiting)
  return undefined
}

type Upload = {
  send(bytes: Uint8Array): Promise<string>
  finish(tags: readonly string[]): Promise<void>
  giveUp(): Promise<void>
}

async function begin(ask: AskS3, path: string): Promise<Upload> {
  await endUnfinished(ask, path)
  const answer = await ask('POST', `${path}?uploads=`)
  expectFine(answer)
  const [id] = listUploads(answer)
  if (id === undefined) throw new AwayError('other', 'the bucket of backups began no upload')
  const query = `uploadId=${encodeURIComponent(id)}`
  let number = 0
  return {
    send: async (bytes) => {
      number += 1
      const sent = await ask('PUT', `${path}?partNumber=${number}&${query}`, bytes)
      expectFine(sent)
      return sent.etag ?? ''
    },
    finish: async (tags) => {
      const list = tags.map(
        (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
      )
      const body = `<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`
      expectFine(await ask('POST', `${path}?${query}`, Buffer.from(body)))
    },
    giveUp: async () => expectFine(await ask('DELETE', `${path}?${query}`), [200, 204, 404]),
  }
}

/** An upload that a dying server left costs room until it is ended. */
async function endUnfinished(ask: AskS3, path: string): Promise<void> {
  const prefix = encodeURIComponent(path.slice(1))
  const answer = await ask('GET', `?prefix=${prefix}&uploads=`)
  if (answer.status !== 200) return
  for (const id of listUploads(answer))
    await ask('DELETE', `${path}?uploadId=${encodeURIComponent(id)}`)
}

const listUploads = ({ body }: BoundedAnswer): string[] =>
  Array.from(body.toString().matchAll(/<UploadId>([^<]+)<\/UploadId>/g), ([, id = '']) => id)
