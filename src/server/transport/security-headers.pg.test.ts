// Every response has the security headers: each route with each outcome, and responses that bypass
// Fastify.
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { staticClient } from './client-files/static.ts'

const metricsToken = 'a token for those who measure'
let app: TestApp
let plain: TestApp
let ann: TestPlayer

beforeAll(async () => {
  app = await startTestApp({
    publicUrl: 'https://play.example.org',
    metricsToken,
    extend: async ({ server }) => {
      await server.register(staticClient, {
        directory: join(import.meta.dirname, '../../../dist/client'),
        publicUrl: 'https://play.example.org',
        isSignedIn: () => Promise.resolve(false),
      })
    },
  })
  plain = await startTestApp()
  ann = await app.signedIn('Ann')
})
afterAll(async () => {
  await app.close()
  await plain.close()
})

function listRoutes(): { method: string; url: string }[] {
  const parents: string[] = []
  return app.app.server
    .printRoutes()
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] =
        /^([│ ]*)[├└]── (.*?)(?: \((.*)\))?$/.exec(line) ?? []
      if (part === '') return []
      const depth = indent.length / 4
      parents.splice(depth)
      parents[depth] = part
      const url = parents.join('')
      return methods === '' ? [] : methods.split(', ').map((method) => ({ method, url }))
    })
}

const fill = (url: string, value: string): string =>
  url.replace(/:[a-zA-Z]+/g, value).replace('*', value)

type Given = { method: string; url: string; headers?: Record<string, string>; payload?: string }
const outcomes: [string, (route: { method: string; url: string }) => Given][] = [
  [
    'as a visitor',
    ({ method, url }) => ({ method, url: fill(url, 'players-me'), payload: '{"data":{}}' }),
  ],
  [
    'signed in',
    ({ method, url }) => ({
      method,
      url: fill(url, 'version-current'),
      headers: ann.headers,
      payload: '{"data":{}}',
    }),
  ],
  ['not found', ({ method, url }) => ({ method, url: `${fill(url, 'nothing')}/none/none` })],
  ['another method', ({ url }) => ({ method: 'DELETE', url: fill(url, 'x') })],
  [
    'a body that is none',
    ({ method, url }) => ({ method, url: fill(url, 'players-me'), payload: '{' }),
  ],
  [
    'a foreign page',
    ({ method, url }) => ({
      method,
      url: fill(url, 'players-me'),
      headers: { origin: 'https://evil.example' },
      payload: '{"data":{}}',
    }),
  ],
  [
    'another host',
    ({ method, url }) => ({
      method,
      url: fill(url, 'players-me'),
      headers: { host: 'evil.example' },
      payload: '{"data":{}}',
    }),
  ],
  ['an address that cannot be read', ({ method, url }) => ({ method, url: fill(url, '%E0%A4%A') })],
]

const ask = async ({ method, url, headers = {}, payload }: Given) =>
  app.app.server.inject({
    method: method as 'GET',
    url,
    headers: {
      host: 'play.example.org',
      accept: 'text/html,*/*',
      ...headers,
      ...(payload !== undefined &&
        method !== 'GET' &&
        method !== 'HEAD' && { 'content-type': 'application/json' }),
    },
    ...(payload !== undefined && method !== 'GET' && method !== 'HEAD' && { payload }),
  })

type Headers = Readonly<Record<string, unknown>>
function findGaps(headers: Headers): string[] {
  const policy = String(headers['content-security-policy'])
  const has = (name: string, pattern: RegExp): string[] =>
    pattern.test(String(headers[name])) ? [] : [`${name}: ${String(headers[name])}`]
  const isPage = String(headers['content-type']).startsWith('text/html')
  return [
    ...has('x-content-type-options', /^nosniff$/),
    ...has('strict-transport-security', /^max-age=31536000$/),
    ...has('cache-control', /./),
    ...has('referrer-policy', /^(no-referrer|strict-origin-when-cross-origin)$/),
    ...has('permissions-policy', /camera=\(\)/),
    ...has('cross-origin-resource-policy', /^(same|cross)-origin$/),
    ...has('cross-origin-opener-policy', /^same-origin$/),
    ...has(
      'content-security-policy',
      isPage
        ? /^default-src 'none';.*frame-ancestors ('none'|\*)$/
        : /^default-src 'none'; frame-ancestors 'none'/,
    ),
    ...(/unsafe-eval|script-src[^;]*(unsafe|https:)/.test(policy) ? [policy] : []),
  ]
}

