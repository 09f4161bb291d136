import { isPhotoKey } from '#domain/photo/photo.ts'
import { createAskS3, findS3Code, type AskS3, type S3Settings } from './ask-s3.ts'
import { assertPhotoKey, PhotoStoreError, type PhotoStore } from './photo-store.ts'
import type { BoundedAnswer } from './send-bounded.ts'

export type S3Options = {
  timeoutMs?: number
  retries?: number
  pageSize?: number
}

/** Less than a stop waits, so that a hanging bucket doesn't delay it. */
const defaultTimeoutMs = 8_000

export function createS3Store(
  settings: S3Settings,
  { timeoutMs = defaultTimeoutMs, retries = 2, pageSize = 1000 }: S3Options = {},
): PhotoStore {
  const { bucket, prefix } = settings
  const send = createAskS3(settings, { timeoutMs, retries, contentType: 'image/webp' })
  const ask: AskS3 = (...request) =>
    send(...request).catch((error: unknown) => {
      throw new PhotoStoreError(`the bucket ${bucket} cannot be reached`, { cause: error })
    })
  const getPath = (key: string): string => {
    assertPhotoKey(key)
    return `/${prefix}${key}`
  }
  const expectStatus = (answer: BoundedAnswer, expected: readonly number[], what: string): void => {
    const { status } = answer
    if (expected.includes(status)) return
    const reason = findS3Code(answer)
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
