// New accounts in an established installation, tested like an abuser: every way to reach strangers
// is counted, also in concurrent calls, and the count can't be reset.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { alertKindsOf, eventFieldsAt, signUp } from '#test/scenes/event-scene.ts'
import { leagueFieldsAt } from '#test/scenes/league-scene.ts'
import {
  app,
  codeOf,
  create,
  day,
  done,
  isOk,
  location,
  newcomer,
  quota,
  refusal,
  freshName,
  strangers,
  update,
  weekAfter,
  startNewcomers,
} from '#test/scenes/newcomer-scene.ts'
import { proveAddress } from '#test/scenes/notification-scene.ts'
import { aClub, aFriend, aLocation, anAdmin, anEvent } from '#test/support/builders.ts'
import { startTestApp, testStart, type TestPlayer } from '#test/support/test-app.ts'

startNewcomers()

const strangerTo = (player: string) => refusal('newcomer-stranger', { player, until: weekAfter })

const stranger = (index: number): TestPlayer => {
  const found = strangers[index]
  if (found === undefined) throw new Error(`no stranger ${index}`)
  return found
}

const send = (from: TestPlayer, to: TestPlayer, messageId = randomUUID()) =>
  from.call('messages-send', { messageId, toId: to.playerId, message: 'Hello' })

test('a roster takes no strangers from a newcomer, on no road, and no one is alerted', async () => {
  const ann = await newcomer()
  const eventId = await anEvent(app.db, { location, organizer: ann.playerId })
  const other = stranger(0)
  const before = await alertKindsOf(app.db, other.playerId)
  const barred = strangerTo('Stranger0')
  const { playerId } = other
  await ann.must('playerFriends-set', { friendId: playerId, friend: true })
  expect(await ann.call('events-addPlayer', { eventId, playerId })).toEqual(barred)
  expect(await update(ann, eventId, { invite: true, invited: 'Friends' })).toEqual(done)
  expect(await ann.call('events-addPlayer', { eventId, playerId })).toEqual(barred)
  expect(await create(ann, { cohosts: [playerId] })).toEqual(barred)
  expect(await update(ann, eventId, { cohosts: [playerId] })).toEqual(barred)
  await ann.must('matchLists-start', { eventId })
  expect(await ann.call('matchLists-addPlayer', { eventId, playerId, isGuest: false })).toEqual(
    barred,
  )
  const { clubId } = await ann.must('clubs-create', {
    locationId: location,
    clubName: freshName('Cl'),
  })
  const club = { locationId: location, clubId }
  expect(await ann.call('clubMembers-add', { ...club, playerId })).toEqual(barred)
  const { leagueSeriesId } = await ann.must('leagues-create', { fields: leagueFieldsAt(location) })
  expect(
    await ann.call('leagues-addPlayer', { leagueSeriesId, playerId, partnerId: null }),
  ).toEqual(barred)
  expect(await alertKindsOf(app.db, playerId)).toEqual(before)
})

test('a newcomer adds those who signed up, wrote, marked them back, formed a team or accepted the club', async () => {
  const ann = await newcomer()
  const eventId = await anEvent(app.db, { location, organizer: ann.playerId }, { maxPlayers: 12 })
  const [came, wrote, friend, liked, partner] = strangers.slice(1, 6)
  if (!came || !wrote || !friend || !liked || !partner) throw new Error('too few strangers')
  await signUp(came, eventId)
  await came.must('events-withdraw', { eventId })
  await send(wrote, ann)
  await aFriend(app.db, friend.playerId, ann.playerId)
  await liked.must('playerFavorites-set', { favoriteId: ann.playerId, favorite: true })
  await ann.must('eventTeams-request', { eventId, playerId: partner.playerId })
  const { messageId } = await app.db
    .selectFrom('messages')
    .select('messageId')
    .where('toId', '=', partner.playerId)
    .where('type', '=', 'teamReq')
    .executeTakeFirstOrThrow()
  await partner.must('eventTeams-accept', { messageId })
  for (const { playerId } of [came, wrote, friend, liked, partner, ann]) {
    expect(await ann.call('events-addPlayer', { eventId, playerId })).toMatchObject({ ok: true })
  }
  const slug = await aClub(app.db, { location, owner: ann.playerId, name: 'Ours' })
  const member = stranger(6)
  await ann.must('clubMembers-invite', {
    locationId: location,
    clubId: slug,
    playerId: member.playerId,
    invited: true,
  })
  await member.must('clubMembers-answer', { locationId: location, clubId: slug, accept: true })
  const closed = await anEvent(
    app.db,
    { location, organizer: ann.playerId },
    { invite: true, invited: 'Ours' },
  )
  expect(
    await ann.call('events-addPlayer', { eventId: closed, playerId: member.playerId }),
  ).toMatchObject({ ok: true })
})

