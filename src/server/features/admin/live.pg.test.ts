import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventFieldsAt, openDoors, signUp } from '#test/scenes/event-scene.ts'
import { locationLogOf, officesOf } from '#test/scenes/venue-scene.ts'
import { anAdmin, anEvent } from '#test/support/builders.ts'
import { statementsOf } from '#test/support/statements.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(async () => {
  await app.close()
})
const { someone, office } = officesOf(() => app)

const logFor = async (viewer: TestPlayer, locationId: string, limit = 30) =>
  (await app.socket(viewer.token)).subscribe('locationsAdmin-log', { locationId, limit })

test('admins of the venue read its log; everyone else is refused, whether an admin elsewhere or none', async () => {
  const { venue, admin, player } = await office()
  const other = await office()
  expect(await (await logFor(admin, venue)).next()).toEqual({ lines: [], more: false })
  for (const viewer of [player, other.admin])
    expect(await (await logFor(viewer, venue)).refused()).toEqual({ code: 'not-allowed' })
  expect(await (await logFor(admin, 'nowhere')).refused()).toEqual({ code: 'location-not-found' })
})

test('the log grows in the open windows of all admins, and closes for one who leaves', async () => {
  const { venue, admin, player } = await office()
  const second = await someone({ activeLocations: [venue] })
  await anAdmin(app.db, venue, second.playerId)
  const [mine, theirs] = [await logFor(admin, venue), await logFor(second, venue)]
  await Promise.all([mine.next(), theirs.next()])
  await admin.must('locationsAdmin-invite', { locationId: venue, playerId: player.playerId })
  for (const window of [mine, theirs]) {
    const { lines } = await window.until((log) => log.lines.length === 1)
    expect(lines).toMatchObject([
      {
        action: 'admin-invited',
        actorName: admin.playerId,
        playerName: player.playerId,
        otherName: null,
        event: null,
        detail: '',
        created: new Date(app.clock.now()).toISOString(),
      },
    ])
  }
  await second.must('playerLocations-setActive', { locationId: venue, active: false })
  expect(await theirs.refused()).toEqual({ code: 'not-allowed' })
  await mine.until(({ lines }) => lines[0]?.action === 'admin-left')
  expect(theirs.snapshots).toHaveLength(2)
})

test('what an admin does to an event of another is logged; what its organizer and its cohosts do is not', async () => {
  const { venue, admin, player: organizer } = await office()
  const [cohost, one, two] = [await someone(), await someone(), await someone()]
  const fields = eventFieldsAt(venue, {
    title: 'Evening games',
    maxPlayers: 2,
    minPlayers: 2,
    cohosts: [cohost.playerId],
  })
  const { eventId } = await organizer.must('events-create', { status: 'published', fields })
  const runs = async (actor: TestPlayer, note: string) => {
    for (const { playerId } of [one, two, cohost])
      await actor.must('events-addPlayer', { eventId, playerId })
    await actor.must('events-swapPlayers', {
      eventId,
      playerId: one.playerId,
      withPlayerId: cohost.playerId,
    })
    await actor.must('events-movePlayer', { eventId, playerId: two.playerId, to: 'waiting' })
    await openDoors(app, eventId)
    await actor.must('events-checkIn', { eventId, playerId: cohost.playerId, attendance: 'here' })
    for (const { playerId } of [one, two, cohost])
      await actor.must('events-removePlayer', { eventId, playerId })
    await actor.must('events-update', { eventId, publish: false, fields: { ...fields, note } })
  }
  await runs(organizer, 'by the organizer')
  await runs(cohost, 'by the cohost')
  expect(await locationLogOf(app.db, venue)).toEqual([])

  await runs(admin, 'by the admin')
  await admin.must('events-cancel', { eventId, reason: 'The hall is closed' })
  await admin.must('events-delete', { eventId })
  const added = [one, two, cohost].map(
    ({ playerId }) => `${admin.playerId} player-added ${playerId}`,
  )
  const removed = [one, two, cohost].map(
    ({ playerId }) => `${admin.playerId} player-removed ${playerId}`,
  )
  expect(await locationLogOf(app.db, venue)).toEqual([
    ...added,
    `${admin.playerId} players-swapped ${one.playerId} ${cohost.playerId}`,
    `${admin.playerId} player-moved ${two.playerId} waiting`,
    `${admin.playerId} player-checked-in ${cohost.playerId} here`,
    ...removed,
    `${admin.playerId} event-edited`,
    `${admin.playerId} event-cancelled The hall is closed`,
    `${admin.playerId} event-deleted`,
  ])
  const { lines } = await (await logFor(admin, venue)).next()
  expect(lines[0]).toMatchObject({
    action: 'event-deleted',
    event: { eventId, title: 'Evening games', type: 'open play', startDate: '2026-06-02' },
  })
  expect(lines.find(({ action }) => action === 'players-swapped')).toMatchObject({
    playerName: one.playerId,
    otherName: cohost.playerId,
    detail: '',
  })
})

