// A sign-up publishes as few topics in a full event as in an empty one, and still reaches the
// windows of all its players.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { everything, type Invalidation } from '#server/live/bus.ts'
import { signUp } from '#test/scenes/event-scene.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let location: string
let olga: TestPlayer

beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  olga = await app.signedIn('Olga')
})
afterAll(() => app.close())

const anEventForAll = (): Promise<string> =>
  anEvent(app.db, { location, organizer: olga.playerId }, { maxPlayers: 20 })

async function topicsDuring(act: () => Promise<unknown>): Promise<string[]> {
  const heard: Invalidation[] = []
  const stop = app.deps.bus.listen((sent) => void heard.push(sent))
  await act()
  stop()
  return heard.flatMap((sent) => (sent === everything ? ['everything'] : sent)).toSorted()
}

test('a sign-up and a withdrawal name the same topics in a full event as in an empty one', async () => {
  const late = await app.signedIn('Late')
  const [empty, full] = [await anEventForAll(), await anEventForAll()]
  for (let n = 0; n < 12; n += 1) await signUp(await app.signedIn(`Early-${n}`), full)
  const signedUp = (eventId: string) => topicsDuring(() => signUp(late, eventId))
  const withdrawn = (eventId: string) =>
    topicsDuring(() => late.must('events-withdraw', { eventId }))
  for (const namedBy of [signedUp, withdrawn]) {
    const [inEmpty, inFull] = [await namedBy(empty), await namedBy(full)]
    expect(inFull.map((topic) => topic.replace(full, empty))).toEqual(inEmpty)
    expect(inEmpty.length).toBeLessThanOrEqual(6)
  }
})

test('My Events counts who comes and leaves, in events that came to the list later, too', async () => {
  const ann = await app.signedIn('Ann')
  const ben = await app.signedIn('Ben')
  const [first, later] = [await anEventForAll(), await anEventForAll()]
  await signUp(ann, first)
  const window = await app.socket(ann.token)
  const mine = window.subscribe('events-mine', { from: '2026-06-01' })
  const counts = (...counted: [string, number][]) =>
    mine.until(
      ({ events }) =>
        events.length === counted.length &&
        counted.every(([id, count]) =>
          events.some(({ eventId, playing }) => eventId === id && playing === count),
        ),
    )
  await counts([first, 1])
  await signUp(ben, first)
  await counts([first, 2])
  await signUp(ann, later)
  await counts([first, 2], [later, 1])
  await signUp(ben, later)
  await counts([first, 2], [later, 2])
  await ann.must('events-withdraw', { eventId: first })
  await counts([later, 2])
  await ben.must('events-withdraw', { eventId: later })
  await counts([later, 1])
  await window.close()
})

test('a hidden player shows to the players of an event from coming to leaving', async () => {
  const venue = await aLocation(app.db)
  const dora = await app.signedIn('Dora')
  const shy = await app.signedIn('Shy', { activeLocations: [venue] })
  await shy.must('players-updatePlayer', { playerId: 'shy', fields: { hidden: true } })
  const eventId = await anEventForAll()
  await signUp(dora, eventId)
  const window = await app.socket(dora.token)
  const list = window.subscribe('players-list', { locationId: venue, filter: 'none', after: null })
  const shows = (...names: string[]) =>
    list.until(({ players }) => players.map(({ playerName }) => playerName).join() === names.join())
  await shows()
  await signUp(shy, eventId)
  await shows('Shy')
  await shy.must('events-withdraw', { eventId })
  await shows()
  await window.close()
})
