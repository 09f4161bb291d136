// Google, X and Facebook against a real OAuth server, from the button to the first screen.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SocialProvider } from '#domain/onboarding/onboarding.ts'
import { startOAuthProvider, type OAuthProvider } from '#test/support/oauth-provider.ts'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'
import { testBrowser, type TestBrowser } from '#test/support/test-browser.ts'
import { openTestSocket } from '#test/support/test-socket.ts'

let app: TestApp
let provider: OAuthProvider
beforeAll(async () => {
  provider = await startOAuthProvider()
  app = await startTestApp({
    providers: {
      google: provider.settings,
      twitter: provider.settings,
      facebook: provider.settings,
    },
  })
})
afterAll(async () => {
  await app.close()
  await provider.stop()
})

async function walk(
  browser: TestBrowser,
  name: SocialProvider,
  button = 'sign-in/social',
): Promise<string> {
  const answer = await browser.post(`/api/auth/${button}`, { provider: name })
  expect(answer.status).toBe(200)
  const consent = await fetch((answer.body as { url: string }).url, { redirect: 'manual' })
  const back = new URL(consent.headers.get('location') ?? '')
  expect(back.origin + back.pathname).toBe(`http://sideout.test/api/auth/callback/${name}`)
  return back.pathname + back.search
}

async function signIn(
  name: SocialProvider,
  person: Record<string, unknown>,
  browser = testBrowser(app.url),
): Promise<{ browser: TestBrowser; location: string }> {
  provider.is(person)
  const answer = await browser.get(await walk(browser, name))
  return { browser, location: answer.headers.get('location') ?? `no redirect but ${answer.status}` }
}

const cookieOf = (browser: TestBrowser) => ({
  cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
})
async function whoIs(browser: TestBrowser) {
  const socket = await openTestSocket(app.url, cookieOf(browser))
  const me = await socket.subscribe('players-me', {}).next()
  await socket.close()
  return me
}
const accountsOf = async (email: string) =>
  (
    await app.db
      .selectFrom('auth_accounts')
      .innerJoin('auth_users', 'auth_users.id', 'auth_accounts.userId')
      .select('providerId')
      .where('email', '=', email)
      .orderBy('providerId')
      .execute()
  ).map((row) => row.providerId)

const people: Record<
  SocialProvider,
  { person: (id: string) => Record<string, unknown>; email: (id: string) => string }
> = {
  google: {
    person: (id) => ({ sub: id, name: 'Gail', email: `${id}@gmail.example`, email_verified: true }),
    email: (id) => `${id}@gmail.example`,
  },
  twitter: {
    person: (id) => ({ data: { id, name: 'Xena', username: 'xena' } }),
    email: (id) => `twitter-${id}@no-email.invalid`,
  },
  facebook: {
    person: (id) => ({ id, name: 'Fay', email: `${id}@facebook.example` }),
    email: (id) => `${id}@facebook.example`,
  },
}

