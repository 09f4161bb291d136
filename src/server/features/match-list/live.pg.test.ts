// A match list in open windows, of players and of holders of the public link.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventFieldsAt, openDoors, signUp } from '#test/scenes/event-scene.ts'
import { anEvening, roundsInWords } from '#test/scenes/match-list-scene.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { statementsOf } from '#test/support/statements.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { loadMatchListView } from './view-queries.ts'

let app: TestApp
let location: string
let olga: TestPlayer
let people: TestPlayer[]

beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  olga = await app.signedIn('Olga')
  people = await Promise.all(
    ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'].map((name) => app.signedIn(name, { skill: 4 })),
  )
})
afterAll(() => app.close())

test('two windows see the list being opened, planned, changed by the roster and by hand, with no reload', async () => {
  const eventId = await anEvent(app.db, { location, organizer: olga.playerId }, { title: 'Friday' })
  const [ann, ben, , , eve] = people as [TestPlayer, TestPlayer, TestPlayer, TestPlayer, TestPlayer]
  for (const person of people.slice(0, 4)) await signUp(person, eventId)
  const sockets = [await app.socket(ann.token), await app.socket(ben.token)]
  const windows = sockets.map((socket) => socket.subscribe('matchLists-byEvent', { eventId }))
  for (const window of windows) expect(await window.next()).toEqual({ matchList: null })
  await olga.must('matchLists-start', { eventId })
  for (const window of windows)
    expect((await window.until(({ matchList }) => matchList !== null)).matchList).toMatchObject({
      title: 'Friday',
      revision: 0,
      undoable: null,
      watchKey: null,
      courts: [1, 2],
    })
  await openDoors(app, eventId)
  await olga.must('events-checkIn', { eventId, playerId: 'ann', attendance: 'here' })
  await olga.must('matchLists-setPresence', { eventId, numbers: [1, 2, 3], presence: 'here' })
  for (const window of windows)
    await window.until(
      ({ matchList }) => matchList?.players.every(({ presence }) => presence === 'here') === true,
    )
  await olga.must('matchLists-plan', {
    eventId,
    revision: 2,
    rounds: [{ games: [{ court: 2, pool: null, a: [3, 0], b: [1, 2] }], byes: [] }],
  })
  for (const window of windows) {
    const { matchList } = await window.until((answer) => answer.matchList?.matches.length === 1)
    expect(matchList).toMatchObject({ undoable: 'plan', revision: 3 })
    expect(matchList?.matches[0]).toMatchObject({
      stage: 'round',
      round: 1,
      slot: 1,
      court: 2,
      a: [0, 3],
      b: [1, 2],
      state: 'planned',
      games: [],
      winner: null,
    })
    expect(matchList?.players[0]).toEqual({
      number: 0,
      playerId: 'ann',
      playerName: 'Ann',
      photoURL: '',
      skillSelf: 4,
      rating: null,
      guestOf: null,
      guest: null,
      presence: 'here',
      team: null,
    })
  }
  await signUp(eve, eventId)
  for (const window of windows)
    expect(
      (await window.until(({ matchList }) => matchList?.players.length === 5)).matchList
        ?.players[4],
    ).toMatchObject({ playerName: 'Eve', presence: 'expected' })
  await Promise.all(sockets.map((socket) => socket.close()))
})

test('the public link shows names and scores to visitors, and nothing by which to find the people', async () => {
  const night = await anEvening(app, olga, people.slice(0, 4), location)
  await night.plan('0+1 v 2+3')
  await app.db
    .updateTable('matches')
    .set({
      state: 'disputed',
      winner: 'a',
      pointsA: [11],
      pointsB: [9],
      reported: new Date(),
      reportedBy: 'ann',
      disputedBy: 'ben',
      dispute: 'It was 9',
    })
    .where('eventId', '=', night.eventId)
    .execute()
  const { watchKey } = await olga.must('matchLists-setWatch', {
    eventId: night.eventId,
    isOn: true,
  })
  const socket = await app.socket(null)
  const window = socket.subscribe('matchLists-watch', { watchKey: watchKey ?? '' })
  const { matchList } = await window.next()
  expect(roundsInWords(matchList)).toEqual(['1: 0+1 v 2+3 11:9'])
  expect(matchList.players.map(({ playerName }) => playerName)).toEqual([
    'Ann',
    'Ben',
    'Cleo',
    'Dan',
  ])
  const said = JSON.stringify(matchList)
  for (const secret of ['"ann"', '"ben"', 'It was 9', watchKey ?? '', '"skillSelf":4', 'undoable'])
    expect(said).not.toContain(secret)
  await olga.must('matchLists-setPresence', {
    eventId: night.eventId,
    numbers: [3],
    presence: 'left',
  })
  expect(
    (await window.until((answer) => answer.matchList.players[3]?.presence === 'left')).matchList
      .players[3]?.playerName,
  ).toBe('Dan')
  await socket.close()
})

test('a new key, no key, a cancelled and a deleted event end the link at once, as if it had never been', async () => {
  const socket = await app.socket(null)
  const never = await socket
    .subscribe('matchLists-watch', { watchKey: 'abcdefghijklmnopqrstuv' })
    .refused()
  expect(never.code).toBe('match-list-not-found')
  const endings: ((eventId: string) => Promise<unknown>)[] = [
    (eventId) => olga.must('matchLists-setWatch', { eventId, isOn: true }),
    (eventId) => olga.must('matchLists-setWatch', { eventId, isOn: false }),
    (eventId) => olga.must('events-cancel', { eventId, reason: '' }),
    (eventId) => olga.must('events-delete', { eventId }),
  ]
  for (const end of endings) {
    const { eventId } = await anEvening(app, olga, people.slice(0, 2), location)
    const { watchKey } = await olga.must('matchLists-setWatch', { eventId, isOn: true })
    const window = socket.subscribe('matchLists-watch', { watchKey: watchKey ?? '' })
    await window.next()
    await end(eventId)
    expect(await window.refused()).toEqual(never)
    expect(
      await socket.subscribe('matchLists-watch', { watchKey: watchKey ?? '' }).refused(),
    ).toEqual(never)
  }
  await socket.close()
})

test('an edit of the event shows in the list and behind its link', async () => {
  const { eventId } = await olga.must('events-create', {
    fields: eventFieldsAt(location, { title: 'Friday' }),
    status: 'published',
  })
  await olga.must('matchLists-start', { eventId })
  const { watchKey } = await olga.must('matchLists-setWatch', { eventId, isOn: true })
  const socket = await app.socket(olga.token)
  const [window, outside] = [
    socket.subscribe('matchLists-byEvent', { eventId }),
    socket.subscribe('matchLists-watch', { watchKey: watchKey ?? '' }),
  ]
  await Promise.all([window.next(), outside.next()])
  await olga.must('events-update', {
    eventId,
    fields: eventFieldsAt(location, { title: 'Finals' }),
    publish: false,
  })
  await window.until(({ matchList }) => matchList?.title === 'Finals')
  await outside.until(({ matchList }) => matchList.title === 'Finals')
  await socket.close()
})

test('a list costs two statements, however large', async () => {
  const night = await anEvening(app, olga, people, location)
  await night.plan('0+1 v 2+3 / 4', '0+2 v 1+4 / 3', '0+3 v 2+4 / 1')
  expect(
    await statementsOf(() => loadMatchListView(app.db, { eventId: night.eventId })),
  ).toHaveLength(2)
})
