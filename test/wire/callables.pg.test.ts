// The callables of SPEC section 7, called by the official firebase SDK: payloads, results and
// refusals as the spec lists them.
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { calls } from '#contract/contract.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { callableSdk, type CallableSdk } from '#test/support/callable-sdk.ts'
import { aJpeg } from '#test/support/pictures.ts'
import { sendPhoto } from '#test/support/send-photo.ts'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'

const specNames = [
  'players-updatePlayerMedalCount',
  'players-updatePlayerPrivate',
  'players-register',
  'players-updatePlayer',
  'players-playerReward',
  'validations-checkPlayer',
  'validations-getEventLocation',
  'documentUpdates-updateDocument',
  'documentUpdates-setDocument',
  'documentUpdates-addDocument',
  'documentUpdates-deleteDocument',
  'emails-emailPasswordReset',
]

let app: TestApp
let venue: string
const open: CallableSdk[] = []
const called = new Set<string>()

beforeAll(async () => {
  app = await startTestApp()
  venue = await aLocation(app.db)
})
afterEach(() => Promise.all(open.splice(0).map((sdk) => sdk.close())))
afterAll(() => app.close())

function sdkOf(token: string | null): CallableSdk {
  const sdk = callableSdk(app.url, token)
  open.push(sdk)
  return {
    ...sdk,
    call: (name, data) => {
      called.add(name)
      return sdk.call(name, data)
    },
  }
}

test('a newcomer registers, checks and takes a name, sets up and is rewarded', async () => {
  const user = await app.signedInUser('Newcomer', { provider: 'google' })
  const sdk = sdkOf(user.token)
  const success = { success: true }
  // The SDK sends undefined fields as null.
  const registration = {
    uid: user.userId,
    email: user.email,
    provider: 'google',
    referral: undefined,
    curLat: 40.7,
    curLon: -74,
    eventLocation: venue,
  }
  expect(await sdk.call('players-register', registration)).toEqual(success)
  expect(await sdk.call('validations-checkPlayer', { id: 'new_comer' })).toEqual({
    playerExists: false,
  })
  const update = (fields: object) =>
    sdk.call('players-updatePlayer', { playerId: 'newcomer', fields })
  expect(await update({ playerName: 'New_Comer' })).toEqual(success)
  expect(await sdk.call('validations-checkPlayer', { id: 'newcomer' })).toEqual({
    playerExists: true,
  })
  expect(await update({ skillSelf: 3.5, homeLocation: venue })).toEqual(success)
  expect(await update({ setupComplete: true })).toEqual(success)
  expect(await sdk.call('players-playerReward', { diamondId: 'registered' })).toEqual({
    success: true,
    awarded: true,
  })
  expect(
    await sdk.call('players-updatePlayerPrivate', {
      playerId: 'newcomer',
      fields: { lastLat: 40.8, lastLon: -73.9, userId: user.userId },
    }),
  ).toEqual(success)
  const stored = await app.db
    .selectFrom('players')
    .innerJoin('players_private', 'players_private.playerId', 'players.playerId')
    .select(['playerName', 'skillSelf', 'homeLocation', 'setupComplete', 'lastLat', 'lastLon'])
    .where('players.userId', '=', user.userId)
    .executeTakeFirst()
  expect(stored).toEqual({
    playerName: 'New_Comer',
    skillSelf: 3.5,
    homeLocation: venue,
    setupComplete: true,
    lastLat: 40.8,
    lastLon: -73.9,
  })
})

test('a player reads the medals as they are stored', async () => {
  const ann = await app.signedIn('Ann')
  await app.db
    .updateTable('players')
    .set({ medalGold: 3, medalSilver: 2, medalBronze: 1 })
    .where('playerId', '=', 'ann')
    .execute()
  expect(
    await sdkOf(ann.token).call('players-updatePlayerMedalCount', { today: '2026-06-01' }),
  ).toEqual({ success: true, medalGold: 3, medalSilver: 2, medalBronze: 1 })
})

