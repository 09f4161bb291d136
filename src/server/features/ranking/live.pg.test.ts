// Suspicious series, as a venue's admins see them.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMatchList, aResult } from '#test/scenes/rated-scene.ts'
import { aLocation, anAdmin } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let ada: TestPlayer
let location: string
beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  for (const name of [
    'mal',
    'olga',
    'vera',
    'vic',
    'vin',
    ...Array.from({ length: 9 }, (_, index) => `p${index}p`),
  ])
    await app.signedIn(name)
  ada = await app.signedIn('ada')
  await anAdmin(app.db, location, 'ada')
})
afterAll(() => app.close())

type Night = {
  organizer: string
  day: string
  players: readonly string[]
  points: number
  gold: string | null
  isClosed?: boolean
}

async function aNight({
  organizer,
  day,
  players: [a = '', b = '', c = '', d = ''],
  points,
  gold,
  isClosed = true,
}: Night): Promise<string> {
  const eventId = await aMatchList(app.db, { location, organizer }, { startDate: day })
  await aResult(app.db, { eventId, a: [a, b], b: [c, d], games: [[11, points]] })
  if (isClosed)
    await app.db
      .updateTable('match_lists')
      .set({ state: 'closed', closed: new Date() })
      .where('eventId', '=', eventId)
      .execute()
  if (gold !== null)
    await app.db
      .insertInto('awards')
      .values({
        awardId: crypto.randomUUID(),
        eventId,
        playerId: gold,
        medal: 'gold',
        created: new Date(),
      })
      .execute()
  return eventId
}

async function seen(viewer: TestPlayer) {
  const socket = await app.socket(viewer.token)
  const { series } = await socket.subscribe('events-unusual', { locationId: location }).next()
  await socket.close()
  return series
}

test('the same few, many medals and lopsided scores are listed; ordinary evenings, unfinished and old ones are not', async () => {
  const few = ['mal', 'vera', 'vic', 'vin']
  const days = ['2026-05-04', '2026-05-11', '2026-05-18', '2026-05-25']
  const ids: string[] = []
  for (const day of days)
    ids.push(await aNight({ organizer: 'mal', day, players: few, points: 0, gold: 'mal' }))
  const many = Array.from({ length: 9 }, (_, index) => `p${index}p`)
  for (const [index, day] of days.entries())
    await aNight({
      organizer: 'olga',
      day,
      players: many.slice(index, index + 4),
      points: 8,
      gold: many[index] ?? null,
    })
  expect(await seen(ada)).toEqual([
    {
      organizerId: 'mal',
      organizerName: 'mal',
      events: 4,
      held: 0,
      lastEventId: ids.at(-1),
      players: 4,
      golds: 4,
      matches: 4,
      lopsided: 4,
      reasons: ['few-players', 'many-medals', 'lopsided'],
    },
  ])
  await app.db.updateTable('players').set({ hidden: true }).where('playerId', '=', 'mal').execute()
  await app.db.insertInto('player_blocks').values({ playerId: 'mal', blockedId: 'ada' }).execute()
  expect(await seen(ada)).toHaveLength(1)
  app.clock.set('2026-07-20T12:00:00Z')
  expect(await seen(ada)).toEqual([])
})
