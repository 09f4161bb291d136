// Sharing text outside the app: the sharer learns which names may stay in it, and no one else does.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let olga: TestPlayer
let ana: TestPlayer
let eva: TestPlayer
let eventId: string

beforeAll(async () => {
  app = await startTestApp()
  ;[olga, ana, eva] = [
    await app.signedIn('Olga'),
    await app.signedIn('Ana'),
    await app.signedIn('Eva'),
  ]
  const location = await aLocation(app.db, { name: 'Pier' })
  eventId = await anEvent(app.db, { location, organizer: olga.playerId }, { title: 'Open play' })
  await ana.must('events-signUp', { eventId, guests: 0 })
})
afterAll(() => app.close())

const hide = (playerId: string, hidden: boolean) =>
  app.db.updateTable('players').set({ hidden }).where('playerId', '=', playerId).execute()

test('who sees a hidden player by name is told to leave the name out; who does not see it is told nothing', async () => {
  expect(await olga.must('events-unnamed', { eventId })).toEqual({ unnamed: [], named: [] })
  await hide(ana.playerId, true)
  expect(await olga.must('events-unnamed', { eventId })).toEqual({
    unnamed: [ana.playerId],
    named: [],
  })
  expect(await eva.must('events-unnamed', { eventId })).toEqual({ unnamed: [], named: [] })
})

test('who left the event is not told of', async () => {
  await hide(ana.playerId, true)
  await ana.must('events-withdraw', { eventId })
  expect(await olga.must('events-unnamed', { eventId })).toEqual({ unnamed: [], named: [] })
})
