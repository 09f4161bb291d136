// The live queue of open play: one tap turns a court over, players see their place, take breaks and
// are called, and a courtside screen follows without an account.
import type { Page } from '@playwright/test'
import { toDeviceDay } from '#client/device/today.ts'
import { queueLanesMax } from '#domain/queue/queue.ts'
import { addDays } from '#domain/shared/day.ts'
import { openDoors } from '#test/scenes/event-scene.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { labelTexts } from '#words/en/app/label.ts'
import { liveQueueTexts } from '#words/en/queue/queue.ts'
import { wordsIn } from '#words/words.ts'
import { desktop, untilKeys, windowOf } from './desk-scene.ts'
import {
  bothLooks,
  expect,
  expectAccessible,
  leftToProof,
  looks,
  test,
  type Story,
} from './story.ts'

const names = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eli', 'Fay', 'Gus', 'Hana', 'Ivo', 'Jana', 'Kim']

async function anOpenPlay(story: Story, guestsOfEli = 0) {
  const { app } = story
  const location = await aLocation(app.db, { name: 'Pier 7' })
  const olivia = await app.signedIn('Olivia', { homeLocation: location })
  const eventId = await anEvent(
    app.db,
    { location, organizer: olivia.playerId },
    {
      title: 'Friday open play',
      startDate: addDays(toDeviceDay(Date.now()), 1),
      courts: 2,
      maxPlayers: 16,
      guestsPerPlayer: 2,
    },
  )
  await openDoors(app, eventId)
  const players = []
  for (const name of names) {
    const player = await app.signedIn(name, { homeLocation: location })
    await player.must('events-signUp', { eventId, guests: name === 'Eli' ? guestsOfEli : 0 })
    if (name !== 'Kim')
      await olivia.must('events-checkIn', {
        eventId,
        playerId: player.playerId,
        attendance: 'here',
      })
    players.push(player)
  }
  return { olivia, players, eventId, path: `/queue/${eventId}` }
}

for (const [language, theme] of bothLooks.slice(-1))
  test(`an evening in the live queue (${language}, ${theme})`, async ({ story }) => {
    const t = wordsIn(language, liveQueueTexts)
    const { olivia, players, path } = await anOpenPlay(story)
    const page = await story.window(olivia, path, { language, theme })
    await page.getByRole('button', { name: t.open }).click()
    const courts = page.locator('[data-court]')
    await expect(courts).toHaveCount(2)
    await expectAccessible(page)

    const ivo = players[8] ?? olivia
    const mine = await story.window(ivo, path, { language, theme })
    const place = mine.locator('[data-my-place]')
    await expect(place).toContainText(t.myPosition({ n: 1 }))
    await expectAccessible(mine)

    await page.getByRole('button', { name: t.nameHere({ name: 'Kim' }) }).click()
    await expect(page.locator('[data-member]')).toHaveCount(3)
    await page.getByRole('button', { name: t.doneCourt({ n: 1 }) }).click()
    await expect(place).toContainText(t.myCourt({ n: 1 }))

    await page.getByRole('button', { name: t.undoCourt({ n: 1 }) }).click()
    await expect(place).toContainText(t.myPosition({ n: 1 }))
    await mine.getByRole('button', { name: t.pause }).click()
    await expect(place).toContainText(t.myPause)
    await mine.getByRole('button', { name: t.resume }).click()
    await expect(place).toContainText(t.myPosition({ n: 3 }))

    await page.getByRole('button', { name: t.screen }).click()
    await page.getByRole('dialog').getByText(t.screenSwitch, { exact: true }).click()
    const link = page.getByRole('dialog').getByRole('link', { name: t.openTv })
    await expect(link).toHaveAttribute('href', /^\/watch\//)
    const screen = await story.visitor((await link.getAttribute('href')) ?? '', { language })
    await expect(screen.getByRole('region', { name: t.nextEight })).toContainText('Ivo')
    await expectAccessible(screen)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: wordsIn(language, labelTexts).close })
      .click()
    await page.getByRole('button', { name: t.doneCourt({ n: 2 }) }).click()
    await expect(screen.getByRole('list', { name: t.courts })).toContainText('Ivo')
  })

