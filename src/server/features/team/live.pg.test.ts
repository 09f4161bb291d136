// My team in both players' windows, without a reload.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUp } from '#test/scenes/event-scene.ts'
import { ask, aTeam } from '#test/scenes/team-scene.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { statementsOf } from '#test/support/statements.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let location: string
let olga: TestPlayer, ann: TestPlayer, ben: TestPlayer

beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  olga = await app.signedIn('Olga')
  ann = await app.signedIn('Ann')
  ben = await app.signedIn('Ben', { skill: 4 })
})
afterAll(() => app.close())

const event = (changes: Parameters<typeof anEvent>[2] = {}) =>
  anEvent(app.db, { location, organizer: olga.playerId }, changes)
const card = (playerId: string, skillSelf = 3.5) => ({
  playerId,
  playerName: `${playerId[0]?.toUpperCase()}${playerId.slice(1)}`,
  photoURL: '',
  skillSelf,
})

test('a request, the team and its end appear in the open windows of both', async () => {
  const eventId = await event()
  const [annsWindow, bensWindow] = [await app.socket(ann.token), await app.socket(ben.token)]
  const [anns, bens] = [
    annsWindow.subscribe('eventTeams-mine', { eventId }),
    bensWindow.subscribe('eventTeams-mine', { eventId }),
  ]
  for (const mine of [anns, bens])
    expect(await mine.next()).toEqual({ partner: null, sent: [], received: [] })
  const messageId = await ask(app.db, eventId, ann, ben)
  expect(await anns.next()).toEqual({ partner: null, sent: [card('ben', 4)], received: [] })
  expect(await bens.next()).toEqual({
    partner: null,
    sent: [],
    received: [{ ...card('ann'), messageId }],
  })
  await ben.must('eventTeams-accept', { messageId })
  expect(await anns.next()).toEqual({ partner: card('ben', 4), sent: [], received: [] })
  expect(await bens.next()).toEqual({ partner: card('ann'), sent: [], received: [] })
  await ann.must('eventTeams-end', { eventId })
  for (const mine of [anns, bens])
    expect(await mine.next()).toEqual({ partner: null, sent: [], received: [] })
  await Promise.all([annsWindow.close(), bensWindow.close()])
})

test('a team that signs up appears in My Events and on the roster of both, with the partner', async () => {
  const eventId = await event({ entryBy: 'team', maxPlayers: 2 })
  await aTeam(app.db, eventId, ann, ben)
  const [annsWindow, bensWindow] = [await app.socket(ann.token), await app.socket(ben.token)]
  const lists = [annsWindow, bensWindow].map((window) =>
    window.subscribe('events-mine', { from: '2026-06-01' }),
  )
  const detail = bensWindow.subscribe('events-byId', { eventId })
  const isIn = (events: readonly { eventId: string; myPlace: string | null }[]) =>
    events.some((one) => one.eventId === eventId && one.myPlace === 'playing')
  for (const list of lists) expect(isIn((await list.next()).events)).toBe(false)
  await detail.next()
  expect(await signUp(ann, eventId)).toEqual({ place: 'playing', position: null })
  for (const list of lists)
    expect(
      (await list.until(({ events }) => isIn(events))).events.find(
        (one) => one.eventId === eventId,
      ),
    ).toMatchObject({ entryBy: 'team', playing: 2, waiting: 0 })
  expect((await detail.until(({ roster }) => roster.length === 2)).roster).toMatchObject([
    { playerId: 'ann', partnerId: 'ben', order: 1 },
    { playerId: 'ben', partnerId: 'ann', order: 1 },
  ])
  await ben.must('events-withdraw', { eventId })
  for (const list of lists) await list.until(({ events }) => !isIn(events))
  await Promise.all([annsWindow.close(), bensWindow.close()])
})

test('where players sign up for themselves the roster names partners once both are in', async () => {
  const eventId = await event()
  await aTeam(app.db, eventId, ann, ben)
  const window = await app.socket(olga.token)
  const detail = window.subscribe('events-byId', { eventId })
  await detail.next()
  await signUp(ben, eventId)
  expect((await detail.next()).roster).toMatchObject([
    { playerId: 'ben', partnerId: null, order: 1 },
  ])
  await signUp(ann, eventId)
  expect((await detail.next()).roster).toMatchObject([
    { playerId: 'ben', partnerId: 'ann', order: 1 },
    { playerId: 'ann', partnerId: 'ben', order: 2 },
  ])
  await ben.must('eventTeams-end', { eventId })
  expect((await detail.next()).roster).toMatchObject([{ partnerId: null }, { partnerId: null }])
  await window.close()
})

test('my team of an event that I may not see is an unknown one’s, and it takes three statements', async () => {
  const window = await app.socket(ann.token)
  for (const eventId of [
    await event({ status: 'draft' }),
    '00000000-0000-4000-8000-000000000000',
  ]) {
    expect(await window.subscribe('eventTeams-mine', { eventId }).refused()).toMatchObject({
      code: 'event-not-found',
    })
  }
  const eventId = await event()
  const statements = await statementsOf(async () => {
    await window.subscribe('eventTeams-mine', { eventId }).next()
  })
  expect(statements).toHaveLength(3)
  await window.close()
})
