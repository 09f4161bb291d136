// Properties of every response: content type, caching, and no access for other sites.
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApiDocument } from '#contract/openapi/openapi-document.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { staticClient } from './client-files/static.ts'

type Asked = { what: string; method: string; path: string }

const site = 'http://sideout.test'
const documented: readonly Asked[] = Object.entries(openApiDocument(site).paths).flatMap(
  ([path, methods]) =>
    Object.keys(methods).map((method) => {
      const asked = path
        .replace('{provider}', 'google')
        .replace('{target}', 'player')
        .replace('{targetId}', 'ann')
        .replace('{key}', '00000000-0000-4000-8000-000000000000.webp')
      return { what: `${method} ${path}`, method: method.toUpperCase(), path: asked }
    }),
)
const pages: readonly Asked[] = [
  '/',
  '/landing',
  '/signin',
  '/calendar',
  '/nothing/here',
  '/assets/app.js',
  '/assets/none.js',
  '/.git/config',
  '/service-worker.js',
].map((path) => ({
  what: `GET ${path}`,
  method: 'GET',
  path,
}))
const everything = [...documented, ...pages]

let app: TestApp
let ann: TestPlayer
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sideout-answers-'))
  await mkdir(join(folder, 'assets'))
  await mkdir(join(folder, 'pages'))
  await mkdir(join(folder, '.vite'))
  await writeFile(join(folder, '.vite/manifest.json'), '{}')
  await writeFile(join(folder, 'app.html'), '<!doctype html><title>app</title>')
  await writeFile(join(folder, 'service-worker.js'), '// __PAGE_TAG__')
  await writeFile(join(folder, 'assets', 'app.js'), 'export {}')
  for (const name of ['landing', 'terms', 'privacy', 'docs']) {
    for (const language of ['en', 'es']) {
      await writeFile(
        join(folder, 'pages', `${name}.${language}.html`),
        '<!doctype html><title>public</title>',
      )
    }
  }
  const options = { directory: folder, publicUrl: site, isSignedIn: () => Promise.resolve(false) }
  app = await startTestApp({
    extend: async ({ server }) => {
      await server.register(staticClient, options)
    },
  })
  ann = await app.signedIn('Ann')
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const ask = (
  { method, path }: Omit<Asked, 'what'>,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(app.url + path, {
    method,
    redirect: 'manual',
    headers: {
      accept: 'text/html',
      ...(method === 'POST' && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(method === 'POST' && { body: path.startsWith('/call/') ? '{"data":{}}' : '{}' }),
  })

test('every answer says what it is, and text in which letters', async () => {
  const wrong: string[] = []
  for (const asked of everything) {
    const answer = await ask(asked)
    const body = await answer.text()
    const type = answer.headers.get('content-type') ?? ''
    const isText = type.startsWith('text/')
    if (body !== '' && (type === '' || (isText && !/charset=utf-8/i.test(type)))) {
      wrong.push(`${asked.what}: ${answer.status} "${type}"`)
    }
    if (body !== '' && /json/.test(type)) JSON.parse(body)
  }
  expect(wrong).toEqual([])
})

test('no other site may read an answer, but the description of the API, which holds nothing of anybody', async () => {
  const readable: string[] = []
  for (const asked of everything) {
    const answer = await ask(asked, { origin: 'https://evil.example', cookie: ann.cookie })
    await answer.arrayBuffer()
    const names = [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))
    if (names.length > 0) readable.push(asked.what)
    expect(names).not.toContain('access-control-allow-credentials')
  }
  expect(readable).toEqual(['get /openapi.json'])
})

test('a page of another site can ask for nothing in the name of the person', async () => {
  const answered: string[] = []
  const calls = documented.filter(({ path }) => /^\/(?:call|http|upload|account)\//.test(path))
  expect(calls.length).toBeGreaterThan(100)
  for (const asked of calls) {
    const answer = await ask(asked, { origin: 'https://evil.example', cookie: ann.cookie })
    if (!(await answer.text()).includes('foreign-origin')) answered.push(asked.what)
  }
  expect(answered).toEqual([])
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'a form of any page, sent as %s, is no call',
  async (type) => {
    for (const path of [
      '/call/players-updatePlayer',
      '/http/getMyPlayersByIds',
      '/account/data',
      '/api/auth/sign-out',
      '/api/auth/revoke-sessions',
    ]) {
      const answer = await fetch(app.url + path, {
        method: 'POST',
        body: '{"data":{"playerId":"ann","fields":{"homePage":"list"}}}',
        headers: { 'content-type': type, cookie: ann.cookie },
      })
      expect({ path, isRefused: answer.status >= 400 && answer.status < 500 }).toEqual({
        path,
        isRefused: true,
      })
    }
    expect((await ann.call('validations-checkPlayer', { id: 'zoe' })).ok).toBe(true)
  },
)

test('what changes something is asked for by POST alone', async () => {
  const reads = documented.filter(({ method }) => method === 'GET').map(({ what }) => what)
  expect(reads.toSorted()).toEqual([
    // A provider's callback needs the state created by a POST (auth/social.pg.test.ts).
    'get /api/auth/callback/{provider}',
    'get /api/auth/get-session',
    // A passkey challenge, which only the following POST uses up.
    'get /api/auth/passkey/generate-authenticate-options',
    'get /api/auth/passkey/generate-register-options',
    'get /calendar-file/{eventId}.ics',
    // The page only asks; its button sends a POST.
    'get /confirm-address',
    'get /embed/club/{key}',
    'get /embed/venue/{locationId}',
    'get /feed/club/{key}.ics',
    'get /feed/{secret}.ics',
    'get /live',
    'get /livez',
    'get /openapi.json',
    'get /photos/{key}',
    'get /readyz',
    // The page only asks; its button sends a POST.
    'get /stop-mails',
  ])
  for (const { path } of documented.filter(
    ({ method, path: to }) =>
      method === 'POST' && to !== '/stop-mails' && to !== '/confirm-address',
  )) {
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
      const headers = { accept: 'application/json', cookie: ann.cookie }
      const answer = await fetch(app.url + path, { method, headers })
      const refused = path.startsWith('/api/auth/')
        ? { status: 404, allow: null }
        : { status: 405, allow: 'POST' }
      const told = { status: answer.status, allow: answer.headers.get('allow') }
      expect({ method, path, ...told }).toEqual({ method, path, ...refused })
    }
  }
})

test('a parameter given twice counts once or not at all', async () => {
  const venue = await aLocation(app.db, { embed: true })
  const languageOf = async (query: string): Promise<string> => {
    const page = await (await fetch(`${app.url}/embed/venue/${venue}${query}`)).text()
    return /<html lang="(\w+)"/.exec(page)?.[1] ?? page
  }
  expect(await languageOf('?lang=es')).toBe('es')
  expect(await languageOf('?lang=es&lang=en')).toBe('en')
  expect(await languageOf('?lang[]=es&lang[__proto__]=es')).toBe('en')
  const fields = '"fields":{"homePage":"list"}'
  const twice = `{"data":{"playerId":"ben",${fields}},"data":{"playerId":"ann","playerId":"ben",${fields}}}`
  const answer = await ann.raw('players-updatePlayer', twice)
  expect(answer.body).toMatchObject({ error: { details: { code: 'not-allowed' } } })
  for (const page of ['stop-mails', 'confirm-address'])
    expect((await fetch(`${app.url}/${page}?t=one&t=two`)).status).toBe(404)
})

test('a name that every object has is no field of a body, and reaches nothing else', async () => {
  const bodies = [
    '{"data":{"id":"zoe","__proto__":{"isAdmin":true}}}',
    '{"data":{"id":"zoe"},"__proto__":{"data":{"id":"ann"}}}',
    '{"data":{"id":"zoe","constructor":{"prototype":{"isAdmin":true}}}}',
  ]
  for (const body of bodies) {
    const answer = await ann.raw('validations-checkPlayer', body)
    expect(answer.status).toBe(400)
  }
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  expect((await ann.raw('constructor', { data: {} })).status).toBe(404)
  expect((await ann.raw('__proto__', { data: {} })).status).toBe(404)
  expect((await app.visitor.call('auth-methods', {})).ok).toBe(true)
})

test('nothing private may be kept by a browser or by a cache on the way', async () => {
  const venue = await aLocation(app.db)
  const eventId = await anEvent(app.db, { location: venue, organizer: 'ann' })
  const mine: readonly Omit<Asked, 'what'>[] = [
    { method: 'GET', path: '/api/auth/get-session' },
    { method: 'POST', path: '/api/auth/sign-in/email' },
    { method: 'POST', path: '/account/data' },
    { method: 'GET', path: '/stop-mails?t=x' },
    { method: 'GET', path: '/confirm-address?t=x' },
    { method: 'POST', path: '/call/account-sessions' },
    { method: 'POST', path: '/http/getMyPlayersByIds' },
    { method: 'GET', path: '/calendar' },
  ]
  for (const asked of mine) {
    const answer = await ask(asked, { cookie: ann.cookie })
    await answer.arrayBuffer()
    const caching = answer.headers.get('cache-control') ?? ''
    const isKept = !/no-store|no-cache/.test(caching)
    expect({ path: asked.path, isKept }).toEqual({ path: asked.path, isKept: false })
  }
  const file = await ask(
    { method: 'GET', path: `/calendar-file/${eventId}.ics` },
    { cookie: ann.cookie },
  )
  expect(file.headers.get('cache-control')).toBe('private, no-cache')
})

test('a file to keep has a name of ours, whatever its address said', async () => {
  const venue = await aLocation(app.db)
  const eventId = await anEvent(app.db, { location: venue, organizer: 'ann' })
  const readName = async (path: string): Promise<string | null> => {
    const answer = await ask(
      { method: 'GET', path: `/calendar-file/${path}` },
      { cookie: ann.cookie },
    )
    return answer.headers.get('content-disposition')
  }
  const right = `attachment; filename="sideout-${eventId}.ics"`
  expect(await readName(`${eventId}.ics`)).toBe(right)
  const bad = [
    '%22%0d%0aset-cookie:a=b.ics',
    '..%2F..%2Fetc%2Fpasswd.ics',
    `${eventId}.html`,
    'a%3Bb=x.ics',
  ]
  expect(await Promise.all(bad.map(readName))).toEqual(bad.map(() => null))
})

test('nothing for developers is served: no sources, no maps, no debugger, no lists of folders', async () => {
  const tools = [
    '/.env',
    '/.git/HEAD',
    '/package.json',
    '/package-lock.json',
    '/src/server/main.ts',
    '/node_modules/fastify/package.json',
    '/assets/app.js.map',
    '/debug',
    '/json/list',
    '/@vite/client',
    '/admin',
    '/server-status',
    '/phpinfo.php',
    '/swagger.json',
    '/graphql',
    '/assets/',
    '/photos/',
    '/uploads/',
  ]
  for (const path of tools) {
    const answer = await fetch(app.url + path, {
      redirect: 'manual',
      headers: { accept: 'application/json' },
    })
    expect({ path, status: answer.status }).toEqual({ path, status: 404 })
  }
})

test('no answer about oneself or others holds a key, a password or the id of an account', async () => {
  const asked = [
    ['account-sessions', {}],
    ['account-signInMethods', {}],
    ['players-referredBy', { playerId: 'ann' }],
    ['support-status', {}],
    ['locations-name', { locationId: await aLocation(app.db) }],
  ] as const
  for (const [name, data] of asked) {
    const answer = await ann.raw(name, { data })
    const secret = keysIn(answer.body).filter((key) =>
      /^password|token|hash|secret|user_?id/i.test(key),
    )
    expect({ name, status: answer.status, secret }).toEqual({ name, status: 200, secret: [] })
  }
})

function keysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => [
    ...(Array.isArray(value) ? [] : [key]),
    ...keysIn(one),
  ])
}