test('without a connection Done waits, and the court turns over once when it is back @proof', async ({
  story,
}) => {
  const { olivia, players, path, eventId } = await anOpenPlay(story)
  await olivia.must('queues-open', {
    eventId,
    rule: { kind: 'four-off', stay: 2, court: 1 },
    levels: [],
    courts: [{ court: 1, lane: null }],
  })
  const page = await story.window(olivia, path)
  const court = page.locator('[data-court="1"]')
  await expect(court).toContainText('Ana')
  story.expectNoise(/./)
  await page.context().setOffline(true)
  await court.getByRole('button', { name: 'Done on court 1' }).click()
  await expect(court).toContainText('Waits for the connection')
  await olivia.must('queues-step', {
    eventId,
    step: { kind: 'finish', court: 1, game: 1, winner: null, points: null },
  })
  await page.context().setOffline(false)
  await expect(court).toContainText('Eli')
  await expect(court).not.toContainText('Waits for the connection')
  const eli = await story.window(players[4] ?? olivia, path)
  await expect(eli.locator('[data-my-place]')).toContainText('Court 1, you')
})

test('an organizer sets as many lanes as the rules allow, and each has its line', async ({
  story,
}) => {
  const t = liveQueueTexts
  const { olivia, eventId, path } = await anOpenPlay(story)
  const page = await story.window(olivia, path)
  const levels = ['3.0', '3.5', '4.0']
  expect(levels).toHaveLength(queueLanesMax - 1)
  const lane = (level: string) =>
    page.getByRole('button', { name: wordsIn('en', t).lane({ level }), exact: true })
  for (const level of levels) await lane(level).click()
  for (const level of ['2.5', '4.5']) await expect(lane(level)).toBeDisabled()
  const court = page.getByRole('radiogroup', { name: wordsIn('en', t).court({ n: 2 }) })
  await expect(court.getByRole('radio')).toHaveCount(queueLanesMax + 1)
  await page.getByText(t.smallLanesKeep, { exact: true }).click()
  await page.getByRole('button', { name: t.open }).click()
  for (const name of ['Below 3.0', 'From 3.0', 'From 3.5', 'From 4.0'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()

  await olivia.must('queues-step', { eventId, step: { kind: 'lane', number: 9, lane: 3 } })
  const best = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'From 4.0' }) })
  await expect(best.locator('[data-member]')).toHaveCount(1)
})

