// Blocking through the API: what ends, what stays, and what open windows lose at once.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rosterInWords, signUp } from '#test/scenes/event-scene.ts'
import { aClub, aFavorite, aFriend, aLocation, anEvent } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let location: string
beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
})
afterAll(() => app.close())

let pairs = 0
async function aPair(): Promise<[TestPlayer, TestPlayer]> {
  pairs += 1
  return [
    await app.signedIn(`Ann${pairs}`, { activeLocations: [location] }),
    await app.signedIn(`Ben${pairs}`, { activeLocations: [location] }),
  ]
}
const block = (by: TestPlayer, { playerId }: { playerId: string }, blocked = true) =>
  by.must('players-block', { playerId, blocked })
const codeOf = async (
  by: TestPlayer,
  { playerId }: { playerId: string },
  blocked = true,
): Promise<string> => {
  const answer = await by.call('players-block', { playerId, blocked })
  return answer.ok ? 'ok' : answer.refusal.code
}
const send = (from: TestPlayer, to: TestPlayer) =>
  from.must('messages-send', { messageId: randomUUID(), toId: to.playerId, message: 'hello' })

test('each loses the other in every open window at once, whoever blocked', async () => {
  const [ann, ben] = await aPair()
  const eventId = await anEvent(
    app.db,
    { location, organizer: ann.playerId },
    { title: ann.playerId },
  )
  await send(ann, ben)
  const listed = {
    locationIds: [location],
    from: '2026-06-01',
    to: '2026-06-30',
    limit: 600,
    filters: {
      type: null,
      gender: null,
      time: null,
      fitsLevel: false,
      placesLeft: false,
      friendsGoing: false,
    },
  }
  const [annsWindow, bensWindow] = [await app.socket(ann.token), await app.socket(ben.token)]
  const lost = [
    annsWindow.subscribe('players-byId', { playerId: ben.playerId }),
    bensWindow.subscribe('players-byId', { playerId: ann.playerId }),
    annsWindow.subscribe('messages-thread', { playerId: ben.playerId, limit: 10 }),
    bensWindow.subscribe('messages-thread', { playerId: ann.playerId, limit: 10 }),
  ]
  for (const view of lost) await view.next()
  const theirEvent = bensWindow.subscribe('events-byId', { eventId })
  await theirEvent.next()
  const [list, threads, players] = [
    bensWindow.subscribe('events-list', listed),
    bensWindow.subscribe('messages-summary', { limit: 5 }),
    bensWindow.subscribe('players-list', { locationId: location, filter: 'none', after: null }),
  ]
  expect((await list.next()).events.map(({ title }) => title)).toContain(ann.playerId)
  expect((await threads.next()).threads).toHaveLength(1)
  expect((await players.next()).players.map(({ playerId }) => playerId)).toContain(ann.playerId)
  await block(ann, ben)
  for (const view of lost) expect(await view.refused()).toEqual({ code: 'player-not-found' })
  expect(await theirEvent.refused()).toEqual({ code: 'event-not-found' })
  await list.until(({ events }) => events.every(({ title }) => title !== ann.playerId))
  await threads.until((value) => value.threads.length === 0)
  await players.until((value) => value.players.every(({ playerId }) => playerId !== ann.playerId))
  await Promise.all([annsWindow.close(), bensWindow.close()])
})

test('unblocking brings sight back, and nothing that the block ended', async () => {
  const [ann, ben] = await aPair()
  await aFriend(app.db, ann.playerId, ben.playerId)
  await aFriend(app.db, ben.playerId, ann.playerId)
  await aFavorite(app.db, ben.playerId, ann.playerId)
  await block(ann, ben)
  await block(ann, ben, false)
  const [annsWindow, bensWindow] = [await app.socket(ann.token), await app.socket(ben.token)]
  expect(
    (await annsWindow.subscribe('players-byId', { playerId: ben.playerId }).next()).mine,
  ).toEqual({ isMe: false, friend: false, favorite: false })
  expect(
    (await bensWindow.subscribe('players-byId', { playerId: ann.playerId }).next()).mine,
  ).toEqual({ isMe: false, friend: false, favorite: false })
  await Promise.all([annsWindow.close(), bensWindow.close()])
})

