// Photos: chosen, cropped by keyboard, mouse and slider, uploaded, shown in other windows, and
// error messages.
import type { Page } from '@playwright/test'
import { aLocation, anAdmin, anEvent } from '#test/support/builders.ts'
import { aJpeg, aPng, sidesOf } from '#test/support/pictures.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { expect, expectAccessible, test } from './story.ts'

const playerCrop = '?target=player&storagePath=players&cropWidth=340&cropHeight=400&cropRatio=0.85'
const locationCrop =
  '?target=location&storagePath=locations&cropWidth=800&cropHeight=400&cropRatio=2'

const choose = async (
  page: Page,
  buffer: Buffer,
  name = 'me.jpg',
  mimeType = 'image/jpeg',
): Promise<void> => {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
}
const frame = (page: Page) =>
  page.getByRole('application', { name: 'The part of the photo to keep' })

async function holdUploads(page: Page): Promise<() => void> {
  let go = (): void => undefined
  const isFree = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route(
    (url) =>
      url.pathname.startsWith('/upload/player/') || url.pathname.startsWith('/upload/location/'),
    async (route) => {
      if (route.request().method() === 'POST') await isFree
      await route.continue()
    },
  )
  return go
}

async function keptPhoto(app: TestApp, table: 'players' | 'locations'): Promise<Uint8Array> {
  const row = await app.db
    .selectFrom(table)
    .select('photoUrl')
    .where('photoUrl', '<>', '')
    .executeTakeFirstOrThrow()
  return new Uint8Array(await (await fetch(`${app.url}${row.photoUrl}`)).arrayBuffer())
}

test('a player crops a photo by keyboard, sees how far it is, and is seen with it in another window @proof', async ({
  story,
}) => {
  const location = await aLocation(story.app.db)
  const { page, player } = await story.player('Ana', '/player', { homeLocation: location })
  const { page: other, player: ben } = await story.player('Ben', '/calendar', {
    homeLocation: location,
  })
  const eventId = await anEvent(
    story.app.db,
    { location, organizer: ben.playerId },
    { startDate: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10) },
  )
  await player.must('events-signUp', { eventId, guests: 0 })
  await other.goto(`/vieweditevent/${eventId}`)
  await expect(
    other.getByRole('link', { name: 'Ana' }).or(other.getByText('Ana')).first(),
  ).toBeVisible()

  await page.getByRole('link', { name: 'Add a photo' }).click()
  await expect(page.locator('[data-placeholder=portrait]')).toBeVisible()
  await expect(page.getByText('Your face, close and in good light')).toBeVisible()
  await choose(page, await aJpeg({ width: 1200, height: 600 }))
  await frame(page).focus()
  for (let press = 0; press < 24; press += 1) await page.keyboard.press('ArrowRight')
  const go = await holdUploads(page)
  await page.getByRole('button', { name: 'Crop and Upload' }).press('Enter')
  await expect(page.getByText(/^Uploading\.\.\. \d+%$/)).toBeVisible()
  await expect(page.getByRole('progressbar', { name: /Uploading/ })).toBeVisible()
  go()
  await expect(page).toHaveURL(`${story.url}/player`)
  await expect(page.getByText('Photo saved')).toBeVisible()
  await expect(page.locator('main img[src^="/photos/"]')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Change photo' })).toBeVisible()
  await expect(other.locator('main img[src^="/photos/"]').last()).toBeVisible()
  // Centered, it would be red and blue; the keys moved its left end into the frame.
  expect(await sidesOf(await keptPhoto(story.app, 'players'))).toEqual(['red', 'red'])
})

test('a mouse moves the photo, the slider brings it closer @proof', async ({ story }) => {
  const { page } = await story.player('Ana', `/upload/ana${playerCrop}`, {
    homeLocation: await aLocation(story.app.db),
    context: { viewport: { width: 1280, height: 900 } },
  })
  await choose(page, await aPng(1200, 600), 'me.png', 'image/png')
  await expect(page.getByRole('button', { name: 'Zoom out' })).toBeDisabled()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect(page.getByRole('slider', { name: 'Zoom' })).toHaveValue('1.25')
  const box = await frame(page).boundingBox()
  if (box === null) throw new Error('no frame')
  await page.mouse.move(box.x + 300, box.y + 200)
  await page.mouse.down()
  for (let step = 1; step <= 10; step += 1)
    await page.mouse.move(box.x + 300 - step * 30, box.y + 200)
  await page.mouse.up()
  await page.getByRole('button', { name: 'Crop and Upload' }).click()
  await expect(page).not.toHaveURL(/upload/)
  expect(await sidesOf(await keptPhoto(story.app, 'players'))).toEqual(['blue', 'blue'])
})

test('a photo taken with the phone held upright is cropped upright @proof', async ({ story }) => {
  const { page } = await story.player('Ana', `/upload/ana${playerCrop}`, {
    homeLocation: await aLocation(story.app.db),
  })
  await choose(page, await aJpeg({ width: 800, height: 600, orientation: 6 }))
  await page.getByRole('button', { name: 'Crop and Upload' }).click()
  await expect(page).not.toHaveURL(/upload/)
  expect(await sidesOf(await keptPhoto(story.app, 'players'), 'down')).toEqual(['red', 'blue'])
})

