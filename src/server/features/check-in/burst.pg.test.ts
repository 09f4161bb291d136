// Sixty people check in at once behind one venue's Wi-Fi with every rate limit on, and all get in.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aContact } from '#test/scenes/contact-scene.ts'
import { openDoors } from '#test/scenes/event-scene.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

const people = 60
let app: TestApp
let olga: TestPlayer
let eventId: string
const players: TestPlayer[] = []

beforeAll(async () => {
  app = await startTestApp({ isRateLimited: true })
  const location = await aLocation(app.db)
  olga = await app.signedIn('Olga')
  eventId = await anEvent(app.db, { location, organizer: olga.playerId }, { maxPlayers: 130 })
  for (let n = 0; n < people; n += 1) players.push(await app.signedIn(`Player${n}`))
  await openDoors(app, eventId)
})
afterAll(() => app.close())

let entered = 0
async function addAll(playerIds: readonly string[]): Promise<void> {
  const entry = {
    eventId,
    guests: 0,
    attendance: null,
    startDate: '2026-06-02',
    place: 'playing' as const,
    partnerId: null,
  }
  await app.db
    .insertInto('player_events')
    .values(playerIds.map((playerId) => ({ ...entry, playerId, entryOrder: (entered += 1) })))
    .execute()
}
const countHere = async () => {
  const { n } = await app.db
    .selectFrom('player_events')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('eventId', '=', eventId)
    .where('attendance', '=', 'here')
    .executeTakeFirstOrThrow()
  return Number(n)
}

test('sixty players with a code, at the same moment', async () => {
  await addAll(players.map(({ playerId }) => playerId))
  const { code } = await olga.must('checkIns-code', { place: eventId })
  await Promise.all(
    players.map(async (player) => {
      await player.must('checkIns-open', { place: eventId, code })
      await player.must('checkIns-arrive', { eventId, proof: { kind: 'code', code } })
    }),
  )
  expect(await countHere()).toBe(people)
})

test('sixty people without an account, by name, at the same moment', async () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
  const names = Array.from(
    { length: people },
    (_, n) => `${letters[n % 26]}${letters[Math.floor(n / 26)]}a ${letters[(n * 7) % 26]}`,
  )
  const ids: string[] = []
  for (const name of names) ids.push((await aContact(app, olga, { name })).playerId)
  await addAll(ids)
  const { code } = await olga.must('checkIns-code', { place: eventId })
  const states = await Promise.all(
    names.map(async (name) => {
      await app.visitor.must('checkIns-open', { place: eventId, code })
      return (await app.visitor.must('checkIns-arriveByName', { eventId, name, code })).state
    }),
  )
  expect(new Set(states)).toEqual(new Set(['here']))
  expect(await countHere()).toBe(2 * people)
})

test('sixty walk-ins by name at an open queue, behind one address; made-up ones are dismissed together', async () => {
  const walkInEvent = await anEvent(
    app.db,
    { location: await aLocation(app.db), organizer: olga.playerId },
    { maxPlayers: 130 },
  )
  await openDoors(app, walkInEvent)
  await olga.must('queues-open', {
    eventId: walkInEvent,
    rule: { kind: 'four-off', stay: 2, court: 1 },
    levels: [],
    courts: [{ court: 1, lane: null }],
  })
  const { code } = await olga.must('checkIns-code', { place: walkInEvent })
  const say = async (name: string) =>
    app.visitor.call('checkIns-arriveByName', { eventId: walkInEvent, name, code })
  for (let n = 0; n < people; n += 1) expect(await say(`Walker${n} W`)).toMatchObject({ ok: true })
  await olga.must('queues-setState', { eventId: walkInEvent, state: 'closed' })
  for (let n = 0; n < 5; n += 1) expect(await say(`Joke${n} J`)).toMatchObject({ ok: true })
  const desk = async () => {
    const window = await app.socket(olga.token)
    const { checkIns } = await window.subscribe('checkIns-byEvent', { eventId: walkInEvent }).next()
    await window.close()
    return checkIns.filter(({ name }) => name !== null)
  }
  const [first, ...others] = await desk()
  expect(others).toHaveLength(4)
  await olga.must('checkIns-dismiss', {
    eventId: walkInEvent,
    checkInId: first?.checkInId ?? '',
    others: others.slice(1).map(({ checkInId }) => checkInId),
  })
  expect((await desk()).map(({ name }) => name)).toEqual([others[0]?.name])
})

test('a helper types a hundred walk-ins', async () => {
  const eventOfWalkIns = await anEvent(
    app.db,
    { location: await aLocation(app.db), organizer: olga.playerId },
    { maxPlayers: 130 },
  )
  for (let n = 0; n < 100; n += 1) {
    const added = await olga.call('events-addWalkIn', {
      eventId: eventOfWalkIns,
      name: `Typed${n}`,
    })
    expect(added).toMatchObject({ ok: true })
  }
})
