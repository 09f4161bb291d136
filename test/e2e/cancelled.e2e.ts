// A cancelled event reaches its players: by e-mail, push or in the app, also when the address was
// confirmed elsewhere or rejects mail. Mail may take two minutes.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { MailRefusal, type Mail, type Mailer } from '#server/mail/mail.ts'
import { loadVapidKeys } from '#server/push/vapid-keys.ts'
import { createWebPushSender } from '#server/push/web-push-sender.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { findBrowser } from '#test/support/find-browser.ts'
import { startPushServer, type PushServer } from '#test/support/push-server.ts'
import { until } from '#test/support/until.ts'
import { labelTexts } from '#words/en/app/label.ts'
import { authTexts } from '#words/en/auth/auth.ts'
import { inviteTexts } from '#words/en/auth/invite.ts'
import { mainButtonTexts } from '#words/en/event/event-view.ts'
import { reachTexts, unreachedTexts } from '#words/en/notification/reach.ts'
import { deliver, getsPush, givePushService, readShown } from './push-device.ts'
import { expect, test as base, type Story } from './story.ts'

const mailMs = 120_000
const title = 'Morning games'
const password = 'a good password'
const unknownMailbox = 'ana@gone.example'

const confirmLink = /\/confirm-address\?\S+/

const mails: Mail[] = []
const mailer: Mailer = {
  send: (mail) => {
    if (mail.to === unknownMailbox)
      return Promise.reject(new MailRefusal('address', '5.1.1', '550 5.1.1 at RCPT'))
    mails.push(mail)
    return Promise.resolve()
  },
}

let folder: string
let service: PushServer
base.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sideout-cancelled-'))
  service = await startPushServer((await loadVapidKeys(folder)).publicKey)
})
base.afterAll(async () => {
  await service.close()
  await rm(folder, { recursive: true })
})

const test = base.extend({
  // Playwright wants the braces.
  // oxlint-disable-next-line no-empty-pattern
  appOptions: async ({}, provide) => {
    const keys = await loadVapidKeys(folder)
    const subject = 'mailto:no-reply@sideout.test'
    await provide({ mailer, push: createWebPushSender({ keys, subject, isLoopbackAllowed: true }) })
  },
})
test.use({ launchOptions: await findBrowser({ notifies: true }) })

async function aScene(story: Story) {
  const soon = new Date(Date.now() + 3 * 3_600_000).toISOString()
  const location = await aLocation(story.app.db, { name: 'Pier Courts', timezone: 'UTC' })
  const olga = await story.app.signedIn('Olga', { homeLocation: location })
  const eventId = await anEvent(
    story.app.db,
    { location, organizer: olga.playerId },
    { title, startDate: soon.slice(0, 10), startTime: `${soon.slice(11, 13)}:00` },
  )
  return { olga, eventId }
}

async function register(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: inviteTexts.usePassword }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.locator('label', { has: page.getByRole('checkbox') }).click()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/signin\?.*justRegistered=true/)
  // The address changes before its screen renders: until then the field belongs to the account
  // form.
  await expect(page.getByText(authTexts.justRegistered)).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Event Signup' }).click()
}

async function signUp(page: Page): Promise<void> {
  const button = page.locator('[data-main]')
  await expect(button).toHaveAccessibleName(new RegExp(`^${mainButtonTexts.signUp}`))
  await button.click()
}

const waitForMail = (email: string, part: RegExp, ms?: number) =>
  until(
    `the mail ${String(part)}`,
    () => mails.find(({ to, text }) => to === email && part.test(text)),
    ms,
  )

test('registered by e-mail on a phone, the address proved in another browser: the end of the event comes by push and by e-mail within two minutes @proof', async ({
  story,
}) => {
  const { olga, eventId } = await aScene(story)
  const email = 'ana.lopez@example.org'
  const phone = await story.visitor(`/register?redirect=/vieweditevent/${eventId}`, {
    asksReach: true,
    ...getsPush,
  })
  await register(phone, email)
  await expect(phone).toHaveURL(`${story.url}/vieweditevent/${eventId}`)
  const isShowing = await givePushService(phone, service.subscribe())
  await signUp(phone)
  const sheet = phone.getByRole('dialog', { name: reachTexts.title })
  await sheet.getByRole('button', { name: reachTexts.turnOn }).click()
  await expect(sheet.getByText(reachTexts.isOn, { exact: true })).toHaveCount(1)
  const { text } = await waitForMail(email, confirmLink)
  const other = await story.visitor(confirmLink.exec(text)?.[0] ?? '')
  await other.getByRole('button').click()
  await expect(other.getByRole('status')).toBeVisible()
  await expect(sheet.getByText(reachTexts.isOn, { exact: true })).toHaveCount(2)

  const at = Date.now()
  await olga.must('events-cancel', { eventId, scope: 'this', reason: 'Rain' })
  const { payload } = await until('the push message', () => service.shown.at(-1))
  expect(service.refused).toEqual([])
  await expect(async () => {
    await deliver(phone, JSON.stringify(payload))
    if (isShowing)
      await expect
        .poll(async () => (await readShown(phone)).join(), { timeout: 5_000 })
        .toContain(`${title} was cancelled`)
  }).toPass({ timeout: 30_000 })
  await waitForMail(email, /Reason: Rain|Rain/, mailMs - (Date.now() - at))
  expect(service.shown).toHaveLength(1)
})

test('an address without a mailbox: its owner is told, the organizer sees it before the event, and its end is mailed to nobody @proof', async ({
  story,
}) => {
  const { olga, eventId } = await aScene(story)
  const { page } = await story.player('Ana', `/vieweditevent/${eventId}`, {
    asksReach: true,
    email: unknownMailbox,
  })
  await signUp(page)
  const sheet = page.getByRole('dialog', { name: reachTexts.title })
  await sheet.getByRole('button', { name: reachTexts.sendCode }).click()
  const desk = await story.window(olga, `/vieweditevent/${eventId}`)
  expect(story.app.takeErrors()).toHaveLength(1)
  await expect(desk.getByText(unreachedTexts.unreached)).toBeVisible()
  await sheet.getByRole('button', { name: labelTexts.done }).click()
  await page.goto('/myevents')
  await expect(page.getByRole('region', { name: reachTexts.bannerRefusedTitle })).toContainText(
    unknownMailbox,
  )
  await olga.must('events-cancel', { eventId, scope: 'this', reason: 'Rain' })
  await expect(page.getByText('Cancelled').first()).toBeVisible()
  expect(mails.filter(({ to }) => to === unknownMailbox)).toEqual([])
})
