// Each kind of security event is recorded at every entry point, and no line contains forbidden
// data.
import { get } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { calls, httpFunctions } from '#contract/contract.ts'
import { liveQueries } from '#contract/live-queries.ts'
import { startSecurityScene, type SecurityScene } from '#test/scenes/security-scene.ts'
import { securityCauses, type SecurityCause } from '#test/support/security-causes.ts'
import { startTestApp } from '#test/support/test-app.ts'
import { testBrowser } from '#test/support/test-browser.ts'
import { testClient } from '#test/support/test-client.ts'
import { openTestSocket } from '#test/support/test-socket.ts'
import { until } from '#test/support/until.ts'
import { securityKinds, type SecurityKind, type SecurityOutcome } from './security-events.ts'

type Line = Record<string, unknown> & { security: SecurityKind; outcome: SecurityOutcome }

let scene: SecurityScene
beforeAll(async () => {
  scene = await startSecurityScene()
})
beforeEach(() => scene.app.deps.security.flush())
afterAll(() => scene.close())

const linesSince = (start: number): Line[] =>
  scene.app.securityLines.slice(start) as unknown as Line[]
const countOf = (kind: SecurityKind, outcome: SecurityOutcome): number =>
  scene.app.deps.security.counts().find((one) => one.kind === kind && one.outcome === outcome)
    ?.count ?? 0

async function causeLine(
  kind: SecurityKind,
  outcome: SecurityOutcome,
  cause: () => Promise<unknown>,
): Promise<Line> {
  const start = scene.app.securityLines.length
  await cause()
  return until(`a line of ${kind} ${outcome}`, () =>
    linesSince(start).findLast((line) => line.security === kind && line.outcome === outcome),
  )
}

const rows = Object.entries(securityKinds).flatMap(([kind, outcomes]) =>
  outcomes.map((outcome) => [kind as SecurityKind, outcome] as const),
)

describe('an event leaves one line, with who, from where and how it ended, and is counted', () => {
  test.each(rows)('%s %s', async (kind, outcome) => {
    const counted = countOf(kind, outcome)
    const cause = (securityCauses[kind] as Partial<Record<SecurityOutcome, SecurityCause>>)[outcome]
    let expected = {}
    const line = await causeLine(kind, outcome, async () => {
      expected = (await cause?.(scene)) ?? {}
    })
    const level = outcome === 'done' ? 30 : 40
    expect(line).toMatchObject({ msg: 'security', level, address: '127.0.0.1', ...expected })
    expect(countOf(kind, outcome)).toBe(counted + 1)
  })
})

/** Sets the Host header, which fetch doesn't allow. */
const askUnderName = (url: string, host: string): Promise<unknown> =>
  new Promise((resolve) => {
    get(url, { headers: { host } }, resolve)
  })

describe('a page of another site is seen', () => {
  const evil = { origin: 'https://evil.example' }
  test.each<[string, (url: string) => Promise<unknown>]>([
    ['at a call', (url) => testClient(url).raw('auth-methods', { data: {} }, evil)],
    [
      'at an HTTP function',
      (url) => fetch(`${url}/http/getMyPlayersByIds`, { method: 'POST', headers: evil }),
    ],
    ['at a window', (url) => openTestSocket(url, evil).catch(() => undefined)],
    ['at an upload', (url) => fetch(`${url}/upload/player/x`, { method: 'POST', headers: evil })],
    ['at the own data', (url) => fetch(`${url}/account/data`, { method: 'POST', headers: evil })],
    [
      'at sign-in',
      (url) =>
        testBrowser(url, 'https://evil.example').post(
          '/api/auth/sign-in/email',
          { email: 'x@example.org', password: 'a guess of mine' },
          { cookie: 'a=b' },
        ),
    ],
    [
      'at the use of a link',
      (url) =>
        testBrowser(url, 'https://evil.example').post('/api/auth/magic-link/verify', {
          token: 'd'.repeat(32),
        }),
    ],
    ['under another name of the server', (url) => askUnderName(url, 'evil.example')],
  ])('%s', async (_door, knock) => {
    const line = await causeLine('origin-refused', 'refused', () => knock(scene.app.url))
    expect(line).toMatchObject({ address: '127.0.0.1' })
    expect(JSON.stringify(line)).not.toContain('evil')
  })
})