test('a photo is named once it was sent, whenever its address was read; no other is', async () => {
  const [ben, cleo] = [await app.signedIn('Ben'), await app.signedIn('Cleo')]
  const sdk = sdkOf(ben.token)
  const { photoURL } = await sendPhoto(app.url, ben.headers, 'player/ben', await aJpeg())
  const { photoURL: another } = await sendPhoto(app.url, cleo.headers, 'player/cleo', await aJpeg())
  const update = { playerId: 'ben', fields: { photoURL } }
  expect(await sdk.call('players-updatePlayer', update)).toEqual({ success: true })
  expect(
    await sdk.call('players-updatePlayer', {
      playerId: 'ben',
      fields: { photoURL: photoURL.replace(/t=.*/, 't=1') },
    }),
  ).toEqual({ success: true })
  for (const said of [
    another,
    '',
    'https://elsewhere.example/ben.jpg',
    `/photos/${randomUUID()}.webp?t=1`,
  ]) {
    expect(
      await sdk.refusal('players-updatePlayer', { playerId: 'ben', fields: { photoURL: said } }),
    ).toMatchObject({
      code: 'functions/invalid-argument',
      details: { params: { field: 'fields.photoURL' } },
    })
  }
  expect(
    await app.db
      .selectFrom('players')
      .select('photoUrl')
      .where('playerId', '=', 'ben')
      .executeTakeFirst(),
  ).toEqual({ photoUrl: photoURL })
  const fresh = await app.signedIn('Photoless')
  expect(
    await sdkOf(fresh.token).refusal('players-updatePlayer', {
      playerId: 'photoless',
      fields: { photoURL: '' },
    }),
  ).toMatchObject({ code: 'functions/invalid-argument' })
})

test('a visitor asks for the venue of an event and for a reset mail', async () => {
  await app.signedIn('Olivia')
  const eventId = await anEvent(app.db, { location: venue, organizer: 'olivia' })
  const sdk = sdkOf(null)
  expect(await sdk.call('validations-getEventLocation', { eventId })).toEqual({
    success: true,
    location: venue,
  })
  expect(await sdk.call('validations-getEventLocation', { eventId: randomUUID() })).toEqual({
    success: false,
    location: null,
  })
  expect(await sdk.call('emails-emailPasswordReset', { email: 'nobody@example.org' })).toEqual({
    success: true,
  })
})

test("a player writes the records the spec's clients write, and no others", async () => {
  const [eve] = [await app.signedIn('Eve'), await app.signedIn('Fay')]
  const sdk = sdkOf(eve.token)
  const success = { success: true }
  const clubs = () =>
    app.db.selectFrom('clubs').select('clubName').where('locationId', '=', venue).execute()
  const denied = {
    code: 'functions/permission-denied',
    message: 'not-allowed [403]',
    details: { code: 'not-allowed' },
  }
  expect(
    await sdk.call('documentUpdates-addDocument', {
      collection: 'messages',
      fields: { type: 'txt', fromId: 'eve', toId: 'fay', message: 'Sunday?', read: false },
    }),
  ).toEqual(success)
  const club = { clubName: 'Dinkers', location: venue, playerId: 'eve', members: 1, owner: true }
  expect(
    await sdk.call('documentUpdates-setDocument', {
      collection: 'clubs',
      id: `${venue}dinkers`,
      merge: true,
      fields: club,
    }),
  ).toEqual(success)
  expect(await clubs()).toEqual([{ clubName: 'Dinkers' }])
  expect(
    await sdk.call('documentUpdates-updateDocument', {
      collection: 'players',
      id: 'eve',
      fields: { homeLocation: venue },
    }),
  ).toEqual(success)
  expect(
    await sdk.refusal('documentUpdates-updateDocument', {
      collection: 'players',
      id: 'fay',
      fields: { homeLocation: venue },
    }),
  ).toEqual(denied)
  expect(
    await sdk.refusal('documentUpdates-setDocument', {
      collection: 'players',
      id: 'eve',
      merge: true,
      fields: { diamonds: 99 },
    }),
  ).toEqual(denied)
  expect(
    await sdk.call('documentUpdates-deleteDocument', {
      collection: 'clubs',
      id: `${venue}dinkers`,
    }),
  ).toEqual(success)
  expect(await clubs()).toEqual([])
})

