// A game day is for its league's players and asked substitutes; everyone else learns that before
// signing up, on every screen.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aLeagueDay, leagueFieldsAt, runningLeague } from '#test/scenes/league-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { askSubstitutes } from './jobs.ts'

let app: TestApp
let location: string
let olga: TestPlayer
let ada: TestPlayer
let zoe: TestPlayer
let leagueSeriesId: string
let eventId: string
beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  olga = await app.signedIn('Olga')
  zoe = await app.signedIn('Zoe', { skill: 3.5 })
  const members: TestPlayer[] = []
  for (const name of ['Ada', 'Bea', 'Cleo', 'Dina'])
    members.push(await app.signedIn(name, { skill: 3.5 }))
  ada = members[0] ?? zoe
  leagueSeriesId = await runningLeague(olga, members, leagueFieldsAt(location))
  eventId = await aLeagueDay(olga, leagueSeriesId)
  await ada.must('events-withdraw', { eventId })
})
afterAll(() => app.close())

const leagueOnly = { code: 'league-only', until: null, n: null, next: null }

async function told(player: TestPlayer) {
  const [own, cards] = await Promise.all([
    player.must('houseRules-mine', { eventId }),
    player.must('houseRules-byIds', { eventIds: [eventId] }),
  ])
  return [own.refusal, cards.events]
}

test('an outsider reads on the event and on its card that only the league plays', async () => {
  expect(await told(zoe)).toEqual([leagueOnly, [{ eventId, refusal: leagueOnly }]])
  expect(await zoe.call('events-signUp', { eventId, guests: 0 })).toMatchObject({
    refusal: { code: 'league-only' },
  })
})

test('a player of the league can sign up, and is kept out by nothing', async () => {
  expect(await told(ada)).toEqual([null, [{ eventId, refusal: null }]])
  await ada.must('events-signUp', { eventId, guests: 0 })
  await ada.must('events-withdraw', { eventId })
})

test('a substitute who was asked can sign up', async () => {
  await olga.must('leagues-setSubstitutes', { leagueSeriesId, hoursBefore: 48 })
  const sam = await app.signedIn('Sam', { skill: 3.5 })
  await sam.must('leagues-substitute', { leagueSeriesId, isIn: true })
  expect((await told(sam))[0]).toEqual(leagueOnly)
  await askSubstitutes(app.deps)
  expect(await told(sam)).toEqual([null, [{ eventId, refusal: null }]])
})

test('the event and its cards ask, and the event leads to its league', async () => {
  const window = await app.socket(zoe.token)
  expect(await window.subscribe('events-byId', { eventId }).next()).toMatchObject({
    hasSignUpRules: true,
    league: { leagueSeriesId, name: 'Summer ladder' },
  })
  const { events } = await window
    .subscribe('events-publicList', {
      locationId: location,
      from: '2026-06-01',
      to: '2026-06-30',
      limit: 30,
      filters: { type: null, gender: null, time: null, placesLeft: false, fits: null },
    })
    .next()
  expect(events).toMatchObject([{ eventId, hasSignUpRules: true }])
  await window.close()
})

test('an open game day follows another name of its league', async () => {
  const window = await app.socket(zoe.token)
  const day = window.subscribe('events-byId', { eventId })
  expect(await day.next()).toMatchObject({ league: { name: 'Summer ladder' } })
  const fields = leagueFieldsAt(location, { name: 'Winter ladder' })
  await olga.must('leagues-update', { leagueSeriesId, fields })
  expect(await day.next()).toMatchObject({ league: { name: 'Winter ladder' } })
  await window.close()
})