test('an admin who organizes or plays acts as themself', async () => {
  const { venue, admin, player } = await office()
  const { eventId } = await admin.must('events-create', {
    status: 'published',
    fields: eventFieldsAt(venue),
  })
  await admin.must('events-addPlayer', { eventId, playerId: player.playerId })
  await signUp(admin, eventId)
  await admin.must('events-withdraw', { eventId })
  const theirs = await anEvent(app.db, { location: venue, organizer: player.playerId })
  await signUp(admin, theirs)
  await admin.must('events-withdraw', { eventId: theirs })
  expect(await locationLogOf(app.db, venue)).toEqual([])
})

test('a cohost who is an admin too acts as one where a cohost may not', async () => {
  const { venue, admin, player } = await office()
  const fields = eventFieldsAt(venue, { cohosts: [admin.playerId] })
  const { eventId } = await player.must('events-create', { status: 'published', fields })
  await admin.must('events-update', {
    eventId,
    publish: false,
    fields: { ...fields, note: 'Bring balls' },
  })
  await admin.must('events-cancel', { eventId, reason: 'Rain' })
  expect(await locationLogOf(app.db, venue)).toEqual([`${admin.playerId} event-cancelled Rain`])
})

test('edits are logged with the fields they changed, hiding and showing with lines of their own, and saving nothing new not at all', async () => {
  const { venue, admin } = await office()
  const { fields } = await (
    await app.socket(admin.token)
  )
    .subscribe('locations-byId', { locationId: venue, today: '2026-06-01' })
    .next()
  const save = (changes: Partial<typeof fields>) =>
    admin.must('locations-update', { locationId: venue, fields: { ...fields, ...changes } })
  await save({})
  await save({ name: 'Mueller Courts', courts: 6 })
  await save({ name: 'Mueller Courts', courts: 6, hidden: true })
  await save({ name: 'Mueller Courts', courts: 6 })
  await save({ hidden: true })
  expect(await locationLogOf(app.db, venue)).toEqual([
    `${admin.playerId} location-edited name courts`,
    `${admin.playerId} location-hidden`,
    `${admin.playerId} location-shown`,
    `${admin.playerId} location-edited name courts`,
    `${admin.playerId} location-hidden`,
  ])
})

test('the database refuses to change or delete a line of the log', async () => {
  const { venue, admin, player } = await office()
  await admin.must('locationsAdmin-invite', { locationId: venue, playerId: player.playerId })
  const changes = [
    sql`update location_log set detail = 'nothing happened'`,
    sql`update location_log set created = now()`,
    sql`update location_log set action = 'admin-left'`,
    sql`update location_log set actor_id = ${player.playerId} where location_id = ${venue}`,
    sql`delete from location_log`,
  ]
  for (const change of changes)
    await expect(change.execute(app.db)).rejects.toThrow('location_log is append-only')
  await expect(
    sql`delete from locations where location_id = ${venue}`.execute(app.db),
  ).rejects.toThrow()
  expect(await locationLogOf(app.db, venue)).toEqual([
    `${admin.playerId} admin-invited ${player.playerId}`,
  ])
})

test('a page of the log says whether there is more, and takes two statements whatever its length', async () => {
  const { venue, admin } = await office()
  for (let n = 0; n < 12; n += 1) {
    const player = await someone()
    await admin.must('locationsAdmin-invite', { locationId: venue, playerId: player.playerId })
  }
  expect(await (await logFor(admin, venue, 12)).next()).toMatchObject({ more: false })
  const statements = await statementsOf(async () =>
    expect(await (await logFor(admin, venue, 11)).next()).toMatchObject({ more: true }),
  )
  expect(statements).toHaveLength(2)
})
