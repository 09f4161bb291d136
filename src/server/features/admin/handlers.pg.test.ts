import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestDays } from '#domain/message/message.ts'
import { alertKindsOf, eventFieldsAt } from '#test/scenes/event-scene.ts'
import { locationLogOf, officesOf } from '#test/scenes/venue-scene.ts'
import { aLocation, anAdmin } from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

const dayMs = 86_400_000
let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(async () => {
  await app.close()
})

const { someone, office } = officesOf(() => app)

const invite = (from: TestPlayer, venue: string, to: { playerId: string }) =>
  from.call('locationsAdmin-invite', { locationId: venue, playerId: to.playerId })

async function invited(from: TestPlayer, venue: string, to: TestPlayer): Promise<string> {
  await from.must('locationsAdmin-invite', { locationId: venue, playerId: to.playerId })
  const { messageId } = await app.db
    .selectFrom('messages')
    .select('messageId')
    .where('toId', '=', to.playerId)
    .where('locationId', '=', venue)
    .orderBy('messageId', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return messageId
}

const adminsOf = async (venue: string): Promise<string[]> =>
  (
    await app.db
      .selectFrom('locations_admin')
      .select('playerId')
      .where('locationId', '=', venue)
      .orderBy('playerId')
      .execute()
  ).map(({ playerId }) => playerId)

const refused = (code: string, params?: object) => ({
  ok: false,
  refusal: params === undefined ? { code } : { code, params },
})

test('an invitation is a request in the thread of the two, and open for its days', async () => {
  const { venue, admin, player } = await office()
  await invited(admin, venue, player)
  const { messages } = await (
    await app.socket(player.token)
  )
    .subscribe('messages-thread', { playerId: admin.playerId, limit: 10 })
    .next()
  expect(messages).toMatchObject([
    {
      type: 'adminReq',
      fromMe: false,
      read: false,
      request: { state: 'open', locationId: venue, locationName: 'Mueller Hall' },
    },
  ])
  expect(await locationLogOf(app.db, venue)).toEqual([
    `${admin.playerId} admin-invited ${player.playerId}`,
  ])
})

test('only an admin of this very venue invites', async () => {
  const { venue, player } = await office()
  const other = await office()
  expect(await invite(player, venue, await someone())).toEqual(refused('admin-only'))
  expect(await invite(other.admin, venue, player)).toEqual(refused('admin-only'))
  expect(await locationLogOf(app.db, venue)).toEqual([])
})

test('an unknown venue, an unknown player, and who is blocked or hidden are not found', async () => {
  const { venue, admin, player } = await office()
  const blocker = await someone()
  await blocker.must('players-block', { playerId: admin.playerId, blocked: true })
  await player.must('players-updatePlayer', { playerId: player.playerId, fields: { hidden: true } })
  expect(await invite(admin, 'nowhere', player)).toEqual(refused('location-not-found'))
  for (const to of [{ playerId: 'nobody' }, blocker, player])
    expect(await invite(admin, venue, to)).toEqual(refused('player-not-found'))
})

test('who is an admin already is not invited, nor is who holds an invitation', async () => {
  const { venue, admin, player } = await office()
  expect(await invite(admin, venue, admin)).toEqual(
    refused('already-admin-here', { player: admin.playerId }),
  )
  await invited(admin, venue, player)
  const second = await someone()
  await anAdmin(app.db, venue, second.playerId)
  for (const from of [admin, second])
    expect(await invite(from, venue, player)).toEqual(
      refused('already-requested', { player: player.playerId }),
    )
})

test('of two invitations sent at once by two admins one is written', async () => {
  const { venue, admin, player } = await office()
  const second = await someone()
  await anAdmin(app.db, venue, second.playerId)
  const answers = await Promise.all([invite(admin, venue, player), invite(second, venue, player)])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers).toContainEqual(refused('already-requested', { player: player.playerId }))
})

