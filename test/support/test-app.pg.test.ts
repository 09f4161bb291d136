// Tests of the test app itself.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aLocation } from './builders.ts'
import { startTestApp, type TestApp } from './test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(async () => {
  await app.close()
})

test('a made player is signed in by token, by cookie and on a socket', async () => {
  const home = await aLocation(app.db)
  const ann = await app.signedIn('Ann', { homeLocation: home, skill: 3.25 })
  expect(await ann.must('validations-checkPlayer', { id: 'ann' })).toEqual({ playerExists: true })
  const byCookie = await app.visitor.raw(
    'validations-checkPlayer',
    { data: { id: 'ann' } },
    { cookie: ann.cookie },
  )
  expect(byCookie.status).toBe(200)
  const socket = await app.socket(ann.token)
  const me = await socket.subscribe('players-me', {}).next()
  expect(me).toMatchObject({
    status: 'completed',
    userId: ann.userId,
    provider: 'password',
    player: { playerId: 'ann', skillSelf: 3.25, homeLocation: home },
  })
  await socket.close()
})

test('somebody without a player record is signed in and no player', async () => {
  const bob = await app.signedInUser('Bob', { provider: 'google' })
  const socket = await app.socket(bob.token)
  expect(await socket.subscribe('players-me', {}).next()).toMatchObject({
    status: 'not_found',
    provider: 'google',
    player: null,
  })
  await socket.close()
})

test('nobody is a visitor', async () => {
  expect(await app.visitor.call('validations-checkPlayer', { id: 'ann' })).toEqual({
    ok: false,
    refusal: { code: 'not-signed-in' },
  })
  const socket = await app.socket()
  expect(await socket.subscribe('players-me', {}).refused()).toEqual({ code: 'not-signed-in' })
  await socket.close()
})