test('the routes are found, those of every file among them', () => {
  const urls = listRoutes().map(({ method, url }) => `${method} ${url}`)
  expect(urls).toEqual(
    expect.arrayContaining([
      'POST /call/:name',
      'POST /http/:name',
      'GET /livez',
      'GET /readyz',
      'GET /openapi.json',
      'POST /api/auth/*',
      'GET /embed/club/:id',
      'GET /embed/venue/:id',
      'GET /calendar-file/:file',
      'GET /feed/:file',
      'GET /feed/club/:file',
      'POST /account/data',
      'POST /upload/:target/:targetId',
      'GET /photos/:key',
      'GET /confirm-address',
      'GET /stop-mails',
      'GET /metrics',
      'GET /*',
    ]),
  )
})

test.each(outcomes)('every route answers with them: %s', async (_what, given) => {
  const gaps: string[] = []
  for (const route of listRoutes()) {
    const asked = given(route)
    const { headers, statusCode } = await ask(asked)
    gaps.push(
      ...findGaps(headers).map((gap) => `${asked.method} ${asked.url} ${statusCode}: ${gap}`),
    )
  }
  expect(gaps).toEqual([])
})

test('what is answered as JSON, redirected, not found or refused is never kept', async () => {
  const asked: Given[] = [
    { method: 'POST', url: '/call/version-current', payload: '{"data":{}}' },
    { method: 'POST', url: '/call/players-me', payload: '{"data":{}}' },
    { method: 'GET', url: '/livez' },
    { method: 'GET', url: '/calendar' },
    { method: 'GET', url: '/assets/none.js' },
    { method: 'GET', url: '/photos/none' },
    { method: 'GET', url: '/feed/none.ics' },
    { method: 'GET', url: '/embed/venue/none' },
    { method: 'GET', url: '/embed/club/none' },
    { method: 'GET', url: '/feed/club/none.ics' },
    { method: 'POST', url: '/api/auth/sign-in/email', payload: '{}' },
  ]
  const answers = await Promise.all(
    asked.map(async (one) => {
      const { statusCode, headers } = await ask(one)
      return [one.url, statusCode, headers['cache-control']]
    }),
  )
  expect(answers.filter(([, , kept]) => kept !== 'no-store')).toEqual([])
  expect(answers.map(([, status]) => status)).toEqual(expect.arrayContaining([200, 302, 404]))
})

describe('what is shown or run elsewhere still works', () => {
  test('pages name their scripts, and a worker may load from this server', async () => {
    const page = await ask({ method: 'GET', url: '/signin' })
    expect(page.headers['content-security-policy']).toContain("script-src 'self' 'sha256-")
    const worker = await ask({ method: 'GET', url: '/service-worker.js' })
    expect(worker.headers['content-security-policy']).toBe(
      "default-src 'none'; frame-ancestors 'none'; script-src 'self'; connect-src 'self' wss://play.example.org",
    )
  })

  test('pictures of the client may stand on other sites, scripts may not', async () => {
    const policyOf = async (url: string) =>
      (await ask({ method: 'GET', url })).headers['cross-origin-resource-policy']
    expect(await policyOf('/share.png')).toBe('cross-origin')
    expect(await policyOf('/service-worker.js')).toBe('same-origin')
  })
})

async function sendRaw(bytes: string): Promise<string> {
  const { port } = new URL(app.url)
  const socket = connect(Number(port), '127.0.0.1')
  let answer = ''
  socket.on('data', (part) => {
    answer += part.toString()
  })
  socket.on('error', () => undefined)
  socket.write(bytes)
  await once(socket, 'close')
  return answer
}

const upgrade = (host: string, more = ''): string =>
  `GET /live HTTP/1.1\r\nhost: ${host}\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n${more}\r\n`
const key = 'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n'

test.each([
  [
    'a header that is too long',
    `GET / HTTP/1.1\r\nhost: play.example.org\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'bad-input',
  ],
  ['no HTTP at all', 'hello\r\n\r\n', 400, 'bad-input'],
  ['no host, in HTTP/1.0', 'GET / HTTP/1.0\r\n\r\n', 421, 'wrong-host'],
  [
    'an upgrade of a foreign page',
    upgrade('play.example.org', `origin: https://evil.example\r\n${key}`),
    403,
    'foreign-origin',
  ],
  ['an upgrade under another host', upgrade('evil.example', key), 421, 'wrong-host'],
  ['an upgrade without a key', upgrade('play.example.org'), 400, 'bad-input'],
])('%s is refused with them', async (_what, bytes, status, code) => {
  const answer = await sendRaw(bytes)
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  expect(first).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(JSON.parse(body)).toMatchObject({ error: { message: code } })
  expect(findGaps(Object.fromEntries(lines.map((line) => line.split(/: (.*)/, 2))))).toEqual([])
})

test('an installation without https promises none', async () => {
  const answer = await fetch(`${plain.url}/livez`)
  expect(answer.headers.get('strict-transport-security')).toBeNull()
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})
