// Media: links, their senders and viewers, and moderation by venue admins.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aLocation, anAdmin } from '#test/support/builders.ts'
import { statementsOf } from '#test/support/statements.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const refused = (code: string, params?: object) => ({
  ok: false,
  refusal: params === undefined ? { code } : { code, params },
})
const video = (id: string) => `https://youtu.be/${id}`
const linkAt = (player: TestPlayer, locationId: string, url: string, caption = '') =>
  player.call('media-link', { locationId, url, caption })
const seenBy = async (viewer: TestPlayer, locationIds: string[], limit = 12) => {
  const window = await app.socket(viewer.token)
  const answer = await window.subscribe('media-list', { locationIds, limit }).next()
  await window.close()
  return answer
}

test('a link shows at once in open windows, newest first, beside the photo of the venue', async () => {
  const venue = await aLocation(app.db, {
    photoUrl: '/photos/court.webp',
    edited: new Date(app.clock.now()),
  })
  const [ana, ben] = [await app.signedIn('Ana', { homeLocation: venue }), await app.signedIn('Ben')]
  const window = await app.socket(ben.token)
  const list = window.subscribe('media-list', { locationIds: [venue], limit: 12 })
  expect((await list.next()).items).toMatchObject([
    { kind: 'photo', mediaId: '', url: '/photos/court.webp', playerId: null, mayRemove: false },
  ])
  app.clock.advance(86_400_000)
  const answer = await linkAt(ana, venue, 'youtu.be/final', 'The final')
  const { items } = await list.until((value) => value.items.length === 2)
  expect(items[0]).toMatchObject({
    kind: 'video',
    network: 'youtube',
    url: video('final'),
    caption: 'The final',
    playerName: 'Ana',
    locationId: venue,
    isMine: false,
    mayRemove: false,
  })
  expect(await ben.call('media-remove', { mediaId: items[0]?.mediaId ?? '' })).toEqual(
    refused('not-allowed'),
  )
  expect(answer).toMatchObject({ ok: true, value: { mediaId: items[0]?.mediaId } })
  await ana.must('media-remove', { mediaId: items[0]?.mediaId ?? '' })
  await list.until((value) => value.items.length === 1)
  expect(await ana.call('media-remove', { mediaId: items[0]?.mediaId ?? '' })).toEqual(
    refused('media-not-found'),
  )
  await window.close()
})

test('only videos and posts of known networks, at active venues, once each and ten a day', async () => {
  const [venue, other, hidden] = [
    await aLocation(app.db),
    await aLocation(app.db),
    await aLocation(app.db, { hidden: true }),
  ]
  const cleo = await app.signedIn('Cleo', { homeLocation: venue })
  for (const url of [
    'https://evil.example/watch',
    'javascript:alert(1)',
    'https://youtube.com/',
    '@cleo',
  ])
    expect(await linkAt(cleo, venue, url)).toEqual(refused('media-link-invalid', { field: 'url' }))
  expect(await linkAt(cleo, other, video('a'))).toEqual(refused('not-allowed'))
  expect(await linkAt(cleo, hidden, video('a'))).toEqual(refused('location-not-found'))
  expect(await linkAt(cleo, 'nowhere', video('a'))).toEqual(refused('location-not-found'))
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => linkAt(cleo, venue, video(`day${index}`))),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(10)
  expect(answers).toContainEqual(refused('too-many-media', { n: 10 }))
  app.clock.advance(86_400_000 + 1)
  expect(await linkAt(cleo, venue, (await seenBy(cleo, [venue])).items[0]?.url ?? '')).toEqual(
    refused('media-linked-already', { field: 'url' }),
  )
  expect((await linkAt(cleo, venue, video('next'))).ok).toBe(true)
})

test('a page is two statements, and asks for no more than it shows', async () => {
  const venue = await aLocation(app.db)
  const dan = await app.signedIn('Dan', { homeLocation: venue })
  for (const id of ['a', 'b', 'c']) await linkAt(dan, venue, video(id))
  expect(await seenBy(dan, [venue], 2)).toMatchObject({ items: [{}, {}], more: true })
  expect(await seenBy(dan, [venue], 3)).toMatchObject({ items: [{}, {}, {}], more: false })
  expect((await seenBy(dan, [])).items).toEqual([])
  expect(await statementsOf(() => seenBy(dan, [venue]))).toHaveLength(2)
})

test('who is blocked or hidden has shared nothing', async () => {
  const venue = await aLocation(app.db)
  const [eve, fay] = [await app.signedIn('Eve', { homeLocation: venue }), await app.signedIn('Fay')]
  const { mediaId } = await eve.must('media-link', {
    locationId: venue,
    url: video('e'),
    caption: '',
  })
  await eve.must('players-block', { playerId: fay.playerId, blocked: true })
  expect((await seenBy(fay, [venue])).items).toEqual([])
  expect(await fay.call('media-remove', { mediaId })).toEqual(refused('media-not-found'))
  expect(
    await fay.call('reports-create', { reported: { kind: 'media', mediaId }, reason: 'rude' }),
  ).toEqual(refused('media-not-found'))
})

test('a reported link reaches the admins of its venue, who take it away; the log says so', async () => {
  const venue = await aLocation(app.db)
  const [gus, hal, ida] = [
    await app.signedIn('Gus', { homeLocation: venue }),
    await app.signedIn('Hal'),
    await app.signedIn('Ida'),
  ]
  await anAdmin(app.db, venue, ida.playerId)
  const { mediaId } = await gus.must('media-link', {
    locationId: venue,
    url: video('rude'),
    caption: 'Look',
  })
  expect((await seenBy(ida, [venue])).items).toMatchObject([{ mayRemove: true }])
  expect(
    await hal.call('reports-create', {
      reported: { kind: 'media', mediaId: randomUUID() },
      reason: 'rude',
    }),
  ).toEqual(refused('media-not-found'))
  for (let again = 0; again < 2; again += 1)
    await hal.must('reports-create', { reported: { kind: 'media', mediaId }, reason: 'rude' })
  const window = await app.socket(ida.token)
  const queue = window.subscribe('reports-atLocation', { locationId: venue })
  const { reports } = await queue.next()
  expect(reports).toMatchObject([
    { kind: 'media', playerName: 'Gus', message: `Look\n${video('rude')}`, canRemove: true },
  ])
  await ida.must('reports-close', { reportId: reports[0]?.reportId ?? '', outcome: 'removed' })
  await queue.until((value) => value.reports.length === 0)
  expect((await seenBy(hal, [venue])).items).toEqual([])
  const second = await gus.must('media-link', {
    locationId: venue,
    url: video('rude2'),
    caption: '',
  })
  await ida.must('media-remove', { mediaId: second.mediaId })
  const { lines } = await window
    .subscribe('locationsAdmin-log', { locationId: venue, limit: 10 })
    .next()
  expect(lines.map(({ action, playerName }) => [action, playerName])).toEqual([
    ['media-removed', 'Gus'],
    ['report-removed', 'Gus'],
  ])
  await window.close()
})
