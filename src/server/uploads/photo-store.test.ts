// The same tests run on both stores: a folder and a real S3-compatible server.
import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toPhotoKey } from '#domain/photo/photo.ts'
import { startHangingServer } from '#test/support/hanging-server.ts'
import { startS3Server, type S3Server } from '#test/support/s3-server.ts'
import { until } from '#test/support/until.ts'
import { createFolderStore } from './folder-store.ts'
import type { PhotoStore } from './photo-store.ts'
import { createS3Store } from './s3-store.ts'

let folder: string
let s3: S3Server
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sideout-photos-'))
  s3 = await startS3Server()
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true })
})

const aKey = (): string => toPhotoKey(randomUUID())
const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 251)

describe.each<[string, () => PhotoStore]>([
  ['a folder', () => createFolderStore(join(folder, 'made', 'when missing'))],
  ['a bucket', () => createS3Store(s3.settings)],
])('%s', (_what, open) => {
  test('says that photos can be kept', async () => {
    await expect(open().check()).resolves.toBeUndefined()
  })

  test('gives back what was kept, byte for byte', async () => {
    const key = aKey()
    await open().put(key, bytes)
    expect(Buffer.from((await open().get(key)) ?? []).equals(bytes)).toBe(true)
  })

  test('has nothing where nothing was kept', async () => {
    expect(await open().get(aKey())).toBeNull()
  })

  test('removes one and leaves the others; removing again is no error', async () => {
    const [gone, stays] = [aKey(), aKey()]
    await open().put(gone, bytes)
    await open().put(stays, bytes.subarray(0, 9))
    await open().remove(gone)
    await open().remove(gone)
    expect(await open().get(gone)).toBeNull()
    expect(await open().get(stays)).toHaveLength(9)
  })

  test('lists its photos and nothing that lies beside them', async () => {
    const store = open()
    const keys = [aKey(), aKey(), aKey()]
    for (const key of keys) await store.put(key, bytes.subarray(0, 5))
    await writeFile(join(folder, 'made', 'when missing', 'notes.txt'), '')
    const listed = await store.list()
    expect(listed.filter((key) => keys.includes(key)).sort()).toEqual(keys.sort())
    expect(listed.every((key) => key.endsWith('.webp') && !key.includes('/'))).toBe(true)
  })

  test('keeps many at once', async () => {
    const store = open()
    const keys = Array.from({ length: 20 }, aKey)
    await Promise.all(keys.map((key, index) => store.put(key, bytes.subarray(0, index + 1))))
    expect(await Promise.all(keys.map(async (key) => (await store.get(key))?.length))).toEqual(
      keys.map((_, index) => index + 1),
    )
  })

  test.each([
    '../secret',
    '..%2fsecret',
    '/etc/passwd',
    '',
    'postgres',
    `${randomUUID()}.html`,
    `a/${randomUUID()}.webp`,
    `${randomUUID()}.webp\0`,
  ])('knows no key %j', async (key) => {
    for (const asked of [
      () => open().get(key),
      () => open().put(key, bytes),
      () => open().remove(key),
    ])
      await expect(asked()).rejects.toThrow('not the name of a photo')
  })
})

test('a folder holds whole photos only, readable by their owner only', async () => {
  const place = join(folder, 'owned')
  const key = aKey()
  await createFolderStore(place).put(key, bytes)
  expect(await readdir(place)).toEqual([key])
  if (process.platform !== 'win32')
    expect(((await stat(join(place, key))).mode & 0o077) + ((await stat(place)).mode & 0o077)).toBe(
      0,
    )
})

test('a folder that cannot be one says so', async () => {
  const file = join(folder, 'a-file')
  await writeFile(file, '')
  await chmod(file, 0o600)
  await expect(createFolderStore(join(file, 'photos')).check()).rejects.toThrow(
    /cannot be written \(ENOTDIR\)/,
  )
  await expect(createFolderStore(join(file, 'photos')).put(aKey(), bytes)).rejects.toThrow(
    'a photo could not be kept (ENOTDIR)',
  )
})

