// Signing in and out: password, Google, a lost password, a registration link, an expired session,
// and a lost connection.
import { toSlug } from '#domain/player/slug.ts'
import { aLocation } from '#test/support/builders.ts'
import { startOAuthProvider, type OAuthProvider } from '#test/support/oauth-provider.ts'
import { testBrowser } from '#test/support/test-browser.ts'
import { testClient } from '#test/support/test-client.ts'
import { authTexts } from '#words/en/auth/auth.ts'
import { wordsIn } from '#words/words.ts'
import { expect, expectAccessible, looks, test as base } from './story.ts'

let provider: OAuthProvider
base.beforeAll(async () => {
  provider = await startOAuthProvider()
})
base.afterAll(async () => {
  await provider.stop()
})

const test = base.extend({
  // Playwright wants the braces.
  // oxlint-disable-next-line no-empty-pattern
  appOptions: async ({}, provide) => {
    await provide({ providers: { google: provider.settings } })
  },
})

const password = 'a good password'
const register = (url: string, email: string) =>
  fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, password }),
  })

async function playerWithPassword(
  url: string,
  email: string,
  playerName: string,
  homeLocation: string,
): Promise<void> {
  await register(url, email)
  const answer = await testBrowser(url, url).post(
    '/api/auth/sign-in/email',
    { email, password },
    { 'want-auth-token': 'true' },
  )
  const player = testClient(url, {
    authorization: `Bearer ${answer.headers.get('set-auth-token')}`,
  })
  await player.must('players-updatePlayer', {
    playerId: toSlug(playerName),
    fields: { playerName, skillSelf: 3, homeLocation, setupComplete: true },
  })
}

for (const [language, theme] of looks) {
  test(`axe finds nothing on the screens of a visitor, ${theme}, ${language} @proof`, async ({
    story,
  }) => {
    for (const path of [
      '/signin?justRegistered=true&error=access_denied',
      '/register/some-venue',
      '/reset',
      '/reset#token=abc',
    ]) {
      const page = await story.visitor(path, { language, theme })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0)
      await page.close()
    }
  })
}

test('a wrong password and an unknown address get the same words @proof', async ({ story }) => {
  story.expectNoise(/401 \(Unauthorized\)/)
  await register(story.url, 'known@example.org')
  const page = await story.visitor('/signin')
  for (const email of ['known@example.org', 'unknown@example.org']) {
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    const answered = page.waitForResponse(/sign-in\/email/)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await answered
    await expect(page.getByRole('alert')).toHaveText('This e-mail and password don’t match.')
    await expect(page.getByRole('link', { name: 'Forgot your password?' })).toBeVisible()
  }
})

for (const [language, theme] of looks) {
  test(`the sign-in asks to choose between four ways on, the rest unfolds, ${theme}, ${language} @proof`, async ({
    story,
  }) => {
    const page = await story.visitor('/landing', { language, theme })
    let asked = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/auth-methods')) asked += 1
    })
    await page.goto(`${story.url}/signin`)
    const t = wordsIn(language, authTexts)
    const form = page.getByRole('main')
    await expect(form.getByRole('button', { name: /Google/ })).toBeVisible()
    // The show-password toggle doesn't count.
    const ways = form.locator('a, button:not([aria-pressed]), summary').filter({ visible: true })
    await expect(ways).toHaveText([/Google/, t.signIn, t.moreWays, t.createOne])
    await form.getByText(t.moreWays).click()
    for (const name of [t.mailLink, t.passkey])
      await expect(form.getByRole('button', { name })).toBeVisible()
    await expect(form.getByRole('link', { name: t.forgot })).toBeVisible()
    await expectAccessible(page)
    expect(asked).toBe(1)
  })
}

test('the wanted screen opens after signing in, and a foreign address never does', async ({
  story,
}) => {
  const location = await aLocation(story.app.db)
  await playerWithPassword(story.url, 'ana@example.org', 'Ana', location)
  for (const [redirect, end] of [
    ['/list', '/list'],
    ['//evil.example/', '/calendar'],
    ['https://evil.example/', '/calendar'],
  ] as const) {
    const page = await story.visitor(`/signin?redirect=${encodeURIComponent(redirect)}`)
    await page.getByLabel('E-mail').fill('ana@example.org')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(story.url + end)
  }
})

