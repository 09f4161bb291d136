// Claims match by match: a contact's matches count for the player who claims it once confirmed,
// except disowned ones.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aContact, claimBy, keyOf, type Contact } from '#test/scenes/contact-scene.ts'
import { matchListOf } from '#test/scenes/match-list-scene.ts'
import { closeCup, openCup, recordOf, settleRecords } from '#test/scenes/own-act-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let location: string
let olga: TestPlayer
let made = 0
beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  olga = await app.signedIn('Olga')
})
afterEach(() => app.clock.set(testStart))
afterAll(() => app.close())

const dayAfter = '2026-06-03T12:00:00Z'
type Four = [TestPlayer, TestPlayer, TestPlayer, TestPlayer]
async function somePlayers(): Promise<Four> {
  made += 1
  return Promise.all(
    ['Mia', 'Ann', 'Ben', 'Cleo'].map((name) => app.signedIn(`${name}${made}`)),
  ) as Promise<Four>
}

/** A scored tournament of three players and a contact added by the organizer. */
async function aCup(contact: Contact, players: readonly TestPlayer[]): Promise<string> {
  const entrants = [
    { player: { ...olga, playerId: contact.playerId }, isPutIn: true },
    ...players.map((player) => ({ player, isPutIn: false })),
  ]
  app.clock.set('2026-06-02T21:30:00Z')
  const eventId = await openCup(app, { location, organizer: olga, entrants })
  await closeCup(app, olga, eventId)
  return eventId
}

test('a claim names what it asks about, and a game that wasn’t the player’s counts for nobody', async () => {
  const [me, ...others] = await somePlayers()
  const maria = await aContact(app, olga)
  const eventId = await aCup(maria, others)
  app.clock.set(dayAfter)
  expect(await claimBy(app, me, maria)).toMatchObject({ ok: true, value: { asked: [eventId] } })
  const { matches, players } = await matchListOf(app, me, eventId)
  const number = players.find(({ playerId }) => playerId === me.playerId)?.number ?? -1
  const [first, second, third] = matches.filter(({ a, b }) => [...a, ...b].includes(number))
  const notMine = [first, second].map((match) => match?.matchId ?? '')
  await me.must('ownActs-answer', { eventId, isMe: true, notMine })
  await settleRecords(app)
  const record = await recordOf(app, me.playerId)
  expect(record).toMatchObject({ wins: 1, losses: 0, attended: 1, ratings: [{ games: 1 }] })
  const rest = await Promise.all(others.map(({ playerId }) => recordOf(app, playerId)))
  const met = [...(third?.a ?? []), ...(third?.b ?? [])].find((one) => one !== number) ?? -1
  const metId = players.find((player) => player.number === met)?.playerId
  expect(rest.map(({ ratings }) => ratings[0]?.games ?? 0)).toEqual(
    others.map(({ playerId }) => (playerId === metId ? 3 : 2)),
  )
  const window = await app.socket(olga.token)
  const { lines } = await window.subscribe('eventLogs-byEvent', { eventId, limit: 30 }).next()
  await window.close()
  expect(lines.find(({ action }) => action === 'not-my-games')).toMatchObject({
    playerName: expect.any(String),
    detail: '2',
  })
  await me.must('ownActs-answer', { eventId, isMe: true, notMine: [] })
  await settleRecords(app)
  expect(await recordOf(app, me.playerId)).toEqual(record)
})

test('games of other players are nobody else’s to take back, nor those of someone who signed up', async () => {
  const [me, ...others] = await somePlayers()
  const maria = await aContact(app, olga)
  const eventId = await aCup(maria, others)
  app.clock.set(dayAfter)
  await claimBy(app, me, maria)
  const { matches, players } = await matchListOf(app, me, eventId)
  const number = players.find(({ playerId }) => playerId === me.playerId)?.number ?? -1
  const theirs = matches.flatMap(({ a, b, matchId }) =>
    [...a, ...b].includes(number) ? [] : [matchId],
  )
  expect(theirs).not.toEqual([])
  await me.must('ownActs-answer', { eventId, isMe: true, notMine: theirs })
  const mine = matches.flatMap(({ a, b, matchId }) =>
    [...a, ...b].includes(number) ? [matchId] : [],
  )
  await me.must('ownActs-answer', { eventId, isMe: true, notMine: mine })
  await others[0]?.call('ownActs-answer', { eventId, isMe: true, notMine: mine })
  await settleRecords(app)
  expect(await recordOf(app, me.playerId)).toMatchObject({ ratings: [{ games: 3 }] })
  expect(
    await app.db
      .selectFrom('disowned_seats')
      .select('matchId')
      .where(
        'matchId',
        'in',
        matches.map(({ matchId }) => matchId),
      )
      .execute(),
  ).toEqual([])
})

test('a claim that is taken back leaves no game disowned for who claims next', async () => {
  const [me, ...others] = await somePlayers()
  const maria = await aContact(app, olga)
  const eventId = await aCup(maria, others)
  app.clock.set(dayAfter)
  await claimBy(app, me, maria)
  const { matches } = await matchListOf(app, me, eventId)
  const notMine = matches.map(({ matchId }) => matchId)
  await me.must('ownActs-answer', { eventId, isMe: true, notMine })
  await settleRecords(app)
  expect(await recordOf(app, me.playerId)).toMatchObject({ ratings: [] })
  await olga.must('contacts-undoClaim', { contactId: maria.contactId })
  const key = await keyOf(app, maria.contactId)
  const [real] = await somePlayers()
  await claimBy(app, real, { ...maria, key })
  await real.must('ownActs-answer', { eventId, isMe: true })
  await settleRecords(app)
  expect(await recordOf(app, real.playerId)).toMatchObject({ ratings: [{ games: 3 }] })
})
