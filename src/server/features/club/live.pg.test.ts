// Clubs in open windows, and the private events that membership opens and closes, live.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toDay } from '#domain/shared/day.ts'
import { eventFieldsAt, signUp } from '#test/scenes/event-scene.ts'
import { aClub, aLocation } from '#test/support/builders.ts'
import { statementsOf } from '#test/support/statements.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import type { TestSocket } from '#test/support/test-socket.ts'

let app: TestApp
let olga: TestPlayer, ann: TestPlayer, ben: TestPlayer
let olgasWindow: TestSocket, annsWindow: TestSocket, bensWindow: TestSocket
const today = toDay('2026-06-01')
const anything = {
  type: null,
  gender: null,
  time: null,
  fitsLevel: false,
  placesLeft: false,
  friendsGoing: false,
}
const unknown = { code: 'event-not-found' }

beforeAll(async () => {
  app = await startTestApp()
  ;[olga, ann, ben] = [
    await app.signedIn('Olga'),
    await app.signedIn('Ann'),
    await app.signedIn('Ben'),
  ]
  ;[olgasWindow, annsWindow, bensWindow] = [
    await app.socket(olga.token),
    await app.socket(ann.token),
    await app.socket(ben.token),
  ]
})
afterAll(async () => {
  await Promise.all([olgasWindow.close(), annsWindow.close(), bensWindow.close()])
  await app.close()
})

const cardOf = (playerId: string) => ({
  playerId,
  playerName: `${playerId.slice(0, 1).toUpperCase()}${playerId.slice(1)}`,
  photoURL: '',
  skillSelf: 3.5,
})

async function aPrivateEvent(clubName: string, members: readonly string[] = []) {
  const locationId = await aLocation(app.db, { name: 'Pier 7' })
  const club = {
    locationId,
    clubId: await aClub(app.db, { location: locationId, owner: 'olga', name: clubName, members }),
  }
  const { eventId } = await olga.must('events-create', {
    fields: eventFieldsAt(locationId, { invite: true, invited: clubName }),
    status: 'published',
  })
  return { club, locationId, eventId }
}
const listAt = (window: TestSocket, locationId: string) =>
  window.subscribe('events-list', {
    locationIds: [locationId],
    from: today,
    to: toDay('2026-07-01'),
    limit: 10,
    filters: anything,
  })

test('my clubs at a venue are those I own, am in, and am invited to, and follow every change', async () => {
  const locationId = await aLocation(app.db, { name: 'Pier 6' })
  const [olgas, anns] = [
    olgasWindow.subscribe('clubs-atLocation', { locationId }),
    annsWindow.subscribe('clubs-atLocation', { locationId }),
  ]
  const none = { locationName: 'Pier 6', owned: [], joined: [], invited: [] }
  expect([await olgas.next(), await anns.next()]).toEqual([none, none])
  const club = {
    locationId,
    ...(await olga.must('clubs-create', { locationId, clubName: 'Dinkers' })),
  }
  const card = (members: number, clubName = 'Dinkers') => ({
    clubId: clubName.toLowerCase(),
    clubName,
    members,
  })
  const record = (members: number) => ({
    ...card(members),
    playerId: 'olga',
    location: locationId,
    created: new Date(testStart).toISOString(),
    owner: true,
  })
  expect(await olgas.next()).toEqual({ ...none, owned: [record(1)] })
  await olga.must('clubMembers-invite', { ...club, playerId: 'ann', invited: true })
  expect((await anns.until(({ invited }) => invited.length === 1)).invited).toEqual([card(1)])
  await ann.must('clubMembers-answer', { ...club, accept: true })
  expect(await anns.until(({ joined }) => joined.length === 1)).toEqual({
    ...none,
    joined: [card(2)],
  })
  expect((await olgas.until(({ owned }) => owned[0]?.members === 2)).owned).toEqual([record(2)])
  await olga.must('clubMembers-add', { ...club, playerId: 'ben' })
  await anns.until(({ joined }) => joined[0]?.members === 3)
  await olga.must('clubs-rename', { ...club, clubName: 'Bangers' })
  expect((await anns.until(({ joined }) => joined[0]?.clubName === 'Bangers')).joined).toEqual([
    card(3, 'Bangers'),
  ])
  await ben.must('clubMembers-remove', { locationId, clubId: 'bangers', playerId: 'ben' })
  await olgas.until(({ owned }) => owned[0]?.members === 2)
  await olga.must('clubs-delete', { locationId, clubId: 'bangers' })
  expect([
    await anns.until(({ joined }) => joined.length === 0),
    await olgas.until(({ owned }) => owned.length === 0),
  ]).toEqual([none, none])
  expect(
    await olgasWindow.subscribe('clubs-atLocation', { locationId: 'no-such-venue' }).refused(),
  ).toEqual({ code: 'location-not-found' })
})

