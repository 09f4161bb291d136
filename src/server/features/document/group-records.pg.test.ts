// Records of clubs, teams and venues through the generic calls.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  add,
  ann,
  anna,
  app,
  bob,
  denied,
  done,
  park,
  refusedAs,
  remove,
  set,
  update,
  startRecords,
} from '#test/scenes/record-scene.ts'
import { requestOf, teamsOf } from '#test/scenes/team-scene.ts'
import { aClub, aLocation, anAdmin, anEvent } from '#test/support/builders.ts'

startRecords()

const clubsOf = async (owner: string) =>
  (
    await app.db
      .selectFrom('clubs')
      .select(['locationId', 'slug', 'clubName'])
      .where('playerId', '=', owner)
      .orderBy('slug')
      .execute()
  ).map((club) => `${club.locationId}/${club.slug} ${club.clubName}`)

const membersOf = async (slug: string) =>
  (
    await app.db
      .selectFrom('club_members')
      .select('playerId')
      .where('slug', '=', slug)
      .orderBy('playerId')
      .execute()
  ).map(({ playerId }) => playerId)

test('clubs: made, renamed and deleted by their owner', async () => {
  const [eve, fay] = [await app.signedIn('Eve'), await app.signedIn('Fay')]
  expect(
    await add(eve, 'clubs', {
      clubName: 'Dinkers',
      playerId: 'eve',
      location: 'park',
      members: 1,
      owner: true,
      created: 1,
    }),
  ).toEqual(done)
  expect(await set(eve, 'clubs', 'parklobbers', { clubName: 'Lobbers', location: 'park' })).toEqual(
    done,
  )
  expect([await clubsOf('eve'), await membersOf('lobbers')]).toEqual([
    ['park/dinkers Dinkers', 'park/lobbers Lobbers'],
    ['eve'],
  ])
  expect(await update(eve, 'clubs', 'parkdinkers', { clubName: 'Bangers' })).toEqual(done)
  expect(await set(eve, 'clubs', 'parkbangers', { clubName: 'Lobbers' })).toMatchObject({
    refusal: { code: 'club-name-taken', params: { location: 'Park' } },
  })
  expect(await add(fay, 'clubs', { clubName: 'lobbers', location: 'park' })).toMatchObject({
    refusal: { code: 'club-name-taken' },
  })
  expect(await add(fay, 'clubs', { clubName: '***', location: 'park' })).toEqual(
    refusedAs('club-name-characters'),
  )
  expect(await add(fay, 'clubs', { clubName: 'Fays', location: 'park', playerId: 'eve' })).toEqual(
    denied,
  )
  expect(await add(fay, 'clubs', { clubName: 'Fays', location: 'park', members: 50 })).toEqual(
    denied,
  )
  expect(await set(fay, 'clubs', 'parkother', { clubName: 'Fays', location: 'park' })).toEqual(
    denied,
  )
  expect(await set(fay, 'clubs', 'parkbangers', { clubName: 'Mine now' })).toEqual(denied)
  expect(await remove(fay, 'clubs', 'parkbangers')).toEqual(denied)
  expect(await remove(fay, 'clubs', 'parknothing')).toEqual(denied)
  expect(await clubsOf('eve')).toEqual(['park/bangers Bangers', 'park/lobbers Lobbers'])
  expect(await remove(eve, 'clubs', 'parkbangers')).toEqual(done)
  expect([await clubsOf('eve'), await clubsOf('fay')]).toEqual([['park/lobbers Lobbers'], []])
})

test("clubs: an id that reads two ways reaches nobody else's club, and of two of mine neither", async () => {
  await aLocation(app.db, { locationId: 'lo' })
  await aLocation(app.db, { locationId: 'lob' })
  const [gil, hal] = [await app.signedIn('Gil'), await app.signedIn('Hal')]
  await aClub(app.db, { location: 'lo', owner: 'gil', name: 'bx' })
  await aClub(app.db, { location: 'lob', owner: 'hal', name: 'x' })
  expect(await remove(hal, 'clubs', 'lobx')).toEqual(done)
  expect([await clubsOf('gil'), await clubsOf('hal')]).toEqual([['lo/bx bx'], []])
  await aClub(app.db, { location: 'lob', owner: 'gil', name: 'x' })
  expect(await remove(gil, 'clubs', 'lobx')).toEqual(denied)
  expect(await set(gil, 'clubs', 'lobx', { clubName: 'y' })).toEqual(denied)
  expect(await set(gil, 'clubs', 'lobx', { clubName: 'y', location: 'lob' })).toEqual(done)
  expect(await clubsOf('gil')).toEqual(['lo/bx bx', 'lob/y y'])
})

test('clubMembers: the owner takes one out, a member leaves; strangers learn nothing', async () => {
  const [ian, jon, kim] = [
    await app.signedIn('Ian'),
    await app.signedIn('Jon'),
    await app.signedIn('Kim'),
  ]
  await aClub(app.db, {
    location: park,
    owner: 'ian',
    name: 'Aces',
    members: ['jon', 'bob', 'ann'],
  })
  expect(await remove(kim, 'clubMembers', 'parkacesbob')).toEqual(denied)
  expect(await remove(kim, 'clubMembers', 'parkaceskim')).toEqual(denied)
  expect(await remove(jon, 'clubMembers', 'parkacesbob')).toEqual(denied)
  expect(await remove(ian, 'clubMembers', 'parkaceskim')).toEqual(denied)
  expect(await remove(ian, 'clubMembers', 'parkacesian')).toEqual(refusedAs('club-owner-stays'))
  expect(await remove(ian, 'clubMembers', 'parkacesbob')).toEqual(done)
  expect(await remove(jon, 'clubMembers', 'parkacesjon')).toEqual(done)
  expect(await membersOf('aces')).toEqual(['ann', 'ian'])
})