test('Google signs in, registers by itself and starts the setup; a refusal is told', async ({
  story,
}) => {
  provider.is({ sub: '3001', name: 'Gail', email: 'gail@gmail.example', email_verified: true })
  const page = await story.visitor('/signin')
  await expect(page.getByRole('button', { name: 'Continue with X' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Continue with Facebook' })).toHaveCount(0)
  provider.refuseConsent()
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page.getByText('Sign-in cancelled. Nothing changed.')).toBeVisible()
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page.getByText('Setup 1 of 3')).toBeVisible()
})

test('a lost password: the mail, the new password, and signing in with it to the wanted screen', async ({
  story,
}) => {
  await playerWithPassword(story.url, 'lost@example.org', 'Lost', await aLocation(story.app.db))
  const page = await story.visitor('/signin?redirect=/list')
  await page.getByText('Forgot password or other ways').click()
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('Please enter a valid e-mail address.')).toBeVisible()
  await page.getByLabel('E-mail').fill('lost@example.org')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(
    page.getByText('If there’s an account for that address, its link is in the outbox folder'),
  ).toBeVisible()
  const link = /http\S+\/reset#token=[\w-]+/.exec((await story.app.mailbox.next()).text)?.[0] ?? ''
  await page.goto(link)
  await page.getByLabel('New password').fill('another password')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Your new password is set. Use it to sign in.')).toBeVisible()
  await page.getByLabel('E-mail').fill('lost@example.org')
  await page.getByLabel('Password', { exact: true }).fill('another password')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(`${story.url}/list`)
})

for (const [language, email, password, button, common, personal] of [
  [
    'en',
    'E-mail',
    'Password',
    'Create account',
    'That password is too easy to guess. Please choose another one.',
    'Please choose a password that isn’t made of your name, your e-mail, a venue or Sideout.',
  ],
  [
    'es',
    'Correo electrónico',
    'Contraseña',
    'Crear cuenta',
    'Esa contraseña es de las primeras que cualquiera probaría. Elige otra.',
    'Elige una contraseña que no esté hecha de tu nombre, tu correo, una sede o Sideout.',
  ],
] as const) {
  test(`a password that anyone would try is refused at its field, ${language} @proof`, async ({
    story,
  }) => {
    story.expectNoise(/400 \(Bad Request\)/)
    const page = await story.visitor('/register', { language, theme: 'light' })
    await page.getByLabel(email).fill('weak.wanda@example.org')
    await page.locator('label', { has: page.getByRole('checkbox') }).click()
    const field = page.getByLabel(password, { exact: true })
    for (const [tried, words] of [
      ['Sunshine1!', common],
      ['weakwanda7', personal],
    ] as const) {
      await field.fill(tried)
      await page.getByRole('button', { name: button }).click()
      await expect(field).toHaveAccessibleDescription(new RegExp(words.slice(0, -1)))
      await expect(field).toBeFocused()
    }
    await expectAccessible(page)
  })
}

