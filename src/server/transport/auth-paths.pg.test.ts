// No spelling of a path below /api/auth bypasses its limit. Requests are written byte by byte,
// because fetch normalizes paths.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rateLimits, peoplePerAddress } from '#domain/shared/rate-limits.ts'
import { sendRaw } from '#test/support/raw-request.ts'
import { addressHeaders, hasProxy, proxyNames, startProxy } from '#test/support/reverse-proxies.ts'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'
import { testBrowser } from '#test/support/test-browser.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ isRateLimited: true, trustedProxyHeader: 'x-forwarded-for' })
})
afterAll(() => app.close())

const portOf = ({ url }: TestApp): number => Number(new URL(url).port)

const bodies: Readonly<Record<string, object>> = {
  '/sign-in/email': { email: 'ann@example.org', password: 'not the password' },
  '/sign-up/email': { email: 'new@example.org', password: 'a good password' },
  '/sign-in/magic-link': { email: 'ann@example.org' },
  '/magic-link/verify': { token: 'aTokenThatIsNone12345' },
  '/reset-password': { token: 'aTokenThatIsNone12345', newPassword: 'a good password' },
  '/change-password': { currentPassword: 'a guess of mine', newPassword: 'a good password' },
}

function spellingsOf(path: string): Record<string, string> {
  const [, first = '', last = ''] = path.split('/')
  const end = last === '' ? first : `${first}/${last}`
  return {
    'a dot': `/api/auth/./${end}`,
    'two dots': `/api/auth/x/../${end}`,
    'two dots above': `/x/../api/auth/${end}`,
    'two dots at the base': `/api/x/../auth/${end}`,
    'an encoded dot': `/api/auth/%2e/${end}`,
    'encoded dots': `/api/auth/x/%2e%2e/${end}`,
    'encoded dots in capitals': `/api/auth/x/%2E%2E/${end}`,
    'half encoded dots': `/api/auth/x/.%2e/${end}`,
    'dots encoded twice': `/api/auth/x/%252e%252e/${end}`,
    'a double slash': `/api/auth//${end}`,
    'a double slash in front': `//api/auth/${end}`,
    'a backslash': `/api/auth\\${end}`,
    'backslashes with dots': `/api/auth/x\\..\\${end}`,
    'an encoded slash': `/api/auth%2F${end}`,
    'an encoded letter': `/api/auth/%${end.charCodeAt(0).toString(16)}${end.slice(1)}`,
    'an encoded letter of the base': `/api/%61uth/${end}`,
    capitals: `/api/auth/${end.toUpperCase()}`,
    'capitals of the base': `/API/AUTH/${end}`,
    'a slash at the end': `/api/auth/${end}/`,
    'a parameter at the end': `/api/auth/${end};x=1`,
    'a parameter inside': `/api/auth;x=1/${end}`,
    'a fragment': `/api/auth/${end}#x`,
    'a fragment of dots': `/api/auth/${end}#/../x`,
    'a question mark encoded': `/api/auth/${end}%3Fx=1`,
    'a path in the query': `/api/auth/x?/../${end}`,
    'a space at the end': `/api/auth/${end}%20`,
    'a null byte at the end': `/api/auth/${end}%00`,
    'a whole address with dots': `http://sideout.test/api/auth/x/../${end}`,
  }
}

async function askAll(
  port: number,
  path: string,
  headers: Record<string, string> = {},
): Promise<Record<string, number>> {
  const ask = async ([what, target]: [string, string]) =>
    [
      what,
      await sendRaw(port, {
        method: 'POST',
        target,
        headers: { 'content-type': 'application/json', origin: 'http://sideout.test', ...headers },
        body: JSON.stringify(bodies[path]),
      }),
    ] as const
  return Object.fromEntries(await Promise.all(Object.entries(spellingsOf(path)).map(ask)))
}

describe.each(Object.keys(bodies))('%s', (path) => {
  test('is 404 in every other spelling', async () => {
    const codes = await askAll(portOf(app), path, { 'x-forwarded-for': '198.51.100.1' })
    expect(codes).toEqual(Object.fromEntries(Object.keys(codes).map((what) => [what, 404])))
  })

  test('is there as it is written, for a whole address not', async () => {
    const headers = {
      'content-type': 'application/json',
      origin: 'http://sideout.test',
      'x-forwarded-for': '198.51.100.2',
    }
    const ask = (target: string) =>
      sendRaw(portOf(app), { method: 'POST', target, headers, body: JSON.stringify(bodies[path]) })
    expect([200, 400, 401]).toContain(await ask(`/api/auth${path}`))
    expect(await ask(`http://sideout.test/api/auth${path}`)).toBe(404)
  })
})

test.each(proxyNames)(
  'behind %s every other spelling ends before sign-in too, and plain ones are counted',
  async (name) => {
    if (!hasProxy(name)) return
    const behind = await startTestApp({
      isRateLimited: true,
      trustedProxyHeader: addressHeaders[name],
    })
    const proxy = await startProxy(name, portOf(behind))
    try {
      const codes = await askAll(proxy.port, '/sign-in/email')
      for (const [what, code] of Object.entries(codes)) expect([400, 404], what).toContain(code)
      const guess = () =>
        sendRaw(proxy.port, {
          method: 'POST',
          target: '/api/auth/sign-in/email',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(bodies['/sign-in/email']),
        })
      for (let tried = 0; tried < 10; tried += 1) expect(await guess()).toBe(401)
      expect(await guess()).toBe(429)
    } finally {
      await proxy.stop()
      await behind.close()
    }
  },
)

test('a query makes no other path of it: eleven guesses with eleven queries are one too many', async () => {
  const guess = (query: string) =>
    sendRaw(portOf(app), {
      method: 'POST',
      target: `/api/auth/sign-in/email${query}`,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.3' },
      body: JSON.stringify({ email: 'queried@example.org', password: 'not the password' }),
    })
  for (let tried = 0; tried < 10; tried += 1)
    expect(await guess(`?${tried}=/../get-session`)).toBe(401)
  expect(await guess('?#/api/auth/get-session')).toBe(429)
})

test('what has no limit of its own has the one of all of them', async () => {
  const address = '198.51.100.4'
  const ask = (path: string) =>
    testBrowser(app.url, 'http://sideout.test', { 'x-forwarded-for': address }).get(path)
  expect((await ask('/api/auth/get-session')).status).toBe(200)
  const { tries } = rateLimits['auth-request']
  for (let asked = 1; asked < tries * peoplePerAddress; asked += 1)
    await app.deps.limiter.take('auth-request', { of: 'crowd', key: address })
  expect((await ask('/api/auth/get-session')).status).toBe(429)
  expect((await ask('/api/auth/callback/google?code=1')).status).toBe(429)
  expect((await testBrowser(app.url).get('/api/auth/get-session')).status).toBe(200)
})
