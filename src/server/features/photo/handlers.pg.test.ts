// Photos through the API: who may change each, what is stored, what other windows see, and
// failures.
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { photoBytesMax } from '#domain/photo/photo.ts'
import { createFolderStore } from '#server/uploads/folder-store.ts'
import { PhotoStoreError, type PhotoStore } from '#server/uploads/photo-store.ts'
import { aLocation, anAdmin, anEvent } from '#test/support/builders.ts'
import { aJpeg, aPng, metadataOf } from '#test/support/pictures.ts'
import { sendPhoto } from '#test/support/send-photo.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { until } from '#test/support/until.ts'
import { removeDuePhotos } from './jobs.ts'

let app: TestApp
let folder: string
let ann: TestPlayer
let ben: TestPlayer
let jpeg: Buffer
let trouble: (() => Promise<void>) | null = null
let kept: PhotoStore

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sideout-photos-'))
  kept = createFolderStore(folder)
  const photos: PhotoStore = {
    ...kept,
    put: async (key, bytes) => {
      await trouble?.()
      await kept.put(key, bytes)
    },
  }
  app = await startTestApp({ photos })
  ann = await app.signedIn('Ann')
  ben = await app.signedIn('Ben')
  jpeg = await aJpeg()
})
beforeEach(() => {
  trouble = null
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const send = (
  who: { headers: Record<string, string> } | null,
  target: string,
  bytes: Uint8Array = jpeg,
  type?: string,
) => sendPhoto(app.url, who?.headers ?? {}, target, bytes, type)
const playerPhoto = async (playerId: string): Promise<string> =>
  (
    await app.db
      .selectFrom('players')
      .select('photoUrl')
      .where('playerId', '=', playerId)
      .executeTakeFirstOrThrow()
  ).photoUrl
const venue = (locationId: string) =>
  app.db
    .selectFrom('locations')
    .select(['photoUrl', 'edited'])
    .where('locationId', '=', locationId)
    .executeTakeFirstOrThrow()
const files = () => readdir(folder)

const shownKeys = async (): Promise<string[]> => {
  const { rows } = await sql<{
    url: string
  }>`select photo_url as url from players union all select photo_url from locations`.execute(app.db)
  return rows.flatMap(({ url }) => /[^/]+\.webp/.exec(url) ?? [])
}
/**
 * Files are removed after the answer, so this waits until exactly one file exists per shown photo.
 */
const settled = () =>
  until('every file is shown and every photo has its file', async () => {
    await removeDuePhotos(app.deps)
    return (await files()).sort().join() === (await shownKeys()).sort().join()
  })

async function changingNothing<T>(act: () => Promise<T>): Promise<T> {
  const state = async () => ({
    files: await files(),
    players: await app.db
      .selectFrom('players')
      .select(['playerId', 'photoUrl'])
      .orderBy('playerId')
      .execute(),
    venues: await app.db
      .selectFrom('locations')
      .select(['locationId', 'photoUrl', 'edited'])
      .orderBy('locationId')
      .execute(),
  })
  await settled()
  const before = await state()
  const result = await act()
  expect(await state()).toEqual(before)
  return result
}

describe('a player', () => {
  test('gets a photo of their own, and the one before is gone', async () => {
    const first = await send(ann, 'player/ann')
    expect(first).toMatchObject({
      status: 200,
      photoURL: expect.stringMatching(/^\/photos\/[0-9a-f-]{36}\.webp\?t=\d+$/),
    })
    expect(first.photoURL.endsWith(`?t=${app.clock.now()}`)).toBe(true)
    const second = await send(ann, 'player/ann', await aPng(340, 400), 'image/png')
    expect(await playerPhoto('ann')).toBe(second.photoURL)
    await settled()
    expect(await files()).toEqual(await shownKeys())
    expect((await fetch(`${app.url}${first.photoURL}`)).status).toBe(404)
    expect(
      await metadataOf(
        new Uint8Array(await (await fetch(`${app.url}${second.photoURL}`)).arrayBuffer()),
      ),
    ).toMatchObject({ format: 'webp', width: 340, height: 400 })
  })

  test('is seen with it at once in every window that shows them', async () => {
    const location = await aLocation(app.db)
    const eventId = await anEvent(app.db, { location, organizer: ben.playerId })
    await ann.must('events-signUp', { eventId, guests: 0 })
    const window = await app.socket(ben.token)
    const own = await app.socket(ann.token)
    const event = window.subscribe('events-byId', { eventId })
    const me = own.subscribe('players-me', {})
    await Promise.all([event.next(), me.next()])
    const { photoURL } = await send(ann, 'player/ann')
    expect(
      (await event.until(({ roster }) => roster[0]?.photoURL === photoURL)).roster,
    ).toHaveLength(1)
    expect((await me.until(({ player }) => player?.photoURL === photoURL)).player?.playerId).toBe(
      'ann',
    )
    await Promise.all([window.close(), own.close()])
  })
})

test('the photo that completes a profile earns its diamond', async () => {
  const diamonds = () =>
    app.db.selectFrom('player_diamonds').select('diamondId').where('playerId', '=', 'ben').execute()
  await app.db
    .updateTable('players')
    .set({ headline: 'Lefty', summary: 'Plays at dawn.' })
    .where('playerId', '=', 'ben')
    .execute()
  expect(await diamonds()).toEqual([])
  await send(ben, 'player/ben')
  expect(await diamonds()).toEqual([{ diamondId: 'profileCompleted' }])
})

describe('a venue', () => {
  test('gets a photo from its admin: the record is marked as edited, the log tells who, windows show it', async () => {
    const location = await aLocation(app.db)
    await anAdmin(app.db, location, ann.playerId)
    const window = await app.socket(ben.token)
    const watched = window.subscribe('locations-byId', {
      locationId: location,
      today: '2026-06-01',
    })
    await watched.next()
    const { photoURL } = await send(ann, `location/${location}`, await aPng(1600, 800), 'image/png')
    await watched.until((shown) => shown.photoURL === photoURL)
    expect(await venue(location)).toEqual({
      photoUrl: photoURL,
      edited: new Date(app.clock.now()),
    })
    expect(
      await app.db
        .selectFrom('location_log')
        .select(['actorId', 'action'])
        .where('locationId', '=', location)
        .execute(),
    ).toEqual([{ actorId: 'ann', action: 'photo-changed' }])
    await window.close()
  })

  test('is left alone by an admin who stopped being one while the photo was on its way', async () => {
    const location = await aLocation(app.db)
    await anAdmin(app.db, location, ann.playerId)
    trouble = async () => {
      await app.db.deleteFrom('locations_admin').where('locationId', '=', location).execute()
    }
    expect(await changingNothing(() => send(ann, `location/${location}`))).toMatchObject({
      status: 403,
      code: 'not-allowed',
    })
  })
})

describe('refused, and nothing changes:', () => {
  test('a visitor', async () => {
    expect(await changingNothing(() => send(null, 'player/ann'))).toEqual({
      status: 401,
      photoURL: '',
      code: 'not-signed-in',
      error: { status: 'UNAUTHENTICATED', message: 'not-signed-in' },
    })
  })

  test('someone who is not a player yet', async () => {
    expect(
      await changingNothing(async () =>
        send(await app.signedInUser('Newcomer'), 'player/newcomer'),
      ),
    ).toMatchObject({ status: 400, code: 'not-a-player' })
  })

  test.each(['player/ben', 'player/nobody'])('the photo of another player: %s', async (target) => {
    expect(await changingNothing(() => send(ann, target))).toMatchObject({
      status: 403,
      code: 'not-allowed',
    })
  })

  test('a venue of other admins, and one that is not', async () => {
    const [theirs, mine] = [await aLocation(app.db), await aLocation(app.db)]
    await anAdmin(app.db, mine, ann.playerId)
    expect(await changingNothing(() => send(ann, `location/${theirs}`))).toMatchObject({
      status: 403,
      code: 'not-allowed',
    })
    expect(await changingNothing(() => send(ann, 'location/nowhere'))).toMatchObject({
      status: 404,
      code: 'location-not-found',
    })
  })

  test.each([
    'club/my-club',
    'event/1',
    'players/ann',
    'Player/ann',
    '__proto__/ann',
    'player/%2e%2e%2fsecret',
    'player/Ann',
    'location/..%2f..%2fetc',
  ])('a target that has no photos: %s', async (target) => {
    expect(await changingNothing(() => send(ann, target))).toMatchObject({
      status: 400,
      code: 'photo-target',
    })
  })

  test.each<[string, string, Uint8Array]>([
    ['a page that calls itself a PNG', 'image/png', Buffer.from('<script>alert(1)</script>')],
    [
      'a GIF that calls itself a JPEG',
      'image/jpeg',
      Buffer.from('GIF89a, the rest does not matter'),
    ],
    ['a type we do not take', 'image/webp', Buffer.from('RIFF')],
    ['an SVG', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a form', 'multipart/form-data; boundary=x', Buffer.from('--x--')],
    ['nothing at all', 'image/png', new Uint8Array()],
  ])('%s', async (_what, type, bytes) => {
    expect(await changingNothing(() => send(ann, 'player/ann', bytes, type))).toMatchObject({
      status: 400,
      code: expect.stringMatching(/^(photo-type|bad-input)$/),
    })
  })

  test('half a picture', async () => {
    expect(
      await changingNothing(() => send(ann, 'player/ann', jpeg.subarray(0, 2500))),
    ).toMatchObject({ status: 400, code: 'photo-broken' })
  })

  test('more than 10 MB', async () => {
    expect(
      await changingNothing(() =>
        send(ann, 'player/ann', Buffer.concat([jpeg, Buffer.alloc(photoBytesMax)])),
      ),
    ).toMatchObject({ status: 413, code: 'photo-too-large' })
  })

  test('a page of another site', async () => {
    expect(
      await changingNothing(() =>
        send({ headers: { ...ann.headers, origin: 'https://evil.example' } }, 'player/ann'),
      ),
    ).toMatchObject({ status: 403, code: 'foreign-origin' })
  })

  test('a second photo while the first is on its way, and not after', async () => {
    let finish = (): void => undefined
    const isWaiting = new Promise<void>((resolve) => {
      trouble = () =>
        new Promise((go) => {
          finish = go
          resolve()
        })
    })
    const first = send(ann, 'player/ann')
    await isWaiting
    expect(await send(ann, 'player/ann')).toMatchObject({ status: 503, code: 'unavailable' })
    finish()
    expect((await first).status).toBe(200)
    trouble = null
    await until('the next one is taken', async () => (await send(ann, 'player/ann')).status === 200)
  })

  test('a photo whose store is away: one may try again', async () => {
    trouble = () => Promise.reject(new PhotoStoreError('the bucket photos cannot be reached'))
    expect(await changingNothing(() => send(ann, 'player/ann'))).toMatchObject({
      status: 503,
      code: 'unavailable',
    })
  })

  test('a photo whose sender left in the middle', async () => {
    await changingNothing(async () => {
      const { hostname, port } = new URL(app.url)
      const upload = httpRequest({
        hostname,
        port,
        path: '/upload/player/ann',
        method: 'POST',
        headers: { ...ann.headers, 'content-type': 'image/jpeg', 'content-length': jpeg.length },
      })
      const left = new Promise<void>((resolve) => {
        upload.on('error', () => resolve()).on('close', () => resolve())
      })
      await new Promise<void>((resolve) => {
        upload.write(jpeg.subarray(0, jpeg.length / 2), () => resolve())
      })
      upload.destroy()
      await left
      expect((await send(ben, 'player/nobody')).status).toBe(403)
    })
    await until(
      'the sender may send again',
      async () => (await send(ann, 'player/ann')).status === 200,
    )
  })
})

describe('what is served', () => {
  test('is a picture for ever, and nothing that could run', async () => {
    const { photoURL } = await send(ann, 'player/ann')
    const answer = await fetch(`${app.url}${photoURL}`)
    expect(
      Object.fromEntries(
        [
          'content-type',
          'cache-control',
          'x-content-type-options',
          'content-security-policy',
          'cross-origin-resource-policy',
          'set-cookie',
        ].map((name) => [name, answer.headers.get(name)]),
      ),
    ).toEqual({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'set-cookie': null,
    })
    const etag = answer.headers.get('etag') ?? ''
    expect(
      (await fetch(`${app.url}${photoURL}`, { headers: { 'if-none-match': etag } })).status,
    ).toBe(304)
    expect(
      (await fetch(`${app.url}${photoURL}`, { method: 'HEAD' })).headers.get('content-type'),
    ).toBe('image/webp')
  })

  test.each([
    '/photos/',
    '/photos/..%2f..%2fpackage.json',
    '/photos/%2e%2e%2fsecret',
    '/photos/secret',
    '/photos/00000000-0000-4000-8000-000000000000.webp',
    '/photos/00000000-0000-4000-8000-000000000000.html',
    '/photos/00000000-0000-4000-8000-000000000000.webp%00.html',
  ])('of %s is nothing', async (path) => {
    const answer = await fetch(`${app.url}${path}`)
    expect([answer.status, answer.headers.get('cache-control') ?? 'no-store']).toEqual([
      404,
      'no-store',
    ])
  })
})