test('a reset that fails says so in the field and in a dialog @proof', async ({ story }) => {
  story.expectNoise(/500|400/)
  const page = await story.visitor('/reset')
  await page.route(/emails-emailPasswordReset/, (route) =>
    route.fulfill({
      status: 500,
      json: { error: { status: 'INTERNAL', message: 'x', details: { code: 'internal' } } },
    }),
  )
  await page.getByLabel('E-mail').fill('ann@example.org')
  await page.getByRole('button', { name: 'Send link' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Reset Failed.' })
  await expect(dialog).toContainText(
    'Click OK to try again or go back and use another sign in method.',
  )
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('System error occurred.')).toBeVisible()
  const used = await story.visitor('/reset#token=used')
  await used.getByLabel('New password').fill('another password')
  await used.getByRole('button', { name: 'Save password' }).click()
  await expect(used.getByRole('alertdialog', { name: 'Reset Failed.' })).toBeVisible()
  await used.getByRole('button', { name: 'OK' }).click()
  await expect(
    used.getByText('This link has expired or was used already. Please ask for a new one.'),
  ).toBeVisible()
})

test('a registration link asks a player to add its venue: yes leads to its events, no leads home @proof', async ({
  story,
}) => {
  story.expectNoise(/404 \(Not Found\) .*locations-name/)
  const location = await aLocation(story.app.db, { name: 'Lakeside' })
  const { page } = await story.player('Ana', `/register/${location}`, {
    homeLocation: await aLocation(story.app.db),
  })
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Add Lakeside to your favorite venue list?')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(`${story.url}/calendar`)
  await page.goto(`/register/${location}`)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Add' }).click()
  await expect(page).toHaveURL(`${story.url}/calendar/${location}`)
  await page.goto('/register/no-such-venue')
  await expect(page).toHaveURL(`${story.url}/calendar`)
  const active = await story.app.db
    .selectFrom('player_locations')
    .select('locationId')
    .where('playerId', '=', 'ana')
    .where('locationId', '=', location)
    .executeTakeFirst()
  expect(active).toBeDefined()
})

test('a visitor who registers by a link finds its venue suggested, and active @proof', async ({
  story,
}) => {
  const location = await aLocation(story.app.db, { name: 'Lakeside' })
  const page = await story.visitor(`/register/${location}`)
  await expect(page.getByText('You were invited to a venue.')).toBeVisible()
  await page.getByLabel('E-mail').fill('ref@example.org')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.locator('label', { has: page.getByRole('checkbox') }).click()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Your account is ready. Sign in to continue.')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByLabel('Player name').fill('Reffi')
  await page.getByRole('button', { name: 'Check' }).click()
  await page.getByRole('button', { name: 'Set name' }).click()
  await page
    .getByRole('list', { name: 'Suggested' })
    .getByRole('button', { name: 'Lakeside' })
    .click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Your first diamond! Thank you for registering.' }).click()
  await page.getByRole('link', { name: 'Show Events Calendar' }).click()
  await expect(page).toHaveURL(`${story.url}/calendar`)
})

test('signing out ends the session on the server @proof', async ({ story }) => {
  const { page, player } = await story.player('Ana', '/signout', {
    homeLocation: await aLocation(story.app.db),
  })
  await expect(page).toHaveURL(`${story.url}/landing`)
  expect(await player.call('validations-checkPlayer', { id: 'any' })).toMatchObject({
    ok: false,
    refusal: { code: 'not-signed-in' },
  })
})

test('a link of another site asks before it signs out @proof', async ({ story }) => {
  const { page, player } = await story.player('Ana', '/list', {
    homeLocation: await aLocation(story.app.db),
  })
  await page.route('http://elsewhere.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<a href="${story.url}/signout">A picture of a cat</a>`,
    }),
  )
  await page.goto('http://elsewhere.example/')
  await page.getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Sign out?' })).toBeVisible()
  await expectAccessible(page)
  expect(await player.call('validations-checkPlayer', { id: 'any' })).toMatchObject({ ok: true })
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(`${story.url}/landing`)
  expect(await player.call('validations-checkPlayer', { id: 'any' })).toMatchObject({ ok: false })
})

test('a session that ends elsewhere leads to the landing page, with the way back', async ({
  story,
}) => {
  const { page, player } = await story.player('Ana', '/list', {
    homeLocation: await aLocation(story.app.db),
  })
  await expect(page.getByRole('link', { name: 'Ana', exact: true })).toBeVisible()
  await fetch(`${story.url}/api/auth/revoke-sessions`, {
    method: 'POST',
    headers: { ...player.headers, 'content-type': 'application/json', origin: story.url },
    body: '{}',
  })
  await expect(page).toHaveURL(`${story.url}/landing?redirect=%2Flist`)
})

test('without a connection nobody is signed out: the screen says so and opens when it is back @proof', async ({
  story,
}) => {
  story.expectNoise(/WebSocket/)
  const player = await story.app.signedIn('Ana', { homeLocation: await aLocation(story.app.db) })
  const page = await story.visitor('/landing')
  const [name = '', value = ''] = player.cookie.split(/=(.*)/)
  await page.context().addCookies([{ name, value, url: story.url, httpOnly: true }])
  let isAway = true
  await page.routeWebSocket(/\/live(\?|$)/, (socket) =>
    isAway ? void socket.close() : void socket.connectToServer(),
  )
  await page.goto('/calendar')
  await expect(page.getByText('No connection', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  isAway = false
  await expect(page.getByRole('heading', { name: 'Event Calendar' })).toBeVisible()
})

test('whoever signs out is asked for nothing more, however late the screen comes', async ({
  story,
}) => {
  const { page } = await story.player('Ana', '/terms', {
    homeLocation: await aLocation(story.app.db),
    context: { serviceWorkers: 'allow' },
  })
  const isSettled = Promise.withResolvers<void>()
  await page.route('**/signout-*.js', async (route) => {
    await isSettled.promise
    await route.continue()
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/signout')
  // The worker starts with all that a screen adds late.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  isSettled.resolve()
  await expect(page).toHaveURL(/\/landing/)
  expect(asked).not.toContain('/call/players-updatePlayerMedalCount')
})
