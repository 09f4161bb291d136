import { expect, test } from 'vitest'
import { aClubOf, app, olga, startClubs } from '#test/scenes/club-scene.ts'
import { until } from '#test/support/until.ts'

const memberCount = 30
const loadsMax = 4

startClubs()

const countLoads = async (): Promise<number> => {
  await until('nothing waits to be loaded', () =>
    Object.values(app.app.hub.stats().waiting).every((loads) => loads === 0),
  )
  return app.app.hub.stats().loadsByQuery.get('clubNotices-list') ?? 0
}

test('a notice is loaded a few times, however many members have the notices open', async () => {
  const members = await Promise.all(
    Array.from({ length: memberCount }, (_, n) => app.signedIn(`Member${n}`)),
  )
  const club = await aClubOf(members.map(({ playerId }) => playerId))
  const windows = await Promise.all(
    members.map(async ({ token }) =>
      (await app.socket(token)).subscribe('clubNotices-list', {
        ...club,
        limit: 20,
        counts: false,
      }),
    ),
  )
  await Promise.all(windows.map((window) => window.next()))
  const before = await countLoads()
  await olga.must('clubNotices-post', {
    ...club,
    noticeId: crypto.randomUUID(),
    title: 'No play on Friday',
    text: 'The courts are being painted.',
    pinned: false,
  })
  await Promise.all(windows.map((window) => window.until(({ notices }) => notices.length === 1)))
  expect((await countLoads()) - before).toBeLessThanOrEqual(loadsMax)
  const [first] = members
  await first?.must('clubNotices-markRead', club)
  await windows[0]?.until(({ notices }) => notices[0]?.isRead ?? false)
  expect(windows[1]?.latest()?.notices[0]?.isRead).toBe(false)
})
