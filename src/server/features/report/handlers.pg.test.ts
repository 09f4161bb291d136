import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput } from '#contract/contract.ts'
import { reportsAboutOneMax } from '#domain/report/report.ts'
import { alertKindsOf } from '#test/scenes/event-scene.ts'
import { locationLogOf, officesOf, type Office } from '#test/scenes/venue-scene.ts'
import { aClub, aLocation, anAdmin } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(async () => {
  await app.close()
})
const { someone, office } = officesOf(() => app)

const reason = 'This is not right'
const refused = (code: string, params?: object) => ({
  ok: false,
  refusal: params === undefined ? { code } : { code, params },
})
const queueFor = async (viewer: TestPlayer, locationId: string) =>
  (await app.socket(viewer.token)).subscribe('reports-atLocation', { locationId })
async function reportsFor(viewer: TestPlayer, locationId: string) {
  const window = await app.socket(viewer.token)
  const { reports } = await window.subscribe('reports-atLocation', { locationId }).next()
  await window.close()
  return reports
}

type Reported = CallInput<'reports-create'>['reported']
const report = (from: TestPlayer, reported: Reported) =>
  from.call('reports-create', { reported, reason })
type Things = Record<'player' | 'message' | 'photo' | 'club' | 'venue' | 'venuePhoto', Reported>

async function scene(): Promise<
  Office & { reporter: TestPlayer; clubId: string; messageId: string; things: Things }
> {
  const { venue, admin } = await office()
  const player = await someone({ homeLocation: venue })
  const reporter = await someone()
  const clubId = await aClub(app.db, {
    location: venue,
    owner: player.playerId,
    name: 'Rude Club',
    members: [reporter.playerId],
  })
  const messageId = randomUUID()
  await player.must('messages-send', {
    messageId,
    toId: reporter.playerId,
    message: 'something rude',
  })
  await app.db
    .updateTable('players')
    .set({ photoUrl: '/photos/rude.webp' })
    .where('playerId', '=', player.playerId)
    .execute()
  const { playerId } = player
  const things: Things = {
    player: { kind: 'player', playerId },
    message: { kind: 'message', messageId },
    photo: { kind: 'photo', playerId },
    club: { kind: 'club', locationId: venue, clubId },
    venue: { kind: 'location', locationId: venue },
    venuePhoto: { kind: 'photo', locationId: venue },
  }
  return { venue, admin, player, reporter, clubId, messageId, things }
}

test('what is reported waits for the admins of the venue: of the club, the photo, the venue, or the home of the player', async () => {
  const {
    venue,
    admin,
    player: { playerId },
    reporter,
    things,
  } = await scene()
  for (const thing of Object.values(things))
    expect(await report(reporter, thing)).toEqual({ ok: true, value: { success: true } })
  const nothing = { clubName: null, photoURL: '', message: '', canRemove: false, reason }
  const own = { ...nothing, playerId, playerName: playerId }
  expect(await reportsFor(admin, venue)).toMatchObject([
    { kind: 'player', ...own },
    { kind: 'message', ...own, message: 'something rude', canRemove: true },
    { kind: 'photo', ...own, photoURL: '/photos/rude.webp', canRemove: true },
    { kind: 'club', ...own, clubName: 'Rude Club', canRemove: true },
    { kind: 'location', ...nothing, playerId: null, playerName: null },
    { kind: 'photo', ...nothing, playerId: null, playerName: null },
  ])
})

test('the queue tells nothing of who reported', async () => {
  const { venue, admin, reporter, things } = await scene()
  for (const thing of Object.values(things)) await report(reporter, thing)
  expect(JSON.stringify(await reportsFor(admin, venue))).not.toContain(reporter.playerId)
})

test('who is no admin of the venue sees no queue', async () => {
  const { venue, player, reporter } = await scene()
  const other = await office()
  for (const viewer of [player, reporter, other.admin])
    expect(await (await queueFor(viewer, venue)).refused()).toEqual({ code: 'not-allowed' })
  expect(await (await queueFor(other.admin, 'nowhere')).refused()).toEqual({
    code: 'location-not-found',
  })
})