describe.each(['google', 'twitter', 'facebook'] as const)('%s', (name) => {
  const { person, email } = people[name]

  test('signs a new person in, who lands on the home screen and has no record yet', async () => {
    const { browser, location } = await signIn(name, person('1001'))
    expect(location).toBe('/')
    expect(await whoIs(browser)).toMatchObject({
      status: 'not_found',
      provider: name,
      email: email('1001'),
      player: null,
    })
  })

  test('registers by itself with what the session says, and is the same person the next time', async () => {
    const first = await signIn(name, person('1002'))
    const { userId } = await whoIs(first.browser)
    const registered = await app.visitor.raw(
      'players-register',
      { data: { uid: userId, email: email('1002'), provider: name } },
      cookieOf(first.browser),
    )
    expect(registered).toMatchObject({ status: 200, body: { result: { success: true } } })
    const second = await signIn(name, person('1002'))
    expect(await whoIs(second.browser)).toMatchObject({
      userId,
      status: 'onboarding',
      provider: name,
    })
  })

  test('keeps none of the provider’s tokens', async () => {
    await signIn(name, person('1003'))
    await signIn(name, person('1003'))
    const kept = await app.db
      .selectFrom('auth_accounts')
      .select(['accessToken', 'refreshToken', 'idToken'])
      .where('providerId', '=', name)
      .where('accountId', '=', '1003')
      .execute()
    expect(kept).toEqual([{ accessToken: null, refreshToken: null, idToken: null }])
  })

  test('a person who refuses is back at sign-in, signed out', async () => {
    const browser = testBrowser(app.url)
    provider.refuseConsent()
    const { location } = await signIn(name, person('1004'), browser)
    expect(location).toBe('/signin?error=access_denied')
    expect([...browser.cookies.keys()]).not.toContain('sideout.session_token')
  })

  test('a code that the provider does not take signs nobody in', async () => {
    provider.failToken()
    const { browser, location } = await signIn(name, person('1005'))
    expect(location).toBe('/signin?error=invalid_code')
    expect([...browser.cookies.keys()]).not.toContain('sideout.session_token')
  })

  test('a provider that does not say who it is signs nobody in', async () => {
    provider.failUserInfo()
    const { browser, location } = await signIn(name, person('1006'))
    expect(location).toBe('/signin?error=unable_to_get_user_info')
    expect([...browser.cookies.keys()]).not.toContain('sideout.session_token')
  })

  test('an answer without an id signs nobody in', async () => {
    const { location } = await signIn(name, { email: 'nobody@example.org', name: 'Nobody' })
    expect(location).toBe('/signin?error=unable_to_get_user_info')
  })

  test('a return in another browser, a second time, or with an invented state signs nobody in', async () => {
    provider.is(person('1007'))
    const browser = testBrowser(app.url)
    const back = await walk(browser, name)
    const elsewhere = testBrowser(app.url)
    expect((await elsewhere.get(back)).headers.get('location')).toMatch(
      /\/signin\?error=state_mismatch$/,
    )
    expect(
      (await browser.get(back.replace(/state=[^&]+/, 'state=invented'))).headers.get('location'),
    ).toMatch(/\/signin\?error=/)
    expect([...elsewhere.cookies.keys(), ...browser.cookies.keys()]).not.toContain(
      'sideout.session_token',
    )
  })
})

describe('accounts are joined only by an address that both sides proved', () => {
  const password = 'a good password'

  test('an unproved account of ours stays its own', async () => {
    await testBrowser(app.url).post('/api/auth/sign-up/email', {
      email: 'victim@gmail.example',
      password,
    })
    const { browser, location } = await signIn('google', {
      sub: '2001',
      name: 'Vic',
      email: 'victim@gmail.example',
      email_verified: true,
    })
    expect(location).toBe('/signin?error=account_not_linked')
    expect([...browser.cookies.keys()]).not.toContain('sideout.session_token')
    expect(await accountsOf('victim@gmail.example')).toEqual(['credential'])
  })

  test('an address that the provider did not verify opens nothing', async () => {
    await signIn('google', {
      sub: '2002',
      name: 'Own',
      email: 'own@gmail.example',
      email_verified: true,
    })
    expect(
      (await signIn('facebook', { id: '2002', name: 'Thief', email: 'own@gmail.example' }))
        .location,
    ).toBe('/signin?error=account_not_linked')
    expect(
      (
        await signIn('google', {
          sub: '2003',
          name: 'Thief',
          email: 'own@gmail.example',
          email_verified: false,
        })
      ).location,
    ).toBe('/signin?error=account_not_linked')
    expect(await accountsOf('own@gmail.example')).toEqual(['google'])
  })

  test('two proved ones are one person', async () => {
    const google = await signIn('google', {
      sub: '2004',
      name: 'Both',
      email: 'both@gmail.example',
      email_verified: true,
    })
    const x = await signIn('twitter', {
      data: { id: '2004', name: 'Both', confirmed_email: 'both@gmail.example' },
    })
    expect((await whoIs(x.browser)).userId).toBe((await whoIs(google.browser)).userId)
    expect(await accountsOf('both@gmail.example')).toEqual(['google', 'twitter'])
  })
})

test('the way back is ours to choose', async () => {
  const answer = await testBrowser(app.url).post('/api/auth/sign-in/social', {
    provider: 'google',
    callbackURL: 'https://evil.example/',
  })
  expect(answer.status).toBeGreaterThanOrEqual(400)
})

async function authorizationUrl(name: SocialProvider): Promise<URL> {
  const answer = await testBrowser(app.url).post('/api/auth/sign-in/social', { provider: name })
  return new URL((answer.body as { url: string }).url)
}

