import { afterAll, beforeAll, expect, test } from 'vitest'
import { officesOf } from '#test/scenes/venue-scene.ts'
import { anAdmin } from '#test/support/builders.ts'
import { isFrame, valuesOf } from '#test/support/statements.ts'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(async () => {
  await app.close()
})
const { someone, office } = officesOf(() => app)

test('a report appears and disappears in the open windows of all admins, and one who leaves sees the next no more', async () => {
  const { venue, admin, player } = await office()
  const second = await someone({ activeLocations: [venue] })
  await anAdmin(app.db, venue, second.playerId)
  const windows = await Promise.all(
    [admin, second].map(async ({ token }) =>
      (await app.socket(token)).subscribe('reports-atLocation', { locationId: venue }),
    ),
  )
  for (const window of windows) expect((await window.next()).reports).toEqual([])
  await player.must('reports-create', {
    reported: { kind: 'location', locationId: venue },
    reason: 'Closed for good',
  })
  const [{ reports: [open] } = { reports: [] }] = await Promise.all(
    windows.map((window) => window.until(({ reports }) => reports.length === 1)),
  )
  await second.must('reports-close', { reportId: open?.reportId ?? '', outcome: 'dismissed' })
  await Promise.all(windows.map((window) => window.until(({ reports }) => reports.length === 0)))
  await second.must('playerLocations-setActive', { locationId: venue, active: false })
  expect(await windows[1]?.refused()).toEqual({ code: 'not-allowed' })
})

test('it takes two statements', async () => {
  const { venue, admin } = await office()
  const asked = await valuesOf(async () => {
    await (
      await app.socket(admin.token)
    )
      .subscribe('reports-atLocation', { locationId: venue })
      .next()
  })
  // Ignores the server's own background queries.
  const own = asked.filter(({ kind, text }) => kind === 'live reports-atLocation' && !isFrame(text))
  expect(own).toHaveLength(2)
})
