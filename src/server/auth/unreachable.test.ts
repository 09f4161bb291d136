// Sign-in and everything that needs the actor answers 503 with a retry time while the database is
// unreachable.
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { followers } from '#server/manifests/followers.ts'
import { people } from '#server/manifests/people.ts'
import { bareInstallation } from '#test/support/bare-installation.ts'
import { noLimits } from '#test/support/no-limits.ts'
import { createPushTwin } from '#test/support/push-twin.ts'
import { createQuietSecurity } from '#test/support/quiet-security.ts'
import { createApp, type App } from '../app.ts'
import { shippedLook } from '../branding/watch-branding.ts'
import { openDatabase, type Database } from '../db/open-database.ts'
import type { RateLimiter } from '../limits/rate-limiter.ts'
import { createLinkKeys } from '../link/link-keys.ts'
import { createLocalBus } from '../live/bus.ts'
import { createLinkTokens } from '../mail/link-tokens.ts'
import { createFolderStore } from '../uploads/folder-store.ts'
import { createAuth } from './create-auth.ts'

let db: Database
let app: App

const taken = new Map<string, number>()
const count = (name: string, of: string, by: number): void => {
  const id = `${name} of ${of}`
  taken.set(id, (taken.get(id) ?? 0) + by)
}
const countingLimiter: RateLimiter = {
  ...noLimits,
  take: (name, { of }) => {
    count(name, of, 1)
    return Promise.resolve(null)
  },
  giveBack: (name, { of }) => {
    count(name, of, -1)
    return Promise.resolve()
  },
}
beforeAll(() => {
  db = openDatabase({ connectionString: 'postgres://nobody@127.0.0.1:1/nothing' }, { size: 1 })
  const deps = {
    db,
    clock: { now: () => 0 },
    newId: () => randomUUID(),
    bus: createLocalBus(),
    mailer: { send: () => Promise.resolve() },
    photos: createFolderStore(join(tmpdir(), 'sideout-photos')),
    log: pino({ level: 'silent' }),
    limiter: countingLimiter,
    people,
    followers,
    branding: shippedLook,
    publicUrl: 'http://sideout.test',
    trustedProxyHeader: null,
    installation: bareInstallation,
    push: createPushTwin(),
    links: createLinkTokens({ current: 'a secret', previous: null }),
    linkKeys: createLinkKeys({ current: 'a secret', previous: null }),
    security: createQuietSecurity(),
  }
  app = createApp(
    deps,
    createAuth({ deps, secret: 'a secret for tests, long enough to sign with' }),
    { allowedHosts: ['localhost'] },
  )
})
afterAll(async () => {
  await app.close()
  await db.destroy()
})

const bearer = { authorization: 'Bearer sometoken' }

test.each([
  [
    'signing in',
    {
      url: '/api/auth/sign-in/email',
      payload: { email: 'ann@example.org', password: 'a good password' },
    },
  ],
  ['signing out', { url: '/api/auth/sign-out', payload: {} }],
  [
    'asking for a link',
    { url: '/api/auth/sign-in/magic-link', payload: { email: 'ann@example.org' } },
  ],
  [
    'a call with an identity token',
    { url: '/call/validations-checkPlayer', payload: { data: { id: 'ann' } } },
  ],
  ['a feed', { method: 'GET' as const, url: `/feed/${'x'.repeat(43)}.ics` }],
  ['a calendar file', { method: 'GET' as const, url: `/calendar-file/${randomUUID()}.ics` }],
  ['sessions on another site', { method: 'GET' as const, url: '/embed/venue/riverside' }],
  [
    'a photo',
    { url: '/upload/player/ann', headers: { ...bearer, 'content-type': 'image/png' }, payload: '' },
  ],
])('%s answers 503, and counts as no try', async (_what, request) => {
  taken.clear()
  const answer = await app.server.inject({
    method: 'POST',
    headers: bearer,
    ...request,
  })
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('1')
  expect(answer.json()).toMatchObject({ error: { status: 'UNAVAILABLE' } })
  expect(taken.size).toBeGreaterThan(0)
  expect([...taken].filter(([, tries]) => tries !== 0)).toEqual([])
})
