import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { alertTarget, targetPath } from '#contract/alert-target.ts'
import type { CallInput, LiveOutput } from '#contract/contract.ts'
import { locationLogOf, officesOf } from '#test/scenes/venue-scene.ts'
import { aFriend, anAdmin } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { toLocationFields } from '../location/queries.ts'
import { mergeLocations } from '../operator/merge-queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(async () => {
  await app.close()
})
const { someone, office } = officesOf(() => app)

const refused = (code: string, params?: object) => ({
  ok: false,
  refusal: params === undefined ? { code } : { code, params },
})
const done = { ok: true, value: { success: true } }
const suggest = (
  from: TestPlayer,
  locationId: string,
  changes: CallInput<'suggestions-create'>['changes'],
) => from.call('suggestions-create', { locationId, changes })
const close = (admin: TestPlayer, suggestionId: string, outcome: 'applied' | 'dismissed') =>
  admin.call('suggestions-close', { suggestionId, outcome })

async function openFor(
  admin: TestPlayer,
  locationId: string,
): Promise<LiveOutput<'suggestions-atLocation'>['suggestions']> {
  const window = await app.socket(admin.token)
  const { suggestions } = await window.subscribe('suggestions-atLocation', { locationId }).next()
  await window.close()
  return suggestions
}
async function onlyOne(admin: TestPlayer, locationId: string) {
  const [first, ...more] = await openFor(admin, locationId)
  if (first === undefined || more.length > 0) throw new Error('expected one open suggestion')
  return first
}
const venueOf = (locationId: string) =>
  app.db
    .selectFrom('locations')
    .selectAll()
    .where('locationId', '=', locationId)
    .executeTakeFirstOrThrow()
const outcomesOf = (locationId: string) =>
  app.db
    .selectFrom('location_suggestions')
    .select(['playerId', 'outcome', 'closedBy'])
    .where('locationId', '=', locationId)
    .orderBy('created')
    .orderBy('playerId')
    .execute()

test('what a player suggests waits for the admins, live, with what the venue says now', async () => {
  const { venue, admin, player } = await office()
  const queue = (await app.socket(admin.token)).subscribe('suggestions-atLocation', {
    locationId: venue,
  })
  expect(await queue.next()).toEqual({ suggestions: [] })
  expect(
    await suggest(player, venue, { lit: true, name: 'Mueller Hall', surface: null, courts: 6 }),
  ).toEqual(done)
  expect(await queue.next()).toEqual({
    suggestions: [
      {
        suggestionId: expect.any(String) as string,
        playerName: player.playerId,
        created: new Date(app.clock.now()).toISOString(),
        changes: [
          { field: 'courts', now: (await venueOf(venue)).courts, suggested: 6 },
          { field: 'lit', now: (await venueOf(venue)).lit, suggested: true },
        ],
      },
    ],
  })
  expect((await venueOf(venue)).lit).not.toBe(true)
})

test('how a venue is run is not for suggesting, nor is nothing, nor a venue that is not there', async () => {
  const { venue, player } = await office()
  for (const changes of [
    { hidden: true },
    { eventCreators: 'admins' },
    { name: 'x' },
    { courts: -1 },
    { photoURL: '' },
  ]) {
    expect(
      await player.raw('suggestions-create', { data: { locationId: venue, changes } }),
    ).toMatchObject({ status: 400, body: { error: { message: 'bad-input' } } })
  }
  expect(await suggest(player, venue, {})).toEqual(refused('suggestion-empty'))
  expect(await suggest(player, venue, { name: 'Mueller Hall' })).toEqual(
    refused('suggestion-empty'),
  )
  expect(await suggest(player, 'nowhere', { name: 'Else' })).toEqual(refused('location-not-found'))
})

