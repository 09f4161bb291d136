// Cohosts of a whole tournament: they run every division, and lose it at once when they are removed.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { verifyStore } from '#server/db/backup/verify-store.ts'
import { alertKindsOf } from '#test/scenes/event-scene.ts'
import { divisionFieldsFor, enterTeams, tournamentFieldsAt } from '#test/scenes/tournament-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let location: string
let olga: TestPlayer
let ben: TestPlayer
let cal: TestPlayer
let players: TestPlayer[]
const day = '2026-06-02'

beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  ;[olga, ben, cal] = await Promise.all([
    app.signedIn('Olga'),
    app.signedIn('Ben'),
    app.signedIn('Cal'),
  ])
  players = await Promise.all(
    ['Mateone', 'Matetwo', 'Matethree', 'Matefour'].map((name) => app.signedIn(name)),
  )
})
beforeEach(() => app.clock.set(testStart))
afterAll(() => app.close())

const aTournament = (cohosts: readonly TestPlayer[], organizer = olga) =>
  organizer.must('tournaments-create', {
    fields: tournamentFieldsAt(location, { cohosts: cohosts.map(({ playerId }) => playerId) }),
  })

const change = (
  who: TestPlayer,
  tournamentId: string,
  changes: Parameters<typeof tournamentFieldsAt>[1],
) => who.call('tournaments-update', { tournamentId, fields: tournamentFieldsAt(location, changes) })

const addDivision = (who: TestPlayer, tournamentId: string, title = 'Summer Open: Doubles') =>
  who.must('tournaments-addDivision', {
    tournamentId,
    division: divisionFieldsFor('single elimination', { title }),
  })

async function see(who: TestPlayer, tournamentId: string) {
  const socket = await app.socket(who.token)
  const seen = await socket.subscribe('tournaments-byId', { tournamentId }).next()
  await socket.close()
  return seen
}

async function seeEvent(who: TestPlayer, eventId: string) {
  const socket = await app.socket(who.token)
  const seen = await socket.subscribe('events-byId', { eventId }).next()
  await socket.close()
  return seen
}

const codeOf = (result: { ok: boolean; refusal?: { code: string } }): string =>
  result.ok ? 'ok' : (result.refusal?.code ?? '')

test('a cohost of a tournament runs its divisions, those of before and those added later', async () => {
  const { tournamentId } = await aTournament([])
  const { eventId } = await addDivision(olga, tournamentId)
  await enterTeams(app.db, eventId, players)
  expect(codeOf(await change(ben, tournamentId, { note: 'Mine' }))).toBe('not-allowed')
  expect(codeOf(await change(olga, tournamentId, { cohosts: ['ben'] }))).toBe('ok')
  expect((await seeEvent(ben, eventId)).fields.cohosts).toEqual(['ben'])
  const later = await addDivision(ben, tournamentId, 'Added by Ben')
  const last = await addDivision(olga, tournamentId, 'Added by Olga')
  for (const id of [eventId, later.eventId, last.eventId]) {
    const { fields, organizerId, cohostNames } = await seeEvent(ben, id)
    expect({ organizerId, cohosts: fields.cohosts, cohostNames }).toEqual({
      organizerId: 'olga',
      cohosts: ['ben'],
      cohostNames: ['Ben'],
    })
  }
  await ben.must('tournaments-planDay', { tournamentId, day })
  await ben.must('tournaments-drawAgain', { tournamentId, eventId, seed: 7, isTrial: false })
  app.clock.set('2026-06-02T13:00:00Z')
  await ben.must('matchLists-setPresence', { eventId, numbers: [0, 1, 2, 3], presence: 'here' })
  const socket = await app.socket(ben.token)
  const { slots } = await socket.subscribe('tournaments-day', { tournamentId }).next()
  await socket.close()
  const matchId = slots.find(({ a, b }) => a.length > 0 && b.length > 0)?.matchId ?? ''
  await ben.must('tournaments-call', { tournamentId, matchId, court: 1 })
  await ben.must('matches-decide', { matchId, games: [[11, 4]], walkover: null })
  await ben.must('tournaments-setWatch', { tournamentId, isOn: true })
  expect(await see(ben, tournamentId)).toMatchObject({
    isMineToRun: true,
    mayDelete: false,
    cohostNames: ['Ben'],
  })
})

test('a cohost neither deletes the tournament nor cancels a division', async () => {
  const { tournamentId } = await aTournament([ben])
  const { eventId } = await addDivision(olga, tournamentId)
  expect(codeOf(await ben.call('events-cancel', { eventId, reason: '', scope: 'this' }))).toBe(
    'not-allowed',
  )
  await olga.must('events-cancel', { eventId, reason: '', scope: 'this' })
  expect(codeOf(await ben.call('tournaments-delete', { tournamentId }))).toBe('not-allowed')
})

test('a removed cohost loses the tournament and its divisions in open windows', async () => {
  const { tournamentId } = await aTournament([ben])
  const { eventId } = await addDivision(olga, tournamentId)
  const socket = await app.socket(ben.token)
  const tournament = socket.subscribe('tournaments-byId', { tournamentId })
  const list = socket.subscribe('tournaments-atLocation', { locationId: location })
  const event = socket.subscribe('events-byId', { eventId })
  const log = socket.subscribe('eventLogs-byEvent', { eventId, limit: 20 })
  expect((await tournament.next()).isMineToRun).toBe(true)
  expect((await event.next()).fields.cohosts).toEqual(['ben'])
  await list.next()
  await log.next()
  await change(olga, tournamentId, { cohosts: [] })
  await tournament.until(({ isMineToRun }) => !isMineToRun)
  await event.until(({ fields }) => fields.cohosts.length === 0)
  await list.until(({ tournaments }) =>
    tournaments.some((each) => each.tournamentId === tournamentId && !each.isMineToRun),
  )
  await log.refused()
  await socket.close()
  expect(codeOf(await ben.call('tournaments-planDay', { tournamentId, day }))).toBe('not-allowed')
})