test('an invitation that can no longer be accepted does not stand in the way of another', async () => {
  const { venue, admin, player } = await office()
  const second = await someone()
  await anAdmin(app.db, venue, second.playerId)
  await invited(admin, venue, player)
  await admin.must('playerLocations-setActive', { locationId: venue, active: false })
  const messageId = await invited(second, venue, player)
  expect(await player.must('locationsAdmin-accept', { messageId })).toEqual({
    locationId: venue,
    locationName: 'Mueller Hall',
  })
})

test('a declined invitation makes no admin, and is not made again', async () => {
  const { venue, admin, player } = await office()
  const messageId = await invited(admin, venue, player)
  expect(await player.must('messages-decline', { messageId })).toEqual({ success: true })
  expect(await player.call('locationsAdmin-accept', { messageId })).toEqual(
    refused('request-expired'),
  )
  expect(await invite(admin, venue, player)).toEqual(
    refused('already-requested', { player: player.playerId }),
  )
})

test('accepting makes an admin, adds the venue to the active ones, tells the other admins, and the crown counts live', async () => {
  const { venue, admin, player } = await office()
  const messageId = await invited(admin, venue, player)
  const [first, second] = [await app.socket(player.token), await app.socket(player.token)].map(
    (socket) => socket.subscribe('players-me', {}),
  )
  const shown = (await app.socket(admin.token)).subscribe('locations-byId', {
    locationId: venue,
    today: '2026-06-01',
  })
  for (const window of [first, second])
    expect((await window?.next())?.player?.adminLocations).toBe(0)
  await shown.next()

  expect(await player.must('locationsAdmin-accept', { messageId })).toEqual({
    locationId: venue,
    locationName: 'Mueller Hall',
  })
  for (const window of [first, second]) {
    const me = await window?.until((value) => value.player?.adminLocations === 1)
    expect(me?.locations).toMatchObject([{ locationId: venue, isAdmin: true }])
  }
  await shown.until(({ admins }) => admins.some(({ playerId }) => playerId === player.playerId))
  expect(await alertKindsOf(app.db, admin.playerId)).toEqual(['admin-joined'])
  expect(await alertKindsOf(app.db, player.playerId)).toEqual([])
  expect(await locationLogOf(app.db, venue)).toEqual([
    `${admin.playerId} admin-invited ${player.playerId}`,
    `${player.playerId} admin-accepted ${admin.playerId}`,
  ])
})

test('an invitation is for its recipient, works once, and not for an admin', async () => {
  const { venue, admin, player } = await office()
  const messageId = await invited(admin, venue, player)
  for (const other of [admin, await someone()])
    expect(await other.call('locationsAdmin-accept', { messageId })).toEqual(
      refused('request-not-found'),
    )
  expect(
    await player.call('locationsAdmin-accept', {
      messageId: '00000000-0000-7000-8000-000000000000',
    }),
  ).toEqual(refused('request-not-found'))
  await player.must('locationsAdmin-accept', { messageId })
  expect(await player.call('locationsAdmin-accept', { messageId })).toEqual(
    refused('already-admin', { player: player.playerId }),
  )
  await player.must('playerLocations-setActive', { locationId: venue, active: false })
  expect(await player.call('locationsAdmin-accept', { messageId })).toEqual(refused('request-used'))
  expect(await adminsOf(venue)).toEqual([admin.playerId])
})

test('a request that is no admin invitation makes no admin', async () => {
  const { admin, player } = await office()
  await admin.must('messages-send', {
    messageId: '00000000-0000-7000-8000-00000000aaaa',
    toId: player.playerId,
    message: 'Be an admin!',
  })
  expect(
    await player.call('locationsAdmin-accept', {
      messageId: '00000000-0000-7000-8000-00000000aaaa',
    }),
  ).toEqual(refused('request-not-found'))
})

test('an invitation ends after its days, and when its sender is no admin any more', async () => {
  const { venue, admin, player } = await office()
  const second = await someone()
  await anAdmin(app.db, venue, second.playerId)
  const messageId = await invited(admin, venue, player)
  await admin.must('playerLocations-setActive', { locationId: venue, active: false })
  expect(await player.call('locationsAdmin-accept', { messageId })).toEqual(
    refused('request-expired'),
  )
  const another = await invited(second, venue, player)
  app.clock.advance(requestDays * dayMs)
  expect(await player.call('locationsAdmin-accept', { messageId: another })).toEqual(
    refused('request-expired'),
  )
  app.clock.set(testStart)
  expect(await adminsOf(venue)).toEqual([second.playerId])
})

