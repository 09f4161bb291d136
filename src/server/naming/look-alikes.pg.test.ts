// Within one venue no club and no new player is called what another could be taken for.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aClub, aLocation } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let location: string
let elsewhere: string
let olga: TestPlayer
beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  elsewhere = await aLocation(app.db)
  olga = await app.signedIn('Olga')
  await app.signedIn('Bill', { activeLocations: [location] })
})
afterAll(() => app.close())

const taken = { refusal: { code: 'club-name-taken' } }

test('no club is made or renamed to look like another of its venue; elsewhere it may, and its own name may be written anew', async () => {
  await aClub(app.db, { location, owner: 'bill', name: 'Dinkers' })
  expect(await olga.call('clubs-create', { locationId: location, clubName: 'Dіnkers' })).toMatchObject(taken)
  expect(await olga.call('clubs-create', { locationId: elsewhere, clubName: 'Dіnkers' })).toMatchObject({ ok: true })
  const { clubId } = await olga.must('clubs-create', { locationId: location, clubName: 'Owls' })
  expect(await olga.call('clubs-rename', { locationId: location, clubId, clubName: 'Dink\u0435rs' })).toMatchObject(taken)
  expect(await olga.call('clubs-rename', { locationId: location, clubId, clubName: 'OWLS' })).toMatchObject({ ok: true })
})

test('of two names that look the same and come at once, one is taken', async () => {
  const answers = await Promise.all(['Larks', 'Lаrks', 'Lar\u212As'].map((clubName) => olga.call('clubs-create', { locationId: location, clubName })))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
})

test('nobody takes a name at their venue that looks like a player’s there, and is told so while typing', async () => {
  for (const [home, isTaken] of [[location, true], [elsewhere, false]] as const) {
    const user = await app.signedInUser(`Fresh-${isTaken ? 'a' : 'b'}`)
    await app.db.insertInto('player_stage').values({ user_id: user.userId, player_name: null, home_location: home, last_lat: null, last_lon: null }).execute()
    expect(await user.must('validations-checkPlayer', { id: 'BiII' })).toEqual({ playerExists: isTaken })
    expect(await user.call('players-updatePlayer', { playerId: 'biii', fields: { playerName: 'BiII' } })).toMatchObject(isTaken ? { refusal: { code: 'name-taken' } } : { ok: true })
  }
})