test('a bucket that does not exist, a wrong key and a wrong secret are told by their names', async () => {
  const refused = async (changes: Partial<S3Server['settings']>) =>
    createS3Store({ ...s3.settings, ...changes }, { retries: 0 }).put(aKey(), bytes)
  await expect(refused({ bucket: 'elsewhere' })).rejects.toThrow(
    'the bucket elsewhere answered 404 (NoSuchBucket)',
  )
  await expect(refused({ accessKeyId: 'nobody' })).rejects.toThrow(
    'answered 403 (InvalidAccessKeyId)',
  )
  await expect(refused({ secretAccessKey: 'guessed' })).rejects.toThrow(
    'answered 403 (SignatureDoesNotMatch)',
  )
  await expect(
    createS3Store({ ...s3.settings, secretAccessKey: 'guessed' }).check(),
  ).rejects.toThrow('SignatureDoesNotMatch')
})

test('a bucket that is away, or never answers, is an error that tells so in time', async () => {
  await expect(
    createS3Store({ ...s3.settings, endpoint: 'http://127.0.0.1:9' }, { retries: 0 }).get(aKey()),
  ).rejects.toThrow('the bucket photos cannot be reached')
  const silent = createServer()
  await new Promise<void>((resolve) => {
    silent.listen(0, '127.0.0.1', resolve)
  })
  const { port } = silent.address() as AddressInfo
  await expect(
    createS3Store(
      { ...s3.settings, endpoint: `http://127.0.0.1:${port}` },
      { timeoutMs: 50, retries: 0 },
    ).get(aKey()),
  ).rejects.toThrow('the bucket photos cannot be reached')
  silent.closeAllConnections()
  silent.close()
})

test('a bucket that leads elsewhere is not followed', async () => {
  const asked: string[] = []
  const leading = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(307, { location: '/elsewhere' }).end()
  })
  await new Promise<void>((resolve) => {
    leading.listen(0, '127.0.0.1', resolve)
  })
  const { port } = leading.address() as AddressInfo
  const key = aKey()
  await expect(
    createS3Store({ ...s3.settings, endpoint: `http://127.0.0.1:${port}` }, { retries: 0 }).get(
      key,
    ),
  ).rejects.toThrow('answered 307')
  expect(asked).toHaveLength(1)
  leading.closeAllConnections()
  leading.close()
})

test.each([
  ['says nothing', ''],
  ['sends the head of an answer and no more', 'HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\nabc'],
])(
  'a bucket that %s ends every operation, whatever garbage is collected meanwhile, and keeps no connection',
  async (_what, head) => {
    const bucket = await startHangingServer(head)
    const store = createS3Store(
      { ...s3.settings, endpoint: `http://${bucket.address}` },
      { timeoutMs: 300 },
    )
    const key = aKey()
    const asked = [
      ...Array.from({ length: 80 }, () => store.get(key)),
      store.put(key, bytes),
      store.remove(key),
      store.list(),
      store.check(),
    ]
    const outcomes = Promise.allSettled(asked)
    setFlagsFromString('--expose-gc')
    const collectGarbage = runInNewContext('gc') as () => void
    const collecting = setInterval(collectGarbage, 20)
    expect((await outcomes).map(({ status }) => status)).toEqual(asked.map(() => 'rejected'))
    clearInterval(collecting)
    await until('no connection is left', () => bucket.connections() === 0)
    await bucket.close()
  },
)

test('a bucket of many pages is listed to its end', async () => {
  const store = createS3Store({ ...s3.settings, prefix: `many-${randomUUID()}/` }, { pageSize: 3 })
  const keys = Array.from({ length: 8 }, aKey)
  for (const key of keys) await store.put(key, bytes.subarray(0, 1))
  expect((await store.list()).sort()).toEqual(keys.sort())
  await expect(createS3Store({ ...s3.settings, bucket: 'elsewhere' }).list()).rejects.toThrow(
    'photos could not be listed: the bucket elsewhere answered 404 (NoSuchBucket)',
  )
})

test('a bucket that stumbles once is asked again', async () => {
  let asked = 0
  const stumbling = createServer((_request, response) => {
    response.writeHead(asked++ === 0 ? 503 : 404).end()
  })
  await new Promise<void>((resolve) => {
    stumbling.listen(0, '127.0.0.1', resolve)
  })
  const { port } = stumbling.address() as AddressInfo
  expect(
    await createS3Store({ ...s3.settings, endpoint: `http://127.0.0.1:${port}` }).get(aKey()),
  ).toBeNull()
  expect(asked).toBe(2)
  stumbling.close()
})