test('a newcomer who only helps to run an event adds no strangers either; the organizer does', async () => {
  const [ann, olga] = [await newcomer(), await app.signedIn(freshName('Olga'))]
  const eventId = await anEvent(app.db, { location, organizer: olga.playerId })
  await app.db.insertInto('event_cohosts').values({ eventId, playerId: ann.playerId }).execute()
  const ask = { eventId, playerId: stranger(7).playerId }
  expect(await ann.call('events-addPlayer', ask)).toEqual(strangerTo('Stranger7'))
  expect(await olga.call('events-addPlayer', ask)).toMatchObject({ ok: true })
})

test('a message to a roster reaches those who signed up, not those who were put there', async () => {
  const [ann, olga] = [await newcomer(), await app.signedIn(freshName('Olga'))]
  const eventId = await anEvent(app.db, { location, organizer: olga.playerId })
  await app.db.insertInto('event_cohosts').values({ eventId, playerId: ann.playerId }).execute()
  await olga.must('events-addPlayer', { eventId, playerId: stranger(8).playerId })
  const toAll = { eventId, to: 'all' as const, message: 'See you' }
  expect(await ann.call('messages-toRoster', toAll)).toEqual(
    refusal('newcomer-roster-message', { until: weekAfter }),
  )
  await signUp(stranger(9), eventId)
  expect(await ann.must('messages-toRoster', toAll)).toEqual({ sent: 1 })
  expect(await olga.must('messages-toRoster', toAll)).toEqual({ sent: 2 })
  await stranger(8).must('events-withdraw', { eventId })
  app.clock.advance(1)
  await signUp(stranger(8), eventId)
  expect(await ann.must('messages-toRoster', toAll)).toEqual({ sent: 2 })
})

test('five conversations in the first week, also of many begun at once; answers and repeats are free', async () => {
  const ann = await newcomer()
  const answers = await Promise.all(strangers.map((other) => send(ann, other)))
  expect(answers.filter(isOk)).toHaveLength(5)
  expect(answers.find(({ ok }) => !ok)).toEqual(quota('too-many-new-threads', 5, weekAfter))
  const begun = strangers.filter((_, index) => answers[index]?.ok)
  for (const other of begun) expect(await send(ann, other)).toEqual(done)
  const writer = await app.signedIn(freshName('Writer'))
  await send(writer, ann)
  expect(await send(ann, writer)).toEqual(done)
  const ben = await newcomer()
  const messageId = randomUUID()
  const again = await Promise.all(
    Array.from({ length: 6 }, () => send(ben, stranger(0), messageId)),
  )
  expect(again).toEqual(Array.from({ length: 6 }, () => done))
  for (const index of [1, 2, 3, 4]) expect(await send(ben, stranger(index))).toEqual(done)
})

test('a refused conversation travels as 429 with Retry-After and stores nothing, as a record too', async () => {
  const ann = await newcomer()
  for (const other of strangers.slice(0, 5)) await send(ann, other)
  const to = stranger(5)
  const data = { messageId: randomUUID(), toId: to.playerId, message: 'Hello' }
  const refused = await ann.raw('messages-send', { data })
  expect(refused).toMatchObject({
    status: 429,
    body: { error: { message: 'too-many-new-threads' } },
  })
  expect(refused.headers.get('retry-after')).toBe(String(6 * 86_400))
  const fields = {
    type: 'txt',
    fromId: ann.playerId,
    toId: to.playerId,
    message: 'Hello',
    read: false,
  }
  expect(
    codeOf(await ann.call('documentUpdates-addDocument', { collection: 'messages', fields })),
  ).toBe('too-many-new-threads')
  const rows = await app.db
    .selectFrom('messages')
    .select('toId')
    .where('fromId', '=', ann.playerId)
    .execute()
  expect(rows).toHaveLength(5)
})

test('ten team requests in the first week, to leagues and by records too', async () => {
  const ann = await newcomer()
  const eventId = await anEvent(app.db, { location, organizer: ann.playerId })
  const answers = await Promise.all(
    strangers
      .slice(0, 12)
      .map(({ playerId }) => ann.call('eventTeams-request', { eventId, playerId })),
  )
  expect(answers.filter(isOk)).toHaveLength(10)
  expect(answers.find(({ ok }) => !ok)).toEqual(quota('too-many-team-requests', 10, weekAfter))
  const olga = await app.signedIn(freshName('Olga'))
  const { leagueSeriesId } = await olga.must('leagues-create', {
    fields: { ...leagueFieldsAt(location), entryBy: 'team' },
  })
  await olga.must('leagues-setState', { leagueSeriesId, state: 'registration' })
  expect(
    codeOf(await ann.call('leagues-join', { leagueSeriesId, partnerId: stranger(0).playerId })),
  ).toBe('too-many-team-requests')
})

