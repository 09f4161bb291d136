// Photos in a bucket of any S3-compatible server, addressed by path (http://host/bucket/key).
// Requests and their bodies are signed, and every operation has a time limit.
import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { isPhotoKey } from '#domain/photo/photo.ts'
import { assertPhotoKey, PhotoStoreError, type PhotoStore } from './photo-store.ts'
import { createBoundedSender, type BoundedAnswer } from './send-bounded.ts'

export type S3Settings = {
  endpoint: string
  region: string
  bucket: string
  prefix: string
  accessKeyId: string
  secretAccessKey: string
}
export type S3Options = {
  timeoutMs?: number
  retries?: number
  pageSize?: number
}

/** Less than a stop waits, so that a hanging bucket doesn't delay it. */
const defaultTimeoutMs = 8_000
const pauseMs = 100
const answerBytesMax = 16_000_000

const isStumble = (status: number): boolean => status === 429 || status >= 500

type Ask = (method: string, path: string, body?: Uint8Array) => Promise<BoundedAnswer>

function createAsk(
  { endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings,
  { timeoutMs, retries }: { timeoutMs: number; retries: number },
): Ask {
  const client = new AwsClient({ region, accessKeyId, secretAccessKey, service: 's3' })
  const send = createBoundedSender()
  return async (method, path, body) => {
    const deadline = performance.now() + timeoutMs
    const url = `${endpoint}/${bucket}${path}`
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    const about = {
      'x-amz-content-sha256': hash,
      ...(body !== undefined && { 'content-type': 'image/webp' }),
    }
    try {
      for (let tries = 0; ; tries += 1) {
        const signed = await client.sign(url, { method, headers: about })
        const answer = await send({
          url,
          method,
          headers: Object.fromEntries(signed.headers),
          ...(body !== undefined && { body }),
          withinMs: Math.max(1, deadline - performance.now()),
          bytesMax: answerBytesMax,
        })
        const nextPauseMs = pauseMs * 2 ** tries
        const isLast = tries >= retries || performance.now() + nextPauseMs >= deadline
        if (isLast || !isStumble(answer.status)) return answer
        await delay(nextPauseMs)
      }
    } catch (error) {
      throw new PhotoStoreError(`the bucket ${bucket} cannot be reached`, { cause: error })
    }
  }
}

export function createS3Store(
  settings: S3Settings,
  { timeoutMs = defaultTimeoutMs, retries = 2, pageSize = 1000 }: S3Options = {},
): PhotoStore {
  const { bucket, prefix } = settings
  const ask = createAsk(settings, { timeoutMs, retries })
  const getPath = (key: string): string => {
    assertPhotoKey(key)
    return `/${prefix}${key}`
  }
  const expectStatus = (
    { status, body }: BoundedAnswer,
    expected: readonly number[],
    what: string,
  ): void => {
    if (expected.includes(status)) return
    const reason = /<Code>(\w+)<\/Code>/.exec(body.toString())?.[1]
    throw new PhotoStoreError(
      `${what}: the bucket ${bucket} answered ${status}${reason === undefined ? '' : ` (${reason})`}`,
    )
  }
  return {
    put: async (key, bytes) =>
      expectStatus(await ask('PUT', getPath(key), bytes), [200], 'a photo could not be kept'),
    get: async (key) => {
      const answer = await ask('GET', getPath(key))
      expectStatus(answer, [200, 404], 'a photo could not be read')
      return answer.status === 200 ? answer.body : null
    },
    remove: async (key) =>
      expectStatus(
        await ask('DELETE', getPath(key)),
        [200, 204, 404],
        'a photo could not be removed',
      ),
    list: async () => {
      const keys: string[] = []
      for (let last: string | undefined = '', isMore = true; isMore && last !== undefined;) {
        const page = await ask(
          'GET',
          `?max-keys=${pageSize}&prefix=${encodeURIComponent(prefix)}&marker=${encodeURIComponent(last)}`,
        )
        expectStatus(page, [200], 'photos could not be listed')
        const text = page.body.toString()
        // Our names need no unescaping; an escaped one isn't ours.
        const found = Array.from(text.matchAll(/<Key>([^<]*)<\/Key>/g), ([, key = '']) => key)
        for (const key of found) keys.push(key.slice(prefix.length))
        last = found.at(-1)
        isMore = text.includes('<IsTruncated>true</IsTruncated>')
      }
      return keys.filter(isPhotoKey)
    },
    // A bucket shows no partial objects.
    removeUnfinished: () => Promise.resolve(0),
    check: async () =>
      expectStatus(await ask('GET', '?max-keys=1'), [200], 'photos cannot be kept'),
  }
}
