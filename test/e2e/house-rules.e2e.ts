// House rules: an admin sets them in plain words, and a player reads before tapping when sign-up
// opens.
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { aLocation, anAdmin, anEvent } from '#test/support/builders.ts'
import { desktop } from './desk-scene.ts'
import { expect, expectAccessible, test } from './story.ts'

const shots = process.env['SHOTS']

test('an admin opens sign-up ahead and limits a day, and the event says it before the tap @proof', async ({
  story,
}) => {
  const { app } = story
  const [admin, organizer, ana] = [
    await app.signedIn('Ada'),
    await app.signedIn('Olga'),
    await app.signedIn('Ana'),
  ]
  const location = await aLocation(app.db, { name: 'Riverside Courts' })
  await anAdmin(app.db, location, admin.playerId)
  const place = { location, organizer: organizer.playerId }
  const [soon, later, also] = [
    await anEvent(app.db, place, { startDate: addDays(toDeviceDay(Date.now()), 3) }),
    await anEvent(app.db, place, { startDate: addDays(toDeviceDay(Date.now()), 20) }),
    await anEvent(app.db, place, { startDate: addDays(toDeviceDay(Date.now()), 3) }),
  ]

  const desk = await story.window(admin, `/locationedit/${location}?part=rules`)
  await expect(desk.getByText('No rules: everyone can sign up at any time.')).toBeVisible()
  await desk.getByText('Open sign-up some days ahead').click()
  await desk.getByText('Limit sessions a day').click()
  await expect(desk.getByText('Sign-up opens 7 days ahead at 12:00 AM.')).toBeVisible()
  await expect(desk.getByText('At most 2 sessions a day, waitlists included.')).toBeVisible()
  await desk.getByRole('textbox', { name: 'Sessions' }).fill('1')
  await desk.getByRole('button', { name: 'Save' }).click()
  await expect(desk.getByText('House rules saved.')).toBeVisible()
  await expectAccessible(desk)

  const page = await story.window(ana, `/vieweditevent/${later}`, { language: 'es' })
  await expect(page.locator('[data-main=house-opens]')).toContainText('podrás apuntarte')
  await expectAccessible(page)
  await page.goto(`/vieweditevent/${soon}`)
  await page.locator('[data-main=sign-up]').click()
  await expect(page.getByRole('list', { name: 'Jugadores' })).toContainText('Ana')
  await page.goto(`/vieweditevent/${also}`)
  await expect(page.locator('[data-main=house-day]')).toContainText(
    '1 por día como máximo. La próxima puede ser el',
  )
  if (shots !== undefined) await page.screenshot({ path: `${shots}/house-day.png` })
})

for (const [size, options] of [
  ['a phone', {}],
  ['1440', desktop],
] as const)
  test(`cards say before the tap what the event says, and offer the rest, on ${size}${size === '1440' ? ' @proof' : ''}`, async ({
    story,
  }) => {
    const { app } = story
    const homeLocation = await aLocation(app.db, { name: 'Riverside Courts' })
    const admin = await app.signedIn('Ada')
    await anAdmin(app.db, homeLocation, admin.playerId)
    const at = { location: homeLocation, organizer: admin.playerId }
    const day = (n: number) => addDays(toDeviceDay(Date.now()), n)
    const soon = await anEvent(app.db, at, { startDate: day(3), title: 'Morning games' })
    const also = await anEvent(app.db, at, { startDate: day(3), title: 'More games' })
    const later = await anEvent(app.db, at, { startDate: day(20), title: 'Later games' })
    await admin.must('houseRules-save', {
      owner: { kind: 'venue', locationId: homeLocation },
      rules: {
        daysAhead: 7,
        opensAt: '18:00',
        laterDays: null,
        aDay: 1,
        aWeek: null,
        oneWaitlist: false,
        missEffect: 'none',
        missLimit: 2,
        pauseDays: 7,
        membersClubId: null,
      },
    })
    const { page } = await story.player('Ana', '/list', { homeLocation, ...options })
    const card = (eventId: string) => page.locator(`li:has([data-event="${eventId}"])`).first()
    await expect(card(later).locator('[data-house=house-opens]')).toBeVisible()
    await expect(card(later).getByRole('button')).toHaveCount(0)
    await card(soon).getByRole('button', { name: 'Sign up: Morning games' }).click()
    await expect(card(also).locator('[data-house=house-day]')).toContainText(
      'at most 1 a day. Your next one can be on',
    )
    await expect(card(also).getByRole('button')).toHaveCount(0)
    await expectAccessible(page)
  })
