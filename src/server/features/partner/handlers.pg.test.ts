// Looking for a partner: who may, what other windows show, and how it ends.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NewEvent } from '#server/db/tables/event.ts'
import { forgetOldRows } from '#server/jobs/forget-old-rows.ts'
import { logOf } from '#test/scenes/event-scene.ts'
import { aFriend, aLocation, anEvent } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let location: string
let olga: TestPlayer
let ann: TestPlayer
let ben: TestPlayer
let cleo: TestPlayer
beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  olga = await app.signedIn('Olga')
  ann = await app.signedIn('Ann', { gender: 'woman' })
  ben = await app.signedIn('Ben', { gender: 'man' })
  cleo = await app.signedIn('Cleo', { gender: 'woman' })
})
afterAll(() => app.close())

const event = (changes: Partial<NewEvent> = {}): Promise<string> =>
  anEvent(
    app.db,
    { location, organizer: olga.playerId },
    { entryBy: 'team', maxPlayers: 8, ...changes },
  )
async function seek(player: TestPlayer, eventId: string, note = ''): Promise<string> {
  const result = await player.call('partners-seek', { eventId, note })
  return result.ok ? 'accepted' : result.refusal.code
}
const watch = async (player: TestPlayer, eventId: string) =>
  (await app.socket(player.token)).subscribe('partners-byEvent', { eventId })
async function seen(player: TestPlayer, eventId: string): Promise<string[]> {
  const { seekers } = await (await watch(player, eventId)).next()
  return seekers.map(({ playerName, note }) =>
    note === '' ? playerName : `${playerName}: ${note}`,
  )
}

test('a player is on the list with a note, seen in open windows, and off it with a tap', async () => {
  const eventId = await event()
  const window = await watch(ben, eventId)
  expect(await window.next()).toEqual({ seekers: [], mine: null })
  expect(await seek(ann, eventId, 'Left side')).toBe('accepted')
  await window.until(({ seekers }) => seekers[0]?.note === 'Left side')
  expect(await seek(ann, eventId, 'Right side')).toBe('accepted')
  await window.until(({ seekers }) => seekers[0]?.note === 'Right side')
  expect(await (await watch(ann, eventId)).next()).toEqual({
    seekers: [],
    mine: { note: 'Right side' },
  })
  await ann.must('partners-stop', { eventId, playerId: ann.playerId })
  await window.until(({ seekers }) => seekers.length === 0)
})

test('only a player that could enter with a partner gets onto it', async () => {
  expect(await seek(ben, await event({ gender: 'Women' }))).toBe('gender-not-allowed')
  expect(await seek(ann, await event({ ageMin: 50 }))).toBe('birth-year-needed')
  expect(await seek(ann, await event({ entryBy: 'player' }))).toBe('partner-not-needed')
  expect(await seek(ann, await event({ status: 'cancelled' }))).toBe('event-cancelled')
  expect(await seek(ann, await event({ invite: true, invited: 'Friends' }))).toBe('event-not-found')
})

test('forming a team ends it for both, and whoever has a partner looks for none', async () => {
  const eventId = await event()
  for (const player of [ann, cleo]) await seek(player, eventId)
  const window = await watch(olga, eventId)
  await window.until(({ seekers }) => seekers.length === 2)
  await ann.must('eventTeams-request', { eventId, playerId: cleo.playerId })
  const { messageId } = await app.db
    .selectFrom('messages')
    .select('messageId')
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow()
  await cleo.must('eventTeams-accept', { messageId })
  await window.until(({ seekers }) => seekers.length === 0)
  expect(await seek(ann, eventId)).toBe('has-partner')
  await ann.must('events-signUp', { eventId, guests: 0 })
  expect(await seek(cleo, eventId)).toBe('already-signed-up')
})

test('entering ends it, and those in the event see no list', async () => {
  const eventId = await event()
  const dan = await app.signedIn('Dan')
  const eve = await app.signedIn('Eve')
  for (const player of [ann, dan]) await seek(player, eventId)
  await app.db.insertInto('event_teams').values({ eventId, p1: 'dan', p2: 'eve' }).execute()
  const window = await watch(ben, eventId)
  await window.until(({ seekers }) => seekers.length === 2)
  await eve.must('events-signUp', { eventId, guests: 0 })
  await window.until(({ seekers }) => seekers.length === 1)
  expect(await seen(eve, eventId)).toEqual([])
  await eve.must('events-withdraw', { eventId })
  expect(await seen(eve, eventId)).toEqual(['Ann'])
})

test('hidden players show to those that may see them and to organizers, blocked ones to neither side', async () => {
  const eventId = await event()
  const hal = await app.signedIn('Hal')
  const friend = await app.signedIn('Fay')
  await hal.must('players-updatePlayer', { playerId: 'hal', fields: { hidden: true } })
  await aFriend(app.db, 'hal', 'fay')
  await ann.must('players-block', { playerId: 'ben', blocked: true })
  for (const player of [hal, ann]) await seek(player, eventId)
  expect(await seen(olga, eventId)).toEqual(['Ann', 'Hal'])
  expect(await seen(friend, eventId)).toEqual(['Ann', 'Hal'])
  expect(await seen(cleo, eventId)).toEqual(['Ann'])
  expect(await seen(ben, eventId)).toEqual([])
  const window = await watch(await app.signedIn('Dov'), eventId)
  await window.until(({ seekers }) => seekers.length === 1)
  await ann.must('players-updatePlayer', { playerId: 'ann', fields: { hidden: true } })
  await window.until(({ seekers }) => seekers.length === 0)
  await ann.must('players-updatePlayer', { playerId: 'ann', fields: { hidden: false } })
})

test('someone who is no longer invited drops off the list, while others of the group stay', async () => {
  const eventId = await event({ invite: true, invited: 'Friends' })
  await aFriend(app.db, 'olga', 'ann')
  await aFriend(app.db, 'olga', 'cleo')
  for (const player of [ann, cleo]) expect(await seek(player, eventId)).toBe('accepted')
  expect(await seen(olga, eventId)).toEqual(['Ann', 'Cleo'])
  await olga.must('playerFriends-set', { friendId: 'ann', friend: false })
  expect(await seen(olga, eventId)).toEqual(['Cleo'])
})

test('an organizer takes someone off, which the log tells; others may not', async () => {
  const eventId = await event()
  await seek(cleo, eventId)
  expect(await ben.call('partners-stop', { eventId, playerId: 'cleo' })).toMatchObject({
    refusal: { code: 'not-allowed' },
  })
  await olga.must('partners-stop', { eventId, playerId: 'cleo' })
  await olga.must('partners-stop', { eventId, playerId: 'cleo' })
  expect(await seen(olga, eventId)).toEqual([])
  expect((await logOf(app.db, eventId)).filter((line) => line.includes('seeker'))).toHaveLength(1)
})

test('with the account the entry goes, and a day after the event the list', async () => {
  const eventId = await event()
  const gus = await app.signedIn('Gus')
  for (const player of [gus, cleo]) await seek(player, eventId)
  await app.db.deleteFrom('players').where('playerId', '=', 'gus').execute()
  expect(await seen(olga, eventId)).toEqual(['Cleo'])
  await app.db
    .updateTable('events')
    .set({ endsAt: new Date(app.clock.now() - 1), startsAt: new Date(app.clock.now() - 2) })
    .where('eventId', '=', eventId)
    .execute()
  await forgetOldRows(app.deps)
  expect(
    await app.db
      .selectFrom('partner_seekers')
      .select('playerId')
      .where('eventId', '=', eventId)
      .execute(),
  ).toEqual([])
})
