// The event screen shows the facts people decide by without scrolling, and has no layout shift
// while loading.
import type { Page } from '@playwright/test'
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { aFriend, aLocation, anEvent } from '#test/support/builders.ts'
import { eventViewTexts } from '#words/en/event/event-view.ts'
import { wordsIn } from '#words/words.ts'
import { readShift, watchShifts } from './layout-shift.ts'
import { expect, expectAccessible, looks, test, type Story } from './story.ts'

const names = ['Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal']
const places = (page: Page) => page.locator('[data-place]')
const face = (page: Page) => page.locator('[data-faces] > *')

async function aScene(
  story: Story,
  changes: Parameters<typeof anEvent>[2] = {},
  venue: Parameters<typeof aLocation>[1] = {},
) {
  const location = await aLocation(story.app.db, venue)
  const olivia = await story.app.signedIn('Olivia', { homeLocation: location })
  const eventId = await anEvent(
    story.app.db,
    { location, organizer: olivia.playerId },
    {
      startDate: addDays(toDeviceDay(Date.now()), 3),
      maxPlayers: 20,
      guestsPerPlayer: 2,
      duration: 120,
      courts: 4,
      fee: '$5',
      ...changes,
    },
  )
  for (const name of names)
    await (await story.app.signedIn(name)).must('events-signUp', { eventId, guests: 0 })
  return { eventId, path: `/vieweditevent/${eventId}` }
}

for (const [language, theme] of looks)
  test(`what decides stands above the bar of a phone, with larger text too, ${language}`, async ({
    story,
  }) => {
    const t = wordsIn(language, eventViewTexts)
    const { path } = await aScene(story)
    const { page } = await story.player('Ana', '/calendar', { language, theme })
    await page.setViewportSize({ width: 390, height: 844 })
    for (const textSize of ['100', '130']) {
      await page.context().addCookies([{ name: 'textSize', value: textSize, url: story.url }])
      await page.goto(path)
      await expect(places(page)).toHaveCount(20)
      const top = (await page.locator('[data-bar]').boundingBox())?.y ?? 0
      const deciding = [
        page.locator('[data-cover]'),
        page.getByRole('heading', { level: 1 }),
        page.getByRole('region', { name: t.when, exact: true }),
        page.getByRole('region', { name: t.where, exact: true }),
        page.getByRole('region', { name: t.who, exact: true }),
        ...Array.from({ length: 5 }, (_, index) => face(page).nth(index)),
        places(page).last(),
        page.getByText(t.free({ n: 13 })),
      ]
      for (const part of deciding) {
        const box = await part.boundingBox()
        expect((box?.y ?? Infinity) + (box?.height ?? 0), `${textSize} %`).toBeLessThanOrEqual(top)
      }
      const tops = await face(page).evaluateAll((faces) =>
        faces.slice(0, 5).map((one) => one.getBoundingClientRect().top),
      )
      expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1)
    }
    await expectAccessible(page)
  })

for (const photoUrl of ['', '/icon-512.png'])
  test(`nothing moves while the event comes, ${photoUrl === '' ? 'without a photo' : 'with the photo of its venue'} @proof`, async ({
    story,
  }) => {
    const { path } = await aScene(story, {}, { photoUrl })
    const { page } = await story.player('Ana', '/calendar')
    await watchShifts(page)
    await page.goto(path)
    await expect(places(page)).toHaveCount(20)
    await expect(page.locator('[data-cover] img')).toHaveCount(photoUrl === '' ? 0 : 1)
    expect(await readShift(page)).toBeLessThanOrEqual(0.01)
  })

test('friends are the first faces, and the places are counted once @proof', async ({ story }) => {
  const { path } = await aScene(story)
  const { page, player } = await story.player('Ana', '/calendar')
  await aFriend(story.app.db, player.playerId, 'finn')
  await page.goto(path)
  await expect(face(page)).toHaveText([/FI/, /BE/, /CL/, /DA/, /EV/, /GU/, /HA/])
  await expect(page.getByText('Finn, Ben and 5 more are in.')).toBeVisible()
  await expect(page.getByText('13 places left')).toHaveCount(1)
  await expect(page.getByRole('heading', { name: /^Players/ })).toHaveText('Players')
  await expect(page.locator('[data-place="taken"]')).toHaveCount(7)
})

test('what the sentence leaves out is a pill, the rest is behind Details @proof', async ({
  story,
}) => {
  const { path } = await aScene(story, { title: 'Early birds', skillMin: 3, skillMax: 3.75 })
  const { page } = await story.player('Ana', path, { skill: 3.5 })
  await expect(
    page.getByText('Doubles open play for levels 3.0 to 3.75: 2 hours on 4 courts.'),
  ).toBeVisible()
  await expect(page.getByText('2 guests each')).toBeVisible()
  await expect(page.getByText('Up to 2 each')).toBeHidden()
  await page.getByRole('button', { name: 'Details' }).click()
  await expect(page.getByRole('button', { name: 'Details' })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  await expect(page.getByRole('term').filter({ hasText: 'Guests' })).toBeVisible()
  await expect(page.getByText('Up to 2 each')).toBeVisible()
  await expectAccessible(page)
})

test('a past event offers no places @proof', async ({ story }) => {
  const { eventId, path } = await aScene(story)
  const startsAt = new Date(Date.now() - 3 * 86_400_000)
  await story.app.db
    .updateTable('events')
    .set({
      startDate: toDeviceDay(startsAt.getTime()),
      startsAt,
      endsAt: new Date(startsAt.getTime() + 7_200_000),
    })
    .where('eventId', '=', eventId)
    .execute()
  const { page } = await story.player('Ana', path)
  await expect(page.locator('[data-main]')).toHaveText('This event is in the past')
  await expect(places(page)).toHaveCount(20)
  await expect(page.getByText(/places left|Needs|are in/)).toHaveCount(0)
})

test('where there is room what decides stands beside the rest, and stays in sight @proof', async ({
  story,
}) => {
  const { path } = await aScene(story)
  const { page } = await story.player('Ana', path)
  const isBeside = async (): Promise<boolean> => {
    const [host, people] = [
      await page.getByRole('region', { name: 'Who', exact: true }).boundingBox(),
      await page.getByRole('region', { name: 'Who’s in' }).boundingBox(),
    ]
    return (host?.x ?? 0) > (people?.x ?? 0) + (people?.width ?? 0)
  }
  for (const [width, height, isWide] of [
    [1440, 900, true],
    [1024, 768, false],
    [900, 1180, true],
    [700, 900, false],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(isBeside, { message: `${width} px` }).toBe(isWide)
    await expectAccessible(page)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.mouse.move(700, 400)
  await page.mouse.wheel(0, 5000)
  await expect(page.getByText(/^A session is an invitation/)).toBeInViewport()
  await expect(page.locator('[data-main]')).toBeInViewport({ ratio: 1 })
})
