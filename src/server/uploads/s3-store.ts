// Photos in a bucket of any S3-compatible server, addressed by path (http://host/bucket/key). Requests are signed, the bytes too.
import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { isPhotoKey } from '#domain/photo/photo.ts'
import { assertPhotoKey, PhotoStoreError, type PhotoStore } from './photo-store.ts'

export type S3Settings = {
  /** An http(s) origin. */
  endpoint: string
  region: string
  bucket: string
  /** '' or ends with a slash. */
  prefix: string
  accessKeyId: string
  secretAccessKey: string
}
export type S3Options = { /** How long one attempt may take. */ timeoutMs?: number; /** Attempts after the first. */ retries?: number; /** Names asked for at once. */ pageSize?: number }

/** The photos in a bucket that exists. */
export function createS3Store({ endpoint, bucket, prefix, ...keys }: S3Settings, { timeoutMs = 10_000, retries = 2, pageSize = 1000 }: S3Options = {}): PhotoStore {
  const client = new AwsClient({ ...keys, service: 's3', retries })
  const ask = async (method: string, path: string, body?: Uint8Array): Promise<Response> => {
    const headers = body === undefined ? {} : { 'content-type': 'image/webp', 'x-amz-content-sha256': createHash('sha256').update(body).digest('hex') }
    try {
      return await client.fetch(`${endpoint}/${bucket}${path}`, { method, headers, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs), ...(body !== undefined && { body: new Uint8Array(body) }) })
    } catch (error) {
      throw new PhotoStoreError(`the bucket ${bucket} cannot be reached`, { cause: error })
    }
  }
  const pathOf = (key: string): string => {
    assertPhotoKey(key)
    return `/${prefix}${key}`
  }
  /** The answer read to its end, so that its connection can be used again. */
  const bytesOf = async (response: Response): Promise<Uint8Array> => new Uint8Array(await response.arrayBuffer())
  const settle = async (response: Response, expected: readonly number[], what: string): Promise<void> => {
    const answer = await bytesOf(response)
    if (expected.includes(response.status)) return
    const reason = /<Code>(\w+)<\/Code>/.exec(Buffer.from(answer).toString())?.[1]
    throw new PhotoStoreError(`${what}: the bucket ${bucket} answered ${response.status}${reason === undefined ? '' : ` (${reason})`}`)
  }
  return {
    put: async (key, bytes) => settle(await ask('PUT', pathOf(key), bytes), [200], 'a photo could not be kept'),
    get: async (key) => {
      const response = await ask('GET', pathOf(key))
      if (response.status === 200) return bytesOf(response)
      await settle(response, [404], 'a photo could not be read')
      return null
    },
    remove: async (key) => settle(await ask('DELETE', pathOf(key)), [200, 204, 404], 'a photo could not be removed'),
    list: async () => {
      const keys: string[] = []
      for (let last: string | undefined = '', isMore = true; isMore && last !== undefined;) {
        const page = await ask('GET', `?max-keys=${pageSize}&prefix=${encodeURIComponent(prefix)}&marker=${encodeURIComponent(last)}`)
        if (page.status !== 200) await settle(page, [], 'photos could not be listed')
        const text = await page.text()
        // Our names need no unescaping; what is escaped is none of ours.
        const found = Array.from(text.matchAll(/<Key>([^<]*)<\/Key>/g), ([, key = '']) => key)
        for (const key of found) keys.push(key.slice(prefix.length))
        last = found.at(-1)
        isMore = text.includes('<IsTruncated>true</IsTruncated>')
      }
      return keys.filter(isPhotoKey)
    },
    check: async () => settle(await ask('GET', '?max-keys=1'), [200], 'photos cannot be kept'),
  }
}
