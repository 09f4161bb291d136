// Sheets that open by themselves, beside a score entry, a scoreboard and a wall.
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { celebrationMs } from '#domain/shared/screen-timing.ts'
import { aContact } from '#test/scenes/contact-scene.ts'
import { aMatchList } from '#test/scenes/match-scene.ts'
import { proveAddress } from '#test/scenes/notification-scene.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { claimLinkTexts } from '#words/en/app/claim-link.ts'
import { diamondTexts } from '#words/en/ledger/diamond.ts'
import { reachTexts } from '#words/en/notification/reach.ts'
import { windowOf } from './desk-scene.ts'
import { expect, leftToProof, test } from './story.ts'

async function anEvening(app: TestApp): Promise<{ eventId: string; matches: string[] }> {
  const eventId = await anEvent(
    app.db,
    { location: await aLocation(app.db), organizer: 'olivia' },
    { type: 'round robin', title: 'Tuesday' },
  )
  const matches = await aMatchList(
    app.db,
    eventId,
    ['ana', 'ben', 'cleo', 'dan'],
    [{ court: 1, a: [0, 1], b: [2, 3] }],
  )
  return { eventId, matches }
}

test('How should we reach you waits for a score entry and a scoreboard, and opens after them', async ({
  story,
}) => {
  const { app } = story
  await app.signedIn('Olivia')
  const ana = await app.signedIn('Ana')
  for (const name of ['Ben', 'Cleo', 'Dan']) await app.signedIn(name)
  const {
    eventId,
    matches: [one = ''],
  } = await anEvening(app)
  const ahead = await anEvent(
    app.db,
    { location: await aLocation(app.db), organizer: 'olivia' },
    { startDate: addDays(toDeviceDay(Date.now()), 5) },
  )
  await ana.must('events-signUp', { eventId: ahead, guests: 0 })
  const page = await story.window(ana, `/matchlist/${eventId}?match=${one}`, { asksReach: true })
  const question = page.getByRole('dialog', { name: reachTexts.title })
  const scoreboard = page.getByRole('button', { name: 'Keep score here, point by point' })
  await page.clock.install()
  await page.reload()
  await expect(scoreboard).toBeVisible()
  await page.clock.runFor(2_000)
  await expect(question).toHaveCount(0)
  await scoreboard.click()
  const close = page.getByRole('button', { name: 'Close the scoreboard' })
  await expect(close).toBeVisible()
  await page.clock.runFor(2_000)
  await expect(question).toHaveCount(0)
  await close.click()
  await expect(question).toBeVisible()
})

for (const [where, size] of [
  ['a phone', windowOf(390, 844)],
  ['the evening board', windowOf(1440, 900)],
] as const)
  test(`what opens by itself waits for a score entry, a scoreboard and a wall, on ${where}${leftToProof(where === 'a phone')}`, async ({
    story,
  }) => {
    const { app } = story
    const olivia = await app.signedIn('Olivia')
    for (const name of ['Ana', 'Ben', 'Cleo', 'Dan']) await app.signedIn(name)
    const {
      eventId,
      matches: [one = ''],
    } = await anEvening(app)
    await proveAddress(app, olivia)
    await aContact(app, await app.signedIn('Zoe'), { email: olivia.email })
    await olivia.must('players-playerReward', { diamondId: 'registered', isCelebratedLater: true })
    const page = await story.window(olivia, '/landing', size)
    await page.clock.install()
    const claim = page.getByRole('dialog', { name: claimLinkTexts.title })
    const joy = page.locator('output').filter({ hasText: diamondTexts.registered })
    for (const [search, shown] of [
      [`match=${one}`, page.getByRole('group', { name: 'Who won?' })],
      [`scoreboard=${one}`, page.getByRole('button', { name: 'Close the scoreboard' })],
      ['view=tv', page.locator('[data-tv]')],
    ] as const) {
      const asked = page.waitForResponse(/contacts-toClaim/)
      await page.goto(`/matchlist/${eventId}?${search}`)
      await expect(shown).toBeVisible()
      await Promise.all([asked, page.clock.runFor(2_000)])
      await page.clock.runFor(2_000)
      expect([await claim.count(), await joy.count()], search).toEqual([0, 0])
    }
    // Either may come first. The celebration ends by itself, so it is awaited before its page opens
    // and while no time is skipped.
    const celebrated = joy.waitFor({ state: 'attached' })
    await page.goto(`/matchlist/${eventId}`)
    const asked = claim.waitFor()
    await Promise.race([celebrated, asked])
    const isAskedFirst = await claim.isVisible()
    if (isAskedFirst) await claim.getByRole('button', { name: 'Close' }).click()
    await celebrated
    if (isAskedFirst) return
    await page.clock.runFor(celebrationMs)
    await asked
  })
