// Content that leaves the app: links with QR codes decoded from screen pixels, calendars, print,
// and other sites.
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import ICAL from 'ical.js'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { aLocation, anAdmin, anEvent } from '#test/support/builders.ts'
import { expect, expectAccessible, test } from './story.ts'

const tomorrow = () => addDays(toDeviceDay(Date.now()), 1)

async function scan(code: Locator): Promise<string> {
  await expect(code).toHaveJSProperty('complete', true)
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? 'no code found'
}

const share = (page: Page) => page.getByRole('dialog', { name: 'Share' })

async function saved(
  page: Page,
  press: () => Promise<void>,
): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

test('an event is passed on by link, code, poster and calendar, and its roster goes on paper and into a table @proof', async ({
  story,
}) => {
  const { db } = story.app
  const location = await aLocation(db, { name: 'Pier Courts' })
  const { page: olivia, player } = await story.player('Olivia', '/', {
    homeLocation: location,
    context: { permissions: ['clipboard-read', 'clipboard-write'] },
  })
  const eventId = await anEvent(
    db,
    { location, organizer: player.playerId },
    { title: 'Evening games', startDate: tomorrow(), guestsPerPlayer: 2 },
  )
  const url = `${story.url}/vieweditevent/${eventId}`
  const { player: ana } = await story.player('Ana', '/')
  await ana.must('events-signUp', { eventId, guests: 2 })

  await olivia.goto(url)
  await olivia.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await olivia.getByRole('button', { name: 'Share' }).click()
  await expect(share(olivia)).toContainText(url)
  expect(await scan(share(olivia).getByRole('img', { name: `QR code that leads to ${url}` }))).toBe(
    url,
  )
  await expectAccessible(olivia)
  const png = await saved(olivia, () =>
    share(olivia).getByRole('button', { name: 'Picture (PNG)' }).click(),
  )
  const picture = await sharp(png.bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  expect([
    png.name,
    jsQR(new Uint8ClampedArray(picture.data), picture.info.width, picture.info.height)?.data,
  ]).toEqual(['qr-evening-games.png', url])
  const svg = await saved(olivia, () =>
    share(olivia).getByRole('button', { name: 'For print (SVG)' }).click(),
  )
  expect([svg.name, svg.bytes.toString().slice(0, 4)]).toEqual(['qr-evening-games.svg', '<svg'])
  await share(olivia).getByRole('button', { name: 'Copy the link' }).click()
  await expect(olivia.getByText('Link copied')).toBeVisible()
  expect(await olivia.evaluate(() => navigator.clipboard.readText())).toBe(url)

  await olivia.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await olivia.getByRole('button', { name: 'Share' }).click()
  await share(olivia).getByRole('button', { name: 'Copy the link' }).click()
  await expect(share(olivia).getByRole('alert')).toContainText('copy it yourself')
  await share(olivia).getByRole('button', { name: 'Print a poster' }).click()
  await expect(olivia).toHaveURL(`${url}?view=poster`)
  await expect(olivia.getByRole('article')).toContainText(
    /Evening games[^]*Pier Courts, New York[^]*Scan to sign up/,
  )
  expect(await scan(olivia.getByRole('article').getByRole('img'))).toBe(url)
  await expectAccessible(olivia)
  await olivia.emulateMedia({ media: 'print' })
  await expect(olivia.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(olivia.getByRole('article')).toBeVisible()
  await olivia.emulateMedia({ media: null })

  await olivia.goto(url)
  await olivia.getByRole('button', { name: 'Add to calendar' }).click()
  const file = await saved(olivia, () =>
    olivia.getByRole('menuitem', { name: 'Calendar file (.ics)' }).click(),
  )
  const event = new ICAL.Event(
    new ICAL.Component(ICAL.parse(file.bytes.toString()) as never).getFirstSubcomponent('vevent') ??
      undefined,
  )
  expect([file.name, event.summary, event.startDate.toString().slice(0, 10)]).toEqual([
    `sideout-${eventId}.ics`,
    'Evening games',
    tomorrow(),
  ])

  await olivia.getByRole('button', { name: 'Manage event' }).click()
  const csv = await saved(olivia, () =>
    olivia.getByRole('menuitem', { name: 'Export the roster (CSV)' }).click(),
  )
  expect([csv.name, csv.bytes.toString()]).toEqual([
    `${tomorrow()}-evening-games.csv`,
    '\uFEFFNo.,Name,Level,Guests,Partner,Place,Attendance\r\n1,Ana,3.5,2,,Playing,\r\n',
  ])
  await olivia.getByRole('button', { name: 'Manage event' }).click()
  await olivia.getByRole('menuitem', { name: 'Print the roster' }).click()
  await expect(olivia.getByRole('row')).toHaveText([/Name/, /1Ana3\.5\+2/])
  await expectAccessible(olivia)
})

test('my events reach my own calendar by a private link, and a venue shows its calendar on another site once its admin lets it @proof', async ({
  story,
}) => {
  const { db } = story.app
  const location = await aLocation(db, { name: 'Pier Courts' })
  const { page: ana, player } = await story.player('Ana', '/', {
    homeLocation: location,
    context: { permissions: ['clipboard-read', 'clipboard-write'] },
  })
  await anAdmin(db, location, player.playerId)
  const eventId = await anEvent(
    db,
    { location, organizer: player.playerId },
    { title: 'Evening games', startDate: tomorrow() },
  )

  await ana.goto('/myevents')
  await ana.getByRole('link', { name: 'Sync to my calendar' }).click()
  await ana.getByRole('button', { name: 'Make my calendar link' }).click()
  const address = (await ana.getByLabel('Your calendar link').textContent()) ?? ''
  expect(await (await fetch(address)).text()).toContain(`UID:${eventId}@sideout`)
  await expect(ana.getByRole('link', { name: 'Open in my calendar' })).toHaveAttribute(
    'href',
    address.replace('http:', 'webcal:'),
  )
  await expectAccessible(ana)

  const oscuro = await story.window(player, '/player/settings/calendar-feed', {
    language: 'es',
    theme: 'dark',
  })
  await expect(oscuro.getByText('funciona tu enlace')).toBeVisible()
  await expect(oscuro.getByText('/feed/')).toHaveCount(0)
  await expectAccessible(oscuro)
  await oscuro.getByRole('button', { name: 'Crear otro enlace' }).click()
  await oscuro.getByRole('alertdialog').getByRole('button', { name: 'Crear otro enlace' }).click()
  await expect(oscuro.getByLabel('Tu enlace de calendario')).toContainText('/feed/')
  expect((await fetch(address)).status).toBe(404)
  await oscuro.getByRole('button', { name: 'Desactivar' }).click()
  await oscuro.getByRole('alertdialog').getByRole('button', { name: 'Desactivar' }).click()
  await expect(oscuro.getByRole('button', { name: 'Crear mi enlace de calendario' })).toBeVisible()
  await expect(ana.getByRole('button', { name: 'Make my calendar link' })).toBeVisible()

  await ana.goto(`/locationedit/${location}?part=embed`)
  const embed = `${story.url}/embed/venue/${location}`
  expect((await fetch(embed)).status).toBe(404)
  await ana
    .getByRole('switch', { name: 'Other sites may show this calendar' })
    .click({ force: true })
  await expect(ana.getByText(`<iframe src="${embed}"`)).toBeVisible()
  await expectAccessible(ana)
  await ana.goto(`/venuedetail/${location}?view=print`)
  await expect(ana.getByRole('row')).toHaveText([/Time/, /Evening games/])
  expect(await scan(ana.getByRole('img', { name: 'Scan for the whole calendar' }))).toBe(
    `${story.url}/venuedetail/${location}`,
  )

  const fremd = await story.visitor(`/embed/venue/${location}?lang=es`, {
    theme: 'dark',
    context: { colorScheme: 'dark' },
  })
  await expect(fremd.getByRole('link', { name: /Evening games/ })).toHaveAttribute(
    'href',
    `${story.url}/vieweditevent/${eventId}`,
  )
  await expectAccessible(fremd)
  await fremd.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(fremd)
})
