// Poppi and support: a plain question finds a game and opens it, an article links on, and a message
// reaches the operator.
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { aFriend, aLocation, anEvent } from '#test/support/builders.ts'
import { expect, expectAccessible, test } from './story.ts'

test('a question finds the game with the reasons, a part taken away finds more, and help leads to its article and to the operator @proof', async ({
  story,
}) => {
  const {
    app: { db },
  } = story
  const home = await aLocation(db, { name: 'Riverside Courts', lit: true, courts: 4 })
  const tomorrow = addDays(toDeviceDay(Date.now()), 1)
  const { page, player: ana } = await story.player('Ana', '/poppi', {
    homeLocation: home,
    skill: 3.5,
  })
  const ben = await story.app.signedIn('Ben', { homeLocation: home })
  await aFriend(db, ana.playerId, ben.playerId)
  const mixed = await anEvent(
    db,
    { location: home, organizer: ben.playerId },
    {
      title: 'Morning Mixers',
      gender: 'Mixed',
      startDate: tomorrow,
      startTime: '09:00',
      skillMin: 3,
      skillMax: 4,
    },
  )
  await anEvent(
    db,
    { location: home, organizer: ben.playerId },
    { title: 'Early Birds', startDate: tomorrow, startTime: '08:00' },
  )
  await anEvent(
    db,
    { location: home, organizer: ben.playerId },
    {
      title: 'Secret',
      gender: 'Mixed',
      startDate: tomorrow,
      startTime: '09:00',
      invite: true,
      invited: 'Favorites',
    },
  )
  await ben.must('events-signUp', { eventId: mixed, guests: 0 })

  await expect(page.getByRole('heading', { name: 'Try one of these' })).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('searchbox', { name: 'Ask Poppi' })
    .fill('mixed 3.5 doubles tomorrow morning')
  await page.keyboard.press('Enter')
  const understood = page.getByRole('list', { name: 'What I understood' })
  await expect(understood.getByRole('listitem')).toHaveText([
    /\w/,
    'Morning',
    'Doubles',
    'Mixed',
    'Level 3.5',
  ])
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Morning Mixers'])
  await expect(page.getByText('Fits your 3.5 · 7 places left · Ben is going')).toBeVisible()
  await expectAccessible(page)

  await understood.getByRole('button', { name: 'Without Mixed' }).click()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'Morning Mixers',
    'Early Birds',
  ])
  await page.getByRole('heading', { name: 'Early Birds' }).click()
  await expect(page).toHaveURL(/\/vieweditevent\//)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'Morning Mixers',
    'Early Birds',
  ])

  await page.getByRole('searchbox', { name: 'Ask Poppi' }).fill('how do I leave a club?')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await page.getByRole('link', { name: /Leave a club/ }).click()
  await expect(page).toHaveURL(/\/support#leave-club$/)
  await expect(page.getByText('The owner deletes a club instead of leaving it.')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search the help' }).fill('raiting')
  await expect(
    page.getByRole('list', { name: 'Search the help' }).getByRole('listitem').first(),
  ).toContainText('Ratings')
  await page.getByRole('button', { name: 'Clear search' }).click()
  await page.getByRole('button', { name: 'People and clubs' }).click()
  await expect(page.getByText('Block or report')).toBeVisible()
  await page.getByRole('textbox', { name: 'Your message' }).fill('The net at court 3 is torn.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText(/Your message has the number 1/)).toBeVisible()
  expect((await story.app.mailbox.next()).text).toContain('The net at court 3 is torn.')
  await expect(page.getByText('E-mailed to the operator')).toBeVisible()
  await expectAccessible(page)

  const spanish = await story.window(ana, '/poppi?q=pistas%20con%20luz%20cerca', {
    language: 'es',
    theme: 'dark',
  })
  await expect(spanish.getByText('Riverside Courts')).toBeVisible()
  await expectAccessible(spanish)
  await spanish.goto('/support#notifications')
  await expect(spanish.getByText('En los ajustes eliges para cada tipo de noticia')).toBeVisible()
  await expectAccessible(spanish)
})