test('five clubs in the first week; a deleted club still counts', async () => {
  const ann = await newcomer()
  const make = (name: string) => ann.call('clubs-create', { locationId: location, clubName: name })
  const first = await make(freshName('One'))
  await ann.must('clubs-delete', {
    locationId: location,
    clubId: first.ok ? first.value.clubId : '',
  })
  const answers = await Promise.all(
    Array.from({ length: 7 }, (_, index) => make(freshName(`N${index}x`))),
  )
  expect(answers.filter(isOk)).toHaveLength(4)
  expect(answers.find(({ ok }) => !ok)).toEqual(quota('too-many-clubs', 5, weekAfter))
})

test('ten invitations in the first week, to clubs, leagues and the office of an admin together', async () => {
  const ann = await newcomer()
  const { clubId } = await ann.must('clubs-create', {
    locationId: location,
    clubName: freshName('Inv'),
  })
  const { leagueSeriesId } = await ann.must('leagues-create', { fields: leagueFieldsAt(location) })
  const own = await aLocation(app.db)
  await anAdmin(app.db, own, ann.playerId)
  const toClub = (index: number, invited = true) =>
    ann.call('clubMembers-invite', {
      locationId: location,
      clubId,
      playerId: stranger(index).playerId,
      invited,
    })
  // Re-inviting alerts the same player again, so it counts.
  for (const invited of [true, false, true, false, true])
    expect(isOk(await toClub(0, invited))).toBe(true)
  for (const index of [1, 2, 3]) expect(isOk(await toClub(index))).toBe(true)
  const toLeague = (index: number) =>
    ann.call('leagues-invite', {
      leagueSeriesId,
      playerId: stranger(index).playerId,
      invited: true,
    })
  const toOffice = (index: number) =>
    ann.call('locationsAdmin-invite', { locationId: own, playerId: stranger(index).playerId })
  const answers = [await toLeague(1), await toLeague(2), await toOffice(1), await toOffice(2)]
  expect(answers.filter(isOk)).toHaveLength(4)
  for (const refused of [await toClub(4), await toLeague(3), await toOffice(3)]) {
    expect(refused).toEqual(quota('too-many-invitations', 10, weekAfter))
  }
})

test('twenty strangers are put into clubs in the first week, in any installation, and by a proved address', async () => {
  const young = await startTestApp({ sendsMail: true })
  try {
    const place = await aLocation(young.db)
    const ann = await young.signedIn('Ann', { created: new Date(testStart - day) })
    const ids: string[] = []
    for (let made = 0; made < 22; made += 1)
      ids.push((await young.signedIn(`Putin${made}x`)).playerId)
    const { clubId } = await ann.must('clubs-create', { locationId: place, clubName: 'Dinkers' })
    const put = (playerId: string | undefined) =>
      ann.call('clubMembers-add', { locationId: place, clubId, playerId: playerId ?? '' })
    expect(codeOf(await put(ids[0]))).toBe('prove-before-inviting')
    await proveAddress(young, ann)
    const codes = []
    for (const playerId of ids.slice(0, 21)) codes.push(codeOf(await put(playerId)))
    expect(codes).toEqual([...Array.from({ length: 20 }, () => 'ok'), 'too-many-added-members'])
    await young.db
      .insertInto('player_friends')
      .values({ playerId: ids[20] ?? '', friendId: ann.playerId, friend: true })
      .execute()
    expect(codeOf(await put(ids[20]))).toBe('ok')
    const gone = { locationId: place, clubId, playerId: ids[0] ?? '' }
    await ann.must('clubMembers-remove', gone)
    expect(codeOf(await put(ids[21]))).toBe('too-many-added-members')
  } finally {
    await young.close()
  }
})

test('a player of a week is limited in nothing, nor is anyone in a young or a small installation', async () => {
  const old = await app.signedIn(freshName('Old'), { created: new Date(testStart - 7 * day) })
  const makeAll = async (player: TestPlayer) => {
    const answers = []
    for (let made = 0; made < 5; made += 1) answers.push(codeOf(await create(player)))
    for (const other of strangers.slice(0, 7)) answers.push(codeOf(await send(player, other)))
    return new Set(answers)
  }
  expect(await makeAll(old)).toEqual(new Set(['ok']))
  const born = (await app.db.selectFrom('installation').select('born').executeTakeFirstOrThrow())
    .born
  await app.db
    .updateTable('installation')
    .set({ born: new Date(testStart - 30 * day + 1) })
    .execute()
  expect(await makeAll(await newcomer())).toEqual(new Set(['ok']))
  await app.db.updateTable('installation').set({ born }).execute()
  const small = await startTestApp()
  try {
    await small.db.updateTable('installation').set({ born }).execute()
    const ann = await small.signedIn('Ann', { created: new Date(testStart) })
    const at = await aLocation(small.db)
    for (let made = 0; made < 5; made += 1) {
      await ann.must('events-create', {
        fields: eventFieldsAt(at),
        status: 'published',
        repeat: null,
      })
    }
  } finally {
    await small.close()
  }
})