test('the venue’s page counts its clubs and their members as they change', async () => {
  const locationId = await aLocation(app.db)
  const shown = bensWindow.subscribe('locations-byId', { locationId, today })
  expect((await shown.next()).clubs).toEqual([])
  const club = {
    locationId,
    ...(await olga.must('clubs-create', { locationId, clubName: 'Dinkers' })),
  }
  expect((await shown.until(({ clubs }) => clubs.length === 1)).clubs).toEqual([
    {
      clubId: 'dinkers',
      clubName: 'Dinkers',
      ownerName: 'Olga',
      mine: null,
      members: 1,
      key: null,
    },
  ])
  await olga.must('clubMembers-add', { ...club, playerId: 'ann' })
  await shown.until(({ clubs }) => clubs[0]?.members === 2)
  await olga.must('clubs-rename', { ...club, clubName: 'Bangers' })
  await shown.until(({ clubs }) => clubs[0]?.clubId === 'bangers')
  await olga.must('clubs-delete', { locationId, clubId: 'bangers' })
  await shown.until(({ clubs }) => clubs.length === 0)
})

test('a club shows its owner everything, a member its members, an invited one its name, a stranger nothing', async () => {
  const { club, locationId } = await aPrivateEvent('Owls', ['ann'])
  await app.signedIn('Invitee')
  await olga.must('clubMembers-invite', { ...club, playerId: 'ben', invited: true })
  await olga.must('clubMembers-invite', { ...club, playerId: 'invitee', invited: true })
  const facts = {
    clubId: 'owls',
    clubName: 'Owls',
    locationId,
    locationName: 'Pier 7',
    ownerId: 'olga',
    ownerName: 'Olga',
    memberCount: 2,
    more: false,
  }
  const members = [cardOf('olga'), cardOf('ann')]
  expect(await olgasWindow.subscribe('clubs-byId', club).next()).toEqual({
    ...facts,
    mine: 'owner',
    members,
    invited: [cardOf('ben'), cardOf('invitee')],
  })
  expect(await annsWindow.subscribe('clubs-byId', club).next()).toEqual({
    ...facts,
    mine: 'member',
    members,
    invited: [],
  })
  expect(await bensWindow.subscribe('clubs-byId', club).next()).toEqual({
    ...facts,
    mine: 'invited',
    members: [],
    invited: [],
  })
  const stranger = await app.socket((await app.signedIn('Stranger')).token)
  expect(await stranger.subscribe('clubs-byId', club).refused()).toEqual({ code: 'club-not-found' })
  expect(
    await stranger.subscribe('clubs-byId', { ...club, clubId: 'no-such-club' }).refused(),
  ).toEqual({ code: 'club-not-found' })
  await stranger.close()
})