test('a venue admin changes its photo, others see it at once and are not offered to @proof', async ({
  story,
}) => {
  const location = await aLocation(story.app.db)
  const { page, player } = await story.player('Ana', '/calendar', { homeLocation: location })
  await anAdmin(story.app.db, location, player.playerId)
  const { page: other } = await story.player('Ben', `/venuedetail/${location}`, {
    homeLocation: location,
  })
  await expect(other.getByRole('heading', { name: 'Riverside Courts' })).toBeVisible()
  await expect(other.getByRole('link', { name: 'Add a photo' })).toHaveCount(0)

  await page.goto(`/venuedetail/${location}`)
  await page.getByRole('link', { name: 'Add a photo' }).click()
  await expect(page.locator('[data-placeholder=landscape]')).toBeVisible()
  await choose(page, await aJpeg({ width: 1600, height: 1200 }))
  await page.getByRole('button', { name: 'Crop and Upload' }).click()
  await expect(page).toHaveURL(`${story.url}/venuedetail/${location}`)
  await expect(page.locator('main img[src^="/photos/"]')).toBeVisible()
  await expect(other.locator('main img[src^="/photos/"]')).toBeVisible()
  expect(await sidesOf(await keptPhoto(story.app, 'locations'))).toEqual(['red', 'blue'])

  await other.goto(`/upload/${location}${locationCrop}`)
  await expect(other.getByText('Only its admins can change the photo of a venue')).toBeVisible()
})

test('a file that is no photo is told so, and one can choose again @proof', async ({ story }) => {
  const { page } = await story.player('Ana', `/upload/ana${playerCrop}`, {
    homeLocation: await aLocation(story.app.db),
  })
  await choose(page, Buffer.from('GIF89a'), 'dance.gif', 'image/gif')
  await expect(page.getByRole('alert')).toHaveText('Please choose a .png, .jpeg or .jpg photo.')
  await choose(page, Buffer.from('<script>alert(1)</script>'), 'me.png', 'image/png')
  await expect(page.getByRole('alert')).toHaveText('Please choose a .png, .jpeg or .jpg photo.')
  await choose(page, (await aPng(300, 300)).subarray(0, 60), 'me.png', 'image/png')
  await expect(page.getByRole('alert')).toHaveText(
    'This photo can’t be read. Please choose another one.',
  )
  await choose(page, await aJpeg())
  await expect(frame(page)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('without a connection the photo stays, and is sent when one tries again @proof', async ({
  story,
}) => {
  const { page } = await story.player('Ana', `/upload/ana${playerCrop}`, {
    homeLocation: await aLocation(story.app.db),
  })
  await choose(page, await aJpeg())
  await expect(frame(page)).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Crop and Upload' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'You’re offline. Your photo is still here: try again when you’re back.',
  )
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Crop and Upload' }).click()
  await expect(page.getByText('Photo saved')).toBeVisible()
})

test('Cancel changes nothing and goes back, in the middle of sending too @proof', async ({
  story,
}) => {
  const { page } = await story.player('Ana', '/player', {
    homeLocation: await aLocation(story.app.db),
  })
  await page.getByRole('link', { name: 'Add a photo' }).click()
  await choose(page, await aJpeg())
  await holdUploads(page)
  await page.getByRole('button', { name: 'Crop and Upload' }).click()
  await expect(page.getByText(/^Uploading/)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(`${story.url}/player`)
  await expect(page.getByRole('link', { name: 'Add a photo' })).toBeVisible()
  expect(await story.app.db.selectFrom('players').select('photoUrl').executeTakeFirst()).toEqual({
    photoUrl: '',
  })
})

test('what has no photos, and the photo of somebody else, are told so @proof', async ({
  story,
}) => {
  const { page } = await story.player('Ana', '/upload/my-club?target=event', {
    homeLocation: await aLocation(story.app.db),
  })
  await expect(page.getByRole('alert')).toContainText(
    'We don’t know where to put this photo. Open it from your profile or the venue page.',
  )
  await page.goto(`/upload/ben${playerCrop}`)
  await expect(page.getByRole('alert')).toContainText('This isn’t your photo')
})

test('a crop lower than 300 shows no tip @proof', async ({ story }) => {
  const { page } = await story.player(
    'Ana',
    '/upload/ana?target=player&cropWidth=150&cropHeight=200&cropRatio=0.75',
    { homeLocation: await aLocation(story.app.db) },
  )
  await expect(page.locator('[data-placeholder=portrait]')).toBeVisible()
  await expect(page.getByText('Your face, close and in good light')).toHaveCount(0)
})

for (const [language, theme, names] of [
  ['en', 'light', { upload: 'Crop and Upload', sending: /^Uploading\.\.\. \d+%$/ }],
  ['es', 'dark', { upload: 'Recortar y subir', sending: /^Subiendo\.\.\. \d+%$/ }],
] as const) {
  test(`axe finds nothing on the upload screen, ${theme}, ${language} @proof`, async ({
    story,
  }) => {
    const { page } = await story.player('Ana', `/upload/ana${playerCrop}`, {
      homeLocation: await aLocation(story.app.db),
      language,
      theme,
    })
    await expect(page.locator('[data-placeholder]')).toBeVisible()
    await expectAccessible(page)
    await choose(page, await aJpeg())
    await expect(page.getByRole('slider')).toBeVisible()
    await expectAccessible(page)
    const go = await holdUploads(page)
    await page.getByRole('button', { name: names.upload }).click()
    await expect(page.getByText(names.sending)).toBeVisible()
    await expectAccessible(page)
    go()
    await expect(page).not.toHaveURL(/upload/)
  })
}
