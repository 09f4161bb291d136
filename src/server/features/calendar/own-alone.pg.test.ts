// A change to the viewer reloads only their own part of a shared list, and never sends an answer
// that contradicts it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LiveInput } from '#contract/contract.ts'
import { eventFieldsAt } from '#test/scenes/event-scene.ts'
import { aFriend, aLocation, anEvent } from '#test/support/builders.ts'
import { statementsOf } from '#test/support/statements.ts'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const listAt = (locationId: string): LiveInput<'events-personalList'> => ({
  locationId,
  from: '2026-06-01',
  to: '2026-06-30',
  limit: 30,
  filters: { type: null, gender: null, time: null, fits: null, placesLeft: false },
  friendsGoing: false,
})
const readsPeople = (text: string): boolean =>
  text.includes('"walkIns"') || text.includes("'walkIns'")
const readsOwn = (text: string): boolean => text.includes('"hiddenFriends"')

test('who opens a list that is open elsewhere loads their own part, and who comes back nothing', async () => {
  const location = await aLocation(app.db)
  const [ben, dora] = [await app.signedIn('Ben'), await app.signedIn('Dora')]
  await aFriend(app.db, 'dora', 'ben')
  const eventId = await anEvent(app.db, { location, organizer: 'ben' }, { startDate: '2026-06-02' })
  await ben.must('events-signUp', { eventId, guests: 0 })
  const [one, other] = [await app.socket(ben.token), await app.socket(dora.token)]
  await one.subscribe('events-personalList', listAt(location)).next()
  const look = async () => {
    const list = other.subscribe('events-personalList', listAt(location))
    expect((await list.next()).marks.map(({ friends }) => friends)).toEqual([1])
    list.close()
  }
  const first = await statementsOf(look)
  expect([first.some(readsPeople), first.filter(readsOwn).length]).toEqual([false, 1])
  const again = await statementsOf(look)
  expect([again.some(readsPeople), again.some(readsOwn)]).toEqual([false, false])
  await ben.must('players-block', { playerId: 'dora', blocked: true })
  const blocked = other.subscribe('events-personalList', listAt(location))
  expect(await blocked.next()).toEqual({ marks: [], events: [], more: false })
  await Promise.all([one.close(), other.close()])
})

test('an event never open to a viewer is never shown, whenever invitation and friendship change', async () => {
  const location = await aLocation(app.db)
  const olga = await app.signedIn('Olga')
  const [ann, bea] = [await app.signedIn('Ann'), await app.signedIn('Bea')]
  const fields = eventFieldsAt(location, { invite: true, invited: 'Favorites' })
  const eventId = await anEvent(
    app.db,
    { location, organizer: 'olga' },
    { startDate: '2026-06-02', invite: true, invited: 'Favorites' },
  )
  const invite = (invited: string) =>
    olga.must('events-update', { eventId, fields: { ...fields, invited }, publish: true })
  const befriend = (friend: boolean) => olga.must('playerFriends-set', { friendId: 'ann', friend })
  const open = await app.socket(bea.token)
  await open.subscribe('events-personalList', listAt(location)).next()
  const window = await app.socket(ann.token)
  const shown: string[] = []
  const look = async (): Promise<void> => {
    const list = window.subscribe('events-personalList', listAt(location))
    shown.push(...(await list.next()).events.map(({ title }) => title))
    list.close()
  }
  const changes = [
    () => befriend(true),
    () => befriend(false),
    () => invite('Friends'),
    () => invite('Favorites'),
  ]
  for (let n = 0; n < 10; n += 1)
    for (const change of changes) {
      const changing = change()
      await look()
      await look()
      await changing
    }
  expect(shown).toEqual([])
  await befriend(true)
  await invite('Friends')
  await look()
  expect(shown).toHaveLength(1)
  await Promise.all([open.close(), window.close()])
})
