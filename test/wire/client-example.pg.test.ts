// Runs the documentation's client example against a real server.
import { httpsCallable } from '@firebase/functions'
import { hashPassword } from 'better-auth/crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rosterInWords } from '#test/scenes/event-scene.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'
import { call, openLive, signIn, takeFirstPlace } from '../../docs/client-example.ts'
import { openSdk } from '../../docs/sdk-example.ts'

const password = 'a good password'
let app: TestApp
let eventId: string
beforeAll(async () => {
  app = await startTestApp()
  const location = await aLocation(app.db)
  const organizer = await app.signedIn('Olivia', { homeLocation: location })
  const ann = await app.signedIn('Ann', { homeLocation: location })
  await app.db
    .updateTable('auth_accounts')
    .set({ password: await hashPassword(password) })
    .where('userId', '=', ann.userId)
    .execute()
  eventId = await anEvent(
    app.db,
    { location, organizer: organizer.playerId },
    { title: 'Evening games' },
  )
})
afterAll(async () => {
  await app.close()
})

test('it signs in by e-mail, finds an event on the live wire and signs up', async () => {
  const token = await signIn(app.url, 'ann@example.org', password)
  expect(await takeFirstPlace(app.url, token, '2026-06-02')).toEqual({
    title: 'Evening games',
    at: 'Riverside Courts',
    place: 'playing',
    players: ['Ann'],
  })
  expect(await rosterInWords(app.db, eventId)).toBe('ann')
  expect(await takeFirstPlace(app.url, token, '2026-06-02')).toBeNull()
})

test('the official SDK signs in the same way, and its calls are those of the person', async () => {
  const { functions, close } = openSdk(app.url, await signIn(app.url, 'ann@example.org', password))
  const done = await httpsCallable(
    functions,
    'playerFriends-set',
  )({ friendId: 'olivia', friend: true })
  expect(done.data).toEqual({ success: true })
  await close()
  const nobody = openSdk(app.url, null)
  await expect(
    httpsCallable(nobody.functions, 'playerFriends-set')({ friendId: 'olivia', friend: true }),
  ).rejects.toMatchObject({ code: 'functions/unauthenticated' })
  await nobody.close()
})

test('it says what was refused', async () => {
  await expect(signIn(app.url, 'ann@example.org', 'a wrong password')).rejects.toThrow(
    'Nobody was signed in: 401',
  )
  const token = await signIn(app.url, 'ann@example.org', password)
  await expect(call(app.url, token, 'events-signUp', { eventId, guests: 0 })).rejects.toThrow(
    'events-signUp was refused: already-signed-up',
  )
  const live = await openLive(app.url, token)
  await expect(
    live.until('events-byId', { eventId: '0198a000-0000-7000-8000-000000000001' }),
  ).rejects.toThrow('Refused: event-not-found')
  live.close()
})
