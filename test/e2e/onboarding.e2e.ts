// From an address and password to a player on the calendar: every step and message, and the
// originally requested screen is restored.
import type { Page } from '@playwright/test'
import { toDeviceDay } from '#client/device/today.ts'
import { addDays } from '#domain/shared/day.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { expect, expectAccessible, test, type Story } from './story.ts'

const password = 'a good password'

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function takeName(page: Page, name: string): Promise<void> {
  await page.getByLabel('Player name').fill(name)
  await page.getByRole('button', { name: 'Check' }).click()
  await page.getByRole('button', { name: 'Set name' }).click()
}

async function chooseVenue(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox').fill(name)
  await page.getByRole('button', { name }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

const account = (story: Story, email: string) =>
  fetch(`${story.url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: story.url },
    body: JSON.stringify({ email, password }),
  })

test('register, sign in, name, level and venue, welcome with the diamond, calendar', async ({
  story,
}) => {
  await aLocation(story.app.db, { name: 'São Jorge Courts', city: 'Lisboa' })
  const { page: friend } = await story.player('Taken', '/alerts')
  const page = await story.visitor('/register?from=taken')
  await page.getByLabel('E-mail').fill('ann@example.org')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Please choose a password of 8 to 128 characters.')).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Please accept the terms of use to continue.')).toBeVisible()
  await page.locator('label', { has: page.getByRole('checkbox') }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create account' }).click()

  await expect(page).toHaveURL(`${story.url}/signin?justRegistered=true`)
  await expect(page.getByText('Your account is ready. Sign in to continue.')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue('ann@example.org')
  await signIn(page, 'ann@example.org')

  await expect(page).toHaveURL(`${story.url}/playersetup`)
  await expect(page.getByText('Setup 1 of 3')).toBeVisible()
  const name = page.getByLabel('Player name')
  const check = page.getByRole('button', { name: 'Check' })
  await expect(check).toBeDisabled()
  for (const [text, message] of [
    ['ab', '3 characters min. '],
    ['', 'Please input a player name.'],
    ['abcdefghijklm', '12 characters max. '],
    ['no spaces', 'Only letters, numbers, and the symbols "_ -" are allowed.'],
  ] as const) {
    await name.fill(text)
    await expect(page.getByText(message)).toBeVisible()
    await expect(check).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Set name' })).toBeDisabled()
  }
  await name.fill('TAKEN')
  await check.click()
  await expect(page.getByText('Name not available, try again.')).toBeVisible()
  await expectAccessible(page)
  await name.fill('Ann')
  await expect(page.getByText('Name not available, try again.')).toHaveCount(0)
  await name.press('Enter')
  await expect(page.getByText('Ann is available!')).toBeVisible()
  await name.fill('Anna')
  await expect(page.getByText('is available!')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Set name' })).toBeDisabled()
  await check.click()
  await page.getByRole('button', { name: 'Set name' }).click()

  await expect(page.getByText('Setup 2 of 3')).toBeVisible()
  await page.getByRole('button', { name: 'Higher level' }).click()
  await expect(page.getByRole('slider')).toHaveValue('3.25')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Please choose your home venue.')).toBeVisible()
  await page.getByRole('searchbox').fill('sao jorge')
  await page.getByRole('button', { name: 'São Jorge Courts' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue' }).click()

  await expect(page).toHaveURL(`${story.url}/welcome`)
  await expect(page.getByRole('heading', { name: 'Welcome, Anna!' })).toBeVisible()
  const celebration = page.getByRole('button', {
    name: 'Your first diamond! Thank you for registering.',
  })
  // Both at once, because neither stays visible for long.
  await Promise.all([
    celebration.click(),
    friend.getByRole('button', { name: 'You earned a diamond: Brought someone along!' }).click(),
  ])
  await expect(celebration).toHaveCount(0)
  await expect(friend.getByRole('link', { name: '1 diamond' })).toBeVisible()
  await expect(page.getByRole('link', { name: '1 diamond' })).toBeVisible()
  await expect(page.getByText('Level 3.25')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Complete My Profile' })).toHaveAttribute(
    'href',
    '/player',
  )
  await expect(page.getByRole('button', { name: 'Event Signup' })).toHaveCount(0)
  await expectAccessible(page)

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Welcome, Anna!' })).toBeVisible()
  await expect(page.getByRole('link', { name: '1 diamond' })).toBeVisible()
  await expect(celebration).toHaveCount(0)
  await page.getByRole('link', { name: 'Show Events Calendar' }).click()
  await expect(page).toHaveURL(`${story.url}/calendar`)
  await expect(page.getByRole('heading', { name: 'Event Calendar' })).toBeVisible()
})

test('the same way in Spanish and dark @proof', async ({ story }) => {
  await aLocation(story.app.db, { name: 'Riverside Courts' })
  const { page } = await story.newcomer('Sol', '/', {
    provider: 'google',
    language: 'es',
    theme: 'dark',
  })
  await expect(page.getByText('Configuración 1 de 3')).toBeVisible()
  await page.getByLabel('Nombre de jugador').fill('Sol')
  await page.getByRole('button', { name: 'Comprobar' }).click()
  await expect(page.getByText('¡Sol está disponible!')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Guardar nombre' }).click()
  await expect(page.getByText('Configuración 2 de 3')).toBeVisible()
  await page.getByRole('searchbox').fill('riverside')
  await expect(page.getByRole('button', { name: 'Riverside Courts' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Riverside Courts' }).click()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('button', { name: '¡Tu primer diamante! Gracias por registrarte.' }).click()
  await expect(page.getByRole('heading', { name: '¡Hola, Sol!' })).toBeVisible()
  await expectAccessible(page)
})

test('the venues around are offered on a tap, and typing is offered instead where the browser says no @proof', async ({
  story,
}) => {
  await aLocation(story.app.db, { name: 'Near Courts', lat: 40.8, lon: -73.97 })
  await aLocation(story.app.db, { name: 'Far Courts', lat: 10, lon: 10 })
  const { page, player } = await story.player('Ana', '/playersetup', {
    skill: null,
    setupComplete: false,
    context: { geolocation: { latitude: 40.81, longitude: -73.97 }, permissions: ['geolocation'] },
  })
  await page.getByRole('button', { name: 'Use my location' }).click()
  await expect(page.getByRole('list', { name: 'Near you' }).getByRole('listitem')).toHaveText([
    /Near Courts.*0\.7 mi/,
  ])
  const closed = await story.window(player, '/playersetup', { context: { permissions: [] } })
  await closed.getByRole('button', { name: 'Use my location' }).click()
  await expect(
    closed.getByText('Your browser isn’t sharing your location. Search by name or city instead.'),
  ).toBeVisible()
})

test('an event link opened before signing in leads through the setup to that event @proof', async ({
  story,
}) => {
  const location = await aLocation(story.app.db, { name: 'Riverside Courts' })
  const organizer = await story.app.signedIn('Olga', { homeLocation: location })
  const eventId = await anEvent(
    story.app.db,
    { location, organizer: organizer.playerId },
    { startDate: addDays(toDeviceDay(Date.now()), 3) },
  )
  await account(story, 'eve@example.org')
  const page = await story.visitor(`/vieweditevent/${eventId}`)
  await expect(page.getByText('Need to sign in before you can sign up for an event.')).toBeVisible()
  await page.getByRole('link', { name: 'Launch Sideout' }).click()
  await signIn(page, 'eve@example.org')
  await page.getByLabel('Player name').fill('Evelyn')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('Evelyn is available!')).toBeVisible()
  await expect(page.getByText('Riverside Courts')).not.toHaveCount(0)
  await expect(page.getByText('Setup 1 of 3')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(`${story.url}/welcome`)
  await page.getByRole('button', { name: 'Event Signup' }).click()
  await expect(page).toHaveURL(`${story.url}/vieweditevent/${eventId}`)
  await page.getByRole('button', { name: 'You earned a diamond: Registered!' }).click()
  await page.goto('/')
  await expect(page).toHaveURL(`${story.url}/calendar`)
})

test('a player who opened an event link goes straight to it after signing in, once @proof', async ({
  story,
}) => {
  const location = await aLocation(story.app.db)
  const player = await story.app.signedIn('Ana', { homeLocation: location })
  const eventId = await anEvent(
    story.app.db,
    { location, organizer: player.playerId },
    { startDate: addDays(toDeviceDay(Date.now()), 3) },
  )
  const page = await story.visitor(`/vieweditevent/${eventId}`)
  await expect(page.getByText('Need to sign in before you can sign up for an event.')).toBeVisible()
  const [name = '', value = ''] = player.cookie.split(/=(.*)/)
  await page.context().addCookies([{ name, value, url: story.url, httpOnly: true }])
  await page.goto('/')
  await expect(page).toHaveURL(`${story.url}/vieweditevent/${eventId}`)
  await page.goto('/')
  await expect(page).toHaveURL(`${story.url}/calendar`)
})

test('a screen that was wanted during the setup opens when it is done @proof', async ({
  story,
}) => {
  await aLocation(story.app.db, { name: 'Riverside Courts' })
  const { page } = await story.newcomer('Fay', '/list', { provider: 'facebook' })
  await takeName(page, 'Fay')
  await chooseVenue(page, 'Riverside Courts')
  await page.getByRole('button', { name: 'Your first diamond! Thank you for registering.' }).click()
  await page.getByRole('link', { name: 'Show Events Calendar' }).click()
  await expect(page).toHaveURL(`${story.url}/list`)
})

test('the home page one chose is where Home leads @proof', async ({ story }) => {
  const location = await aLocation(story.app.db)
  for (const [homePage, path] of [
    ['list', '/list'],
    ['myEvents', '/myevents'],
    ['calendar', '/calendar'],
  ] as const) {
    const player = await story.app.signedIn(`P-${homePage}`, { homeLocation: location })
    await player.must('players-updatePlayer', { playerId: player.playerId, fields: { homePage } })
    const page = await story.window(player, '/')
    await expect(page).toHaveURL(story.url + path)
  }
})

test('half a setup goes on where it stopped @proof', async ({ story }) => {
  const location = await aLocation(story.app.db)
  const { page } = await story.player('Ana', '/', { skill: null, setupComplete: false })
  await expect(page.getByText('Setup 2 of 3')).toBeVisible()
  const { page: welcome } = await story.player('Ben', '/', {
    homeLocation: location,
    setupComplete: false,
  })
  await expect(welcome).toHaveURL(`${story.url}/welcome`)
})

test('someone without any record is told after ten seconds of looking, and signed out @proof', async ({
  story,
}) => {
  const page = await story.visitor('/landing')
  await page.clock.install()
  const nobody = await story.app.signedInUser('Nobody')
  const [name = '', value = ''] = nobody.cookie.split(/=(.*)/)
  await page.context().addCookies([{ name, value, url: story.url, httpOnly: true }])
  await page.goto('/')
  await expect(page.getByText('One moment…')).toBeVisible()
  await page.clock.fastForward(6_000)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.clock.fastForward(5_000)
  await expect(page.getByRole('alertdialog')).toContainText('Error (1A): Player not found!')
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL(`${story.url}/landing`)
  expect((await nobody.call('validations-checkPlayer', { id: 'any' })).ok).toBe(false)
})

test('someone with half a record is told of a system error, and signed out @proof', async ({
  story,
}) => {
  const ana = await story.app.signedIn('Ana', { homeLocation: await aLocation(story.app.db) })
  await story.app.db.deleteFrom('players_private').where('userId', '=', ana.userId).execute()
  const page = await story.window(ana, '/')
  await expect(page.getByRole('alertdialog')).toContainText('System error occurred.', {
    timeout: 45_000,
  })
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL(`${story.url}/landing`)
})

test('a player who lost the home venue is asked for it once more, and sent round in no circle @proof', async ({
  story,
}) => {
  const { page } = await story.player('Ana', '/welcome', { homeLocation: null })
  await expect(page).toHaveURL(/\/playersetup$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(frame.url()))
  await page.goto('/calendar')
  await page.goto('/')
  await expect(page).toHaveURL(/\/playersetup$/)
  expect(visited.length).toBeLessThan(6)
})