test('an organizer keeps two apart, and calls the next for someone that is not there @proof', async ({
  story,
}) => {
  const { olivia, path, eventId } = await anOpenPlay(story)
  await olivia.must('queues-open', {
    eventId,
    rule: { kind: 'winners-stay', stay: 2, court: 1 },
    levels: [],
    courts: [{ court: 1, lane: null }],
  })
  const page = await story.window(olivia, path)
  const court = page.locator('[data-court="1"]')
  await court.getByRole('button', { name: 'Options for Ben' }).click()
  await page.getByRole('button', { name: 'Not there: call the next player' }).click()
  await expect(court).toContainText('Eli')
  await expect(court).not.toContainText('Ben')

  await page.locator('[data-member]').filter({ hasText: 'Fay' }).getByRole('button').click()
  await page.getByRole('button', { name: 'Keep apart from…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Gus' }).click()
  await page.locator('[data-member]').filter({ hasText: 'Fay' }).getByRole('button').click()
  await expect(page.getByText('Kept apart from Gus')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

  await court.getByRole('button', { name: 'Done on court 1' }).click()
  await court.getByRole('group').getByRole('button', { name: /won$/ }).first().click()
  await expect(court).toContainText('Fay')
  await expect(court).not.toContainText('Gus')

  await court.getByRole('button', { name: 'Score on court 1' }).click()
  const score = court.getByRole('group', { name: 'Score on court 1' })
  await score.getByRole('textbox').nth(0).fill('7')
  await score.getByRole('textbox').nth(1).fill('11')
  await expectAccessible(page)
  await score.getByRole('button', { name: 'Done' }).click()
  await expect(court).toContainText(/Before: .+ 11–7 .+/)

  await page.getByRole('button', { name: 'Queue settings' }).click()
  const settings = page.getByRole('dialog')
  await settings.getByRole('button', { name: 'From 3.5', exact: true }).click()
  await settings
    .getByRole('radiogroup', { name: 'Court 1' })
    .getByText('Below 3.5', { exact: true })
    .click()
  await settings.getByRole('button', { name: 'From 3.0', exact: true }).click()
  await settings.getByRole('button', { name: 'From 4.0', exact: true }).click()
  await expect(settings.getByRole('button', { name: 'From 4.5' })).toBeDisabled()
  await expect(settings.getByRole('radio', { name: 'Join' })).toBeChecked()
  await expectAccessible(page)
  await settings.getByRole('button', { name: 'Save' }).click()
  await expect(settings).toBeHidden()
  await page.getByRole('button', { name: 'Queue settings' }).click()
  await expect(
    settings.getByRole('radiogroup', { name: 'Court 1' }).getByRole('radio', { name: 'Below 3.0' }),
  ).toBeChecked()
})

test('whoever was taken off reads why, and is offered no way back that would be refused', async ({
  story,
}) => {
  const { olivia, players, path, eventId } = await anOpenPlay(story)
  await olivia.must('queues-open', {
    eventId,
    rule: { kind: 'four-off', stay: 2, court: 1 },
    levels: [],
    courts: [{ court: 1, lane: null }],
  })
  const [, , , , , , gus = olivia] = players
  const mine = await story.window(gus, path)
  await mine.getByRole('button', { name: 'Take a break' }).click()
  await expect(mine.getByRole('button', { name: 'Back in line' })).toBeVisible()
  await olivia.must('events-checkIn', { eventId, playerId: gus.playerId, attendance: null })
  await expect(mine.locator('[data-my-place]')).toContainText(
    'To come back in line, check in with an organizer first.',
  )
  await expect(mine.getByRole('button', { name: 'Back in line' })).toBeHidden()

  await olivia.must('events-checkIn', { eventId, playerId: gus.playerId, attendance: 'here' })
  await expect(mine.locator('[data-my-place]')).toContainText('in line')
  await mine.getByRole('button', { name: 'Take a break' }).click()
  await olivia.must('events-checkIn', { eventId, playerId: gus.playerId, attendance: 'no-show' })
  await expect(mine.getByRole('button', { name: 'Back in line' })).toBeHidden()
})

test('the calendar, the pass, Open live and the alert of a call lead to the live queue @proof', async ({
  story,
}) => {
  const { olivia, players, path, eventId } = await anOpenPlay(story)
  await olivia.must('queues-open', {
    eventId,
    rule: { kind: 'four-off', stay: 2, court: 1 },
    levels: [],
    courts: [{ court: 1, lane: null }],
  })
  const [ana = olivia, , , , eli = olivia] = players
  const page = await story.window(eli, '/calendar')
  const strip = page.locator('[data-next]')
  await expect(strip).toContainText('You’re 1st in line')
  await expect(strip).toContainText('about')
  await expectAccessible(page)
  await page.goto(`/vieweditevent/${eventId}`)
  const pass = page.locator('[data-pass]')
  await expect(pass).toContainText('You’re 1st in line')
  await expectAccessible(page)
  await olivia.must('queues-step', {
    eventId,
    step: { kind: 'finish', court: 1, game: 1, winner: null, points: null },
  })
  await expect(pass).toContainText('Court 1, you')
  await pass.getByRole('link', { name: 'Court 1, you' }).click()
  await page.waitForURL(`**${path}`)
  await page.goto(`/matchlist/${eventId}`)
  await page.waitForURL(`**${path}`)
  await page.goto('/calendar')
  await expect(strip).toContainText('Court 1, you')
  await strip.click()
  await page.waitForURL(`**${path}`)

  const resting = await story.window(ana, '/calendar', desktop)
  await resting.clock.install()
  await resting.reload()
  await untilKeys(resting)
  await resting.keyboard.press('Control+k')
  await expect(resting.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await resting.keyboard.type('open live')
  await expect(resting.getByRole('option', { selected: true })).toContainText('Friday open play')
  await resting.keyboard.press('Enter')
  await resting.waitForURL(`**${path}`)
})

test('two taps on Done are asked about, and the queue can be read in the sun', async ({
  story,
}) => {
  const { olivia, path, eventId } = await anOpenPlay(story)
  await olivia.must('queues-open', {
    eventId,
    rule: { kind: 'four-off', stay: 2, court: 1 },
    levels: [],
    courts: [{ court: 1, lane: null }],
  })
  const page = await story.window(olivia, path)
  const court = page.locator('[data-court="1"]')
  const done = court.getByRole('button', { name: 'Done on court 1' })
  await done.click()
  await expect(court).toContainText('Eli')
  await done.click()
  const question = page.getByRole('alertdialog', { name: 'Is this game on court 1 over already?' })
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(court).toContainText('Eli')

  await page.getByRole('button', { name: 'Bright sun' }).click()
  await expect(page.locator('html[data-sunny]')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.locator('html[data-sunny]')).toBeVisible()
  await page.getByRole('button', { name: 'Bright sun' }).click()
  await expect(page.locator('html[data-sunny]')).toHaveCount(0)
})

const shots = process.env['SHOTS']

for (const [language, theme, options] of [
  ...looks.map((look) => [...look, {}] as const),
  ...(shots === undefined ? [] : looks.map((look) => [...look, desktop] as const)),
])
  test(`two players pair up by themselves, and a host goes home without their guest (${language}${'context' in options ? ', desk' : ''}) @proof`, async ({
    story,
  }) => {
    const t = wordsIn(language, liveQueueTexts)
    const takeShot = async (page: Page, name: string): Promise<void> => {
      if (shots === undefined) return
      const { width = 0 } = page.viewportSize() ?? {}
      await page.screenshot({ path: `${shots}/queue-${name}-${language}-${width}.png` })
    }
    const { olivia, players, path, eventId } = await anOpenPlay(story, 1)
    const [, , , , eli = olivia, fay = olivia] = players
    await olivia.must('queues-open', {
      eventId,
      rule: { kind: 'four-off', stay: 2, court: 1 },
      levels: [],
      courts: [{ court: 1, lane: null }],
    })
    const host = await story.window(eli, path, { language, theme, ...options })
    const other = await story.window(fay, path, { language, theme, ...options })
    const mine = host.locator('[data-my-place]')
    const theirs = other.locator('[data-my-place]')
    await mine.getByRole('button', { name: t.pairAsk }).click()
    await expectAccessible(host)
    await takeShot(host, 'ask')
    await host.getByRole('dialog').getByRole('button', { name: 'Fay' }).click()
    await expect(mine).toContainText(t.pairAsked({ name: 'Fay' }))
    await expect(theirs).toContainText(t.pairAsks({ name: 'Eli' }))
    await expectAccessible(other)
    await takeShot(other, 'asked')
    await theirs.getByRole('button', { name: t.pairYes }).click()
    await expect(mine).toContainText(t.pairWith({ name: 'Fay' }))
    await takeShot(host, 'pair')
    await theirs.getByRole('button', { name: t.pairPart }).click()
    await expect(mine.getByRole('button', { name: t.pairAsk })).toBeVisible()

    await mine.getByRole('button', { name: t.leave }).click()
    const sheet = host.getByRole('dialog', { name: t.leaveAsk })
    await sheet.getByLabel('Eli +1').selectOption(t.staysWith({ name: 'Fay' }))
    await expectAccessible(host)
    await takeShot(host, 'leave')
    await sheet.getByRole('button', { name: t.leave }).click()
    await expect(mine).toContainText(t.myLeft)
    await expect(theirs).toContainText(t.myGuest({ name: 'Eli +1' }))
    await expect(other.locator('[data-member]').filter({ hasText: 'Eli +1' })).toContainText(
      t.hostedBy({ name: 'Fay' }),
    )
    await expectAccessible(other)
    await takeShot(other, 'guest')
    await theirs.getByRole('button', { name: t.sendHomeName({ name: 'Eli +1' }) }).click()
    await expect(theirs).not.toContainText(t.myGuest({ name: 'Eli +1' }))
  })

for (const [width, height] of [
  [390, 844],
  [640, 360],
  [1024, 768],
] as const)
  test(`a toast covers no Undo in the queue, ${width} by ${height}${leftToProof(width !== 640)}`, async ({
    story,
  }) => {
    const { olivia, path, eventId } = await anOpenPlay(story)
    await olivia.must('queues-open', {
      eventId,
      rule: { kind: 'four-off', stay: 2, court: 1 },
      levels: [],
      courts: [{ court: 1, lane: null }],
    })
    for (const game of [1, 2])
      await olivia.must('queues-step', {
        eventId,
        step: { kind: 'finish', court: 1, game, winner: null, points: null },
      })
    const page = await story.window(olivia, path, windowOf(width, height))
    const undo = page.getByRole('button', { name: 'Undo: court 1' })
    await undo.click()
    const toast = page.getByRole('alertdialog').filter({ hasText: 'Undone' })
    await expect(toast).toBeVisible()
    await expect(undo).toBeEnabled()
    const [above, below] = [await toast.boundingBox(), await undo.boundingBox()]
    expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
    await undo.click()
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled()
  })
