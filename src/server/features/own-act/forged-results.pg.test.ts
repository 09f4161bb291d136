// An account enters players without their consent and decides results: no one's numbers change, its
// own included.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { alertKindsOf } from '#test/scenes/event-scene.ts'
import { aLeagueDay, leagueFieldsAt, runningLeague } from '#test/scenes/league-scene.ts'
import { closeCup, openCup, planCup, recordOf, settleRecords } from '#test/scenes/own-act-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let location: string
let victims: TestPlayer[]
beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  victims = await Promise.all(['Vera', 'Vic', 'Vito'].map((name) => app.signedIn(name)))
})
afterAll(() => app.close())

async function forge(attacker: TestPlayer): Promise<void> {
  const entrants = [
    { player: attacker, isPutIn: false },
    ...victims.map((player) => ({ player, isPutIn: true })),
  ]
  await closeCup(app, attacker, await openCup(app, { location, organizer: attacker, entrants }))
}

test('players whom a stranger puts in, marks and beats lose and win nothing, and the stranger nothing from them', async () => {
  const mal = await app.signedIn('Mal')
  const before = await Promise.all(victims.map(({ playerId }) => recordOf(app, playerId)))
  app.clock.set(new Date('2026-06-02T21:30:00Z').getTime())
  await forge(mal)
  await forge(mal)
  app.clock.set(new Date('2026-06-03T21:30:00Z').getTime())
  await settleRecords(app)
  expect(await Promise.all(victims.map(({ playerId }) => recordOf(app, playerId)))).toEqual(before)
  const { attended, points, ...rest } = await recordOf(app, mal.playerId)
  expect({ attended, points }).toEqual({ attended: 1, points: 1 })
  expect(rest).toMatchObject({
    hosted: 0,
    wins: 0,
    losses: 0,
    medals: [0, 0, 0],
    ratings: [],
    results: 2,
  })
})

test('game days that a league’s owner adds and closes the same evening move no number of a member before the member’s yes', async () => {
  app.clock.set(testStart)
  const owner = await app.signedIn('Owen')
  const members = await Promise.all(['Mia', 'Max', 'Mona'].map((name) => app.signedIn(name)))
  const everyone = [owner, ...members]
  const leagueSeriesId = await runningLeague(
    owner,
    everyone,
    leagueFieldsAt(location, { play: 'singles' }),
  )
  const days: string[] = []
  for (const _ of [1, 2, 3]) days.push(await aLeagueDay(owner, leagueSeriesId))
  const before = await Promise.all(everyone.map(({ playerId }) => recordOf(app, playerId)))
  app.clock.set(Date.parse('2026-06-02T21:30:00Z'))
  for (const eventId of days) {
    await planCup(app, owner, { eventId, playerIds: everyone.map(({ playerId }) => playerId) })
    await closeCup(app, owner, eventId)
  }
  app.clock.set(Date.parse('2026-06-04T21:30:00Z'))
  await settleRecords(app)
  expect(await Promise.all(members.map(({ playerId }) => recordOf(app, playerId)))).toEqual(
    before.slice(1),
  )
  const [eventId = ''] = days
  for (const { playerId } of members)
    expect(await alertKindsOf(app.db, playerId)).toContain('were-you-there')
  for (const player of everyone) await player.must('ownActs-answer', { eventId, isMe: true })
  await settleRecords(app)
  for (const { playerId } of members)
    expect(await recordOf(app, playerId)).toMatchObject({
      attended: 1,
      results: 1,
      ratings: [{ discipline: 'singles', games: 3 }],
    })
})