describe('a refused right is seen', () => {
  test('of a call that asks for a player', async () => {
    const person = await scene.register()
    const line = await causeLine('right-refused', 'refused', () =>
      person.call('playerFavorites-set', { favoriteId: 'ann', favorite: true }),
    )
    expect(line).toMatchObject({
      userId: person.userId,
      reason: 'not-a-player',
      what: 'playerFavorites-set',
    })
  })
  test('of a live query', async () => {
    const socket = await scene.app.socket()
    const line = await causeLine('right-refused', 'refused', () =>
      socket.subscribe('alerts-list', {} as never).refused(),
    )
    expect(line).toMatchObject({
      userId: null,
      reason: 'not-signed-in',
      what: 'alerts-list',
      address: '127.0.0.1',
    })
    await socket.close()
  })
  test('of a token that is none', async () => {
    const client = testClient(scene.app.url, { authorization: 'Bearer no-token-of-ours' })
    const line = await causeLine('right-refused', 'refused', () =>
      client.raw('auth-methods', { data: {} }),
    )
    expect(line).toMatchObject({ reason: 'not-signed-in', what: 'auth-methods' })
  })
  test('of an upload', async () => {
    const headers = { 'content-type': 'image/png' }
    const line = await causeLine('right-refused', 'refused', () =>
      fetch(`${scene.app.url}/upload/player/x`, { method: 'POST', headers, body: 'x' }),
    )
    expect(line).toMatchObject({ reason: 'not-signed-in', what: 'upload' })
  })
  test('of the own data', async () => {
    const headers = { 'content-type': 'application/json' }
    const line = await causeLine('right-refused', 'refused', () =>
      fetch(`${scene.app.url}/account/data`, {
        method: 'POST',
        headers,
        body: '{"password":null}',
      }),
    )
    expect(line).toMatchObject({ reason: 'not-signed-in', what: 'account-data' })
  })
  test('of a change of sign-in without a session', async () => {
    const changed = { currentPassword: 'a guess of mine', newPassword: 'another guess of mine' }
    const line = await causeLine('right-refused', 'refused', () =>
      testBrowser(scene.app.url).post('/api/auth/change-password', changed),
    )
    expect(line).toMatchObject({ reason: 'not-signed-in' })
  })
})

test('ending all sessions is seen', async () => {
  const { browser, userId } = await scene.register()
  const line = await causeLine('sessions-ended', 'done', () =>
    browser.post('/api/auth/revoke-sessions'),
  )
  expect(line).toMatchObject({ userId })
})

test('a limit that a stranger hits is seen with its name and the counted address', async () => {
  const app = await startTestApp({ isRateLimited: true, trustedProxyHeader: 'x-real-ip' })
  const guess = () =>
    testBrowser(app.url).post(
      '/api/auth/sign-in/email',
      { email: 'known@example.org', password: 'a guess of mine' },
      { 'x-real-ip': '2001:db8:1:2:3:4:5:6' },
    )
  await until('a refusal', async () => (await guess()).status === 429)
  const line = app.securityLines.find(({ security }) => security === 'limit-hit')
  expect(line).toMatchObject({ outcome: 'refused', address: '2001:db8:1:2::/64' })
  expect(line?.['reason']).toMatch(/^[a-z-]+$/)
  await app.close()
})

test('guesses at one account are seen as a limit, by the hash of the address that was tried', async () => {
  const app = await startTestApp({ isRateLimited: true, trustedProxyHeader: 'x-real-ip' })
  let asked = 0
  const guess = () =>
    testBrowser(app.url).post(
      '/api/auth/sign-in/email',
      { email: 'Known@example.org', password: 'a guess of mine' },
      { 'x-real-ip': `192.0.2.${(asked += 1)}` },
    )
  await until('a refusal', async () => (await guess()).status === 429)
  const tried = app.securityLines.find(({ security }) => security === 'sign-in-password')?.['tried']
  const lines = app.securityLines.filter(({ security }) => security === 'limit-hit')
  expect(lines).toMatchObject([{ reason: 'account-guess', tried, address: `192.0.2.${asked}` }])
  await app.close()
})

test('what is refused and rolled back leaves no line of a change', async () => {
  const person = await scene.register()
  const start = scene.app.securityLines.length
  expect((await person.call('account-revokeSession', { sessionId: 'no-such-session' })).ok).toBe(
    false,
  )
  expect(linesSince(start).map((line) => line['security'])).not.toContain('sessions-ended')
})

// Must be the last test: it checks the lines of all others.
test('no line holds an e-mail address, a name, a token or a text, and each field has its form', () => {
  const known = new Set([
    ...Object.keys(calls),
    ...Object.keys(httpFunctions),
    ...Object.keys(liveQueries),
    'upload',
    'account-data',
    'live',
    'sessions revoke',
    'players suspend',
    'bans add',
  ])
  const matches = (value: unknown, form: RegExp): boolean =>
    typeof value === 'string' && form.test(value)
  const forms: Record<string, (value: unknown) => boolean> = {
    level: (value) => value === 30 || value === 40,
    time: (value) => typeof value === 'number',
    msg: (value) => value === 'security',
    security: (value) => typeof value === 'string' && value in securityKinds,
    outcome: (value) => value === 'done' || value === 'refused',
    userId: (value) => value === null || matches(value, /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
    address: (value) => value === null || value === '127.0.0.1',
    requestId: (value) => value === null || matches(value, /^[\da-f]{8}$/),
    tried: (value) => matches(value, /^[\w-]{16}$/),
    reason: (value) => matches(value, /^[a-z-]{3,30}$/),
    what: (value) => typeof value === 'string' && known.has(value),
    times: (value) => Number.isSafeInteger(value),
  }
  const lines = linesSince(0)
  expect(lines.length).toBeGreaterThan(rows.length)
  const odd = lines.flatMap((line) =>
    Object.entries(line).filter(([field, value]) => !(forms[field]?.(value) ?? false)),
  )
  expect(odd).toEqual([])
  const all = JSON.stringify([lines, scene.app.logs]).toLowerCase()
  expect(scene.secrets.size).toBeGreaterThan(50)
  const said = [
    ...scene.secrets,
    'secret name',
    'secret words',
    'secret-path',
    'secret-domain',
    'example.org',
  ].filter((secret) => secret !== '' && all.includes(secret.toLowerCase()))
  expect(said).toEqual([])
})