test('a division keeps cohosts of its own beside those of the tournament', async () => {
  const { tournamentId } = await aTournament([])
  const { eventId } = await addDivision(olga, tournamentId)
  const edit = async (cohosts: readonly string[]) => {
    const { fields } = await seeEvent(olga, eventId)
    await olga.must('events-update', {
      eventId,
      fields: { ...fields, cohosts: [...cohosts] },
      publish: false,
      scope: 'this',
    })
    return (await seeEvent(olga, eventId)).fields.cohosts
  }
  expect(await edit(['ben'])).toEqual(['ben'])
  await change(olga, tournamentId, { cohosts: ['ben', 'cal'] })
  expect((await seeEvent(olga, eventId)).tournament?.cohosts).toEqual(['ben', 'cal'])
  // A form that knows nothing of the tournament's cohosts, and one that sends them back.
  expect(await edit(['mateone'])).toEqual(['ben', 'cal', 'mateone'])
  expect(await edit(['ben', 'cal', 'mateone'])).toEqual(['ben', 'cal', 'mateone'])
  await change(olga, tournamentId, { cohosts: [] })
  expect((await seeEvent(olga, eventId)).fields.cohosts).toEqual(['ben', 'mateone'])
})

test('an older screen that knows no cohosts leaves them in place', async () => {
  const { tournamentId } = await aTournament([ben])
  await change(olga, tournamentId, { note: 'Bring water' })
  expect(await see(olga, tournamentId)).toMatchObject({
    fields: { note: 'Bring water', cohosts: ['ben'] },
  })
})

test('nobody becomes a cohost whom the organizer may not see, and a block hides the name', async () => {
  const dan = await app.signedIn('Dan')
  const eve = await app.signedIn('Eve')
  await dan.must('players-block', { playerId: 'olga', blocked: true })
  const { tournamentId } = await aTournament([])
  expect(codeOf(await change(olga, tournamentId, { cohosts: ['dan'] }))).toBe('player-not-found')
  await change(olga, tournamentId, { cohosts: ['ben', 'cal'] })
  await ben.must('players-block', { playerId: 'eve', blocked: true })
  expect(await see(eve, tournamentId)).toMatchObject({
    cohostNames: ['Cal'],
    fields: { cohosts: ['cal'] },
  })
  expect(await see(olga, tournamentId)).toMatchObject({ cohostNames: ['Ben', 'Cal'] })
})

test('when the organizer deletes the account, the first cohost has tournament and divisions', async () => {
  const fay = await app.signedIn('Fay')
  const { tournamentId } = await aTournament([cal, ben], fay)
  const { eventId } = await addDivision(fay, tournamentId)
  await fay.must('account-delete', { playerName: 'Fay', password: null })
  expect(await see(cal, tournamentId)).toMatchObject({
    organizerId: 'ben',
    fields: { cohosts: ['cal'] },
  })
  expect(await seeEvent(cal, eventId)).toMatchObject({
    organizerId: 'ben',
    status: 'published',
    fields: { cohosts: ['cal'] },
  })
})

test('a cohost who deletes the account is gone from tournament and divisions', async () => {
  const gus = await app.signedIn('Gus')
  const { tournamentId } = await aTournament([gus, cal])
  const { eventId } = await addDivision(olga, tournamentId)
  await gus.must('account-delete', { playerName: 'Gus', password: null })
  expect((await see(olga, tournamentId)).fields.cohosts).toEqual(['cal'])
  expect((await seeEvent(olga, eventId)).fields.cohosts).toEqual(['cal'])
})

test('a new cohost is told once, and a removed one finds no such alert', async () => {
  const hal = await app.signedIn('Hal')
  const { tournamentId } = await aTournament([hal])
  expect(await alertKindsOf(app.db, 'hal')).toEqual(['tournament-cohost'])
  await change(olga, tournamentId, { cohosts: ['hal'], note: 'Bring water' })
  expect(await alertKindsOf(app.db, 'hal')).toEqual(['tournament-cohost'])
  await change(olga, tournamentId, { cohosts: [] })
  expect(await alertKindsOf(app.db, 'hal')).toEqual([])
})

test('the check of a store names a division whose cohosts or invitation are not its tournament’s', async () => {
  const { tournamentId } = await aTournament([ben])
  const { eventId } = await addDivision(olga, tournamentId)
  const troubles = async () =>
    (await verifyStore({ connectionString: app.databaseUrl }, app.deps.photos)).troubles
  expect(await troubles()).toEqual([])
  await app.db.deleteFrom('event_cohosts').where('eventId', '=', eventId).execute()
  await app.db
    .updateTable('events')
    .set({ invite: true, invited: 'Friends' })
    .where('eventId', '=', eventId)
    .execute()
  expect(await troubles()).toEqual([
    `a division lacks a cohost of its tournament: 1 (${eventId})`,
    `a division invites others than its tournament: 1 (${eventId})`,
  ])
})