test('an open page of a club follows its members and closes for who is removed', async () => {
  const { club } = await aPrivateEvent('Herons', ['ann'])
  const [olgas, anns] = [
    olgasWindow.subscribe('clubs-byId', club),
    annsWindow.subscribe('clubs-byId', club),
  ]
  await olgas.next()
  await anns.next()
  await olga.must('clubMembers-add', { ...club, playerId: 'ben' })
  expect(
    (await anns.until(({ memberCount }) => memberCount === 3)).members.map(
      ({ playerId }) => playerId,
    ),
  ).toEqual(['olga', 'ann', 'ben'])
  await olga.must('clubMembers-remove', { ...club, playerId: 'ann' })
  expect(await anns.refused()).toEqual({ code: 'club-not-found' })
  const { members } = await olgas.until((page) =>
    page.members.every(({ playerId }) => playerId !== 'ann'),
  )
  expect(members.map(({ playerId }) => playerId)).toEqual(['olga', 'ben'])
})

test('a member does not see whom they may not see; the owner sees all members and the count is of all', async () => {
  const { club } = await aPrivateEvent('Foxes', ['ann', 'ben'])
  await app.signedIn('Shy')
  await olga.must('clubMembers-add', { ...club, playerId: 'shy' })
  await app.db.updateTable('players').set({ hidden: true }).where('playerId', '=', 'shy').execute()
  await app.db
    .insertInto('player_blocks')
    .values([
      { playerId: 'ben', blockedId: 'ann' },
      { playerId: 'olga', blockedId: 'ben' },
    ])
    .execute()
  const seen = async (window: TestSocket) => {
    const { members, memberCount, ownerName } = await window.subscribe('clubs-byId', club).next()
    return { members: members.map(({ playerId }) => playerId), memberCount, ownerName }
  }
  expect(await seen(annsWindow)).toEqual({
    members: ['olga', 'ann'],
    memberCount: 4,
    ownerName: 'Olga',
  })
  expect(await seen(bensWindow)).toEqual({ members: ['ben'], memberCount: 4, ownerName: '' })
  expect(await seen(olgasWindow)).toEqual({
    members: ['olga', 'ann', 'ben', 'shy'],
    memberCount: 4,
    ownerName: 'Olga',
  })
  await app.db.deleteFrom('player_blocks').execute()
})

test('a private event of a club appears to who joins, and is as unknown to others as one that never was', async () => {
  const { club, locationId, eventId } = await aPrivateEvent('Dinkers')
  const list = listAt(annsWindow, locationId)
  const counts = annsWindow.subscribe('events-privateCounts', {
    locationIds: [locationId],
    from: today,
  })
  expect([(await list.next()).events, await counts.next()]).toEqual([[], []])
  expect(await annsWindow.subscribe('events-byId', { eventId }).refused()).toEqual(unknown)
  await olga.must('clubMembers-invite', { ...club, playerId: 'ann', invited: true })
  expect(await annsWindow.subscribe('events-byId', { eventId }).refused()).toEqual(unknown)
  await ann.must('clubMembers-answer', { ...club, accept: true })
  expect((await list.until(({ events }) => events.length === 1)).events[0]).toMatchObject({
    eventId,
    invite: true,
  })
  expect(await counts.until((days) => days.length === 1)).toEqual([
    { date: '2026-06-02', eventCount: 1 },
  ])
  expect((await annsWindow.subscribe('events-byId', { eventId }).next()).eventId).toBe(eventId)
  expect(await bensWindow.subscribe('events-byId', { eventId }).refused()).toEqual(unknown)
  expect(await ben.call('events-signUp', { eventId, guests: 0 })).toEqual({
    ok: false,
    refusal: unknown,
  })
})

test('a member who is removed, or leaves, loses it in the open window, unless in its roster', async () => {
  const { club, locationId, eventId } = await aPrivateEvent('Herons', ['ann', 'ben'])
  await signUp(ben, eventId)
  const [anns, bens, list] = [
    annsWindow.subscribe('events-byId', { eventId }),
    bensWindow.subscribe('events-byId', { eventId }),
    listAt(annsWindow, locationId),
  ]
  await anns.next()
  await bens.next()
  expect((await list.next()).events).toHaveLength(1)
  await olga.must('clubMembers-remove', { ...club, playerId: 'ann' })
  expect(await anns.refused()).toEqual(unknown)
  await list.until(({ events }) => events.length === 0)
  await ben.must('clubMembers-remove', { ...club, playerId: 'ben' })
  expect((await bensWindow.subscribe('events-byId', { eventId }).next()).eventId).toBe(eventId)
  await ben.must('events-withdraw', { eventId })
  expect(await bens.refused()).toEqual(unknown)
})

