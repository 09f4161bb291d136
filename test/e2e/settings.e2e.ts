// The settings, the menu as a page, and unknown addresses.
import { aLocation } from '#test/support/builders.ts'
import { accountTexts } from '#words/en/account/account.ts'
import { expect, expectAccessible, looks, test } from './story.ts'

for (const [language, theme] of looks) {
  test(`axe finds nothing on the settings and the menu, ${theme}, ${language} @proof`, async ({
    story,
  }) => {
    const { page } = await story.player('Ana', '/player/settings', {
      homeLocation: await aLocation(story.app.db),
      language,
      theme,
    })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/menu')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  })
}

test('language and theme change at once and stay', async ({ story }) => {
  const { page } = await story.player('Ana', '/player/settings', {
    homeLocation: await aLocation(story.app.db),
  })
  await page.getByText('Dark', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('radiogroup', { name: 'Language' }).getByText('Español').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ajustes')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ajustes')
})

test('the theme button of the sign-in goes from light to dark to the one of the device @proof', async ({
  story,
}) => {
  const page = await story.visitor('/signin')
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  for (const [name, colors] of [
    ['Theme: light', 'light'],
    ['Theme: dark', 'dark'],
    ['Theme: match device', 'light dark'],
  ] as const) {
    const button = page.getByRole('button', { name })
    await expect(button).toBeVisible()
    expect(await scheme()).toBe(colors)
    await button.click()
  }
  await expect(page.getByRole('button', { name: 'Theme: light' })).toBeVisible()
})

test('a theme that matches the device changes with it, without a touch @proof', async ({
  story,
}) => {
  const { page } = await story.player('Ana', '/player/settings', {
    homeLocation: await aLocation(story.app.db),
  })
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await ground()
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await ground()).toBe(light)
  await page.getByText('Match device', { exact: true }).click()
  await expect.poll(ground).not.toBe(light)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Match device' })).toBeChecked()
  expect(await ground()).not.toBe(light)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(ground).toBe(light)
})

test('the home page and the gender are saved at once @proof', async ({ story }) => {
  const { page } = await story.player('Ana', '/player/settings', {
    homeLocation: await aLocation(story.app.db),
  })
  await page.getByText('List', { exact: true }).click()
  await expect(page.getByText('Saved')).toBeVisible()
  const gender = () =>
    story.app.db.selectFrom('players_private').select('gender').executeTakeFirst()
  await page.getByText('Woman', { exact: true }).click()
  await expect.poll(gender).toEqual({ gender: 'woman' })

  // After quick changes the last choice wins, here and on the server, even when the first request
  // is slow.
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(
    '**/call/players-updatePlayer',
    async (route) => {
      await held
      await route.continue()
    },
    { times: 1 },
  )
  await page.getByText('Man', { exact: true }).click()
  await page.getByText('Other', { exact: true }).click()
  letGo()
  await expect.poll(gender).toEqual({ gender: 'other' })
  await expect(page.getByRole('radio', { name: 'Other' })).toBeChecked()
  await page.goto('/')
  await expect(page).toHaveURL(`${story.url}/list`)
})

test('the level is asked about, saved, and locked for ten days @proof', async ({ story }) => {
  const { page } = await story.player('Ana', '/player/settings/skill', {
    homeLocation: await aLocation(story.app.db),
    skill: 3.5,
  })
  await expect(
    page.getByText('Skill self-assessment can be updated only once every 10 days.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save level' })).toBeDisabled()
  await page.getByRole('button', { name: 'Lower level' }).click()
  await page.getByRole('button', { name: 'Save level' }).click()
  await page
    .getByRole('alertdialog', { name: 'Set your level to 3.25?' })
    .getByRole('button', { name: 'Set level' })
    .click()
  await expect(page.getByText(/You can change it again on/)).toBeVisible()
  await expect(page.getByRole('slider')).toBeDisabled()
  await expect(page.getByRole('slider')).toHaveValue('3.25')
})

test('an address that names a section scrolls to it, and its way back is home', async ({
  story,
}) => {
  const { page } = await story.player('Ana', '/calendar', {
    homeLocation: await aLocation(story.app.db),
  })
  // The page follows its section for three seconds: they don't pass while the clock stands still.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto('/player/settings/gender')
  const section = page.getByRole('heading', { name: 'Gender' })
  await expect(section).toBeInViewport()
  await page.evaluate(() => {
    const late = document.createElement('div')
    late.style.height = '1500px'
    for (const one of document.querySelectorAll<HTMLElement>('html, body, main, main *'))
      one.style.overflowAnchor = 'none'
    document.querySelector('main')?.prepend(late)
  })
  await expect(section).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Settings' })).not.toBeInViewport()
  await page.clock.resume()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(`${story.url}/calendar`)
})

test('signing out everywhere ends the sessions of all windows', async ({ story }) => {
  // Calls that were on their way when their session ended.
  story.expectNoise(/401 .*players-updatePlayerMedalCount/)
  const { page, player } = await story.player('Ana', '/calendar', {
    homeLocation: await aLocation(story.app.db),
  })
  const { promise: isEnded, resolve: end } = Promise.withResolvers<void>()
  await page.route('**/call/players-updatePlayerMedalCount', async (route) => {
    await isEnded
    await route.continue()
  })
  await page.route('**/api/auth/revoke-sessions', async (route) => {
    const response = await route.fetch()
    const overtaken = page.waitForEvent('requestfinished', (request) =>
      request.url().endsWith('players-updatePlayerMedalCount'),
    )
    end()
    await overtaken
    await route.fulfill({ response })
  })
  await page.goto('/player/settings')
  const other = await story.window(player, '/calendar')
  await expect(other.getByRole('table')).toBeVisible()
  // Devices and the other parts of the account come late and move the button.
  await expect(page.getByRole('list', { name: accountTexts.sessions })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL(`${story.url}/landing`)
  await expect(other).toHaveURL(`${story.url}/landing?redirect=%2Fcalendar`)
})

test('an address that is no screen is out of bounds and leads home @proof', async ({ story }) => {
  const { page } = await story.player('Ana', '/no/such/thing', {
    homeLocation: await aLocation(story.app.db),
  })
  await expect(page).toHaveURL(`${story.url}/calendar`)
  await expect(page.getByText('Out of bounds! (404 page not found)')).toBeVisible()
  await expect
    .poll(() =>
      page.evaluate(() => {
        const boxOf = (selector: string) =>
          document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
        const news = boxOf('[role=alertdialog]')
        return (
          news.height > 0 && news.top < boxOf('header').bottom && news.bottom <= boxOf('h1').top
        )
      }),
    )
    .toBe(true)
  await expect(page.getByText('We looked for no/such/thing.')).toBeVisible()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('combobox')).toBeFocused()
})