test('every callable of section 7 is in the contract, and was called here', () => {
  expect(specNames.filter((name) => !Object.hasOwn(calls, name) || !called.has(name))).toEqual([])
})

/** The SDK adds the HTTP code to the message. */
const notSignedIn = {
  code: 'functions/unauthenticated',
  message: 'not-signed-in [401]',
  details: { code: 'not-signed-in' },
}

test("a refusal is the SDK's own error, with its code, message and details", async () => {
  const dan = await app.signedIn('Dan')
  const newcomer = await app.signedInUser('Nora', { provider: 'google' })
  const sdk = sdkOf(dan.token)
  expect(
    await sdkOf(null).refusal('players-updatePlayer', { playerId: 'dan', fields: {} }),
  ).toEqual(notSignedIn)
  expect(await sdk.refusal('players-updatePlayer', { playerId: 'ann', fields: {} })).toEqual({
    code: 'functions/permission-denied',
    message: 'not-allowed [403]',
    details: { code: 'not-allowed' },
  })
  expect(
    await sdk.refusal('players-updatePlayer', { playerId: 'dan', fields: { playerName: 'Danny' } }),
  ).toMatchObject({ code: 'functions/failed-precondition', message: 'name-already-set [400]' })
  expect(
    await sdkOf(newcomer.token).refusal('players-updatePlayerMedalCount', { today: '2026-06-01' }),
  ).toMatchObject({ code: 'functions/failed-precondition', message: 'not-a-player [400]' })
  expect(await sdk.refusal('players-updatePlayerMedalCount', { today: 'tomorrow' })).toEqual({
    code: 'functions/invalid-argument',
    message: 'bad-input [400]',
    details: { code: 'bad-input', params: { field: 'today' } },
  })
  expect(await sdk.refusal('players-none', {})).toMatchObject({
    code: 'functions/not-found',
    message: 'unknown-call [404]',
  })
  expect(
    await sdk.refusal('playerFriends-set', { friendId: 'nobody', friend: true }),
  ).toMatchObject({ code: 'functions/not-found', message: 'player-not-found [404]' })
  const staged = sdkOf(newcomer.token)
  await staged.call('players-register', {
    uid: newcomer.userId,
    email: newcomer.email,
    provider: 'google',
  })
  expect(
    await staged.refusal('players-updatePlayer', {
      playerId: 'dan',
      fields: { playerName: 'Dan' },
    }),
  ).toMatchObject({ code: 'functions/already-exists', message: 'name-taken [409]' })
  const venues = await Promise.all(Array.from({ length: 11 }, () => aLocation(app.db)))
  for (const locationId of venues.slice(1))
    await sdk.call('playerLocations-setActive', { locationId, active: true })
  expect(
    await sdk.refusal('playerLocations-setActive', { locationId: venues[0], active: true }),
  ).toEqual({
    code: 'functions/resource-exhausted',
    message: 'active-location-limit [429]',
    details: { code: 'active-location-limit', params: { n: 10 } },
  })
})

test('a token that is none is refused, also where a visitor may ask; no argument is an empty one', async () => {
  expect(
    await sdkOf('forged.token').refusal('validations-getEventLocation', { eventId: randomUUID() }),
  ).toEqual(notSignedIn)
  expect(await sdkOf('forged.token').refusal('auth-methods')).toEqual(notSignedIn)
  expect(await sdkOf(null).call('auth-methods')).toMatchObject({ google: false })
})

test('JSON may say its charset; a body without data is no call', async () => {
  const answer = await app.visitor.raw(
    'auth-methods',
    { data: null },
    { 'content-type': 'application/json; charset=utf-8' },
  )
  expect(answer.status).toBe(200)
  for (const body of [{}, { argument: {} }, { data: {}, context: {} }])
    expect(await app.visitor.raw('auth-methods', body)).toMatchObject({
      status: 400,
      body: { error: { status: 'INVALID_ARGUMENT', message: 'bad-input' } },
    })
})