test('a renamed club keeps its events, whoever of it organized them', async () => {
  const { club, locationId, eventId } = await aPrivateEvent('Old Name', ['ann', 'ben'])
  const second = await ann.must('events-create', {
    fields: eventFieldsAt(locationId, { invite: true, invited: 'Old Name' }),
    status: 'published',
  })
  const window = bensWindow.subscribe('events-byId', { eventId })
  await window.next()
  await olga.must('clubs-rename', { ...club, clubName: 'New Name' })
  expect((await window.until(({ fields }) => fields.invited === 'New Name')).fields.invite).toBe(
    true,
  )
  expect(
    (await bensWindow.subscribe('events-byId', { eventId: second.eventId }).next()).fields.invited,
  ).toBe('New Name')
  await olga.must('clubMembers-remove', { locationId, clubId: 'new-name', playerId: 'ben' })
  expect(await window.refused()).toEqual(unknown)
})

test('a deleted club ends what its members could see, and a later one of its name does not bring it back', async () => {
  const { club, locationId, eventId } = await aPrivateEvent('Dinkers', ['ann', 'ben'])
  await signUp(ben, eventId)
  const [anns, bens] = [
    annsWindow.subscribe('events-byId', { eventId }),
    bensWindow.subscribe('events-byId', { eventId }),
  ]
  await anns.next()
  await bens.next()
  await olga.must('clubs-delete', club)
  expect(await anns.refused()).toEqual(unknown)
  await ann.must('clubs-create', { locationId, clubName: 'Dinkers' })
  expect(await annsWindow.subscribe('events-byId', { eventId }).refused()).toEqual(unknown)
  expect((await bensWindow.subscribe('events-byId', { eventId }).next()).eventId).toBe(eventId)
  expect((await olgasWindow.subscribe('events-byId', { eventId }).next()).eventId).toBe(eventId)
})

test('a club of the same name at another venue opens nothing here', async () => {
  const { eventId } = await aPrivateEvent('Dinkers')
  const elsewhere = await aLocation(app.db)
  await aClub(app.db, { location: elsewhere, owner: 'ben', name: 'Dinkers', members: ['ann'] })
  for (const window of [annsWindow, bensWindow])
    expect(await window.subscribe('events-byId', { eventId }).refused()).toEqual(unknown)
})

test('the create form offers the clubs made here', async () => {
  const locationId = await aLocation(app.db)
  await olga.must('clubs-create', { locationId, clubName: 'Dinkers' })
  const input = {
    location: locationId,
    startDate: today,
    startTime: '18:00',
    duration: 60,
    skillMin: null,
    skillMax: null,
  }
  expect((await olga.must('events-createHints', input)).clubs).toEqual(['Dinkers'])
  expect((await ann.must('events-createHints', input)).clubs).toEqual([])
})

test('my clubs take two statements, one club three', async () => {
  const { club, locationId } = await aPrivateEvent('Few', ['ann', 'ben'])
  const window = await app.socket(olga.token)
  const count = async (
    open: () => { next(): Promise<unknown>; close(): void },
  ): Promise<number> => {
    const statements = await statementsOf(async () => {
      const subscription = open()
      await subscription.next()
      subscription.close()
    })
    return statements.length
  }
  // Windows of earlier tests may still receive the new club, so this polls until they are done.
  await expect.poll(() => count(() => window.subscribe('clubs-atLocation', { locationId }))).toBe(2)
  await expect.poll(() => count(() => window.subscribe('clubs-byId', club))).toBe(3)
  await window.close()
})
