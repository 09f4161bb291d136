// The OpenAPI document lists exactly the server's routes, calls, public paths below /api/auth, and
// the live wire.
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openApiDocument } from '#contract/openapi/openapi-document.ts'
import { authBasePath, signInRoutes } from '#contract/sign-in.ts'
import { staticClient } from '#server/transport/client-files/static.ts'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'
import { testBrowser } from '#test/support/test-browser.ts'

const notApi = [
  'GET /*',
  'GET /i/:key',
  'GET /share-picture/:kind/:id/:file',
  'POST /operate/backup',
  'POST /operate/data',
]
const notRoutes = ['GET /live']

const document = openApiDocument('http://sideout.test')
const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
)
const routes = new Set<string>()
let app: TestApp
let folder: string

beforeAll(async () => {
  const noteRoutes = (message: unknown): void => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) if (one !== 'HEAD') routes.add(`${one} ${url}`)
    })
  }
  subscribe('fastify.initialization', noteRoutes)
  folder = await mkdtemp(join(tmpdir(), 'sideout-openapi-'))
  await mkdir(join(folder, '.vite'))
  await writeFile(join(folder, '.vite/manifest.json'), '{}')
  await writeFile(join(folder, 'app.html'), '<html></html>')
  app = await startTestApp({
    extend: async ({ server }) => {
      await server.register(staticClient, {
        directory: folder,
        publicUrl: 'http://sideout.test',
        isSignedIn: () => Promise.resolve(false),
      })
    },
  })
  unsubscribe('fastify.initialization', noteRoutes)
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const formOf = (route: string): RegExp =>
  new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+').replaceAll('*', '.+')}$`)

test('every route of the server is documented, or said to be no API', () => {
  const unknown = [...routes].filter(
    (route) =>
      !notApi.includes(route) && !documented.some((operation) => formOf(route).test(operation)),
  )
  expect(unknown).toEqual([])
  expect(routes.size).toBeGreaterThan(8)
  for (const route of notApi) expect([...routes]).toContain(route)
})

test('everything documented is a route of the server', () => {
  const forms = [...routes].filter((route) => !notApi.includes(route)).map(formOf)
  expect(documented.filter((operation) => !forms.some((form) => form.test(operation)))).toEqual(
    notRoutes,
  )
})

const answerTo = async (operation: string): Promise<{ status: number; text: string }> => {
  const [method = '', path = ''] = operation.split(' ')
  const address = path
    .replace('{provider}', 'google')
    .replace('{target}', 'player')
    .replace('{targetId}', 'ann')
    .replace('{key}', 'none.webp')
  const answer = await fetch(app.url + address, {
    method,
    redirect: 'manual',
    ...(method === 'POST' && {
      headers: { 'content-type': 'application/json' },
      body: path.startsWith('/call/') ? '{"data":{}}' : '{}',
    }),
  })
  return { status: answer.status, text: await answer.text() }
}

test('every documented call and function is one that the server knows', async () => {
  const unknown: string[] = []
  for (const operation of documented.filter((one) => /^POST \/(call|http)\//.test(one)))
    if ((await answerTo(operation)).text.includes('unknown-call')) unknown.push(operation)
  expect(unknown).toEqual([])
  expect((await answerTo('POST /call/events-nothing')).text).toContain('unknown-call')
})

describe('sign-in', () => {
  test('is open where it is documented, and nowhere else', async () => {
    const open = async (operation: string) => (await answerTo(operation)).status !== 404
    // Without a provider the callback is closed; src/server/auth/social.pg.test.ts covers it.
    const documentedHere = documented.filter(
      (operation) => operation.includes(authBasePath) && !operation.includes('{provider}'),
    )
    expect(documentedHere).toHaveLength(signInRoutes.length - 1)
    for (const operation of documentedHere)
      expect({ operation, open: await open(operation) }).toEqual({ operation, open: true })
    for (const path of [
      '/list-sessions',
      '/update-user',
      '/change-email',
      '/delete-user',
      '/unlink-account',
    ])
      for (const method of ['GET', 'POST'])
        expect(await open(`${method} ${authBasePath}${path}`)).toBe(false)
  })

  test('answers in the documented forms', async () => {
    const formsByPath = new Map<string, v.GenericSchema | null>(
      signInRoutes.map(({ path, output }) => [path, output]),
    )
    const fits = (path: string, body: unknown): boolean =>
      v.is(formsByPath.get(path) ?? v.never(), body)
    const browser = testBrowser(app.url)
    const person = { email: 'ann@example.org', password: 'a good password' }
    for (const [path, body] of [
      ['/sign-up/email', person],
      ['/sign-in/email', person],
    ] as const) {
      const answer = await browser.post(authBasePath + path, body)
      expect({ path, status: answer.status, fits: fits(path, answer.body) }).toEqual({
        path,
        status: 200,
        fits: true,
      })
    }
    const session = await browser.get(`${authBasePath}/get-session`)
    expect(session.body).not.toBeNull()
    expect(fits('/get-session', session.body)).toBe(true)
    expect(fits('/sign-out', (await browser.post(`${authBasePath}/sign-out`)).body)).toBe(true)
    expect(fits('/get-session', (await browser.get(`${authBasePath}/get-session`)).body)).toBe(true)
    expect((await browser.post(`${authBasePath}/revoke-sessions`)).status).toBe(401)
  })
})

test('a program that names no page, as curl does, signs in too', async () => {
  const person = { email: 'ben@example.org', password: 'a good password' }
  await testBrowser(app.url).post(`${authBasePath}/sign-up/email`, person)
  const body = JSON.stringify(person)
  const token = await new Promise((resolve, reject) => {
    const asked = request(
      `${app.url}${authBasePath}/sign-in/email`,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': body.length,
          'want-auth-token': 'true',
        },
      },
      (answer) => resolve(answer.headers['set-auth-token']),
    )
    asked.on('error', reject).end(body)
  })
  expect(token).toMatch(/./)
})

test('the live wire is where it is documented, and answers every example of a client with what the examples of the server say', async () => {
  const socket = await app.socket()
  const frames = document['x-live-frames']
  for (const { frame } of frames.filter(({ from }) => from === 'client'))
    socket.send(JSON.stringify(frame))
  await expect
    .poll(() => socket.frames.map(({ type }) => type))
    .toEqual(expect.arrayContaining(['hello', 'subscribed', 'pong']))
  expect(socket.frames.map(({ type }) => type)).not.toContain('refused')
  const types = frames.map(({ frame }) => frame['type'])
  for (const { type } of socket.frames) expect(types).toContain(type)
  await socket.close()
})

test('it is served to anyone, from any page, compressed, and not twice', async () => {
  const answer = await fetch(`${app.url}/openapi.json`, {
    headers: { 'accept-encoding': 'br', origin: 'https://elsewhere.example' },
  })
  expect(answer.status).toBe(200)
  expect(
    Object.fromEntries(
      ['content-type', 'content-encoding', 'access-control-allow-origin'].map((name) => [
        name,
        answer.headers.get(name),
      ]),
    ),
  ).toEqual({
    'content-type': 'application/json; charset=utf-8',
    'content-encoding': 'br',
    'access-control-allow-origin': '*',
  })
  expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(document)))
  const again = await fetch(`${app.url}/openapi.json`, {
    headers: { 'accept-encoding': 'br', 'if-none-match': answer.headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(304)
})