test('a block voids open requests and invitations between the two, in both directions, and nobody else’s', async () => {
  const [ann, ben] = await aPair()
  const other = await app.signedIn(`Cleo${pairs}`)
  for (const [owner, guest] of [
    [ann, ben],
    [ben, ann],
    [ann, other],
    [other, ann],
  ] as const) {
    const slug = await aClub(app.db, {
      location,
      owner: owner.playerId,
      name: `${owner.playerId}${guest.playerId}`.slice(0, 12),
    })
    await app.db
      .insertInto('club_invitations')
      .values({ locationId: location, slug, playerId: guest.playerId })
      .execute()
    const request = {
      type: 'teamReq' as const,
      message: 'partner?',
      eventId: null,
      locationId: null,
      expires: '2026-07-01T00:00:00Z',
      used: null,
    }
    await app.db
      .insertInto('messages')
      .values({
        messageId: randomUUID(),
        fromId: owner.playerId,
        toId: guest.playerId,
        ...request,
      })
      .execute()
    await send(owner, guest)
  }
  await block(ben, ann)
  const invitations = await app.db
    .selectFrom('club_invitations as i')
    .innerJoin('clubs as c', (join) =>
      join.onRef('c.locationId', '=', 'i.locationId').onRef('c.slug', '=', 'i.slug'),
    )
    .select(['c.playerId as owner', 'i.playerId as guest'])
    .where('c.playerId', 'in', [ann.playerId, ben.playerId, other.playerId])
    .orderBy('owner')
    .execute()
  expect(invitations).toEqual([
    { owner: ann.playerId, guest: other.playerId },
    { owner: other.playerId, guest: ann.playerId },
  ])
  const messages = await app.db
    .selectFrom('messages')
    .select(['fromId', 'toId', 'type', 'used', 'read'])
    .where('fromId', 'in', [ann.playerId, ben.playerId, other.playerId])
    .execute()
  for (const { fromId, toId, type, used, read } of messages) {
    const isBetween = fromId !== other.playerId && toId !== other.playerId
    expect({ isBetween, type, isUsed: used !== null, read }).toEqual({
      isBetween,
      type,
      isUsed: isBetween && type === 'teamReq',
      read: isBetween,
    })
  }
  expect(messages).toHaveLength(8)
})

test('unread messages of a blocked player leave the badge', async () => {
  const [ann, ben] = await aPair()
  await send(ben, ann)
  const window = await app.socket(ann.token)
  const me = window.subscribe('players-me', {})
  expect((await me.next()).unreadMessages).toBe(1)
  await block(ann, ben)
  expect((await me.next()).unreadMessages).toBe(0)
  await window.close()
})

test('what the two were told of each other leaves their alerts and the bell, unless it is about an event they shared', async () => {
  const [ann, ben] = await aPair()
  const eventId = await anEvent(app.db, { location, organizer: ann.playerId })
  const [annsName, bensName] = await Promise.all(
    [ann, ben].map(
      async ({ playerId }) =>
        (
          await app.db
            .selectFrom('players')
            .select('playerName')
            .where('playerId', '=', playerId)
            .executeTakeFirstOrThrow()
        ).playerName,
    ),
  )
  const alert = { kind: 'tokens-received' as const, eventId: null }
  await app.db
    .insertInto('alerts')
    .values(
      [
        { ...alert, alertId: randomUUID(), playerId: ann.playerId, params: { player: bensName } },
        { ...alert, alertId: randomUUID(), playerId: ann.playerId, params: { player: 'Cleo' } },
        { ...alert, alertId: randomUUID(), playerId: ben.playerId, params: { player: annsName } },
        {
          alertId: randomUUID(),
          playerId: ben.playerId,
          params: { player: annsName },
          kind: 'team-formed' as const,
          eventId,
        },
      ].map((row) => ({ ...row, params: JSON.stringify(row.params) })),
    )
    .execute()
  const [annsWindow, bensWindow] = [await app.socket(ann.token), await app.socket(ben.token)]
  const [anns, bens] = [annsWindow, bensWindow].map((window) =>
    window.subscribe('alerts-list', { limit: 9, unreadOnly: false }),
  )
  await anns?.next()
  await bens?.next()
  await block(ann, ben)
  await anns?.until(({ alerts }) => alerts.length === 1)
  await bens?.until(({ alerts }) => alerts.length === 1)
  expect(
    [anns, bens].map((list) =>
      list?.latest()?.alerts.map(({ kind, params }) => `${kind} ${params['player'] ?? ''}`),
    ),
  ).toEqual([['tokens-received Cleo'], [`team-formed ${annsName ?? ''}`]])
  await Promise.all([annsWindow.close(), bensWindow.close()])
})