test.each([
  ['google', 'openid email profile'],
  ['twitter', 'users.read tweet.read users.email'],
  ['facebook', 'public_profile email'],
] as const)(
  'the way to a provider, here %s, carries a new state and challenge each time, and asks only who it is',
  async (name, scope) => {
    const [one, two] = [await authorizationUrl(name), await authorizationUrl(name)]
    for (const url of [one, two]) {
      expect(Object.fromEntries(url.searchParams)).toMatchObject({
        response_type: 'code',
        client_id: 'sideout',
        redirect_uri: `http://sideout.test/api/auth/callback/${name}`,
        code_challenge_method: 'S256',
      })
      expect(url.searchParams.get('scope')?.split(' ').toSorted()).toEqual(
        scope.split(' ').toSorted(),
      )
      expect(url.searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/)
      expect(url.searchParams.get('state')).toMatch(/^[\w-]{22,}$/)
      expect(url.searchParams.get('client_secret')).toBeNull()
    }
    for (const secret of ['state', 'code_challenge']) {
      expect(one.searchParams.get(secret)).not.toBe(two.searchParams.get(secret))
    }
  },
)

test('what one provider gave is worth nothing at the address of another', async () => {
  provider.is(people.google.person('1101'))
  const browser = testBrowser(app.url)
  const back = await walk(browser, 'google')
  const answer = await browser.get(back.replace('/callback/google', '/callback/facebook'))
  expect(answer.headers.get('location')).toMatch(/\/signin\?error=/)
  expect([...browser.cookies.keys()]).not.toContain('sideout.session_token')
  expect(await accountsOf(people.google.email('1101'))).toEqual([])
})

test('the same id at two providers is two people', async () => {
  const google = await signIn('google', people.google.person('1102'))
  const facebook = await signIn('facebook', people.facebook.person('1102'))
  expect((await whoIs(google.browser)).userId).not.toBe((await whoIs(facebook.browser)).userId)
})

test('the sign-in screen is told which providers are on and whether e-mails leave, and one that is off cannot be used', async () => {
  expect(await app.visitor.must('auth-methods', {})).toEqual({
    google: true,
    twitter: true,
    facebook: true,
    mail: false,
    registration: 'open',
  })
  const bare = await startTestApp({
    providers: { twitter: provider.settings },
    sendsMail: true,
  })
  try {
    expect(await bare.visitor.must('auth-methods', {})).toEqual({
      google: false,
      twitter: true,
      facebook: false,
      mail: true,
      registration: 'open',
    })
    expect(
      (await testBrowser(bare.url).post('/api/auth/sign-in/social', { provider: 'google' })).status,
    ).toBe(404)
  } finally {
    await bare.close()
  }
})

describe('connecting an account in the settings', () => {
  const back = '/player/settings/signin'

  async function aProvenPerson(name: string) {
    const user = await app.signedInUser(name)
    await app.db
      .updateTable('auth_users')
      .set({ emailVerified: true })
      .where('id', '=', user.userId)
      .execute()
    return { user, browser: testBrowser(app.url, undefined, { cookie: user.cookie }) }
  }
  async function connect(
    browser: TestBrowser,
    person: Record<string, unknown>,
    cookie: string,
  ): Promise<string> {
    provider.is(person)
    const path = await walk(browser, 'google', 'link-social')
    const cookies = [
      cookie,
      ...[...browser.cookies].map(([name, value]) => `${name}=${value}`),
    ].join('; ')
    return (await browser.get(path, { cookie: cookies })).headers.get('location') ?? ''
  }

  test('joins it, under another address too; the account then signs in as the same person', async () => {
    const { user, browser } = await aProvenPerson('Lou')
    expect(await connect(browser, people.google.person('3001'), user.cookie)).toBe(back)
    expect(await accountsOf(user.email)).toEqual(['credential', 'google'])
    const { browser: another } = await signIn('google', people.google.person('3001'))
    expect(await whoIs(another)).toMatchObject({ userId: user.userId, email: user.email })
  })

  test('is refused for an account of somebody else, and says so', async () => {
    await signIn('google', people.google.person('3002'))
    const { user, browser } = await aProvenPerson('Max')
    expect(await connect(browser, people.google.person('3002'), user.cookie)).toBe(
      `${back}?error=account_already_linked_to_different_user`,
    )
    expect(await accountsOf(user.email)).toEqual(['credential'])
  })
})