test('only what I can see is there to report, and only messages that came to me', async () => {
  const { player, reporter, messageId, venue, clubId } = await scene()
  const stranger = await someone()
  expect(await report(stranger, { kind: 'message', messageId })).toEqual(
    refused('message-not-found'),
  )
  expect(await report(player, { kind: 'message', messageId })).toEqual(refused('message-not-found'))
  expect(await report(reporter, { kind: 'message', messageId: randomUUID() })).toEqual(
    refused('message-not-found'),
  )
  expect(await report(reporter, { kind: 'club', locationId: venue, clubId: 'no-club' })).toEqual(
    refused('club-not-found'),
  )
  const nowhere: Reported[] = [
    { kind: 'location', locationId: 'nowhere' },
    { kind: 'photo', locationId: 'nowhere' },
  ]
  for (const thing of nowhere)
    expect(await report(reporter, thing)).toEqual(refused('location-not-found'))
  await player.must('players-block', { playerId: reporter.playerId, blocked: true })
  for (const playerId of ['nobody', player.playerId]) {
    expect(await report(reporter, { kind: 'player', playerId })).toEqual(
      refused('player-not-found'),
    )
    expect(await report(reporter, { kind: 'photo', playerId })).toEqual(refused('player-not-found'))
  }
  expect(await report(reporter, { kind: 'club', locationId: venue, clubId })).toEqual(
    refused('club-not-found'),
  )
  expect((await report(reporter, { kind: 'message', messageId })).ok).toBe(true)
})

test('a report names one thing and a reason of at most 300 characters', async () => {
  const {
    venue,
    reporter,
    player: { playerId },
  } = await scene()
  const bad = [
    { reported: { kind: 'photo' }, reason },
    { reported: { kind: 'photo', playerId, locationId: venue }, reason },
    { reported: { kind: 'event', playerId }, reason },
    { reported: { kind: 'player', playerId }, reason: '' },
    { reported: { kind: 'player', playerId }, reason: '   ' },
    { reported: { kind: 'player', playerId }, reason: 'x'.repeat(301) },
  ]
  for (const data of bad)
    expect(await reporter.raw('reports-create', { data })).toMatchObject({
      status: 400,
      body: { error: { message: 'bad-input' } },
    })
  expect(
    (
      await reporter.raw('reports-create', {
        data: { reported: { kind: 'player', playerId }, reason: 'x'.repeat(300) },
      })
    ).status,
  ).toBe(200)
})

test('reporting the same again adds nothing while the first waits', async () => {
  const {
    venue,
    admin,
    reporter,
    things: { player: thing },
  } = await scene()
  await Promise.all([1, 2, 3].map(() => report(reporter, thing)))
  const [first, ...more] = await reportsFor(admin, venue)
  expect(more).toEqual([])
  await admin.must('reports-close', { reportId: first?.reportId ?? '', outcome: 'dismissed' })
  await report(reporter, thing)
  await report(await someone(), thing)
  expect(await reportsFor(admin, venue)).toHaveLength(2)
})

test('of the reports by one about one a few wait, and others are heard as well', async () => {
  const { venue, admin, player, reporter } = await scene()
  for (let n = 0; n < 12; n += 1) {
    const messageId = randomUUID()
    await player.must('messages-send', { messageId, toId: reporter.playerId, message: `${n}` })
    expect(await report(reporter, { kind: 'message', messageId })).toMatchObject({ ok: true })
  }
  expect(await reportsFor(admin, venue)).toHaveLength(reportsAboutOneMax)
  await report(await someone(), { kind: 'player', playerId: player.playerId })
  expect(await reportsFor(admin, venue)).toHaveLength(reportsAboutOneMax + 1)
})

