// Wake-up requests are answered before anyone is looked up; no session is read and no handler runs.
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { httpFunctions } from '#contract/contract.ts'
import { noLimits } from '#test/support/no-limits.ts'
import { createQuietSecurity } from '#test/support/quiet-security.ts'
import { addErrors } from './errors.ts'
import { addCalls, addHttpFunctions, createHttpServer } from './http.ts'
import { createRateLimits } from './rate-limit.ts'

const log = pino({ level: 'silent' })
const server = createHttpServer(log, 'http://sideout.test')
const asked: string[] = []
const options = {
  run: ({ name }: { name: string }) => {
    asked.push(`run ${name}`)
    throw new Error('nothing may run')
  },
  actorOf: () => {
    asked.push('actor')
    throw new Error('nobody may be looked up')
  },
  limits: createRateLimits(
    {
      ...noLimits,
      take: () => {
        asked.push('limit')
        return Promise.resolve(null)
      },
    },
    null,
  ),
  isOwnOrigin: (origin: string | undefined) => origin === undefined,
  security: createQuietSecurity(),
}
addErrors(server, log)
addCalls(server, { ...options, isReady: () => Promise.resolve(true) })
addHttpFunctions(server, options)
afterAll(() => server.close())

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  server.inject({ method: 'POST', url, payload, headers })

test.each([
  ...Object.keys(httpFunctions).map(
    (name) => [`/http/${name}`, { wakeUp: true }, { success: true }] as const,
  ),
  ['/http/getMyPlayersByIds', { wakeUp: null }, { success: true }],
  [
    '/call/players-updatePlayerMedalCount',
    { data: { today: 'wakeUp' } },
    { result: { success: true } },
  ],
] as const)('%s %j is answered at once, with a session or without', async (url, body, answer) => {
  for (const headers of [
    {},
    { authorization: 'Bearer any' },
    { cookie: 'sideout.session_token=any' },
  ]) {
    const { statusCode, json } = await post(url, body, headers)
    expect({ statusCode, body: json<unknown>() }).toEqual({ statusCode: 200, body: answer })
  }
  expect(asked.splice(0)).toEqual([])
})

test.each([
  ['/http/getMyPlayersByIds', { wakeUp: true, playerIds: ['ann'] }],
  ['/call/players-updatePlayerMedalCount', { data: { today: '2026-06-01' } }],
  ['/call/players-updatePlayerMedalCount', { data: { today: 'wakeUp', playerId: 'ann' } }],
  ['/call/players-register', { data: { wakeUp: true } }],
  ['/http/players-updatePlayerMedalCount', { today: 'wakeUp' }],
])('%s %j is no wake-up', async (url, body) => {
  expect((await post(url, body)).statusCode).toBe(500)
  expect(asked.splice(0)).toEqual(['limit', 'actor'])
})

test('a foreign page wakes nothing', async () => {
  expect(
    (await post('/http/getMyPlayersByIds', { wakeUp: true }, { origin: 'https://evil.example' }))
      .statusCode,
  ).toBe(403)
})
