// The HTTP functions of SPEC section 7: plain JSON in and out, limited to the data visible to the
// caller.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { httpFunctions } from '#contract/contract.ts'
import { playerIdsOfLocationMax } from '#domain/player/player-list.ts'
import { idsMax } from '#domain/shared/id-form.ts'
import { aFriend, aLocation, anAdmin } from '#test/support/builders.ts'
import { statementsOf } from '#test/support/statements.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let shown: string
let hidden: string
let ann: TestPlayer

beforeAll(async () => {
  app = await startTestApp()
  shown = await aLocation(app.db, {
    name: 'Shown Courts',
    photoUrl: '/photos/x.webp?t=1',
    edited: new Date('2026-05-01T10:00:00Z'),
  })
  hidden = await aLocation(app.db, { hidden: true })
  ann = await app.signedIn('Ann', { activeLocations: [shown] })
})
afterAll(() => app.close())

async function post(
  name: string,
  body: unknown,
  headers: Record<string, string> = ann.headers,
): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(`${app.url}/http/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json() }
}
const refusal = (status: number, name: string, code: string, params?: object) => ({
  status,
  body: {
    error: {
      status: name,
      message: code,
      details: params === undefined ? { code } : { code, params },
    },
  },
})

test('venues come in the order asked, once each; unknown and hidden ones are missing', async () => {
  const other = await aLocation(app.db)
  const { status, body } = await post('getLocationsByIdList', {
    locationIds: [other, hidden, 'no-such-venue', shown, other],
  })
  expect(status).toBe(200)
  const { locations } = body as { locations: { id: string }[] }
  expect(locations.map(({ id }) => id)).toEqual([other, shown])
  expect(locations[1]).toEqual({
    id: shown,
    name: 'Shown Courts',
    photoURL: '/photos/x.webp?t=1',
    edited: '2026-05-01T10:00:00.000Z',
    lat: 40.8,
    lon: -73.97,
    hidden: false,
    city: 'New York',
    region: 'NY',
    country: 'US',
    timezone: 'America/New_York',
    courts: expect.any(Number) as number,
  })
  expect(locations[0]).toMatchObject({ edited: null })
})

test('who has no player yet may ask for venues, not for players', async () => {
  const { headers } = await app.signedInUser('Nora')
  expect(await post('getLocationsByIdList', { locationIds: [] }, headers)).toEqual({
    status: 200,
    body: { locations: [] },
  })
  expect(await post('getMyPlayersByIds', { playerIds: [] }, headers)).toEqual(
    refusal(400, 'FAILED_PRECONDITION', 'not-a-player'),
  )
})

async function aCrowd(
  location: string,
  name: string,
): Promise<{ blocker: string; blocked: string; hider: string; familiar: string; open: string }> {
  const active = { activeLocations: [location] }
  const [blocker, blocked, hider, familiar, open] = (await Promise.all(
    ['a', 'b', 'c', 'd', 'e'].map(
      async (letter) =>
        (await app.signedIn(`${name}${letter}`, { ...active, homeLocation: location })).playerId,
    ),
  )) as [string, string, string, string, string]
  await app.db
    .insertInto('player_blocks')
    .values([
      { playerId: blocker, blockedId: 'ann' },
      { playerId: 'ann', blockedId: blocked },
    ])
    .execute()
  await app.db
    .updateTable('players')
    .set({ hidden: true })
    .where('playerId', 'in', [hider, familiar])
    .execute()
  await aFriend(app.db, familiar, 'ann')
  return { blocker, blocked, hider, familiar, open }
}

test('players come in the order asked, without those a block parts and those who hide', async () => {
  const venue = await aLocation(app.db)
  const { blocker, blocked, hider, familiar, open } = await aCrowd(venue, 'mine')
  const { body } = await post('getMyPlayersByIds', {
    playerIds: [open, blocker, 'nobody', blocked, hider, familiar, 'ann', open],
  })
  const { myPlayers } = body as { myPlayers: { playerId: string }[] }
  expect(myPlayers.map(({ playerId }) => playerId)).toEqual([open, familiar, 'ann'])
  expect(myPlayers[0]).toEqual({
    playerId: open,
    playerName: 'minee',
    skillSelf: 3.5,
    id: open,
    photoURL: '',
    homeLocation: venue,
  })
})

test('the players of venues are told by venue, in the order of their ids, as far as they show', async () => {
  const [venue, empty] = [await aLocation(app.db), await aLocation(app.db)]
  const { hider, familiar, open } = await aCrowd(venue, 'at')
  await app.signedIn('Left', { activeLocations: [venue] })
  await app.db
    .updateTable('player_locations')
    .set({ removed: true })
    .where('playerId', '=', 'left')
    .execute()
  await app.signedIn('Unseen', { activeLocations: [hidden] })
  const ask = async (asker: TestPlayer) =>
    (
      await post(
        'getPlayerIdsByLocationIds',
        { locationIds: [empty, venue, hidden, 'no-such-venue'] },
        asker.headers,
      )
    ).body
  expect(await ask(ann)).toEqual({
    playerIdsByLocation: { [empty]: [], [venue]: [familiar, open] },
  })
  const olga = await app.signedIn('Olga')
  await anAdmin(app.db, venue, 'olga')
  expect(await ask(olga)).toMatchObject({
    playerIdsByLocation: { [venue]: expect.arrayContaining([hider]) as string[] },
  })
})

test('of a large venue the first are told', async () => {
  const venue = await aLocation(app.db)
  const ids = Array.from(
    { length: playerIdsOfLocationMax + 5 },
    (_, index) => `crowd${String(index).padStart(3, '0')}`,
  )
  await app.db
    .insertInto('players')
    .values(ids.map((id) => ({ playerId: id, userId: null, playerName: id })))
    .execute()
  await app.db
    .insertInto('player_locations')
    .values(ids.map((id) => ({ playerId: id, locationId: venue })))
    .execute()
  expect((await post('getPlayerIdsByLocationIds', { locationIds: [venue] })).body).toEqual({
    playerIdsByLocation: { [venue]: ids.slice(0, playerIdsOfLocationMax) },
  })
})

test('each takes one statement', async () => {
  const asked: Record<keyof typeof httpFunctions, object> = {
    getLocationsByIdList: { locationIds: [shown, hidden] },
    getMyPlayersByIds: { playerIds: ['ann', 'nobody'] },
    getPlayerIdsByLocationIds: { locationIds: [shown, hidden] },
  }
  for (const [name, body] of Object.entries(asked))
    expect(await statementsOf(() => post(name, body))).toHaveLength(1)
})

test('at most 99 ids are asked for, and nothing else', async () => {
  const locationIds = Array.from({ length: idsMax }, (_, index) => `venue-${index}`)
  expect(idsMax).toBe(99)
  expect(await post('getLocationsByIdList', { locationIds })).toMatchObject({ status: 200 })
  expect(await post('getLocationsByIdList', { locationIds: [...locationIds, 'one-more'] })).toEqual(
    refusal(400, 'INVALID_ARGUMENT', 'bad-input', { field: 'locationIds' }),
  )
  expect(await post('getMyPlayersByIds', { playerIds: ['ann', 'not an id'] })).toEqual(
    refusal(400, 'INVALID_ARGUMENT', 'bad-input', { field: 'playerIds.1' }),
  )
  expect(await post('getMyPlayersByIds', { playerIds: [], all: true })).toEqual(
    refusal(400, 'INVALID_ARGUMENT', 'bad-input', { field: 'all' }),
  )
  for (const body of [null, [], 'ids', {}])
    expect(await post('getMyPlayersByIds', body)).toMatchObject({ status: 400 })
})

test.each(Object.keys(httpFunctions))(
  '%s is for those who signed in, from our own pages or with a token',
  async (name) => {
    const ids = name === 'getMyPlayersByIds' ? { playerIds: [] } : { locationIds: [] }
    expect(await post(name, ids, {})).toEqual(refusal(401, 'UNAUTHENTICATED', 'not-signed-in'))
    expect(await post(name, ids, { authorization: 'Bearer forged' })).toEqual(
      refusal(401, 'UNAUTHENTICATED', 'not-signed-in'),
    )
    expect(await post(name, ids, { ...ann.headers, origin: 'https://evil.example' })).toEqual(
      refusal(403, 'PERMISSION_DENIED', 'foreign-origin'),
    )
    expect(await post(name, ids, { cookie: ann.cookie })).toMatchObject({ status: 200 })
  },
)

test('a call is no HTTP function, nor the other way round', async () => {
  expect(await post('players-find', { text: 'a' })).toEqual(
    refusal(404, 'NOT_FOUND', 'unknown-call'),
  )
  expect(await post('toString', {})).toEqual(refusal(404, 'NOT_FOUND', 'unknown-call'))
  expect(await ann.raw('getMyPlayersByIds', { data: { playerIds: [] } })).toEqual({
    ...refusal(404, 'NOT_FOUND', 'unknown-call'),
    headers: expect.any(Headers) as Headers,
  })
})