test('eventTeams: a request travels as a message, and who was asked forms the team once', async () => {
  const event = await anEvent(app.db, { location: park, organizer: 'bob' })
  expect(await add(bob, 'eventTeams', { eventId: event, p1: 'ann', p2: 'bob' })).toEqual(denied)
  expect(
    await add(ann, 'messages', {
      type: 'teamReq',
      eventId: event,
      toId: 'bob',
      to: 'Bob',
      message: 'Partner?',
    }),
  ).toEqual(done)
  expect(
    await add(ann, 'messages', {
      type: 'teamReq',
      eventId: event,
      toId: 'bob',
      message: 'Partner?',
    }),
  ).toMatchObject(refusedAs('already-requested'))
  expect(await add(ann, 'eventTeams', { eventId: event, p1: 'ann', p2: 'bob' })).toEqual(denied)
  for (const fields of [
    { p1: 'ann', p2: 'anna' },
    { p1: 'bob', p2: 'bob' },
    { p1: 'ann', p2: 'bob', team: ['ann', 'anna'] },
    { p1: 'ann', p2: 'bob', deleted: true },
  ]) {
    expect({ fields, answer: await add(bob, 'eventTeams', { eventId: event, ...fields }) }).toEqual(
      { fields, answer: denied },
    )
  }
  expect(await teamsOf(app.db, event)).toEqual([])
  const team = {
    eventId: event,
    p1: 'bob',
    p2: 'ann',
    team: ['ann', 'bob'],
    deleted: false,
    created: 1,
  }
  expect(await add(bob, 'eventTeams', team)).toEqual(done)
  expect(await teamsOf(app.db, event)).toEqual(['ann&bob'])
  for (const who of [ann, bob])
    expect(await add(who, 'eventTeams', team)).toEqual(refusedAs('team-already-accepted'))
  expect(
    await add(ann, 'messages', {
      type: 'teamReq',
      eventId: randomUUID(),
      toId: 'bob',
      message: 'Partner?',
    }),
  ).toEqual(denied)
})

test('eventTeams: a request that ran out forms no team', async () => {
  const event = await anEvent(app.db, { location: park, organizer: 'bob' })
  await add(ann, 'messages', { type: 'teamReq', eventId: event, toId: 'bob', message: 'Partner?' })
  await app.db
    .updateTable('messages')
    .set({ expires: new Date(app.clock.now() - 1) })
    .where('messageId', '=', await requestOf(app.db, event, ann, bob))
    .execute()
  expect(await add(bob, 'eventTeams', { eventId: event, p1: 'ann', p2: 'bob' })).toEqual(
    refusedAs('request-expired'),
  )
  expect(await teamsOf(app.db, event)).toEqual([])
})

test('locationsAdmin: only an admin invites, and only who is invited becomes one', async () => {
  const [lea, max] = [await app.signedIn('Lea'), await app.signedIn('Max')]
  const hall = await aLocation(app.db, { name: 'Hall' })
  await anAdmin(app.db, hall, 'lea')
  const adminsOf = async () =>
    (
      await app.db
        .selectFrom('locations_admin')
        .select('playerId')
        .where('locationId', '=', hall)
        .orderBy('playerId')
        .execute()
    ).map(({ playerId }) => playerId)
  expect(await add(max, 'locationsAdmin', { playerId: 'max', locationId: hall })).toEqual(denied)
  expect(
    await add(max, 'messages', {
      type: 'adminReq',
      locationId: hall,
      toId: 'bob',
      message: 'Join us',
    }),
  ).toEqual(refusedAs('admin-only'))
  expect(
    await add(lea, 'messages', {
      type: 'adminReq',
      locationId: hall,
      toId: 'max',
      message: 'Join us',
    }),
  ).toEqual(done)
  expect(await add(bob, 'locationsAdmin', { playerId: 'max', locationId: hall })).toEqual(denied)
  expect(await add(bob, 'locationsAdmin', { locationId: hall })).toEqual(denied)
  expect(await adminsOf()).toEqual(['lea'])
  expect(
    await add(max, 'locationsAdmin', { playerId: 'max', locationId: hall, created: 1 }),
  ).toEqual(done)
  expect(await adminsOf()).toEqual(['lea', 'max'])
  expect(await add(max, 'locationsAdmin', { playerId: 'max', locationId: hall })).toMatchObject({
    refusal: { code: 'already-admin', params: { player: 'Max' } },
  })
})

test('locations: an admin may say the photo that was sent, and nothing else', async () => {
  const photo = `/photos/${randomUUID()}.webp`
  const hall = await aLocation(app.db, { name: 'Hall', photoUrl: `${photo}?t=1` })
  await anAdmin(app.db, hall, 'anna')
  expect(await set(anna, 'locations', hall, { photoURL: `${photo}?t=2`, edited: 5 })).toEqual(done)
  for (const [who, fields] of [
    [ann, { photoURL: `${photo}?t=1` }],
    [anna, { photoURL: `/photos/${randomUUID()}.webp?t=1` }],
    [anna, { photoURL: 'https://evil.example/x.webp' }],
    [anna, { name: 'Mine' }],
    [anna, { hidden: true }],
    [anna, { edited: 5 }],
  ] as const)
    expect({ fields, answer: await set(who, 'locations', hall, fields) }).toEqual({
      fields,
      answer: denied,
    })
  expect(
    await app.db
      .selectFrom('locations')
      .select(['name', 'photoUrl', 'edited'])
      .where('locationId', '=', hall)
      .executeTakeFirst(),
  ).toEqual({ name: 'Hall', photoUrl: `${photo}?t=1`, edited: null })
})