test('an admin sees and closes no report about themself; others do', async () => {
  const { venue, admin } = await office()
  const second = await someone({ homeLocation: venue })
  await anAdmin(app.db, venue, second.playerId)
  const reporter = await someone()
  await report(reporter, { kind: 'player', playerId: second.playerId })
  expect(await reportsFor(second, venue)).toEqual([])
  const [open] = await reportsFor(admin, venue)
  expect(open).toMatchObject({ kind: 'player', playerId: second.playerId })
  expect(
    await second.call('reports-close', { reportId: open?.reportId ?? '', outcome: 'dismissed' }),
  ).toEqual(refused('report-not-found'))
  await admin.must('reports-close', { reportId: open?.reportId ?? '', outcome: 'dismissed' })
})

test('a report about a player without a home, or whose home nobody else administers, waits for the operator', async () => {
  const lonely = await aLocation(app.db)
  const { venue, admin } = await office()
  await app.db
    .updateTable('players')
    .set({ homeLocation: venue })
    .where('playerId', '=', admin.playerId)
    .execute()
  const reporter = await someone()
  for (const player of [await someone(), await someone({ homeLocation: lonely }), admin])
    await report(reporter, { kind: 'player', playerId: player.playerId })
  expect(
    await app.db
      .selectFrom('reports')
      .select('locationId')
      .where('reporterId', '=', reporter.playerId)
      .execute(),
  ).toEqual([{ locationId: null }, { locationId: null }, { locationId: null }])
})

test('who is no admin of the venue closes nothing, and closing works once', async () => {
  const { venue, admin, player, reporter, things } = await scene()
  for (const thing of Object.values(things)) await report(reporter, thing)
  const other = await office()
  const [first] = await reportsFor(admin, venue)
  const closing = { reportId: first?.reportId ?? '', outcome: 'dismissed' as const }
  for (const stranger of [player, reporter, other.admin])
    expect(await stranger.call('reports-close', closing)).toEqual(refused('report-not-found'))
  expect(
    await admin.call('reports-close', { reportId: randomUUID(), outcome: 'dismissed' }),
  ).toEqual(refused('report-not-found'))
  const second = await someone()
  await anAdmin(app.db, venue, second.playerId)
  const answers = await Promise.all([
    admin.call('reports-close', closing),
    second.call('reports-close', closing),
  ])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers).toContainEqual(refused('report-closed'))
})

test('dismissing leaves everything as it was, and the log names nobody', async () => {
  const { venue, admin, reporter, things } = await scene()
  for (const thing of Object.values(things)) await report(reporter, thing)
  const before = await reportsFor(admin, venue)
  for (const { reportId } of before)
    await admin.must('reports-close', { reportId, outcome: 'dismissed' })
  expect(await reportsFor(admin, venue)).toEqual([])
  expect(
    await app.db
      .selectFrom('messages')
      .select('message')
      .where('toId', '=', reporter.playerId)
      .execute(),
  ).toEqual([{ message: 'something rude' }])
  expect(
    await app.db.selectFrom('clubs').select('clubName').where('locationId', '=', venue).execute(),
  ).toEqual([{ clubName: 'Rude Club' }])
  expect(await locationLogOf(app.db, venue)).toEqual(
    before.map(({ kind }) => `${admin.playerId} report-dismissed ${kind}`),
  )
})

test('players and venues cannot be removed by a report', async () => {
  const { venue, admin, reporter, things } = await scene()
  for (const thing of [things.player, things.venue]) await report(reporter, thing)
  for (const { reportId } of await reportsFor(admin, venue))
    expect(await admin.call('reports-close', { reportId, outcome: 'removed' })).toEqual(
      refused('bad-input', { field: 'outcome' }),
    )
  expect(await reportsFor(admin, venue)).toHaveLength(2)
})

