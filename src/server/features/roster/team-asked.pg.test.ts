// Team events check both partners: age, and in Mixed events one woman and one man.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NewEvent } from '#server/db/tables/event.ts'
import { aTeam } from '#test/scenes/team-scene.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let location: string
let olga: TestPlayer
beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  olga = await app.signedIn('Olga')
})
afterAll(() => app.close())

const event = (changes: Partial<NewEvent>): Promise<string> =>
  anEvent(
    app.db,
    { location, organizer: olga.playerId },
    { entryBy: 'team', maxPlayers: 8, ...changes },
  )
async function signUp(player: TestPlayer, eventId: string): Promise<string> {
  const result = await player.call('events-signUp', { eventId, guests: 0 })
  return result.ok ? 'accepted' : result.refusal.code
}

test('an age binds the partner too, and nobody learns how far they are from it', async () => {
  const [ann, ben] = [await app.signedIn('Ann'), await app.signedIn('Ben')]
  const eventId = await event({ ageMin: 50 })
  await aTeam(app.db, eventId, ann, ben)
  const eventYear = new Date(app.clock.now()).getUTCFullYear()
  const note = (player: TestPlayer, birthYear: number) =>
    player.must('players-updatePlayer', { playerId: player.playerId, fields: { birthYear } })
  await note(ann, eventYear - 60)
  expect(await signUp(ann, eventId)).toBe('partner-age-not-allowed')
  await note(ben, eventYear - 49)
  expect(await signUp(ann, eventId)).toBe('partner-age-not-allowed')
  await note(ben, eventYear - 50)
  expect(await signUp(ann, eventId)).toBe('accepted')
})

test('in a Mixed event two women or two men are no team, unless an organizer adds them', async () => {
  const [cleo, dana, eli, finn, guest] = await Promise.all([
    app.signedIn('Cleo', { gender: 'woman' }),
    app.signedIn('Dana', { gender: 'woman' }),
    app.signedIn('Eli', { gender: 'man' }),
    app.signedIn('Finn', { gender: 'man' }),
    app.signedIn('Untold'),
  ])
  const eventId = await event({ gender: 'Mixed' })
  await aTeam(app.db, eventId, cleo, dana)
  await aTeam(app.db, eventId, eli, guest)
  expect([await signUp(cleo, eventId), await signUp(eli, eventId)]).toEqual([
    'gender-not-allowed',
    'accepted',
  ])
  const later = await event({ gender: 'Mixed' })
  await aTeam(app.db, later, eli, finn)
  await aTeam(app.db, later, cleo, guest)
  expect([await signUp(finn, later), await signUp(guest, later)]).toEqual([
    'gender-not-allowed',
    'accepted',
  ])
  await olga.must('events-addPlayer', { eventId, playerId: cleo.playerId })
})