test('a new suggestion takes the place of the open one, under an id of its own', async () => {
  const { venue, admin, player } = await office()
  await suggest(player, venue, { courts: 6 })
  const { suggestionId } = await onlyOne(admin, venue)
  await Promise.all([suggest(player, venue, { courts: 7 }), suggest(player, venue, { courts: 7 })])
  expect(await onlyOne(admin, venue)).toMatchObject({
    changes: [{ field: 'courts', suggested: 7 }],
  })
  expect(await close(admin, suggestionId, 'applied')).toEqual(refused('suggestion-not-found'))
  await close(admin, (await onlyOne(admin, venue)).suggestionId, 'dismissed')
  await suggest(player, venue, { courts: 8 })
  expect(await onlyOne(admin, venue)).toMatchObject({ changes: [{ suggested: 8 }] })
})

test('five suggestions of a player wait at a time, also when they come together', async () => {
  const player = await someone()
  const offices = await Promise.all(Array.from({ length: 7 }, () => office()))
  const answers = await Promise.all(
    offices.map(({ venue }) => suggest(player, venue, { courts: 9 })),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(5)
  expect(answers).toContainEqual(refused('too-many-suggestions', { n: 5 }))
  const [taken] = offices.filter((_, index) => answers[index]?.ok)
  const [left] = offices.filter((_, index) => !answers[index]?.ok)
  if (taken === undefined || left === undefined) throw new Error('some are taken, some are left')
  expect(await suggest(player, taken.venue, { courts: 10 })).toEqual(done)
  await close(taken.admin, (await onlyOne(taken.admin, taken.venue)).suggestionId, 'dismissed')
  expect(await suggest(player, left.venue, { courts: 9 })).toEqual(done)
})

test('applying changes the venue in every window, moves its time zone with it, and stands in the log', async () => {
  const { venue, admin, player } = await office('Old Hall')
  await suggest(player, venue, { name: 'New Hall', lat: 40.42, lon: -3.7, city: 'Madrid' })
  const watched = (await app.socket(player.token)).subscribe('locations-byId', {
    locationId: venue,
    today: '2026-06-01',
  })
  await watched.next()
  expect(await close(admin, (await onlyOne(admin, venue)).suggestionId, 'applied')).toEqual(done)
  expect(await watched.next()).toMatchObject({
    fields: { name: 'New Hall', lat: 40.42, city: 'Madrid' },
    timezone: 'Europe/Madrid',
    edited: new Date(app.clock.now()).toISOString(),
  })
  expect((await venueOf(venue)).search).toContain('new hall madrid')
  expect(await openFor(admin, venue)).toEqual([])
  expect(await locationLogOf(app.db, venue)).toEqual([
    `${admin.playerId} suggestion-applied ${player.playerId} name city lat lon`,
  ])
})

test('dismissing leaves the venue as it was, and the log names nobody', async () => {
  const { venue, admin, player } = await office()
  const before = await venueOf(venue)
  await suggest(player, venue, { courts: 6 })
  expect(await close(admin, (await onlyOne(admin, venue)).suggestionId, 'dismissed')).toEqual(done)
  expect(await venueOf(venue)).toEqual(before)
  expect(await locationLogOf(app.db, venue)).toEqual([
    `${admin.playerId} suggestion-dismissed courts`,
  ])
  expect(await outcomesOf(venue)).toEqual([
    { playerId: player.playerId, outcome: 'dismissed', closedBy: admin.playerId },
  ])
})

test('of two admins one closes it; who is no admin of the venue closes nothing', async () => {
  const { venue, admin, player } = await office()
  const second = await someone()
  await anAdmin(app.db, venue, second.playerId)
  const other = await office()
  await suggest(player, venue, { courts: 6 })
  const { suggestionId } = await onlyOne(admin, venue)
  for (const stranger of [player, other.admin])
    expect(await close(stranger, suggestionId, 'applied')).toEqual(refused('suggestion-not-found'))
  expect(await close(admin, randomUUID(), 'applied')).toEqual(refused('suggestion-not-found'))
  const answers = await Promise.all([
    close(admin, suggestionId, 'applied'),
    close(second, suggestionId, 'applied'),
  ])
  expect(answers).toContainEqual(done)
  expect(answers).toContainEqual(refused('suggestion-closed'))
  expect(await locationLogOf(app.db, venue)).toHaveLength(1)
})

test('what the venue says by now is applied: by an edit, by another suggestion, or behind the back of all', async () => {
  const { venue, admin, player } = await office()
  const [second, third] = [await someone(), await someone()]
  await suggest(player, venue, { courts: 6 })
  await suggest(second, venue, { courts: 6, lit: true })
  await suggest(third, venue, { courts: 6, lit: true, fee: '$5' })
  await admin.must('locations-update', {
    locationId: venue,
    fields: { ...toLocationFields(await venueOf(venue)), courts: 6 },
  })
  expect(
    (await openFor(admin, venue)).map(({ playerName, changes }) => [
      playerName,
      changes.map(({ field }) => field),
    ]),
  ).toEqual([
    [second.playerId, ['lit']],
    [third.playerId, ['lit', 'fee']],
  ])
  const [, last] = await openFor(admin, venue)
  await close(admin, last?.suggestionId ?? '', 'applied')
  expect(new Set((await outcomesOf(venue)).map(({ outcome }) => outcome))).toEqual(
    new Set(['applied']),
  )

  await suggest(player, venue, { courts: 12 })
  await app.db
    .updateTable('locations')
    .set({ courts: 12 })
    .where('locationId', '=', venue)
    .execute()
  const edited = (await venueOf(venue)).edited
  app.clock.advance(60_000)
  const moot = await onlyOne(admin, venue)
  expect(moot.changes).toEqual([])
  expect(await close(admin, moot.suggestionId, 'applied')).toEqual(done)
  expect((await venueOf(venue)).edited).toEqual(edited)
  expect(await openFor(admin, venue)).toEqual([])
})

test('whom a block parts from an admin suggests nothing to them, but to the others; who hides is not named', async () => {
  const { venue, admin, player } = await office()
  const second = await someone()
  await anAdmin(app.db, venue, second.playerId)
  const hiding = await someone()
  await app.db
    .updateTable('players')
    .set({ hidden: true })
    .where('playerId', '=', hiding.playerId)
    .execute()
  await suggest(player, venue, { courts: 6 })
  const { suggestionId } = await onlyOne(admin, venue)
  const queue = (await app.socket(admin.token)).subscribe('suggestions-atLocation', {
    locationId: venue,
  })
  await queue.next()
  await player.must('players-block', { playerId: admin.playerId, blocked: true })
  expect(await queue.next()).toEqual({ suggestions: [] })
  expect(await close(admin, suggestionId, 'applied')).toEqual(refused('suggestion-not-found'))
  expect(await suggest(hiding, venue, { courts: 7 })).toEqual(done)
  expect((await openFor(second, venue)).map(({ playerName }) => playerName)).toEqual([
    player.playerId,
    null,
  ])
  expect(await close(second, suggestionId, 'applied')).toEqual(done)
})

const toldTo = async (player: TestPlayer): Promise<string[]> =>
  (await alertsOf(player)).map(({ kind, params: { player: from, location } }) =>
    [kind, from, location].filter(Boolean).join(' '),
  )
const alertsOf = ({ playerId }: TestPlayer) =>
  app.db
    .selectFrom('alerts')
    .select(['kind', 'params'])
    .where('playerId', '=', playerId)
    .where('kind', 'in', ['suggestion-made', 'suggestion-applied', 'suggestion-dismissed'])
    .orderBy('alertId')
    .execute()
const pathsOf = async (player: TestPlayer) =>
  new Set(
    (await alertsOf(player)).map((alert) =>
      targetPath(alertTarget({ ...alert, eventId: null }) ?? { to: '/playerpass' }),
    ),
  )

test('admins are told of a new suggestion, by name where they may see who made it, and once while it waits', async () => {
  const { venue, admin, player } = await office('Told Hall')
  const [second, parted, hiding] = [await someone(), await someone(), await someone()]
  for (const one of [second, parted]) await anAdmin(app.db, venue, one.playerId)
  await parted.must('players-block', { playerId: player.playerId, blocked: true })
  await app.db
    .updateTable('players')
    .set({ hidden: true })
    .where('playerId', '=', hiding.playerId)
    .execute()
  await aFriend(app.db, hiding.playerId, second.playerId)
  for (const courts of [6, 7]) await suggest(player, venue, { courts })
  await suggest(hiding, venue, { courts: 8 })
  await suggest(admin, venue, { courts: 9 })
  expect(await toldTo(admin)).toEqual([
    `suggestion-made ${player.playerId} Told Hall`,
    'suggestion-made Told Hall',
  ])
  expect(await pathsOf(admin)).toEqual(new Set([`/locationedit/${venue}?part=suggestions`]))
  expect(await toldTo(second)).toEqual(
    [player, hiding, admin].map(({ playerId }) => `suggestion-made ${playerId} Told Hall`),
  )
  expect(await toldTo(parted)).toEqual(
    [hiding, admin].map(
      ({ playerId }) =>
        `suggestion-made${playerId === hiding.playerId ? '' : ` ${playerId}`} Told Hall`,
    ),
  )
})

test('who suggested is told what became of it, also when an edit of the venue says the same; an admin hears nothing of their own', async () => {
  const { venue, admin, player } = await office('First Hall')
  const second = await someone()
  await suggest(player, venue, { courts: 6 })
  await close(admin, (await onlyOne(admin, venue)).suggestionId, 'dismissed')
  await suggest(player, venue, { name: 'Second Hall' })
  await suggest(second, venue, { name: 'Second Hall' })
  const [first] = await openFor(admin, venue)
  await close(admin, first?.suggestionId ?? '', 'applied')
  await suggest(player, venue, { lit: true })
  await admin.must('locations-update', {
    locationId: venue,
    fields: { ...toLocationFields(await venueOf(venue)), lit: true },
  })
  await suggest(admin, venue, { courts: 12 })
  await close(admin, (await onlyOne(admin, venue)).suggestionId, 'applied')
  expect(await toldTo(player)).toEqual([
    'suggestion-dismissed First Hall',
    'suggestion-applied Second Hall',
    'suggestion-applied Second Hall',
  ])
  expect(await toldTo(second)).toEqual(['suggestion-applied Second Hall'])
  expect(await pathsOf(player)).toEqual(new Set([`/venuedetail/${venue}`]))
  expect((await toldTo(admin)).filter((line) => !line.startsWith('suggestion-made'))).toEqual([])
})

test('a hidden venue takes suggestions as any other, and stays hidden; who is no admin sees none', async () => {
  const { venue, admin, player } = await office()
  await app.db
    .updateTable('locations')
    .set({ hidden: true })
    .where('locationId', '=', venue)
    .execute()
  expect(await suggest(player, venue, { courts: 6 })).toEqual(done)
  for (const [viewer, id, code] of [
    [player, venue, 'not-allowed'],
    [admin, 'nowhere', 'location-not-found'],
  ] as const) {
    expect(
      await (
        await app.socket(viewer.token)
      )
        .subscribe('suggestions-atLocation', { locationId: id })
        .refused(),
    ).toEqual({ code })
  }
  await close(admin, (await onlyOne(admin, venue)).suggestionId, 'applied')
  expect(await venueOf(venue)).toMatchObject({ hidden: true, courts: 6 })
})

test('of two venues that become one the closed suggestions stay, and of two open ones of a player that of the kept venue', async () => {
  const { venue: from, admin, player } = await office()
  const { venue: into, admin: keeper } = await office()
  for (const [venue, judge, courts] of [
    [from, admin, 20],
    [into, keeper, 21],
  ] as const) {
    await suggest(player, venue, { courts: 30 })
    await close(judge, (await onlyOne(judge, venue)).suggestionId, 'dismissed')
    await suggest(player, venue, { courts })
  }
  await app.db.transaction().execute((tx) => mergeLocations(tx, from, into))
  expect(await outcomesOf(from)).toEqual([])
  const outcomes = (await outcomesOf(into)).map(({ outcome }) => outcome ?? 'open')
  expect(outcomes.toSorted((one, other) => one.localeCompare(other))).toEqual([
    'dismissed',
    'dismissed',
    'open',
  ])
  expect(await onlyOne(keeper, into)).toMatchObject({ changes: [{ suggested: 21 }] })
})