test('of two acceptances at once one is told that it is done already', async () => {
  const { venue, admin, player } = await office()
  const messageId = await invited(admin, venue, player)
  const answers = await Promise.all(
    [1, 2].map(() => player.call('locationsAdmin-accept', { messageId })),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers).toContainEqual(refused('already-admin', { player: player.playerId }))
  expect(await locationLogOf(app.db, venue)).toHaveLength(2)
})

test('when an acceptance meets the leaving of its sender, whichever is first, the venue keeps an admin and the log tells what happened', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { venue, admin, player } = await office()
    const second = await someone()
    await anAdmin(app.db, venue, second.playerId)
    const messageId = await invited(admin, venue, player)
    const [accepted, left] = await Promise.all([
      player.call('locationsAdmin-accept', { messageId }),
      admin.call('playerLocations-setActive', { locationId: venue, active: false }),
    ])
    expect(left.ok).toBe(true)
    expect(await adminsOf(venue)).toEqual(
      [second.playerId, ...(accepted.ok ? [player.playerId] : [])].toSorted(),
    )
    const log = (await locationLogOf(app.db, venue)).slice(1)
    expect(log).toEqual(
      accepted.ok
        ? [`${player.playerId} admin-accepted ${admin.playerId}`, `${admin.playerId} admin-left`]
        : [`${admin.playerId} admin-left`],
    )
    if (!accepted.ok) expect(accepted).toEqual(refused('request-expired'))
  }
})

test('the only admin cannot leave beside an acceptance that fails', async () => {
  const { venue, admin, player } = await office()
  const messageId = await invited(admin, venue, player)
  const [accepted, left] = await Promise.all([
    player.call('locationsAdmin-accept', { messageId }),
    admin.call('playerLocations-setActive', { locationId: venue, active: false }),
  ])
  expect(accepted.ok).toBe(true)
  expect(left.ok ? [player.playerId] : [admin.playerId, player.playerId].toSorted()).toEqual(
    await adminsOf(venue),
  )
})

test('an admin may have 99 active venues and no more', async () => {
  const { venue, admin } = await office()
  const many = await Promise.all(Array.from({ length: 99 }, () => aLocation(app.db)))
  const player = await someone({ activeLocations: many })
  const messageId = await invited(admin, venue, player)
  expect(await player.call('locationsAdmin-accept', { messageId })).toEqual(
    refused('active-location-limit', { n: 99 }),
  )
  expect(await adminsOf(venue)).toEqual([admin.playerId])
  await player.must('playerLocations-setActive', { locationId: many[0] ?? '', active: false })
  await player.must('locationsAdmin-accept', { messageId })
  expect(
    await player.call('playerLocations-setActive', { locationId: many[0] ?? '', active: true }),
  ).toEqual(refused('active-location-limit', { n: 99 }))
})

test('a new admin sees the private events of the venue at once, and one who left no longer', async () => {
  const { venue, admin, player } = await office()
  const messageId = await invited(admin, venue, player)
  const organizer = await someone()
  const { eventId } = await organizer.must('events-create', {
    status: 'published',
    fields: eventFieldsAt(venue, { invite: true, invited: 'Friends' }),
  })
  const counts = (await app.socket(player.token)).subscribe('events-privateCounts', {
    locationIds: [venue],
    from: '2026-06-01',
  })
  expect(await counts.next()).toEqual([])
  await player.must('locationsAdmin-accept', { messageId })
  await counts.until(([day]) => day?.eventCount === 1)
  const shown = (await app.socket(player.token)).subscribe('events-byId', { eventId })
  await shown.next()
  await player.must('playerLocations-setActive', { locationId: venue, active: false })
  expect(await shown.refused()).toEqual({ code: 'event-not-found' })
})
