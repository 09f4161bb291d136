// A person in a running queue turns out to be someone else: a claimed contact, a disowned entry, or
// a deleted person.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCurrentStore } from '#server/admin-program/open-store.ts'
import { createAdminProgram } from '#server/admin-program/program.ts'
import { aContact, anEventBy, claimBy } from '#test/scenes/contact-scene.ts'
import { openDoors } from '#test/scenes/event-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { loadQueue } from './queries.ts'

let app: TestApp
let location: string
let olga: TestPlayer
let made = 0
beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  olga = await app.signedIn('Olga')
})
afterAll(() => app.close())

const started = '2026-06-02T22:30:00Z'

async function anEvening({ isMariaCalled }: { isMariaCalled: boolean }) {
  app.clock.set('2026-06-01T12:00:00Z')
  const maria = await aContact(app, olga)
  const players: TestPlayer[] = []
  for (let count = 0; count < 5; count += 1) players.push(await app.signedIn(`Mate${(made += 1)}`))
  const eventId = await anEventBy(olga, location, { maxPlayers: 8 })
  const ids = players.map(({ playerId }) => playerId)
  for (const playerId of [maria.playerId, ...ids])
    await olga.must('events-addPlayer', { eventId, playerId })
  await openDoors(app, eventId)
  await olga.must('queues-open', {
    eventId,
    rule: { kind: 'four-off', stay: 2, court: 1 },
    levels: [],
    courts: [{ court: 1, lane: null }],
  })
  const arriving = isMariaCalled ? [maria.playerId, ...ids] : [...ids, maria.playerId]
  for (const playerId of arriving)
    await olga.must('events-checkIn', { eventId, playerId, attendance: 'here' })
  app.clock.set(started)
  const read = async () => {
    const window = await app.socket(olga.token)
    const { queue } = await window.subscribe('queues-byEvent', { eventId }).next()
    await window.close()
    if (queue === null) throw new Error('There is no queue.')
    return queue
  }
  const listStates = async (playerId: string) =>
    (await read()).members
      .filter((member) => member.playerId === playerId)
      .map(({ state, next }) => next ?? state)
  const me = players[4]
  if (me === undefined) throw new Error('Nobody is there.')
  return { eventId, maria, me, read, listStates }
}

test.each([true, false])(
  'a player that claims a contact of the same evening is in line once (the contact on court: %s)',
  async (isMariaCalled) => {
    const { eventId, maria, me, read, listStates } = await anEvening({ isMariaCalled })
    await claimBy(app, me, maria)
    expect(await listStates(me.playerId)).toEqual(['waiting'])
    expect((await read()).line).toHaveLength(isMariaCalled ? 2 : 1)
    await me.must('queues-setOwn', { eventId, kind: 'pause' })
    expect(await listStates(me.playerId)).toEqual(['paused'])
  },
)

test('an entry that its player disowns after the start leaves the line', async () => {
  const { eventId, me, read } = await anEvening({ isMariaCalled: true })
  expect((await read()).line).toHaveLength(2)
  await me.must('ownActs-answer', { eventId, isMe: false })
  expect((await read()).line).toHaveLength(1)
})

const suspend = (playerId: string) =>
  createAdminProgram({
    open: () =>
      openCurrentStore({ databaseUrl: app.databaseUrl, dataDir: '/nowhere', pgOsUser: null }),
    now: () => app.clock.now(),
    write: () => undefined,
  }).parseAsync(['node', 'admin', '--json', 'players', 'suspend', playerId, '--reason', 'Spam'])

async function countWaiting(eventId: string): Promise<number> {
  const stored = await loadQueue(app.db, eventId)
  return stored?.queue.members.filter(({ state }) => state === 'waiting').length ?? 0
}

test('whoever deletes their account or is suspended leaves the line, with their guests', async () => {
  for (const leave of [
    (me: TestPlayer) =>
      me.must('account-delete', { playerName: me.playerId, password: null }).then(() => undefined),
    (me: TestPlayer) => suspend(me.playerId).then(() => undefined),
  ]) {
    const { eventId, me } = await anEvening({ isMariaCalled: true })
    expect(await countWaiting(eventId)).toBe(2)
    await app.db
      .updateTable('auth_sessions')
      .set({ createdAt: new Date(app.clock.now()) })
      .where('userId', '=', me.userId)
      .execute()
    await leave(me)
    expect(await countWaiting(eventId)).toBe(1)
  }
})

test('a contact that its keeper removes is called to no court', async () => {
  const { maria, read } = await anEvening({ isMariaCalled: false })
  expect((await read()).line).toHaveLength(2)
  await olga.must('contacts-remove', { contactId: maria.contactId })
  const { line, members } = await read()
  expect(line).toHaveLength(1)
  expect(members.filter(({ state }) => state === 'waiting')).toHaveLength(1)
})

test('who went home and comes back as a claimed contact has one number, that in the line', async () => {
  const { eventId, maria, me, listStates } = await anEvening({ isMariaCalled: false })
  await olga.must('events-removePlayer', { eventId, playerId: me.playerId })
  expect(await listStates(me.playerId)).toEqual(['left'])
  await claimBy(app, me, maria)
  expect(await listStates(me.playerId)).toEqual(['waiting'])
  await me.must('queues-setOwn', { eventId, kind: 'pause' })
  expect(await listStates(me.playerId)).toEqual(['paused'])
})