test('a roster that both are on stays whole and open to both, and so does a team', async () => {
  const [ann, ben] = await aPair()
  const eventId = await anEvent(app.db, { location, organizer: ann.playerId })
  for (const player of [ann, ben]) await signUp(player, eventId)
  const [p1, p2] = [ann.playerId, ben.playerId]
  await app.db.insertInto('event_teams').values({ eventId, p1, p2 }).execute()
  await block(ann, ben)
  const window = await app.socket(ben.token)
  expect(
    (await window.subscribe('events-byId', { eventId }).next()).roster.map(
      ({ playerId }) => playerId,
    ),
  ).toEqual([p1, p2])
  expect(
    (await window.subscribe('events-mine', { from: '2026-06-01' }).next()).events.map(
      (event) => event.eventId,
    ),
  ).toEqual([eventId])
  expect(
    await app.db
      .selectFrom('event_teams')
      .select('deleted')
      .where('eventId', '=', eventId)
      .execute(),
  ).toEqual([{ deleted: false }])
  await ben.must('events-withdraw', { eventId })
  expect(await rosterInWords(app.db, eventId)).toBe(p1)
  const answer = await ben.call('events-signUp', { eventId, guests: 0 })
  expect(answer).toEqual({ ok: false, refusal: { code: 'event-not-found' } })
  await window.close()
})

test('who blocked me does not exist for me, and blocking twice blocks once', async () => {
  const [ann, ben] = await aPair()
  expect(await codeOf(ann, ann)).toBe('block-yourself')
  expect([
    await codeOf(ann, ben),
    await codeOf(ann, ben),
    await codeOf(ben, ann),
    await codeOf(ben, ann, false),
  ]).toEqual(['ok', 'ok', 'player-not-found', 'player-not-found'])
  expect([
    await codeOf(ann, ben, false),
    await codeOf(ann, ben, false),
    await codeOf(ben, ann),
  ]).toEqual(['ok', 'ok', 'ok'])
})

test('of two who block each other at the same moment one is first', async () => {
  const [ann, ben] = await aPair()
  const codes = await Promise.all([codeOf(ann, ben), codeOf(ben, ann)])
  expect(codes.sort()).toEqual(['ok', 'player-not-found'])
})

test('a player hidden from me cannot be blocked, and one I blocked who hides then can be unblocked', async () => {
  const [ann, ben] = await aPair()
  const hide = (hidden: boolean) =>
    app.db.updateTable('players').set({ hidden }).where('playerId', '=', ben.playerId).execute()
  await hide(true)
  expect(await codeOf(ann, ben)).toBe('player-not-found')
  await hide(false)
  await block(ann, ben)
  await hide(true)
  expect([await codeOf(ann, ben, false), await codeOf(ann, ben, false)]).toEqual([
    'ok',
    'player-not-found',
  ])
})

test('the list of blocked players is mine, by name, and follows', async () => {
  const [ann, ben] = await aPair()
  const ada = await app.signedIn(`Ada${pairs}`)
  const [annsWindow, bensWindow] = [await app.socket(ann.token), await app.socket(ben.token)]
  const [mine, theirs] = [
    annsWindow.subscribe('players-blocked', {}),
    bensWindow.subscribe('players-blocked', {}),
  ]
  expect([await mine.next(), await theirs.next()]).toEqual([{ players: [] }, { players: [] }])
  await block(ann, ben)
  await block(ann, ada)
  expect(
    (await mine.until(({ players }) => players.length === 2)).players.map(
      ({ playerName }) => playerName,
    ),
  ).toEqual([`Ada${pairs}`, `Ben${pairs}`])
  await block(ann, ben, false)
  await mine.until(({ players }) => players.length === 1)
  expect(theirs.latest()).toEqual({ players: [] })
  await Promise.all([annsWindow.close(), bensWindow.close()])
})

test('blocking the owner of a club ends its invitation and the alert about it, and unblocking brings back neither', async () => {
  const [ann, ben] = await aPair()
  const place = await aLocation(app.db)
  const { clubId } = await ann.must('clubs-create', { locationId: place, clubName: 'Larks' })
  await ann.must('clubMembers-invite', {
    locationId: place,
    clubId,
    playerId: ben.playerId,
    invited: true,
  })
  const window = await app.socket(ben.token)
  const [alerts, clubs] = [
    window.subscribe('alerts-list', { limit: 20 }),
    window.subscribe('clubs-atLocation', { locationId: place }),
  ]
  expect((await alerts.next()).alerts.map(({ kind }) => kind)).toContain('club-invited')
  await clubs.until(({ invited }) => invited.length === 1)
  await block(ben, ann)
  await alerts.until((value) => value.alerts.every(({ kind }) => kind !== 'club-invited'))
  await clubs.until(({ invited }) => invited.length === 0)
  await block(ben, ann, false)
  await window.close()
  expect(
    await app.db.selectFrom('alerts').select('kind').where('playerId', '=', ben.playerId).execute(),
  ).toEqual([])
  expect(
    await app.db
      .selectFrom('club_invitations')
      .select('slug')
      .where('locationId', '=', place)
      .execute(),
  ).toEqual([])
})