test('a removed message leaves both open threads and the summaries, and the one before it is the last again', async () => {
  const { venue, admin, player, reporter, messageId, things } = await scene()
  const last = randomUUID()
  await player.must('messages-send', {
    messageId: last,
    toId: reporter.playerId,
    message: 'even ruder',
  })
  await report(reporter, { kind: 'message', messageId: last })
  const window = await app.socket(reporter.token)
  const thread = window.subscribe('messages-thread', { playerId: player.playerId, limit: 10 })
  const summary = window.subscribe('messages-summary', { limit: 5 })
  const theirs = (await app.socket(player.token)).subscribe('messages-thread', {
    playerId: reporter.playerId,
    limit: 10,
  })
  for (const open of [thread, theirs]) await open.until(({ messages }) => messages.length === 2)

  const [open] = await reportsFor(admin, venue)
  await admin.must('reports-close', { reportId: open?.reportId ?? '', outcome: 'removed' })
  for (const open of [thread, theirs])
    expect((await open.until(({ messages }) => messages.length === 1)).messages).toMatchObject([
      { messageId, message: 'something rude' },
    ])
  await summary.until(({ threads }) => threads[0]?.preview === 'something rude')
  await report(reporter, things.message)
  const [rest] = await reportsFor(admin, venue)
  await admin.must('reports-close', { reportId: rest?.reportId ?? '', outcome: 'removed' })
  await summary.until(({ threads }) => threads.length === 0)
  await player.must('messages-send', {
    messageId: randomUUID(),
    toId: reporter.playerId,
    message: 'sorry',
  })
  await summary.until(({ threads }) => threads[0]?.preview === 'sorry')
})

test('a removed club is gone with its members, who are told', async () => {
  const { venue, admin, player, reporter, things } = await scene()
  for (const from of [reporter, await someone()]) await report(from, things.club)
  const [open] = await reportsFor(admin, venue)
  const shown = (await app.socket(reporter.token)).subscribe('locations-byId', {
    locationId: venue,
    today: '2026-06-01',
  })
  await shown.until(({ clubs }) => clubs.length === 1)
  await admin.must('reports-close', { reportId: open?.reportId ?? '', outcome: 'removed' })
  await shown.until(({ clubs }) => clubs.length === 0)
  const kindsOf = async ({ playerId }: TestPlayer) =>
    (await alertKindsOf(app.db, playerId)).toSorted()
  expect(await kindsOf(player)).toEqual(['club-removed', 'report-acted'])
  expect(await kindsOf(reporter)).toEqual(['club-removed', 'report-answered'])
  const [rest] = await reportsFor(admin, venue)
  expect(rest).toMatchObject({ kind: 'club', clubName: null, canRemove: false })
  await admin.must('reports-close', { reportId: rest?.reportId ?? '', outcome: 'removed' })
})

test('a report follows its club to another name', async () => {
  const { venue, admin, player, reporter, clubId, things } = await scene()
  await report(reporter, things.club)
  await player.must('clubs-rename', { locationId: venue, clubId, clubName: 'Nice Club' })
  expect(await reportsFor(admin, venue)).toMatchObject([{ clubName: 'Nice Club', canRemove: true }])
})

test('a removed photo disappears for everyone', async () => {
  const { venue, admin, player, reporter, things } = await scene()
  await app.db
    .updateTable('locations')
    .set({ photoUrl: '/photos/venue.webp' })
    .where('locationId', '=', venue)
    .execute()
  for (const thing of [things.photo, things.venuePhoto]) await report(reporter, thing)
  const me = (await app.socket(player.token)).subscribe('players-me', {})
  expect((await me.next()).player?.photoURL).toBe('/photos/rude.webp')
  const shown = (await app.socket(reporter.token)).subscribe('locations-byId', {
    locationId: venue,
    today: '2026-06-01',
  })
  expect((await shown.next()).photoURL).toBe('/photos/venue.webp')
  for (const { reportId } of await reportsFor(admin, venue))
    await admin.must('reports-close', { reportId, outcome: 'removed' })
  await me.until((value) => value.player?.photoURL === '')
  await shown.until(({ photoURL }) => photoURL === '')
  expect(await locationLogOf(app.db, venue)).toEqual([
    `${admin.playerId} report-removed ${player.playerId} photo`,
    `${admin.playerId} report-removed photo`,
  ])
})
