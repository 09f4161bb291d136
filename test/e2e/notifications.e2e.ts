// Notification settings: push enabled and displayed on a device, the grid, quiet hours, mails, and
// a "can't make it?" reminder. Only the browser's push service is replaced.
import { createECDH, randomBytes } from 'node:crypto'
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { sendDueReminders } from '#server/features/reminder/jobs.ts'
import { hastenMail } from '#test/scenes/hasten-mail.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { findBrowser } from '#test/support/find-browser.ts'
import { deliver, getsPush, givePushService, readShown } from './push-device.ts'
import { expect, expectAccessible, test } from './story.ts'

test.use({ launchOptions: await findBrowser({ notifies: true }) })

test('push messages are turned on with one tap, reach the device until it is signed out, and the grid, quiet hours and mails are chosen at once', async ({
  story,
}) => {
  const { app } = story
  const location = await aLocation(app.db, { name: 'Riverside' })
  const olivia = await app.signedIn('Olivia')
  const { page, player } = await story.player('Ana', '/player/settings/push', {
    homeLocation: location,
    ...getsPush,
  })
  const keys = createECDH('prime256v1')
  const isShowing = await givePushService(page, {
    endpoint: 'https://push.example/of/ana',
    keys: { p256dh: keys.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
  })
  await page.getByRole('button', { name: 'Turn on push messages' }).click()
  await expect(page.getByText('Push messages are on here.')).toBeVisible()
  await expect(
    page.getByRole('list', { name: 'My devices with push messages' }).getByRole('listitem'),
  ).toContainText('This device')

  const eventId = await anEvent(
    app.db,
    { location, organizer: olivia.playerId },
    { title: 'Riverside evening', startDate: addDays(toDeviceDay(Date.now()), 2) },
  )
  await player.must('events-signUp', { eventId, guests: 0 })
  await olivia.must('events-cancel', { eventId, reason: 'Rain' })
  await hastenMail(app, 'push')
  await expect.poll(() => app.push.sent.length).toBe(1)
  const message = app.push.sent[0]?.message.payload ?? ''
  // DevTools answers before the worker has received it, and rarely the message is lost; retry.
  await expect(async () => {
    await deliver(page, message)
    if (isShowing)
      await expect
        .poll(async () => (await readShown(page)).join(), { timeout: 5_000 })
        .toContain('Riverside evening was cancelled')
  }).toPass({ timeout: 30_000 })

  const cell = page.getByRole('checkbox', { name: 'Reminders: Push' })
  await expect(cell).toBeChecked()
  await expectAccessible(page)
  const spanish = await story.window(player, '/player/settings/channels', {
    language: 'es',
    theme: 'dark',
  })
  await expect(spanish.getByRole('checkbox', { name: 'Recordatorios: Push' })).toBeChecked()
  await cell.uncheck()
  await page.getByText('Quiet at night').click()
  await page.getByLabel('Until', { exact: true }).fill('08:00')
  await page.getByLabel('Until', { exact: true }).blur()
  await expect(spanish.getByRole('checkbox', { name: 'Recordatorios: Push' })).not.toBeChecked()
  await expect(spanish.getByLabel('Hasta', { exact: true })).toHaveValue('08:00')
  await spanish.getByText('Un correo al día').click()
  await expect(page.getByRole('switch', { name: /One e-mail a day/ })).toBeChecked()
  await expectAccessible(spanish)

  await page.goto('/support#notifications')
  await expect(page.locator('[data-finding="device"]')).toHaveAttribute('data-tone', 'good')
  await expect(page.locator('[data-finding="chosen"]')).toContainText('Reminders (Push)')
  await page.getByRole('button', { name: 'Send me a test' }).click()
  await expect(page.getByRole('list', { name: 'Test results' })).toContainText(
    'Chrome · Linux: sent.',
  )
  expect(app.push.sent).toHaveLength(2)
  await expectAccessible(page)
  await page.goto('/player/settings/push')

  await spanish.getByRole('button', { name: /^Quitar / }).click()
  await page.getByRole('button', { name: 'Turn on push messages' }).click()
  await expect(page.getByText('Push messages are on here.')).toBeVisible()
  await page.goto('/signout')
  await expect(page).toHaveURL(/\/landing/)
  expect(
    await page.evaluate(() => [
      sessionStorage.getItem('subscribed'),
      localStorage.getItem('pushDevice'),
    ]),
  ).toEqual([null, null])
  expect(await app.db.selectFrom('push_devices').select('name').execute()).toEqual([])
})

test('a reminder leads to its event and asks whether to leave it @proof', async ({ story }) => {
  const { app } = story
  const location = await aLocation(app.db, { name: 'Riverside' })
  const olivia = await app.signedIn('Olivia')
  const { page, player } = await story.player('Ana', '/alerts', { homeLocation: location })
  const soon = new Date(Date.now() + 90 * 60_000)
  const start = new Intl.DateTimeFormat('sv', {
    timeZone: 'America/New_York',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(soon)
  const eventId = await anEvent(
    app.db,
    { location, organizer: olivia.playerId },
    {
      title: 'Riverside evening',
      startDate: start.slice(0, 10),
      startTime: start.slice(11),
      minPlayers: 4,
    },
  )
  await player.must('events-signUp', { eventId, guests: 0 })
  await app.db
    .updateTable('player_events')
    .set({ created: new Date(Date.now() - 86_400_000) })
    .execute()
  expect(await sendDueReminders(app.deps)).toBe(1)
  await page
    .getByRole('link', { name: /Riverside evening starts soon, and still needs 3 more/ })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'I can’t come' }).click()
  await expect(page.locator('[data-main="sign-up"]')).toBeVisible()
  await expect(page).toHaveURL(`${story.url}/vieweditevent/${eventId}`)
})
